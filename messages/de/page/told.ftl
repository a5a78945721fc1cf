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
