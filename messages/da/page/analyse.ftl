# Analysis: the engine, branches, the game report.
analyse = Analyse
analyse-nothing = Her er intet at analysere
analyse-nothing-advice = Indsæt en stilling eller et parti, eller begynd fra startstillingen.
analyse-empty = Startstilling
analyse-try = Spil træk på brættet for at tilføje sidevarianter.
analyse-edit = Stil op
analyse-paste = Indsæt
analyse-play = Spil

paste-position = Stilling som tekst
paste-position-good = Stillingen er gyldig.
paste-position-use = Indlæs stilling
paste-record = Parti: JSON, Tetrarch-tekst eller Abalone-træk
paste-record-use = Indlæs parti

branch-cut = Slet denne sidevariant

engine = Motor
engine-thinking = Beregner…
# $nodes is an abbreviated number, such as 950K.
engine-depth = dybde { $depth } · { $nodes }
engine-lines = Trækfølger
engine-lines-value = { $count ->
    [one] 1 trækfølge
   *[other] { $count } trækfølger
}
engine-proved = { $plies ->
    [one] Bevist: { $side } vinder med næste træk
   *[other] Bevist: { $side } vinder i { $plies } træk
}
engine-proved-at-most = Bevist: { $side } vinder i højst { $plies } træk

# $side is the side to move.
worth-win = { $side } vinder i { $plies }
worth-loss = { $side } taber i { $plies }
worth-chance = { $side } { $percent } %

evaluation-unknown = Ikke vurderet endnu
evaluation-share = { $side } { $percent } %

graph = Vurderingsgraf
graph-jump = Sted i partiet
graph-run = Analysér parti
graph-running = Analyserer partiet
# The upper and the lower edge of the graph.
graph-wins = { $side } vinder
graph-accuracy = { $side }: præcision { $percent } %

turning-points = Vendepunkter
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } spillede { $move }: { $verdict }.
turning-better = { $move } var bedre.
turning-try = Prøv igen

verdict-forced = tvunget
verdict-only-move = det eneste gode træk
verdict-best = det bedste træk
verdict-good = godt
verdict-inaccuracy = en unøjagtighed
verdict-mistake = en fejl
verdict-blunder = en grov fejl
verdict-missed-win = en forpasset gevinst

# Openings.
explorer = Åbninger
