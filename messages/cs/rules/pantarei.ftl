# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Destičky šplhají jedna na druhou a had se krátí. Postavte jako první vysokou hromádku.
pantarei-variant-standard-name = Standardní
pantarei-variant-standard-about = Hra podle pravidel: devatenáct destiček, vítězí hromádka ze sedmi.
pantarei-option-goal-name = Vítězná výška
pantarei-option-goal-about = Jak vysoká hromádka vítězí. Pravidla uvádějí sedm; pak může vždy aspoň jeden z hráčů táhnout. Nižší cíl partii zkrátí; při vyšším může partie skončit tím, že oba hráči tah vynechají.

# Moves.
pantarei-move-choose = { SIDE($side) } si vybírá { $colour ->
        [white] bílou
       *[black] černou
    }. { SIDE($other) } hraje { $other_colour ->
        [white] bílou
       *[black] černou
    } a začíná.
pantarei-move-one = { SIDE($side) } přesouvá { pantarei-top } { $value } z hromádky { $from } na hromádku { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } přesouvá { pantarei-top } { $value } i s { pantarei-under } { $under_value } pod ní z hromádky { $from } na hromádku { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } přesouvá { pantarei-top } { $value } i s neutrální destičkou pod ní z hromádky { $from } na hromádku { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } prohazuje hromádky { $first } a { $second }.
pantarei-move-pass = { SIDE($side) } nemůže táhnout ani prohazovat a tah vynechává.
pantarei-top =
    { $top ->
        [white] bílou
       *[black] černou
    }
pantarei-under =
    { $under ->
        [white] bílou
       *[black] černou
    }
pantarei-height =
    { $wins ->
        [yes] která má teď výšku { $height } a vítězí{ pantarei-gap }
       *[no] která má teď výšku { $height }{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; mezera se uzavírá.
       *[no] .
    }

pantarei-expected-move = Očekává se white, black, 5r, 5l2, 5x9 nebo pass. Hromádky se číslují od hlavy.
pantarei-illegal-colour-not-chosen = Místo 1 si musí nejprve vybrat barvu: white (bílá) nebo black (černá).
pantarei-illegal-colour-already-chosen = Barvy už jsou vybrané: místo 1 hraje { $seat_1 ->
        [white] bílou
       *[black] černou
    }.
pantarei-illegal-no-such-stack = Hromádka { $stack } neexistuje. Hromádky mají čísla 1 až { $stacks }.
pantarei-illegal-opponents-stack = Na vrchu hromádky { $stack } je { $top }, destička soupeře. Táhnout můžete jen hromádkami, které mají na vrchu vaši barvu.
pantarei-illegal-neutral-stack = Na vrchu hromádky { $stack } je neutrální destička. Ta se přesouvá jen pod jinou.
pantarei-illegal-beyond-head = Vršek hromádky { $stack } se přesouvá o { pantarei-stacks }, ale směrem k hlavě { $room ->
        [0] už žádná není
       *[other] jich zbývá jen { $room }
    }. Žádná destička nesmí za konec hada.
pantarei-illegal-beyond-tail = Vršek hromádky { $stack } se přesouvá o { pantarei-stacks }, ale směrem k ocasu { $room ->
        [0] už žádná není
       *[other] jich zbývá jen { $room }
    }. Žádná destička nesmí za konec hada.
pantarei-stacks =
    { $value ->
        [one] jednu hromádku
        [few] { $value } hromádky
        [many] { $value } hromádky
       *[other] { $value } hromádek
    }
pantarei-illegal-single-scale = Hromádku { $stack } tvoří jediná destička. Druhou, kterou byste vzali s sebou, nemá.
pantarei-illegal-swap-with-itself = Hromádku { $stack } nelze prohodit se sebou samou. K prohození jsou třeba dvě hromádky.
pantarei-illegal-swap-not-yours = Na vrchu hromádky { $stack } je { $top }. Obě prohazované hromádky musí mít na vrchu vaši barvu.
pantarei-illegal-swap-after-swap = Soupeř právě prohazoval. Po prohození nesmí následovat prohození.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] Tah smíte vynechat, jen když nemůžete táhnout ani prohazovat. Máte jeden možný tah.
        [few] Tah smíte vynechat, jen když nemůžete táhnout ani prohazovat. Máte { $choices } možné tahy.
        [many] Tah smíte vynechat, jen když nemůžete táhnout ani prohazovat. Máte { $choices } možného tahu.
       *[other] Tah smíte vynechat, jen když nemůžete táhnout ani prohazovat. Máte { $choices } možných tahů.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Hromádka dosáhla vítězné výšky.

# Positions.
pantarei-position-fields = Očekávají se 4 části oddělené jednou mezerou (had, tah, zámek a bílá), nalezeno: { $found }.
pantarei-position-won-without-colours = Barvy musí být vybrané, protože hromádka o výšce { $goal } nebo více už zvítězila.
pantarei-position-no-scales = Had nemá destičky. Očekává se alespoň jedna.
pantarei-position-empty-stack = Hromádka { $stack } je prázdná. Očekává se alespoň jedna destička.
pantarei-position-supply = Očekává se nejvýše { $most } × { $scale }, nalezeno: { $found }.
pantarei-position-sign = Hromádka { $stack } obsahuje destičku začínající „{ $sign }“. Očekává se w, b nebo n.
pantarei-position-value = Hromádka { $stack } obsahuje destičku s hodnotou „{ $value }“. Očekává se 1, 2 nebo 3.
pantarei-position-value-missing = Hromádka { $stack } končí barvou. Očekává se její hodnota: 1, 2 nebo 3.
pantarei-position-white-seat = Bílou nemůže hrát místo { $seat }. Očekává se 1 nebo 2.
pantarei-position-white = Místo, které hraje bílou, je „{ $found }“. Očekává se 1, 2 nebo -.
pantarei-position-white-before-choice = Místo, které hraje bílou, je „{ $found }“. Dokud si místo 1 nevybralo barvu (tah ?), očekává se -.
pantarei-position-white-missing = Barvy už jsou vybrané. Očekává se 1 nebo 2, místo, které hraje bílou.
pantarei-position-turn-before-choice = Dokud si místo 1 nevybralo barvu, nemůže být na tahu místo 2.
pantarei-position-swap-before-choice = Dokud nejsou barvy vybrané, nemohl být poslední tah prohození.
pantarei-position-lock = Zámek je „{ $found }“. Očekává se x nebo -.
