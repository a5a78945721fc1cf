# Gou: names.
gou-name = Gou
gou-about = Schließe gegnerische Steine zwischen zwei eigenen ein und besetze die vier Punkte um die Mitte.
gou-variant-base-name = Gou
gou-variant-base-about = Das Regelblatt ohne seine Varianten.
gou-variant-variation-1-name = Gou, Variante 1
gou-variant-variation-1-about = Die erste Variante des Blatts: Auch Reihen aus mehreren Steinen werden geschlagen.
gou-variant-variation-2-name = Gou, Variante 2
gou-variant-variation-2-about = Die zweite Variante des Blatts: Ein Stein darf zwischen zwei gegnerischen stehen bleiben, wenn er schlägt.
gou-variant-variations-1-2-name = Gou, beide Varianten
gou-variant-variations-1-2-about = Beide Varianten des Blatts zusammen.
gou-option-rows-name = Reihen schlagen
gou-option-rows-about = Eine lückenlose Reihe gegnerischer Steine wird geschlagen, wenn sie an beiden Enden eingeschlossen ist (Variante 1 des Blatts).
gou-option-stop-between-name = Zwischen Gegnern stehen bleiben
gou-option-stop-between-about = Ein Stein darf zwischen zwei gegnerischen stehen bleiben, wenn er einen davon schlägt (Variante 2 des Blatts).
gou-option-captures-name = Geschlagene Steine zum Sieg
gou-option-captures-about = Wie viele Steine du für den Sieg schlagen musst. Die Sprachfassungen des Blatts nennen verschiedene Zahlen.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Alle bis auf vier von vierzehn, wie auf dem deutschen und dem englischen Blatt.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Alle bis auf drei von vierzehn, wie auf dem französischen Blatt.
gou-option-board-name = Brett
gou-option-board-about = Die Ausgabe des Bretts. Die Abbildung auf dem Blatt ist verloren.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Fünf konzentrische Quadrate, durch Diagonalen verbunden, vierzehn Steine je Seite: das Brett von Go Ju (Hexagames 1986), das zu jedem Satz des Blatts passt.

# Moves.
gou-move-plain = { SIDE($side) } zieht von { $from } nach { $to }.
gou-move-capture = { SIDE($side) } zieht von { $from } nach { $to } und schlägt { $captured }.

gou-expected-move = Erwartet werden zwei Punkte wie a7-b6.
gou-illegal-no-such-point = Auf dem Brett gibt es keinen Punkt „{ $point }“.
gou-illegal-empty-point = Auf { $from } steht kein Stein.
gou-illegal-opponents-piece = Der Stein auf { $from } gehört { SIDE($owner) }. { SIDE($turn) } ist am Zug.
gou-illegal-stays-put = Ein Zug führt auf einen anderen Punkt. Der Stein steht schon auf { $from }.
gou-illegal-occupied = Der Punkt { $to } ist von einem Stein von { SIDE($owner) } besetzt. Ein Stein zieht auf einen freien Punkt.
gou-illegal-round-a-corner = Die Punkte { $from } und { $to } liegen auf verschiedenen Seiten desselben Quadrats. Ein Stein zieht nie um die Ecke.
gou-illegal-not-on-one-line = Keine Linie verbindet { $from } und { $to }. Ein Stein zieht auf einer geraden Linie.
gou-illegal-diagonal-too-far = Der Punkt { $to } ist zu weit von { $from } entfernt. Auf einer Diagonale zieht ein Stein nur einen Punkt weit, hier nach { $nearest }.
gou-illegal-blocked = Der Stein von { SIDE($owner) } auf { $by } versperrt den Weg von { $from } nach { $to }. Steine springen nicht.
gou-illegal-stops-between = Der Punkt { $to } liegt zwischen den gegnerischen Steinen auf { $first } und { $second }. Ein Stein darf zwischen ihnen hindurchziehen, aber nicht dort stehen bleiben.
gou-illegal-captures-neither = Der Punkt { $to } liegt zwischen den gegnerischen Steinen auf { $first } und { $second }, und der Zug schlägt keinen von beiden. Ein Stein darf dort nur stehen bleiben, wenn er einen davon schlägt.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Die siegreiche Seite hat alle Zielpunkte besetzt.
gou-reason-captures = Die unterlegene Seite hat zu wenige Steine.
gou-reason-no-move = Die unterlegene Seite kann nicht ziehen.

# Positions.
gou-position-no-turn = Erwartet werden das Brett, ein Leerzeichen und die Seite am Zug (r oder y).
gou-position-points = In Reihe { $row } werden { $expected } Punkte erwartet, gefunden: { $found }.
gou-position-numbers = In Reihe { $row } stehen zwei Zahlen nebeneinander, { $first } und { $second }. Erwartet wird { $sum }.
gou-position-sign = In Reihe { $row } steht „{ $sign }“. Erwartet wird r, y oder eine Zahl leerer Punkte.
gou-position-pieces = Erwartet werden höchstens { $most } Steine für { SIDE($side) }, gefunden: { $found }.
gou-position-not-on-board = Der Punkt { $point } gehört nicht zu diesem Brett.
gou-position-twice = Der Punkt { $point } ist zweimal gezeichnet. Jeder Punkt darf nur einmal vorkommen.
gou-position-owner = Auf dem Punkt { $point } steht ein Stein von Platz { $seat }. Erwartet wird Platz 1 oder 2.
