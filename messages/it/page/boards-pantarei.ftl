### The Pantareï board.

pantarei-board = Serpente di Pantareï, { $stacks ->
        [one] una pila
        [many] { $stacks } pile
       *[other] { $stacks } pile
    } dalla testa alla coda
pantarei-scale = { $colour ->
    [white] bianca { $value }
    [black] nera { $value }
   *[neutral] neutra
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Pila { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Nuova pila in coda
pantarei-stack-movable = { pantarei-stack }; puoi muoverla
pantarei-stack-target = { pantarei-stack }; premi Invio per muovere qui

pantarei-question = Quale colore giochi? L’altra parte muove per prima.
pantarei-question-waits = Scelta del colore in corso. L’altra parte muove per prima.
pantarei-white = Bianco
pantarei-black = Nero
pantarei-must-pass = Non puoi né muovere né scambiare.
pantarei-pass = Passa

pantarei-modes = Tipo di mossa
pantarei-mode-one = Una squama
pantarei-mode-two = Due squame
pantarei-mode-swap = Scambio
pantarei-chosen-one = Pila { $place }, una squama: può andare in { $targets }.
pantarei-chosen-two = Pila { $place }, due squame: possono andare in { $targets }.
pantarei-chosen-swap = La pila { $place } si può scambiare con { $targets }.
pantarei-change-mode = Premi Spazio per passare da una squama a due squame o allo scambio.
pantarei-not-there = La pila { $place } si muove esattamente di { $value ->
        [one] una pila
        [many] { $value } pile
       *[other] { $value } pile
    } verso la testa o la coda.
pantarei-alone = Non hai un’altra pila con cui scambiare.

# The position editor.
pantarei-move-stack = Sposta la pila { $place }
pantarei-to-head = Sposta la pila { $place } di un posto verso la testa
pantarei-to-tail = Sposta la pila { $place } di un posto verso la coda
pantarei-first-plays = Il posto 1 gioca
pantarei-plays-white = Bianco
pantarei-plays-black = Nero
pantarei-plays-none = Non ancora scelto
pantarei-after-swap = L’ultima mossa è stata uno scambio, quindi ora non si può scambiare
