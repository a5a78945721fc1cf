# Analysis: the engine, branches, the game report.
analyse = Analizza
analyse-nothing = Niente da analizzare qui
analyse-nothing-advice = Incolla una posizione o una partita, oppure parti dalla posizione iniziale.
analyse-empty = Posizione iniziale
analyse-try = Gioca sul tavoliere per aggiungere varianti.
analyse-edit = Componi
analyse-paste = Incolla
analyse-play = Gioca

paste-position = Posizione come testo
paste-position-good = Questa posizione è valida.
paste-position-use = Carica posizione
paste-record = Partita: JSON, testo Tetrarch o mosse di Abalone
paste-record-use = Carica partita

branch-cut = Elimina questa variante

engine = Motore
engine-thinking = Sta pensando…
# $nodes is an abbreviated number, such as 950K.
engine-depth = profondità { $depth } · { $nodes }
engine-lines = Linee
engine-lines-value = { $count ->
        [one] 1 linea
        [many] { $count } linee
       *[other] { $count } linee
    }
engine-proved = { $plies ->
        [one] Dimostrato: { $side } vince alla prossima mossa
        [many] Dimostrato: { $side } vince in { $plies } mosse
       *[other] Dimostrato: { $side } vince in { $plies } mosse
    }
engine-proved-at-most = Dimostrato: { $side } vince in { $plies } mosse al massimo

# $side is the side to move.
worth-win = { $side } vince in { $plies }
worth-loss = { $side } perde in { $plies }
worth-chance = { $side } { $percent }%

evaluation-unknown = Non ancora valutata
evaluation-share = { $side } { $percent }%

graph = Grafico di valutazione
graph-jump = Posizione nella partita
graph-run = Analizza partita
graph-running = Analisi della partita
# The upper and the lower edge of the graph.
graph-wins = Vince { $side }
graph-accuracy = { $side }: precisione { $percent }%

turning-points = Momenti chiave
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } ha giocato { $move }: { $verdict }.
turning-better = { $move } era migliore.
turning-try = Riprova

verdict-forced = una mossa forzata
verdict-only-move = l’unica mossa buona
verdict-best = la mossa migliore
verdict-good = una buona mossa
verdict-inaccuracy = un’imprecisione
verdict-mistake = un errore
verdict-blunder = un errore grave
verdict-missed-win = una vittoria mancata

# Openings.
explorer = Esploratore delle aperture
