### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = Muove { $side }. Seleziona una buca con due o più semi.
now-pantarei = Muove { $side }. Seleziona una pila con il tuo colore in cima.
now-gou = Muove { $side }. Seleziona una delle tue pedine.
now-abalone = Muove { $side }. Seleziona una, due o tre biglie in fila.
now-move = Muove { $side }. Seleziona ciò che vuoi muovere.
now-pass = { $side } non può muovere e deve passare.
now-wait = Muove { $side }.

rules-button = Regole
rules-panel = Regole di { $game }

hint-button = Consiglio
hint-button-move = Mostra la mossa
hint-thinking = Ricerca di una buona mossa…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Consiglio: guarda { $cells }.
hint-look-stack = Consiglio: guarda la pila { $cells }.
hint-move = Consiglio: { $move }
hint-none = Nessun consiglio trovato. Riprova.
