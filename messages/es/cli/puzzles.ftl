### What `tetrarch puzzles` says.

cli-puzzle-title = Problema { $id }: { $game }, { $variant }, nivel { $level }
cli-puzzle-proved = demostrado
cli-puzzle-engine = según el motor
cli-puzzle-target = Gana quien expulse primero { $marbles ->
    [one] una canica
    [many] { $marbles } canicas
   *[other] { $marbles } canicas
}.
cli-puzzle-win = Turno de { $side }: encuentra la única jugada que gana.
cli-puzzle-win-within = Turno de { $side }: gana en { $moves } jugadas. Solo una primera jugada lo consigue.
cli-puzzle-advantage = Turno de { $side }: encuentra la única jugada que da una clara ventaja.
cli-puzzle-save = Turno de { $side }: encuentra la única jugada que no pierde.
cli-puzzle-defend = Turno de { $side }: encuentra la mejor defensa. Cualquier otra jugada es claramente peor.
cli-puzzle-keys = Escribe una jugada, o bien «hint» (pista), «next» (siguiente) o «quit» (salir).
cli-puzzle-right = Correcto. La línea es { $line }.
cli-puzzle-wrong = { $tried } no es correcto: { $reply } lo refuta. Inténtalo de nuevo.
cli-puzzle-wrong-over = { $tried } no es correcto: pone fin a la partida. Inténtalo de nuevo.
cli-puzzle-hint-themes = Tema: { $themes }.
cli-puzzle-hint-none = No tiene tema. La próxima pista es la jugada.
cli-puzzle-hint-move = La jugada es { $best }.
cli-puzzle-score = Resueltos: { $solved } de { $seen }
cli-puzzle-none = No hay problemas de este tipo. Elige otro tema u otro nivel.
cli-puzzle-faulty = { $file }: problema { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 problema
    [many] { $puzzles } problemas
   *[other] { $puzzles } problemas
} de { $games ->
    [one] 1 partida
    [many] { $games } partidas
   *[other] { $games } partidas
} en { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } demostrados, 1 partida)
    [many] ({ $proved } demostrados, { $games } partidas)
   *[other] ({ $proved } demostrados, { $games } partidas)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 problema
    [many] { NUMBER($puzzles, useGrouping: "false") } problemas
   *[other] { NUMBER($puzzles, useGrouping: "false") } problemas
}, { NUMBER($wrong, useGrouping: "false") } incorrectos

# Themes.
cli-theme-long-relay = relevo largo
cli-theme-starvation = sin jugadas
cli-theme-capture = captura
cli-theme-big-capture = gran captura
cli-theme-stack-of-seven = pila de siete
cli-theme-swap = intercambio
cli-theme-two-scales = dos escamas
cli-theme-cover = tapar una pila
cli-theme-high-stack = pila alta
cli-theme-pincers = tenaza
cli-theme-goal-points = puntos de meta
cli-theme-sumito = sumito
cli-theme-edge = borde
cli-theme-double-threat = doble amenaza
cli-theme-parry = impedir la victoria
cli-theme-quiet = jugada tranquila
cli-theme-defence = defensa

# What can be wrong with a puzzle.
cli-flaw-position = la posición no se puede montar: { $reason }
cli-flaw-spelling = la posición debería escribirse «{ $canonical }»
cli-flaw-id = el identificador debería ser «{ $expected }»
cli-flaw-twice = otro problema tiene el mismo identificador
cli-flaw-no-choice = no hay varias jugadas entre las que elegir
cli-flaw-move = la jugada { $number } de la línea es ilegal: { $reason }
cli-flaw-move-spelling = la jugada { $number } de la línea debería escribirse «{ $canonical }»
cli-flaw-line = la línea debería tener de 1 a { $longest } jugadas
cli-flaw-not-won = la línea no lleva a la victoria
cli-flaw-lost = la línea lleva a una derrota
cli-flaw-themes = los temas deberían ser «{ $expected }»
cli-flaw-another = «{ $other }» también es una solución
cli-flaw-useless = la solución no alcanza el objetivo
cli-flaw-goal = el objetivo es otro
cli-flaw-unproved = el demostrador no encuentra la demostración
cli-flaw-doubtful = el motor prefiere «{ $best }», por un { $margin } %

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Línea { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Este es un diario de { $found }, no de { $wanted }.
mining-journal-unreadable = La línea { $line } no pertenece a un diario.
