# What every table has, whatever the game.
table-option-repetition-name = Trojí opakování
table-option-repetition-about = Co se stane, když pozice nastane potřetí. Pravidla her to neuvádějí.
table-option-repetition-draw-name = Remíza
table-option-repetition-draw-about = Partie skončí remízou.
table-option-repetition-off-name = Hrát dál
table-option-repetition-off-about = Pozice se smějí opakovat bez omezení.
table-option-max-plies-name = Nejdelší partie (tahy)
table-option-max-plies-about = Po tomto počtu tahů všech hráčů dohromady partie skončí remízou. 0 znamená bez omezení, jako v pravidlech her.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] Vítězí { $winners }. { $reason }
        [few] Vítězí { $winners }. { $reason }
        [many] Vítězí { $winners }. { $reason }
       *[other] Vítězí { $winners }. { $reason }
    }
game-ended-drawn = Remíza. { $reason }
game-ended-repetition = Remíza. Pozice nastala potřetí.
game-ended-max-plies = Remíza. Partie dosáhla nejvyššího povoleného počtu tahů.
game-ended-agreement = Remíza dohodou.
game-ended-resignation =
    { $count ->
        [one] Vítězí { $winners }. Partii vzdává { $losers }.
        [few] Vítězí { $winners }. Partii vzdávají { $losers }.
        [many] Vítězí { $winners }. Partii vzdávají { $losers }.
       *[other] Vítězí { $winners }. Partii vzdávají { $losers }.
    }
game-ended-time =
    { $count ->
        [one] Vítězí { $winners }: { SIDE($loser, form: "dative") } vypršel čas.
        [few] Vítězí { $winners }: { SIDE($loser, form: "dative") } vypršel čas.
        [many] Vítězí { $winners }: { SIDE($loser, form: "dative") } vypršel čas.
       *[other] Vítězí { $winners }: { SIDE($loser, form: "dative") } vypršel čas.
    }
game-ended-abandonment =
    { $count ->
        [one] Vítězí { $winners }. Partii opouští { SIDE($loser) }.
        [few] Vítězí { $winners }. Partii opouští { SIDE($loser) }.
        [many] Vítězí { $winners }. Partii opouští { SIDE($loser) }.
       *[other] Vítězí { $winners }. Partii opouští { SIDE($loser) }.
    }
game-ended-abort = Bez výsledku: partie byla zrušena.

# Why a table refuses something.
table-start-position = Výchozí pozice je chybná. { $problem }
table-players = Počet míst v této hře: { $expected }. Počet hráčů: { $found }.
table-no-such-seat = Místo { $seat } u tohoto stolu není. Místa jsou 1 až { $seats }.
table-game-over = Partie skončila.
table-not-your-turn = Na tahu je místo { $turn }, ne místo { $seat }.
table-out-of-time = Místu { $seat } vypršel čas.
table-nothing-to-take-back =
    { $played ->
        [one] Nelze vrátit tolik tahů ({ $asked }). Odehrán byl jen jeden.
        [few] Nelze vrátit tolik tahů ({ $asked }). Odehrány byly jen { $played }.
        [many] Nelze vrátit tolik tahů ({ $asked }). Odehráno bylo jen { $played }.
       *[other] Nelze vrátit tolik tahů ({ $asked }). Odehráno bylo jen { $played }.
    }
table-no-move-of-yours = Místo { $seat } ještě netáhlo.
table-takeback-pending = Místo { $seat } už o vrácení tahu požádalo.
table-no-takeback-asked = O vrácení tahu nikdo nežádá.
table-not-asked = Na tuto žádost odpovídají soupeři, ne místo { $seat }.
table-no-draw-offered = Nikdo nenabízí remízu.
table-no-resignation = Místo { $seat } nenavrhlo vzdát partii.
table-no-vote = Místo { $seat } za svůj tým nerozhoduje. Rozhodují jeho lidští spoluhráči.
table-clock-decides = Tato partie má hodiny. Kdo se nevrátí, prohraje, až mu vyprší čas.
table-nothing-to-claim = Na místě { $seat } nesedí váš soupeř.
table-too-late-to-abort = Partii lze zrušit jen před druhým tahem. Můžete se vzdát nebo nabídnout remízu.

# Saved games, matches, time controls.
saved-move = Tah { $ply } nelze znovu zahrát. { $error }
saved-unfit =
    { $part ->
        [clock] Hodiny neodpovídají partii.
        [takeback] Vrácení tahu neodpovídá partii.
       *[ending] Zakončení neodpovídá partii.
    }
match-players = Počet míst v této hře: { $expected }. Počet hráčů: { $found }.
match-no-games = Zápas musí mít alespoň jednu partii.
match-over = Zápas skončil.
time-control-unreadable = „{ $text }“ není tempo hry. Očekává se none, 5, 5+3, 5d3 nebo 3d/move, nejvýše den na hodinách, 3600 sekund na tah nebo 30 dní na tah.
