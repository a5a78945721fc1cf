### The Hus board.

# $first and $second are the names of the sides.
hus-board = Tablero de Hus, cuatro filas de ocho hoyos; { $first } tiene { $firstSeeds } semillas, { $second } tiene { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
        [0] vacío
        [one] una semilla
        [many] { $seeds } semillas
       *[other] { $seeds } semillas
    }
hus-pit-playable = { hus-pit }, se puede jugar
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
        [one] una vuelta
        [many] { $laps } vueltas
       *[other] { $laps } vueltas
    } · { $gain ->
        [0] sin captura
       *[other] captura { $gain }
    } · acaba en { $last }
hus-preview-again = Pulsa otra vez para sembrar.
hus-sowing = vuelta { $lap }
hus-sowing-gain = vuelta { $lap } · captura { $gain }

# The position editor.
hus-brush-more = Añadir una semilla
hus-brush-less = Quitar una semilla
hus-seeds-in = Semillas en { $pit }
