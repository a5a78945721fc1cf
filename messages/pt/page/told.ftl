### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = É a vez de { $side }. Selecione uma cova com duas ou mais sementes.
now-pantarei = É a vez de { $side }. Selecione uma pilha com a sua cor no topo.
now-gou = É a vez de { $side }. Selecione uma das suas peças.
now-abalone = É a vez de { $side }. Selecione um, dois ou três berlindes em fila.
now-move = É a vez de { $side }. Selecione o que quer mover.
now-pass = { $side } não pode jogar e tem de passar.
now-wait = É a vez de { $side }.

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
