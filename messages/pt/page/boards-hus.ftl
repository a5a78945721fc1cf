### The Hus board.

# $first and $second are the names of the sides.
hus-board = Tabuleiro de Hus, quatro filas de oito covas; { $first } tem { $firstSeeds } sementes, { $second } tem { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
        [0] vazia
        [one] { $seeds } semente
        [many] { $seeds } sementes
       *[other] { $seeds } sementes
    }
hus-pit-playable = { hus-pit }, jogável
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
        [one] { $laps } volta
        [many] { $laps } voltas
       *[other] { $laps } voltas
    } · { $gain ->
        [0] sem captura
       *[other] captura { $gain }
    } · acaba em { $last }
hus-preview-again = Toque de novo para semear.
hus-sowing = volta { $lap }
hus-sowing-gain = volta { $lap } · captura { $gain }

# The position editor.
hus-brush-more = Acrescentar uma semente
hus-brush-less = Retirar uma semente
hus-seeds-in = Sementes em { $pit }
