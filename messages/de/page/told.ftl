### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = { $side } ist am Zug. Wähle eine Mulde mit zwei oder mehr Steinen aus.
now-pantarei = { $side } ist am Zug. Wähle einen Stapel aus, auf dem deine Farbe liegt.
now-gou = { $side } ist am Zug. Wähle einen deiner Steine aus.
now-abalone = { $side } ist am Zug. Wähle eine, zwei oder drei Kugeln in einer Reihe aus.
now-move = { $side } ist am Zug. Wähle aus, was du ziehen willst.
now-pass = { $side } kann nicht ziehen und muss passen.
now-wait = { $side } ist am Zug.

rules-button = Regeln
rules-panel = Regeln von { $game }

hint-button = Tipp
hint-button-move = Zug zeigen
hint-thinking = Ein guter Zug wird gesucht …
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Tipp: Sieh dir { $cells } an.
hint-look-stack = Tipp: Sieh dir Stapel { $cells } an.
hint-move = Tipp: { $move }
hint-none = Es wurde kein Tipp gefunden. Versuche es noch einmal.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Säe aus { $pit }.
how-gou = Ziehe von { $from } nach { $to }.
how-abalone-one = Ziehe die Kugel auf { $from } nach { $to }.
how-abalone-row = Wähle { $first } und { $last } aus und ziehe die Reihe so, dass die Kugel auf { $last } nach { $to } kommt.
how-pantarei-choose = Wähle { $colour ->
    [white] Weiß
   *[black] Schwarz
}.
how-pantarei-one = Ziehe einen Stein von Stapel { $from } auf Stapel { $to }.
how-pantarei-two = Wähle Stapel { $from }, dann „{ pantarei-mode-two }“, dann Stapel { $to }.
how-pantarei-swap = Wähle Stapel { $first }, dann „{ pantarei-mode-swap }“, dann Stapel { $second }.
how-pass = Passe.
