# Move texts, positions and options of every game.

move-unreadable = «{ $text }» — не ход. { $expected }
move-game-over = Партия окончена. Больше ходить нельзя.

position-rows =
    { $expected ->
        [one] Ожидается { $expected } ряд, найдено: { $found }.
        [few] Ожидается { $expected } ряда, найдено: { $found }.
        [many] Ожидается { $expected } рядов, найдено: { $found }.
       *[other] Ожидается { $expected } ряда, найдено: { $found }.
    }
position-turn = Указан ход стороны «{ $found }». Ожидается { $expected }.
position-turn-seat = Ходить не может место { $seat }. Места — от 1 до { $seats }.
position-other-game = Эта позиция из другой игры. Ожидается { $expected }.

options-unknown-variant = Варианта «{ $variant }» нет. Ожидается { $known }.
options-unknown-option = Параметра «{ $option }» нет. Ожидается { $known }.
options-not-a-choice = Параметр { $option } не может быть «{ $value }». Ожидается { $known }.
options-out-of-range = Параметр { $option } не может быть «{ $value }». Ожидается целое число от { NUMBER($min, useGrouping: "false") } до { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = Параметр { $option } не может быть «{ $value }». Ожидается true или false.
options-other-game = Это параметры игры { $found }, а не { $expected }.

catalog-unknown-game = Игры «{ $game }» нет. Ожидается { $known }.
level-unknown = Уровня «{ $level }» нет. Уровни — от { $min } до { $max }.
seat-unknown = Места { $seat } нет. Места — от 1 до { $seats }.
seat-unknown-team = Команды { $team } нет. Команды — от 1 до { $teams }.
