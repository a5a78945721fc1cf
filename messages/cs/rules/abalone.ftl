# Abalone: names.
abalone-name = Abalone
abalone-about = Získejte v řadě přesilu a vytlačte soupeřovy koule z šestiúhelníkové desky.
abalone-option-layout-name = Rozestavení
abalone-option-layout-about = Výchozí rozestavení koulí a počet hráčů.
abalone-option-partners-name = Koule spoluhráčů
abalone-option-partners-about = Čí koule smíte posouvat v týmové hře (pravidlo 4.3).
abalone-option-partners-sheet-name = Celého týmu
abalone-option-partners-sheet-about = Koule svého týmu smíte posouvat jako vlastní.
abalone-option-partners-own-only-name = Jen vlastní
abalone-option-partners-own-only-about = Posouváte vlastní koule. Koule spoluhráčů jen pomáhají tlačit.
abalone-option-target-name = Koulí k vytlačení
abalone-option-target-about = Kolik koulí je třeba vytlačit k vítězství. Pravidla uvádějí šest.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standardní
abalone-variant-standard-about = Rozestavení podle pravidel: na každé straně dvě plné řady a před nimi tři koule. Opatrní hráči ho mohou zablokovat na remízu.
abalone-variant-belgian-daisy-name = Belgická sedmikráska
abalone-variant-belgian-daisy-about = Každá strana má v protilehlých rozích dvě sedmikrásky po sedmi koulích. Pro ty, kdo už hru znají.
abalone-variant-german-daisy-name = Německá sedmikráska
abalone-variant-german-daisy-about = Belgické sedmikrásky posunuté o řadu blíž ke středu.
abalone-variant-dutch-daisy-name = Nizozemská sedmikráska
abalone-variant-dutch-daisy-about = Sedmikrásky v rozích, uprostřed každé soupeřova koule.
abalone-variant-swiss-daisy-name = Švýcarská sedmikráska
abalone-variant-swiss-daisy-about = Sedmikrásky o řadu blíž ke středu, uprostřed každé soupeřova koule.
abalone-variant-domination-name = Nadvláda
abalone-variant-domination-about = Každá strana má u okraje dva trojúhelníky a z každého jednu kouli vyslanou ke středu.
abalone-variant-infiltration-name = Infiltrace
abalone-variant-infiltration-about = Dvě dlouhé fronty, v každé už jsou tři soupeřovy koule.
abalone-variant-pyramid-name = Pyramida
abalone-variant-pyramid-about = Dva plné klíny podél okraje, od rohu k rohu, mezi nimi volný střed.
abalone-variant-the-wall-name = Zeď
abalone-variant-the-wall-about = Dvě zdi přes celou desku, za každou čeká jedna koule.
abalone-variant-alien-name = Mimozemšťan
abalone-variant-alien-about = Dva obličeje hledí na sebe, v každém čtyři soupeřovy koule.
abalone-variant-snakes-name = Hadi
abalone-variant-snakes-about = Dva dlouzí hadi podél okraje, hlavy propletené ve středu.
abalone-variant-snakes-variant-name = Hadi (obměna)
abalone-variant-snakes-variant-about = Dva dlouzí hadi podél okraje, jejich natažené hlavy se míjejí.
abalone-variant-fujiyama-name = Fudžijama
abalone-variant-fujiyama-about = Dvě hory míří proti sobě, v každé tři soupeřovy koule.
abalone-variant-face-to-face-name = Tváří v tvář
abalone-variant-face-to-face-about = Dva plné bloky vlevo a vpravo od prázdné uličky.
abalone-variant-french-daisy-name = Francouzská sedmikráska
abalone-variant-french-daisy-about = Čtyři sedmikrásky kolem volného středu, obě barvy proti sobě křížem.
abalone-variant-alliances-name = Aliance
abalone-variant-alliances-about = Dva otevřené prstence se kolem středu opírají o sebe.
abalone-variant-checkerboard-name = Šachovnice
abalone-variant-checkerboard-about = Čtyři řady střídavých barev. Nikdo nemá dvě koule vedle sebe.
abalone-variant-three-players-name = Tři hráči
abalone-variant-three-players-about = Každý má jedenáct koulí a hraje sám za sebe. Vítězí, kdo první vytlačí šest cizích koulí.
abalone-variant-four-players-name = Čtyři hráči
abalone-variant-four-players-about = Každý má devět koulí. Černý a Červený hrají proti Bílému a Žlutému.
abalone-variant-six-players-name = Šest hráčů
abalone-variant-six-players-about = Každý má šest koulí. Černý, Červený a Zelený hrají proti Bílému, Žlutému a Modrému.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = Počty hráčů se liší: varianta { $variant } má { $variant_seats }, rozestavení { $layout } má { $layout_seats }. Zvolte raději variantu { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Cíl { $target } je v rozestavení { $layout } nedosažitelný: soupeři týmu mají jen { $most } koulí.
       *[no] Cíl { $target } je v rozestavení { $layout } nedosažitelný: soupeři hráče mají jen { $most } koulí.
    }

# Moves.
abalone-move-pass = { SIDE($side) } nemůže táhnout a tah vynechává.
abalone-move-marble = { SIDE($side) } táhne koulí z { $from } na { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } posouvá řadu { $first }-{ $last } bokem na { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } posouvá řadu { $first }-{ $last } na { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [one] { SIDE($side) } posouvá řadu { $first }-{ $last } na { $first_to }-{ $last_to } a odtlačuje kouli { SIDE($owner, form: "genitive") }.
        [few] { SIDE($side) } posouvá řadu { $first }-{ $last } na { $first_to }-{ $last_to } a odtlačuje { $marbles } koule { SIDE($owner, form: "genitive") }.
        [many] { SIDE($side) } posouvá řadu { $first }-{ $last } na { $first_to }-{ $last_to } a odtlačuje { $marbles } koule { SIDE($owner, form: "genitive") }.
       *[other] { SIDE($side) } posouvá řadu { $first }-{ $last } na { $first_to }-{ $last_to } a odtlačuje { $marbles } koulí { SIDE($owner, form: "genitive") }.
    }
abalone-move-push-two-rivals = { SIDE($side) } posouvá řadu { $first }-{ $last } na { $first_to }-{ $last_to } a odtlačuje koule { SIDE($near, form: "genitive") } a { SIDE($far, form: "genitive") }.
abalone-move-eject = { SIDE($side) } posouvá řadu { $first }-{ $last } na { $first_to }-{ $last_to } a vytlačuje z desky kouli { SIDE($owner, form: "genitive") }.

abalone-expected-move = Očekává se tah ve směru řady jako a1b2, tah bokem jako c3c5d4 nebo pass.
abalone-expected-one-of = Může to znamenat { $moves }. Napište celý tah, který máte na mysli.
abalone-expected-in-line = Tah ve směru řady se zapisuje { $text }.
abalone-illegal-no-such-cell = Pole „{ $cell }“ na desce není. Řady vedou od a1–a5 po i5–i9.
abalone-illegal-empty-cell = Pole { $cell } je prázdné. Není tu koule, kterou by šlo posunout.
abalone-illegal-not-your-marble = Koule na { $cell } patří { SIDE($owner, form: "dative") }. Táhněte jednou ze svých.
abalone-illegal-not-your-team = Koule na { $cell } patří { SIDE($owner, form: "dative") } z druhého týmu.
abalone-illegal-partners-marble = Koule na { $cell } patří { SIDE($owner, form: "dative") }. Koule spoluhráčů se posouvají jen při tlačení.
abalone-illegal-no-marbles-left = { SIDE($seat) } už nemá koule a tah vynechává.
abalone-illegal-row-too-long = Řada od { $cell } (počet koulí: { $marbles }) je příliš dlouhá. Společně se posouvají nejvýše tři koule.
abalone-illegal-not-a-row = Pole { $first } a { $last } nejsou konce přímé řady.
abalone-illegal-not-adjacent = Pole { $to } nesousedí s { $from }. Koule se posouvají o jedno pole.
abalone-illegal-off-the-board = Vaše koule na { $cell } by spadla z desky.
abalone-illegal-sideways-blocked = Pole { $cell } obsazuje { SIDE($owner) }. Tah bokem vyžaduje volná pole.
abalone-illegal-sideways-push = Kouli { SIDE($owner, form: "genitive") } na { $cell } nelze odtlačit bokem, jen ve směru řady.
abalone-illegal-too-weak = { $pushing } proti { $pushed } na odtlačení nestačí. Tlačící strana musí mít více koulí.
abalone-illegal-blocked-behind = Za odtlačovanými koulemi leží na { $cell } vaše vlastní koule. To pole musí být volné.
abalone-illegal-partner-pushed = Odtlačili byste kouli { SIDE($owner, form: "genitive") } na { $cell }. Koule spoluhráčů se nikdy neodtlačují.
abalone-illegal-not-started-by-own = Tlačení začíná koulí { SIDE($owner, form: "genitive") } na { $cell }, ne vaší.
abalone-illegal-cannot-pass = Můžete táhnout, tah tedy nesmíte vynechat.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Vítěz vytlačil dost koulí.

# Positions.
abalone-position-fields = Očekávají se 3 části oddělené jednou mezerou (deska, místo na tahu a počty vytlačených), nalezeno: { $found }.
abalone-position-cells = Očekávaný počet polí: { $expected }, nalezeno: { $found }.
abalone-position-owner = Na poli { $cell } je koule místa { $seat }. Místa jsou 1 až { $seats }.
abalone-position-numbers = Řada { $row } má v „{ $text }“ dvě čísla vedle sebe. Napište jedno číslo za celý úsek.
abalone-position-sign = Řada { $row } obsahuje „{ $sign }“. Očekává se { $expected }, nebo počet prázdných polí.
abalone-position-row = Očekávaný počet polí v řadě { $row }: { $expected }, nalezeno: { $found }.
abalone-position-counts = Očekávaný počet údajů o vytlačených koulích: { $expected }, nalezeno: { $found }.
abalone-position-count = Počty vytlačených obsahují „{ $text }“. Očekává se číslo jako 0 nebo 5.
abalone-position-marbles = { SIDE($side) }: na desce se očekává nejvýše { $most } koulí, nalezeno: { $found }.
abalone-position-beyond-target = Počty vytlačených dávají jedné straně dohromady { $count }. Partie končí při { $target }.
abalone-position-two-winners = Podle počtů vytlačených mají { $target } dvě strany. Zvítězit mohla jen jedna.
abalone-position-rivals-missing = Počty vytlačených uvádějí pro stranu { SIDE($side, form: "genitive") } { $count }, soupeřům ale chybí koulí jen { $missing }.
abalone-position-missing = Počty vytlačených dávají dohromady { $count }, koulí ale chybí jen { $missing }.
