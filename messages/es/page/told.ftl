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
