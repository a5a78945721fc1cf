# Analysis: the engine, branches, the game report.
analyse = Analyse
analyse-nothing = Hier valt niets te analyseren
analyse-nothing-advice = Plak een stelling of een partij, of begin met de beginstelling.
analyse-empty = Beginstelling
analyse-try = Doe zetten op het bord om zijvarianten toe te voegen.
analyse-edit = Opzetten
analyse-paste = Plakken
analyse-play = Spelen

paste-position = Stelling als tekst
paste-position-good = Deze stelling is geldig.
paste-position-use = Stelling laden
paste-record = Partij: JSON, Tetrarch-tekst of Abalone-zetten
paste-record-use = Partij laden

branch-cut = Deze zijvariant verwijderen

engine = Engine
engine-thinking = Rekent…
# $nodes is an abbreviated number, such as 950K.
engine-depth = diepte { $depth } · { $nodes }
engine-lines = Zettenreeksen
engine-lines-value = { $count ->
    [one] 1 zettenreeks
   *[other] { $count } zettenreeksen
}
engine-proved = { $plies ->
    [one] Bewezen: { $side } wint met de volgende zet
   *[other] Bewezen: { $side } wint in { $plies } zetten
}
engine-proved-at-most = Bewezen: { $side } wint in hoogstens { $plies } zetten

# $side is the side to move.
worth-win = { $side } wint in { $plies }
worth-loss = { $side } verliest in { $plies }
worth-chance = { $side }: { $percent }%

evaluation-unknown = Nog niet beoordeeld
evaluation-share = { $side }: { $percent }%

graph = Beoordelingsgrafiek
graph-jump = Plek in de partij
graph-run = Partij analyseren
graph-running = Partij wordt geanalyseerd
# The upper and the lower edge of the graph.
graph-wins = { $side } wint
graph-accuracy = { $side }: nauwkeurigheid { $percent }%

turning-points = Keerpunten
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } speelde { $move }: { $verdict }.
turning-better = { $move } was beter.
turning-try = Opnieuw proberen

verdict-forced = gedwongen
verdict-only-move = de enige goede zet
verdict-best = de beste zet
verdict-good = goed
verdict-inaccuracy = een onnauwkeurigheid
verdict-mistake = een fout
verdict-blunder = een blunder
verdict-missed-win = een gemiste winst

# Openings.
explorer = Openingen
