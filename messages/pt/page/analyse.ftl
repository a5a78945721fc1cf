# Analysis: the engine, branches, the game report.
analyse = Analisar
analyse-nothing = Nada para analisar aqui
analyse-nothing-advice = Cole uma posição ou uma partida, ou comece na posição inicial.
analyse-empty = Posição inicial
analyse-try = Jogue no tabuleiro para acrescentar variantes.
analyse-edit = Montar
analyse-paste = Colar
analyse-play = Jogar

paste-position = Posição em texto
paste-position-good = Esta posição é válida.
paste-position-use = Carregar posição
paste-record = Partida: JSON, texto Tetrarch ou jogadas de Abalone
paste-record-use = Carregar partida

branch-cut = Eliminar esta variante

engine = Motor
engine-thinking = A pensar…
# $nodes is an abbreviated number, such as 950K.
engine-depth = profundidade { $depth } · { $nodes }
engine-lines = Linhas
engine-lines-value = { $count ->
        [one] { $count } linha
        [many] { $count } linhas
       *[other] { $count } linhas
    }
engine-proved = { $plies ->
        [one] Provado: { $side } ganha na próxima jogada
        [many] Provado: { $side } ganha em { $plies } jogadas
       *[other] Provado: { $side } ganha em { $plies } jogadas
    }
engine-proved-at-most = { $plies ->
        [one] Provado: { $side } ganha na próxima jogada
        [many] Provado: { $side } ganha em { $plies } jogadas no máximo
       *[other] Provado: { $side } ganha em { $plies } jogadas no máximo
    }

# $side is the side to move.
worth-win = { $side } ganha em { $plies }
worth-loss = { $side } perde em { $plies }
worth-chance = { $side } { $percent }%

evaluation-unknown = Ainda sem avaliação
evaluation-share = { $side } { $percent }%

graph = Gráfico de avaliação
graph-jump = Posição na partida
graph-run = Analisar partida
graph-running = A analisar a partida
# The upper and the lower edge of the graph.
graph-wins = { $side } ganha
graph-accuracy = { $side }: precisão de { $percent }%

turning-points = Momentos decisivos
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side }: { $move }, { $verdict }.
turning-better = { $move } era melhor.
turning-try = Tentar de novo

verdict-forced = jogada forçada
verdict-only-move = a única boa jogada
verdict-best = a melhor jogada
verdict-good = boa jogada
verdict-inaccuracy = uma imprecisão
verdict-mistake = um erro
verdict-blunder = um erro grave
verdict-missed-win = uma vitória desperdiçada

# Openings.
explorer = Explorador de aberturas
