### The Pantareï board.

pantarei-board = Serpiente de Pantareï, { $stacks ->
        [one] una pila
        [many] { $stacks } pilas
       *[other] { $stacks } pilas
    } de la cabeza a la cola
pantarei-scale = { $colour ->
    [white] blanca { $value }
    [black] negra { $value }
   *[neutral] neutra
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Pila { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Nueva pila en la cola
pantarei-stack-movable = { pantarei-stack }; puedes moverla
pantarei-stack-target = { pantarei-stack }; pulsa Intro para mover aquí

pantarei-question = ¿Con qué color jugarás? El otro bando empieza.
pantarei-question-waits = Se está eligiendo el color. El otro bando empieza.
pantarei-white = Blanco
pantarei-black = Negro
pantarei-must-pass = No puedes mover ni intercambiar.
pantarei-pass = Pasar

pantarei-modes = Tipo de jugada
pantarei-mode-one = Una escama
pantarei-mode-two = Dos escamas
pantarei-mode-swap = Intercambiar
pantarei-chosen-one = Pila { $place }, una escama: puede ir a la pila { $targets }.
pantarei-chosen-two = Pila { $place }, dos escamas: pueden ir a la pila { $targets }.
pantarei-chosen-swap = La pila { $place } se puede intercambiar con la pila { $targets }.
pantarei-change-mode = Pulsa Espacio para cambiar entre una escama, dos escamas e intercambio.
pantarei-not-there = La pila { $place } avanza exactamente { $value ->
        [one] una pila
        [many] { $value } pilas
       *[other] { $value } pilas
    } hacia la cabeza o la cola.
pantarei-alone = No tienes otra pila con la que intercambiar.

# The position editor.
pantarei-move-stack = Mover la pila { $place }
pantarei-to-head = Mover la pila { $place } un lugar hacia la cabeza
pantarei-to-tail = Mover la pila { $place } un lugar hacia la cola
pantarei-first-plays = El asiento 1 juega
pantarei-plays-white = Blanco
pantarei-plays-black = Negro
pantarei-plays-none = Sin elegir
pantarei-after-swap = La última jugada fue un intercambio, así que ahora no se permite otro
