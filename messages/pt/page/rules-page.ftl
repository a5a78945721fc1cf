### Words around the rules of every game.

rules-players = { $count ->
    [one] { $count } jogador
    [many] { $count } jogadores
   *[other] { $count } jogadores
}
rules-options-title = Opções desta partida
rules-options-all-title = Opções
rules-options-about = Onde os regulamentos são omissos ou divergem, há uma opção. Escolhe-se ao preparar a partida.
rules-option-value = { $option }: { $value }
rules-option-other = Ou: { $value }. { $about }
rules-yes = Sim
rules-no = Não
rules-endings-title = Empate, desistência, tempo
rules-endings-repetition = Quando a mesma posição surge pela terceira vez, sendo a vez do mesmo jogador, a partida fica empatada.
rules-endings-repetition-off = As posições podem repetir-se sem fim.
rules-endings-max-plies = A partida também fica empatada após este número de jogadas, contando as de todos: { $plies }.
rules-endings-agreement = Os jogadores podem acordar o empate, e um jogador pode desistir. Com relógios, perde quem esgotar o tempo.

rules-example = É a sua vez:
rules-example-done = Muito bem.
rules-example-other = A jogada é legal, mas não é a do exemplo. Recomece.
rules-example-again = Recomeçar
rules-forbidden = Não permitido.
rules-comparison-play = Jogar ambas
rules-comparison-again = Recomeçar
rules-comparison-goes-on = A partida continua.
