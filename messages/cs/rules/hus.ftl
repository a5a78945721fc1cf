# Hus: names.
hus-name = Hus
hus-about = Mankala o čtyřech řadách: rozsévejte po své straně, navazujte dalším setím a berte kameny naproti.
hus-variant-european-name = Evropský Hus
hus-variant-european-about = Pravidla z letáku evropského vydání.
hus-variant-african-name = Africký Hus
hus-variant-african-about = Hra, jak se hraje v Africe, podle encyklopedie.
hus-option-direction-name = Směr setí
hus-option-direction-about = Kterým směrem se kameny rozsévají při pohledu shora. Evropská a africká pravidla se liší.
hus-option-direction-clockwise-name = Po směru hodinových ručiček
hus-option-direction-clockwise-about = Podle evropských pravidel.
hus-option-direction-counter-clockwise-name = Proti směru hodinových ručiček
hus-option-direction-counter-clockwise-about = Podle afrických pravidel.
hus-option-capture-if-name = Braní
hus-option-capture-if-about = Kdy kolo, které končí v obsazeném vnitřním důlku, bere soupeřovy kameny naproti. Evropská pravidla vyžadují obsazený jen vnitřní důlek, africká oba.
hus-option-capture-if-inner-name = Obsazený vnitřní důlek
hus-option-capture-if-inner-about = Soupeřův vnitřní důlek musí obsahovat kameny. Vnější se bere s ním, ať je prázdný, nebo ne.
hus-option-capture-if-both-name = Oba důlky obsazené
hus-option-capture-if-both-about = Oba soupeřovy důlky musí obsahovat kameny.
hus-option-resow-name = Setí po braní
hus-option-resow-about = Které kameny se po braní rozsévají. Evropská pravidla jmenují i kameny z vlastního důlku, africká jen sebrané.
hus-option-resow-with-own-name = Sebrané kameny i vlastní důlek
hus-option-resow-with-own-about = Kameny z vlastního důlku se rozsévají spolu se sebranými.
hus-option-resow-captured-only-name = Jen sebrané kameny
hus-option-resow-captured-only-about = Rozsévají se jen sebrané kameny. Ve vlastním důlku kameny zůstanou.
hus-option-ends-name = Konec partie
hus-option-ends-about = Kdo musí být bez tahu, aby partie skončila. Evropská pravidla hledí po každém tahu na obě strany, africká na hráče na tahu.
hus-option-ends-either-name = Některá strana nemá tah
hus-option-ends-either-about = Partie končí, jakmile některá strana nemá důlek se dvěma nebo více kameny.
hus-option-ends-mover-name = Hráč na tahu nemá tah
hus-option-ends-mover-about = Partie končí, když hráč na tahu nemá žádný možný tah.
hus-option-max-laps-name = Nejdelší setí (kola)
hus-option-max-laps-about = Setí o více kolech se považuje za nekonečné a nesmí se zvolit. Pravidla se nezmiňují o tom, že navazování může trvat věčně.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } rozsévá z { $from } na { hus-laps } a končí v { $last }.
        [one] { SIDE($side) } rozsévá z { $from } na { hus-laps }, bere jeden kámen a končí v { $last }.
        [few] { SIDE($side) } rozsévá z { $from } na { hus-laps }, bere { $captured } kameny a končí v { $last }.
        [many] { SIDE($side) } rozsévá z { $from } na { hus-laps }, bere { $captured } kamene a končí v { $last }.
       *[other] { SIDE($side) } rozsévá z { $from } na { hus-laps }, bere { $captured } kamenů a končí v { $last }.
    }
hus-laps =
    { $laps ->
        [one] jedno kolo
        [few] { $laps } kola
        [many] { $laps } kola
       *[other] { $laps } kol
    }

hus-expected-move = Očekává se důlek od a1 do h4, například c1.
hus-illegal-opponents-pit = Důlek { $pit } patří soupeři. Začněte z některého svého.
hus-illegal-empty-pit = Důlek { $pit } je prázdný. K tahu je třeba důlek s alespoň dvěma kameny.
hus-illegal-single-seed = V důlku { $pit } je jen jeden kámen. K tahu jsou třeba alespoň dva.
hus-illegal-endless-sowing =
    { $laps ->
        [one] Setí z { $pit } neskončí během jednoho kola. Nekonečné setí se nesmí zvolit.
        [few] Setí z { $pit } neskončí během { $laps } kol. Nekonečné setí se nesmí zvolit.
        [many] Setí z { $pit } neskončí během { $laps } kola. Nekonečné setí se nesmí zvolit.
       *[other] Setí z { $pit } neskončí během { $laps } kol. Nekonečné setí se nesmí zvolit.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Poražený už nemá kameny.
hus-reason-only-singles = Poražený nemá důlek se dvěma nebo více kameny.
hus-reason-no-move = Každé setí, které by poražený mohl zvolit, je nekonečné.

# Positions.
hus-position-no-turn = Očekává se deska, mezera a strana na tahu (s nebo n).
hus-position-pits = Očekávaný počet důlků v řadě { $row }: { $expected }, nalezeno: { $found }.
hus-position-seeds = Důlek { $pit } obsahuje „{ $found }“. Očekává se číslo od 0 do { $most }.
hus-position-hand =
    { $seeds ->
        [one] V ruce je jeden kámen. Mezi tahy musí být ruka prázdná.
        [few] V ruce jsou { $seeds } kameny. Mezi tahy musí být ruka prázdná.
        [many] V ruce je { $seeds } kamene. Mezi tahy musí být ruka prázdná.
       *[other] V ruce je { $seeds } kamenů. Mezi tahy musí být ruka prázdná.
    }
hus-position-too-many-seeds = Očekává se nejvýše { $most } kamenů, nalezeno: { $found }.
