### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = { $side } a jogar. Selecione uma cova com duas ou mais sementes.
now-pantarei = { $side } a jogar. Selecione uma pilha com a sua cor no topo.
now-gou = { $side } a jogar. Selecione uma das suas peças.
now-abalone = { $side } a jogar. Selecione um, dois ou três berlindes em fila.
now-move = { $side } a jogar. Selecione o que quer mover.
now-pass = { $side } a jogar: não há jogadas, é preciso passar.
now-wait = { $side } a jogar.

rules-button = Regras
rules-panel = Regras de { $game }

hint-button = Sugestão
hint-button-move = Mostrar a jogada
hint-thinking = À procura de uma boa jogada…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Sugestão: olhe para { $cells }.
hint-look-stack = Sugestão: olhe para a pilha { $cells }.
hint-move = Sugestão: { $move }
hint-none = Não foi encontrada nenhuma sugestão. Tente de novo.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Semeie a partir de { $pit }.
how-gou = Mova a peça de { $from } para { $to }.
how-abalone-one = Mova o berlinde de { $from } para { $to }.
how-abalone-row = Selecione { $first } e { $last } e mova a fila de modo que o berlinde de { $last } chegue a { $to }.
how-pantarei-choose = Escolha { $colour ->
    [white] branco
   *[black] preto
}.
how-pantarei-one = Mova uma escama da pilha { $from } para a pilha { $to }.
how-pantarei-two = Selecione a pilha { $from }, depois «{ pantarei-mode-two }», depois a pilha { $to }.
how-pantarei-swap = Selecione a pilha { $first }, depois «{ pantarei-mode-swap }», depois a pilha { $second }.
how-pass = Passe.
