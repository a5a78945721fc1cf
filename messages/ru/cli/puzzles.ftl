### What `tetrarch puzzles` says.

cli-puzzle-title = Задача { $id }: { $game }, { $variant }, уровень { $level }
cli-puzzle-proved = доказано
cli-puzzle-engine = по оценке движка
cli-puzzle-target = Побеждает тот, кто первым вытолкнет { $marbles ->
    [one] { $marbles } шар
    [few] { $marbles } шара
    [many] { $marbles } шаров
   *[other] { $marbles } шара
}.
cli-puzzle-win = Ход: { $side }. Найдите единственный ход, который выигрывает.
cli-puzzle-win-within = Ход: { $side }. Выиграйте за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}. К этому ведёт только один первый ход.
cli-puzzle-advantage = Ход: { $side }. Найдите единственный ход, который ведёт к явному преимуществу.
cli-puzzle-save = Ход: { $side }. Найдите единственный ход, который не проигрывает.
cli-puzzle-defend = Ход: { $side }. Найдите лучшую защиту. Любой другой ход явно хуже.
cli-puzzle-keys = Введите ход либо «hint» (подсказка), «next» (дальше) или «quit» (выход).
cli-puzzle-right = Верно. Решение: { $line }.
cli-puzzle-wrong = { $tried } неверно: это опровергает { $reply }. Попробуйте ещё раз.
cli-puzzle-wrong-over = { $tried } неверно: партия на этом заканчивается. Попробуйте ещё раз.
cli-puzzle-hint-themes = Тема задачи: { $themes }.
cli-puzzle-hint-none = У задачи нет темы. Следующей подсказкой будет ход.
cli-puzzle-hint-move = Верный ход: { $best }.
cli-puzzle-score = решено { $solved } из { $seen }
cli-puzzle-none = Такой задачи нет. Выберите другую тему или другой уровень.
cli-puzzle-faulty = { $file }: задача { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
    [many] { $puzzles } задач
   *[other] { $puzzles } задачи
} из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
} в { $file }
cli-puzzle-mining = { $games ->
    [one] (доказано { $proved }, { $games } партия)
    [few] (доказано { $proved }, { $games } партии)
    [many] (доказано { $proved }, { $games } партий)
   *[other] (доказано { $proved }, { $games } партии)
}
cli-puzzle-checked = { $puzzles ->
    [one] { NUMBER($puzzles, useGrouping: "false") } задача
    [few] { NUMBER($puzzles, useGrouping: "false") } задачи
    [many] { NUMBER($puzzles, useGrouping: "false") } задач
   *[other] { NUMBER($puzzles, useGrouping: "false") } задачи
}, неверных { NUMBER($wrong, useGrouping: "false") }

# Themes.
cli-theme-long-relay = долгий посев
cli-theme-starvation = измор
cli-theme-capture = захват
cli-theme-big-capture = большой захват
cli-theme-stack-of-seven = стопка из семи
cli-theme-swap = обмен
cli-theme-two-scales = две чешуйки
cli-theme-cover = накрыть стопку
cli-theme-high-stack = высокая стопка
cli-theme-pincers = клещи
cli-theme-goal-points = целевые точки
cli-theme-sumito = сумито
cli-theme-edge = край
cli-theme-double-threat = двойная угроза
cli-theme-parry = не дать выиграть
cli-theme-quiet = тихий ход
cli-theme-defence = защита

# What can be wrong with a puzzle.
cli-flaw-position = позицию нельзя расставить: { $reason }
cli-flaw-spelling = позиция должна быть записана «{ $canonical }»
cli-flaw-id = идентификатор должен быть «{ $expected }»
cli-flaw-twice = такой же идентификатор у другой задачи
cli-flaw-no-choice = выбора между ходами нет
cli-flaw-move = ход { $number } решения невозможен: { $reason }
cli-flaw-move-spelling = ход { $number } решения должен быть записан «{ $canonical }»
cli-flaw-line = в решении должно быть от 1 до { $longest } ходов
cli-flaw-not-won = решение не ведёт к победе
cli-flaw-lost = решение ведёт к поражению
cli-flaw-themes = темы должны быть «{ $expected }»
cli-flaw-another = решением является и «{ $other }»
cli-flaw-useless = решение не достигает цели
cli-flaw-goal = цель другая
cli-flaw-unproved = доказать решение не удаётся
cli-flaw-doubtful = движок предпочитает «{ $best }», разница { $margin } %

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Строка { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Это журнал для { $found }, а не для { $wanted }.
mining-journal-unreadable = Строка { $line } не относится к журналу.
