# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
# A link on the set-up screen of Hus.
solved-about = Доказано, какая сторона побеждает в Hus, как бы ни играл соперник. Найдите победу, продержитесь против безупречной игры или изучите доказательство. Считаются ходы обеих сторон.
solved-who = { $moves ->
    [one] { $side } побеждает ровно за { $moves } ход.
    [few] { $side } побеждает ровно за { $moves } хода.
    [many] { $side } побеждает ровно за { $moves } ходов.
   *[other] { $side } побеждает ровно за { $moves } хода.
}
solved-parts = Режим
solved-part-win = Найти победу
solved-part-hold = Продержаться
solved-part-proof = Доказательство
solved-win-about = Вы играете за { $side }, выигрывающую сторону. Найдите победу.
solved-hold-about = Вы играете за { $side }, проигрывающую сторону. Продержитесь как можно дольше.
solved-best-win = { $moves ->
    [one] Рекорд: победа за { $moves } ход
    [few] Рекорд: победа за { $moves } хода
    [many] Рекорд: победа за { $moves } ходов
   *[other] Рекорд: победа за { $moves } хода
}
# $most is how many moves the longest defence takes.
solved-best-hold = { $most ->
    [one] Рекорд защиты: { $moves } из { $most } хода
    [few] Рекорд защиты: { $moves } из { $most } ходов
    [many] Рекорд защиты: { $moves } из { $most } ходов
   *[other] Рекорд защиты: { $moves } из { $most } хода
}
solved-best-none = Результата пока нет
solved-opening = Загрузка доказательства…

# How the game stands.
solved-checking = Проверка позиции…
solved-winning = { $moves ->
    [1] Вы по-прежнему выигрываете: следующий ход побеждает
    [one] Вы по-прежнему выигрываете: остался { $moves } ход
    [few] Вы по-прежнему выигрываете: осталось { $moves } хода
    [many] Вы по-прежнему выигрываете: осталось { $moves } ходов
   *[other] Вы по-прежнему выигрываете: осталось { $moves } хода
}
solved-winning-most = { $moves ->
    [one] Вы по-прежнему выигрываете: осталось не более { $moves } хода
    [few] Вы по-прежнему выигрываете: осталось не более { $moves } ходов
    [many] Вы по-прежнему выигрываете: осталось не более { $moves } ходов
   *[other] Вы по-прежнему выигрываете: осталось не более { $moves } хода
}
solved-losing = { $moves ->
    [1] Компьютер победит следующим ходом
    [one] Компьютер выигрывает: остался { $moves } ход
    [few] Компьютер выигрывает: осталось { $moves } хода
    [many] Компьютер выигрывает: осталось { $moves } ходов
   *[other] Компьютер выигрывает: осталось { $moves } хода
}
solved-losing-most = { $moves ->
    [one] Компьютер выигрывает: осталось не более { $moves } хода
    [few] Компьютер выигрывает: осталось не более { $moves } ходов
    [many] Компьютер выигрывает: осталось не более { $moves } ходов
   *[other] Компьютер выигрывает: осталось не более { $moves } хода
}
solved-open = Не доказано: неизвестно, кто побеждает из этой позиции

# What the player’s last move was worth.
solved-remark-fast = Так же быстро, как в доказательстве.
solved-remark-slow = { $moves ->
    [one] Другой ход побеждает на { $moves } ход раньше.
    [few] Другой ход побеждает на { $moves } хода раньше.
    [many] Другой ход побеждает на { $moves } ходов раньше.
   *[other] Другой ход побеждает на { $moves } хода раньше.
}
solved-remark-slip = Вы упустили победу.
solved-remark-open = Этого хода в доказательстве нет.
solved-remark-long = Самая долгая защита в доказательстве.
solved-remark-short = { $moves ->
    [one] Согласно доказательству, другим ходом можно продержаться на { $moves } ход дольше.
    [few] Согласно доказательству, другим ходом можно продержаться на { $moves } хода дольше.
    [many] Согласно доказательству, другим ходом можно продержаться на { $moves } ходов дольше.
   *[other] Согласно доказательству, другим ходом можно продержаться на { $moves } хода дольше.
}

solved-hint = Подсказка
solved-hint-move = Подсказка: сыграйте { $move }.
solved-show = К доказательству

# How it ended.
solved-won = { $moves ->
    [one] Вы победили за { $moves } ход
    [few] Вы победили за { $moves } хода
    [many] Вы победили за { $moves } ходов
   *[other] Вы победили за { $moves } хода
}
solved-won-about = { $most ->
    [one] Самая быстрая победа — за { $most } ход.
    [few] Самая быстрая победа — за { $most } хода.
    [many] Самая быстрая победа — за { $most } ходов.
   *[other] Самая быстрая победа — за { $most } хода.
}
solved-lost = { $moves ->
    [one] Компьютер победил за { $moves } ход
    [few] Компьютер победил за { $moves } хода
    [many] Компьютер победил за { $moves } ходов
   *[other] Компьютер победил за { $moves } хода
}
solved-lost-about = Верните свой ход и поищите победу ещё раз.
solved-held = { $most ->
    [one] Вы продержались { $moves } из { $most } хода
    [few] Вы продержались { $moves } из { $most } ходов
    [many] Вы продержались { $moves } из { $most } ходов
   *[other] Вы продержались { $moves } из { $most } хода
}
solved-held-perfect = Дольше продержаться нельзя.
solved-new-best = Это ваш новый рекорд.
solved-helped = После подсказки или возврата хода результат не засчитывается.

# The proof as a tree.
solved-line = Вариант
solved-line-start = Начало
solved-node-winner = Ходит { $side } и побеждает. Ход по доказательству:
solved-node-loser = Ходит { $side }. Любой ход проигрывает:
solved-node-none = Этой позиции в доказательстве нет.
solved-to-go = { $moves ->
    [0] заканчивает партию
    [1] остался 1 ход
    [one] осталось не более { $moves } хода
    [few] осталось не более { $moves } ходов
    [many] осталось не более { $moves } ходов
   *[other] осталось не более { $moves } хода
}
solved-answer = ответ { $move }
