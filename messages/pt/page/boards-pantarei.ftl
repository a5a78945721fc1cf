### The Pantareï board.

pantarei-board = Serpente de Pantareï, { $stacks ->
        [one] { $stacks } pilha
        [many] { $stacks } pilhas
       *[other] { $stacks } pilhas
    } da cabeça à cauda
pantarei-scale = { $colour ->
    [white] branca { $value }
    [black] preta { $value }
   *[neutral] neutra
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Pilha { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Nova pilha na cauda
pantarei-stack-movable = { pantarei-stack }; pode movê-la
pantarei-stack-target = { pantarei-stack }; prima Enter para jogar aqui

pantarei-question = Com que cor vai jogar? O outro lado começa.
pantarei-question-waits = Escolha da cor em curso. O outro lado começa.
pantarei-white = Branco
pantarei-black = Preto
pantarei-must-pass = Não pode mover nem trocar.
pantarei-pass = Passar

pantarei-modes = Tipo de jogada
pantarei-mode-one = Uma escama
pantarei-mode-two = Duas escamas
pantarei-mode-swap = Trocar
pantarei-chosen-one = Pilha { $place }, uma escama: pode ir para a pilha { $targets }.
pantarei-chosen-two = Pilha { $place }, duas escamas: podem ir para a pilha { $targets }.
pantarei-chosen-swap = A pilha { $place } pode trocar com a pilha { $targets }.
pantarei-change-mode = Prima Espaço para alternar entre uma escama, duas escamas e troca.
pantarei-not-there = A pilha { $place } move-se exatamente { $value ->
        [one] { $value } pilha
        [many] { $value } pilhas
       *[other] { $value } pilhas
    } em direção à cabeça ou à cauda.
pantarei-alone = Não tem outra pilha com que trocar.

# The position editor.
pantarei-move-stack = Mover a pilha { $place }
pantarei-to-head = Mover a pilha { $place } um lugar em direção à cabeça
pantarei-to-tail = Mover a pilha { $place } um lugar em direção à cauda
pantarei-first-plays = O lugar 1 joga com
pantarei-plays-white = Branco
pantarei-plays-black = Preto
pantarei-plays-none = Ainda por escolher
pantarei-after-swap = A última jogada foi uma troca, por isso agora não é permitida outra
