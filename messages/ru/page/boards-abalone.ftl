### The Abalone board.

abalone-board = Доска Abalone
abalone-cells = Поля доски
abalone-cell =
    { $cell }, { $seat ->
        [1] чёрный шар
        [2] белый шар
        [3] красный шар
        [4] жёлтый шар
        [5] зелёный шар
        [6] синий шар
       *[none] пусто
    }
abalone-tray =
    { $seat ->
        [1] Чёрные
        [2] Белые
        [3] Красные
        [4] Жёлтые
        [5] Зелёные
       *[6] Синие
    }, вытолкнуто шаров: { $team ->
        [none] { $count } из { $target }
       *[other] { $count }; команда { $team }: { $together } из { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } × { $seat ->
        [1] чёрный
        [2] белый
        [3] красный
        [4] жёлтый
        [5] зелёный
        [6] синий
       *[0] неизвестный цвет
    }
abalone-way =
    { $way ->
        [east] вправо
        [north-east] вправо-вверх
        [north-west] влево-вверх
        [west] влево
        [south-west] влево-вниз
       *[south-east] вправо-вниз
    }
abalone-chosen =
    { $count ->
        [one] Выбран шар { $first }
        [few] Выбран ряд { $first } – { $last }
        [many] Выбран ряд { $first } – { $last }
       *[other] Выбран ряд { $first } – { $last }
    }; { $number ->
        [0] ходов нет.
       *[other] можно ходить { $ways }.
    }
abalone-released = Выбор снят.
abalone-no-move = Шаром на { $cell } сейчас ходить нельзя.
abalone-not-in-row = { $cell } не образует с выбранными шарами ряд, которым можно ходить.
abalone-edge = Так вы столкнули бы с доски собственный шар.
abalone-nowhere = В этом направлении выбранные шары не двигаются.
abalone-pass = Пропустить ход: ни один ваш шар не может двигаться

# The position editor.
abalone-brush = { $seat ->
    [1] Чёрный шар
    [2] Белый шар
    [3] Красный шар
    [4] Жёлтый шар
    [5] Зелёный шар
   *[6] Синий шар
}
abalone-pushed-off = { $side }: вытолкнуто шаров
