### Words around the rules of every game.

rules-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
rules-options-title = Параметры этой игры
rules-options-all-title = Параметры
rules-options-about = Там, где исходные правила молчат или расходятся, есть параметр. Его выбирают при создании партии.
rules-option-value = { $option }: { $value }
rules-option-other = Или: { $value }. { $about }
rules-yes = Да
rules-no = Нет
rules-endings-title = Ничья, сдача, время
rules-endings-repetition = Если одна и та же позиция возникает в третий раз и ходить должен тот же игрок, партия заканчивается вничью.
rules-endings-repetition-off = Позиции могут повторяться без ограничений.
rules-endings-max-plies = Партия заканчивается вничью и после стольких ходов всех игроков: { $plies }.
rules-endings-agreement = Игроки могут согласиться на ничью, а игрок может сдаться. Если играют с часами, тот, у кого вышло время, проигрывает.

rules-example = Ваш ход:
rules-example-done = Отлично.
rules-example-other = Такой ход возможен, но имеется в виду другой. Начните сначала.
rules-example-again = Начать сначала
rules-forbidden = Так нельзя.
rules-comparison-play = Сыграть оба
rules-comparison-again = Начать сначала
rules-comparison-goes-on = Партия продолжается.
