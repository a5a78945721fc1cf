### The Hus board.

# $first and $second are the names of the sides.
hus-board = Tavoliere di Hus, quattro file di otto buche; { $first } ha { $firstSeeds } semi, { $second } ne ha { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
        [0] vuota
        [one] un seme
        [many] { $seeds } semi
       *[other] { $seeds } semi
    }
hus-pit-playable = { hus-pit }, giocabile
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
        [one] un giro
        [many] { $laps } giri
       *[other] { $laps } giri
    } · { $gain ->
        [0] nessuna cattura
       *[other] cattura { $gain }
    } · finisce in { $last }
hus-preview-again = Premi di nuovo per seminare.
hus-sowing = giro { $lap }
hus-sowing-gain = giro { $lap } · cattura { $gain }

# The position editor.
hus-brush-more = Aggiungi un seme
hus-brush-less = Togli un seme
hus-seeds-in = Semi in { $pit }
