### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = Turno de { $side }. Selecciona un hoyo con dos o más semillas.
now-pantarei = Turno de { $side }. Selecciona una pila con tu color encima.
now-gou = Turno de { $side }. Selecciona una de tus fichas.
now-abalone = Turno de { $side }. Selecciona una, dos o tres canicas en fila.
now-move = Turno de { $side }. Selecciona lo que quieras mover.
now-pass = { $side } no puede mover y debe pasar.
now-wait = Turno de { $side }.

rules-button = Reglas
rules-panel = Reglas de { $game }

hint-button = Pista
hint-button-move = Mostrar la jugada
hint-thinking = Buscando una buena jugada…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Pista: mira { $cells }.
hint-look-stack = Pista: mira la pila { $cells }.
hint-move = Pista: { $move }
hint-none = No se ha encontrado ninguna pista. Inténtalo de nuevo.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Siembra desde { $pit }.
how-gou = Mueve de { $from } a { $to }.
how-abalone-one = Mueve la canica de { $from } a { $to }.
how-abalone-row = Selecciona { $first } y { $last } y mueve la fila de modo que la canica de { $last } llegue a { $to }.
how-pantarei-choose = Elige { $colour ->
    [white] Blanco
   *[black] Negro
}.
how-pantarei-one = Mueve una escama de la pila { $from } a la pila { $to }.
how-pantarei-two = Selecciona la pila { $from }, luego «{ pantarei-mode-two }» y luego la pila { $to }.
how-pantarei-swap = Selecciona la pila { $first }, luego «{ pantarei-mode-swap }» y luego la pila { $second }.
how-pass = Pasa.
