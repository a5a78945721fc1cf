### The Pantareï board.

pantarei-board = Змея Pantareï, { $stacks ->
    [one] { $stacks } стопка
    [few] { $stacks } стопки
    [many] { $stacks } стопок
   *[other] { $stacks } стопки
} от головы до хвоста
pantarei-scale = { $colour ->
    [white] белая { $value }
    [black] чёрная { $value }
   *[neutral] нейтральная
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Стопка { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Новая стопка у хвоста
pantarei-stack-movable = { pantarei-stack }; можно ходить
pantarei-stack-target = { pantarei-stack }; нажмите Enter, чтобы пойти сюда

pantarei-question = За какой цвет вы будете играть? Другая сторона ходит первой.
pantarei-question-waits = Идёт выбор цвета. Другая сторона ходит первой.
pantarei-white = Белые
pantarei-black = Чёрные
pantarei-must-pass = Вы не можете ни ходить, ни менять стопки местами.
pantarei-pass = Пропустить ход

pantarei-modes = Вид хода
pantarei-mode-one = 1 чешуйка
pantarei-mode-two = 2 чешуйки
pantarei-mode-swap = Обмен
pantarei-chosen-one = Стопка { $place }, одна чешуйка: можно пойти на стопку { $targets }.
pantarei-chosen-two = Стопка { $place }, две чешуйки: можно пойти на стопку { $targets }.
pantarei-chosen-swap = Стопка { $place }: можно поменять местами со стопкой { $targets }.
pantarei-change-mode = Пробел переключает между одной чешуйкой, двумя и обменом.
pantarei-not-there = Стопка { $place } ходит ровно на { $value ->
    [one] { $value } стопку
    [few] { $value } стопки
    [many] { $value } стопок
   *[other] { $value } стопки
} к голове или к хвосту.
pantarei-alone = У вас нет другой стопки для обмена.

# The position editor.
pantarei-move-stack = Переместить стопку { $place }
pantarei-to-head = Сдвинуть стопку { $place } на одно место к голове
pantarei-to-tail = Сдвинуть стопку { $place } на одно место к хвосту
pantarei-first-plays = Цвет места 1
pantarei-plays-white = Белые
pantarei-plays-black = Чёрные
pantarei-plays-none = Ещё не выбран
pantarei-after-swap = Последним ходом был обмен, поэтому сейчас обмен запрещён
