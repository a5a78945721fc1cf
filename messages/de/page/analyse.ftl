# Analysis: the engine, branches, the game report.
analyse = Analyse
analyse-nothing = Hier gibt es nichts zu analysieren
analyse-nothing-advice = Füge eine Stellung oder eine Partie ein, oder beginne mit der Anfangsstellung.
analyse-empty = Anfangsstellung
analyse-try = Ziehe auf dem Brett, um Nebenvarianten hinzuzufügen.
analyse-edit = Aufbauen
analyse-paste = Einfügen
analyse-play = Spielen

paste-position = Stellung als Text
paste-position-good = Diese Stellung ist gültig.
paste-position-use = Stellung laden
paste-record = Partie: JSON, Tetrarch-Text oder Abalone-Züge
paste-record-use = Partie laden

branch-cut = Diese Nebenvariante löschen

engine = Engine
engine-thinking = Rechnet …
# $nodes is an abbreviated number, such as 950K.
engine-depth = Tiefe { $depth } · { $nodes }
engine-lines = Zugfolgen
engine-lines-value = { $count ->
    [one] 1 Zugfolge
   *[other] { $count } Zugfolgen
}
engine-proved = { $plies ->
    [one] Bewiesen: { $side } gewinnt mit dem nächsten Zug
   *[other] Bewiesen: { $side } gewinnt in { $plies } Zügen
}
engine-proved-at-most = Bewiesen: { $side } gewinnt in höchstens { $plies } Zügen

# $side is the side to move.
worth-win = { $side } gewinnt in { $plies }
worth-loss = { $side } verliert in { $plies }
worth-chance = { $side } { $percent } %

evaluation-unknown = Noch nicht bewertet
evaluation-share = { $side } { $percent } %

graph = Bewertungsverlauf
graph-jump = Stelle in der Partie
graph-run = Partie analysieren
graph-running = Partie wird analysiert
# The upper and the lower edge of the graph.
graph-wins = { $side } gewinnt
graph-accuracy = { $side }: Genauigkeit { $percent } %

turning-points = Wendepunkte
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } spielte { $move }: { $verdict }.
turning-better = { $move } war besser.
turning-try = Erneut versuchen

verdict-forced = erzwungen
verdict-only-move = der einzige gute Zug
verdict-best = der beste Zug
verdict-good = gut
verdict-inaccuracy = eine Ungenauigkeit
verdict-mistake = ein Fehler
verdict-blunder = ein grober Fehler
verdict-missed-win = ein verpasster Sieg

# Openings.
explorer = Eröffnungen
