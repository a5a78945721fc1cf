# Move texts, positions and options of every game.

move-unreadable = «{ $text }» não é uma jogada. { $expected }
move-game-over = A partida acabou. Já não se pode jogar.

position-rows = { $expected ->
        [one] É precisa { $expected } fila; há { $found }.
        [many] São precisas { $expected } filas; há { $found }.
       *[other] São precisas { $expected } filas; há { $found }.
    }
position-turn = O lado a jogar é «{ $found }». Valor esperado: { $expected }.
position-turn-seat = Não pode ser a vez do lugar { $seat }. Os lugares vão de 1 a { $seats }.
position-other-game = Esta posição é de outro jogo. Jogo esperado: { $expected }.

options-unknown-variant = Não há nenhuma variante «{ $variant }». Valor esperado: { $known }.
options-unknown-option = Não há nenhuma opção «{ $option }». Valor esperado: { $known }.
options-not-a-choice = A opção { $option } não pode ser «{ $value }». Valor esperado: { $known }.
options-out-of-range = A opção { $option } não pode ser «{ $value }». É preciso um número inteiro de { NUMBER($min, useGrouping: "false") } a { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = A opção { $option } não pode ser «{ $value }». Valor esperado: true ou false.
options-other-game = Estas definições são de { $found }, não de { $expected }.

catalog-unknown-game = Não há nenhum jogo «{ $game }». Valor esperado: { $known }.
level-unknown = Não há nenhum nível «{ $level }». Os níveis vão de { $min } a { $max }.
seat-unknown = O lugar { $seat } não existe. Os lugares vão de 1 a { $seats }.
seat-unknown-team = A equipa { $team } não existe. As equipas vão de 1 a { $teams }.
