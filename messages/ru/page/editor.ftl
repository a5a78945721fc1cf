### The position editor.

editor = Расстановка позиции
editor-palette = Фишки
# A piece of the palette, for the screen reader.
editor-brush = { $name }, на доске { $count } из { $supply }
editor-take = Убрать
editor-hint = { $numbers ->
    [true] Нажмите на лунку или перейдите к ней стрелками: плюс, минус и цифры меняют число, Delete опустошает лунку.
   *[false] Нажмите на доску или перейдите к нужному месту стрелками: Enter добавляет, Delete убирает, 1, 2, 3… выбирают фишку. Перетаскивайте, чтобы переместить.
}
editor-undo = Отменить
editor-begin = Начать с
editor-empty = Очистить доску
editor-start = Начальная позиция
editor-current = Прежняя позиция
editor-variant = Вариант
editor-turn = Чей ход
editor-text = Позиция текстом
editor-verdict = Проверка позиции
editor-good = Позиция корректна.
editor-analyse = Анализировать позицию
editor-play = Играть отсюда
editor-cancel = Отмена
counter-less = { $label }: на один меньше
counter-more = { $label }: на один больше
