# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
# A link on the set-up screen of Hus.
solved-about = Es ist bewiesen, wer bei Hus gewinnt, egal was die andere Seite spielt. Finde den Sieg, halte gegen perfektes Spiel durch oder sieh dir den Beweis an. Gezählt werden die Züge beider Seiten.
solved-who = { $moves ->
    [one] { $side } gewinnt in genau einem Zug.
   *[other] { $side } gewinnt in genau { $moves } Zügen.
}
solved-parts = Was du tun kannst
solved-part-win = Sieg finden
solved-part-hold = Durchhalten
solved-part-proof = Beweis ansehen
solved-win-about = Du spielst { $side }, die Seite, die gewinnt. Finde den Sieg.
solved-hold-about = Du spielst { $side }, die Seite, die verliert. Halte so lange durch, wie du kannst.
solved-best-win = { $moves ->
    [one] Bestes Ergebnis: in einem Zug gewonnen
   *[other] Bestes Ergebnis: in { $moves } Zügen gewonnen
}
# $most is how many moves the longest defence takes.
solved-best-hold = Bestes Ergebnis: { $moves } von { $most } Zügen durchgehalten
solved-best-none = Noch kein Ergebnis
solved-opening = Beweis wird geöffnet …

# How the game stands.
solved-checking = Stellung wird geprüft …
solved-winning = { $moves ->
    [one] Du stehst weiter auf Gewinn: Der nächste Zug gewinnt
   *[other] Du stehst weiter auf Gewinn, noch { $moves } Züge
}
solved-winning-most = { $moves ->
    [one] Du stehst weiter auf Gewinn, noch höchstens ein Zug
   *[other] Du stehst weiter auf Gewinn, noch höchstens { $moves } Züge
}
solved-losing = { $moves ->
    [one] Der Computer gewinnt mit dem nächsten Zug
   *[other] Der Computer gewinnt, noch { $moves } Züge
}
solved-losing-most = { $moves ->
    [one] Der Computer gewinnt, noch höchstens ein Zug
   *[other] Der Computer gewinnt, noch höchstens { $moves } Züge
}
solved-open = Nicht bewiesen: Wer von hier aus gewinnt, ist nicht bekannt

# What the player’s last move was worth.
solved-remark-fast = So schnell wie im Beweis.
solved-remark-slow = { $moves ->
    [one] Ein anderer Zug gewinnt einen Zug früher.
   *[other] Ein anderer Zug gewinnt { $moves } Züge früher.
}
solved-remark-slip = Du hast den Sieg aus der Hand gegeben.
solved-remark-open = Der Beweis enthält diesen Zug nicht.
solved-remark-long = Die längste Verteidigung im Beweis.
solved-remark-short = { $moves ->
    [one] Im Beweis hält ein anderer Zug einen Zug länger stand.
   *[other] Im Beweis hält ein anderer Zug { $moves } Züge länger stand.
}

solved-hint = Tipp
solved-hint-move = Tipp: Spiele { $move }.
solved-show = Im Beweis zeigen

# How it ended.
solved-won = { $moves ->
    [one] Du hast in einem Zug gewonnen
   *[other] Du hast in { $moves } Zügen gewonnen
}
solved-won-about = { $most ->
    [one] Der kürzeste Sieg dauert einen Zug.
   *[other] Der kürzeste Sieg dauert { $most } Züge.
}
solved-lost = { $moves ->
    [one] Der Computer hat in einem Zug gewonnen
   *[other] Der Computer hat in { $moves } Zügen gewonnen
}
solved-lost-about = Nimm deinen Zug zurück, um den Sieg noch einmal zu suchen.
solved-held = Du hast { $moves } von { $most } Zügen durchgehalten
solved-held-perfect = Keine Verteidigung hält länger.
solved-new-best = Das ist dein bestes Ergebnis.
solved-helped = Nach einem Tipp oder einer Zugrücknahme zählt das Ergebnis nicht.

# The proof as a tree.
solved-line = Zugfolge
solved-line-start = Anfang
solved-node-winner = { $side } ist am Zug und gewinnt. Der Beweis spielt:
solved-node-loser = { $side } ist am Zug. Jeder Zug verliert:
solved-node-none = Der Beweis enthält diese Stellung nicht.
solved-to-go = { $moves ->
    [0] beendet die Partie
    [one] noch 1 Zug
   *[other] noch höchstens { $moves } Züge
}
solved-answer = Antwort { $move }
