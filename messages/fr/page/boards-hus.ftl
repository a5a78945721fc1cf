### The Hus board.

# $first and $second are the names of the sides.
hus-board = Plateau de Hus, quatre rangées de huit trous ; { $first } a { $firstSeeds } graines, { $second } en a { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
        [0] vide
        [one] { $seeds } graine
        [many] { $seeds } graines
       *[other] { $seeds } graines
    }
hus-pit-playable = { hus-pit }, jouable
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
        [one] { $laps } tour
        [many] { $laps } tours
       *[other] { $laps } tours
    } · { $gain ->
        [0] sans capture
       *[other] capture { $gain }
    } · finit en { $last }
hus-preview-again = Appuyez à nouveau pour semer.
hus-sowing = tour { $lap }
hus-sowing-gain = tour { $lap } · capture { $gain }

# The position editor.
hus-brush-more = Ajouter une graine
hus-brush-less = Enlever une graine
hus-seeds-in = Graines en { $pit }
