puzzles-about = Una sola jugada gana o salva la partida. Encuéntrala.
puzzles-missing = No se han podido cargar los problemas
puzzles-none = No hay problemas de este tipo. Elige otro tema.

# What is asked.
puzzles-task-win = Turno de { $side }: encuentra la única jugada que gana
puzzles-task-within = Turno de { $side }: gana en { $moves } jugadas. Solo una primera jugada lo consigue
puzzles-task-advantage = Turno de { $side }: encuentra la única jugada que da una clara ventaja
puzzles-task-save = Turno de { $side }: encuentra la única jugada que no pierde
puzzles-task-defend = Turno de { $side }: encuentra la mejor defensa. Cualquier otra jugada es claramente peor
puzzles-task-own = Turno de { $side }: encuentra la jugada que es claramente mejor que todas las demás
puzzles-target = Gana quien expulse primero { $marbles ->
    [one] una canica
    [many] { $marbles } canicas
   *[other] { $marbles } canicas
}.
puzzles-level = nivel { $level }
puzzles-proved = demostrado
puzzles-proved-about = Está demostrado que hay exactamente una solución.
puzzles-engine = según el motor
puzzles-engine-about = Para el motor, cualquier otra jugada es mucho peor.

# What is answered.
puzzles-right = ¡Correcto!
puzzles-wrong = Esa no es la jugada. Tu rival responde…
puzzles-wrong-over = Esa no es la jugada: pone fin a la partida.
puzzles-refuted = Esa no es la jugada. { $reply }
puzzles-wrong-result = No es la jugada: mira la respuesta en el tablero.
puzzles-why-chances = Después de { $played }, el motor estima las probabilidades de victoria { SIDE($side, form: "genitive") } en un { $percent } %.
puzzles-hint-move = La jugada es { $move }. { $how }

# What can be done.
puzzles-hint = Pista
puzzles-again = Reintentar
puzzles-skip = Saltar
puzzles-next = Siguiente problema
puzzles-line = Mostrar la línea
puzzles-series = Todos los problemas
puzzles-daily = Problema del día
puzzles-daily-of = { $game }: problema del día

# How someone gets on.
puzzles-rating = Puntuación { $rating }
puzzles-rating-about = Tu puntuación decide el siguiente problema. Se queda en este navegador.
puzzles-streak = Racha { $streak }, récord { $best }
puzzles-days = { $days ->
    [one] 1 día seguido
    [many] { $days } días seguidos
   *[other] { $days } días seguidos
}

# Themes.
puzzles-theme = Tema
puzzles-theme-all = Todos los temas
puzzles-theme-long-relay = Relevo largo
puzzles-theme-starvation = Sin jugadas
puzzles-theme-capture = Captura
puzzles-theme-big-capture = Gran captura
puzzles-theme-stack-of-seven = Pila de siete
puzzles-theme-swap = Intercambio
puzzles-theme-two-scales = Dos escamas
puzzles-theme-cover = Tapar una pila
puzzles-theme-high-stack = Pila alta
puzzles-theme-pincers = Tenaza
puzzles-theme-goal-points = Puntos de meta
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Borde
puzzles-theme-double-threat = Doble amenaza
puzzles-theme-parry = Impedir la victoria
puzzles-theme-quiet = Jugada tranquila
puzzles-theme-defence = Defensa

# Your own mistakes.
puzzles-theme-own = Tus errores ({ $count })
puzzles-own-none = Has resuelto todos los problemas sacados de tus errores. Elige otro tema.
