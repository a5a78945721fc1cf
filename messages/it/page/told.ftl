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

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Semina da { $pit }.
how-gou = Muovi da { $from } a { $to }.
how-abalone-one = Muovi la biglia da { $from } a { $to }.
how-abalone-row = Seleziona { $first } e { $last }, poi muovi la fila in modo che la biglia in { $last } arrivi in { $to }.
how-pantarei-choose = Scegli { $colour ->
    [white] bianco
   *[black] nero
}.
how-pantarei-one = Muovi una squama dalla pila { $from } alla pila { $to }.
how-pantarei-two = Seleziona la pila { $from }, poi «{ pantarei-mode-two }», poi la pila { $to }.
how-pantarei-swap = Seleziona la pila { $first }, poi «{ pantarei-mode-swap }», poi la pila { $second }.
how-pass = Passa.
