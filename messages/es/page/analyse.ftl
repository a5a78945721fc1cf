# Analysis: the engine, branches, the game report.
analyse = Analizar
analyse-nothing = No hay nada que analizar
analyse-nothing-advice = Pega una posición o una partida, o empieza desde la posición inicial.
analyse-empty = Posición inicial
analyse-try = Juega sobre el tablero para añadir variantes.
analyse-edit = Componer
analyse-paste = Pegar
analyse-play = Jugar

paste-position = Posición en texto
paste-position-good = Esta posición es válida.
paste-position-use = Cargar posición
paste-record = Partida: JSON, texto de Tetrarch o jugadas de Abalone
paste-record-use = Cargar partida

branch-cut = Borrar esta variante

engine = Motor
engine-thinking = Pensando…
# $nodes is an abbreviated number, such as 950K.
engine-depth = profundidad { $depth } · { $nodes }
engine-lines = Líneas
engine-lines-value = { $count ->
        [one] 1 línea
        [many] { $count } líneas
       *[other] { $count } líneas
    }
engine-proved = { $plies ->
        [one] Demostrado: { $side } gana con la próxima jugada
        [many] Demostrado: { $side } gana en { $plies } jugadas
       *[other] Demostrado: { $side } gana en { $plies } jugadas
    }
engine-proved-at-most = Demostrado: { $side } gana en { $plies } jugadas como máximo

# $side is the side to move.
worth-win = { $side } gana en { $plies }
worth-loss = { $side } pierde en { $plies }
worth-chance = { $side } { $percent } %

evaluation-unknown = Aún sin evaluar
evaluation-share = { $side } { $percent } %

graph = Gráfico de evaluación
graph-jump = Posición en la partida
graph-run = Analizar partida
graph-running = Analizando la partida
# The upper and the lower edge of the graph.
graph-wins = Gana { $side }
graph-accuracy = { $side }: precisión del { $percent } %

turning-points = Momentos clave
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } jugó { $move }: { $verdict }.
turning-better = { $move } era mejor.
turning-try = Reintentar

verdict-forced = forzada
verdict-only-move = la única jugada buena
verdict-best = la mejor
verdict-good = buena
verdict-inaccuracy = una imprecisión
verdict-mistake = un error
verdict-blunder = un error grave
verdict-missed-win = una victoria desaprovechada
explorer = Explorador de aperturas
