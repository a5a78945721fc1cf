puzzles-about = Выигрывает или спасает партию только один ход. Найдите его.
puzzles-missing = Не удалось загрузить задачи
puzzles-none = Такой задачи нет. Выберите другую тему.

# What is asked.
puzzles-task-win = Ход: { $side }. Найдите единственный ход, который выигрывает
puzzles-task-within = Ход: { $side }. Выиграйте за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}. К этому ведёт только один первый ход
puzzles-task-advantage = Ход: { $side }. Найдите единственный ход, который ведёт к явному преимуществу
puzzles-task-save = Ход: { $side }. Найдите единственный ход, который не проигрывает
puzzles-task-defend = Ход: { $side }. Найдите лучшую защиту. Любой другой ход явно хуже
puzzles-task-own = Ход: { $side }. Найдите ход, который явно лучше всех остальных
puzzles-target = Побеждает тот, кто первым вытолкнет { $marbles ->
    [one] { $marbles } шар
    [few] { $marbles } шара
    [many] { $marbles } шаров
   *[other] { $marbles } шара
}.
puzzles-level = уровень { $level }
puzzles-proved = доказано
puzzles-proved-about = Доказано, что решение ровно одно.
puzzles-engine = по оценке движка
puzzles-engine-about = По оценке движка, любой другой ход намного хуже.

# What is answered.
puzzles-right = Верно!
puzzles-wrong = Это не тот ход. Соперник отвечает…
puzzles-wrong-over = Это не тот ход. Партия на нём заканчивается.
puzzles-refuted = Это не тот ход. { $reply }
puzzles-wrong-result = Не тот ход: ответ показан на доске.
puzzles-why-chances = По оценке движка, после хода { $played } шансы { SIDE($side, form: "genitive") } на победу — { $percent } %.
puzzles-hint-move = Верный ход — { $move }. { $how }

# What can be done.
puzzles-hint = Подсказка
puzzles-again = Ещё раз
puzzles-skip = Пропустить
puzzles-next = Следующая задача
puzzles-line = Показать решение
puzzles-series = Все задачи
puzzles-daily = Задача дня
puzzles-daily-of = { $game }: задача дня

# How someone gets on.
puzzles-rating = Рейтинг { $rating }
puzzles-rating-about = По рейтингу подбирается следующая задача. Он хранится только в этом браузере.
puzzles-streak = Серия { $streak }, лучшая { $best }
puzzles-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} подряд

# Themes.
puzzles-theme = Тема
puzzles-theme-all = Все темы
puzzles-theme-long-relay = Долгий посев
puzzles-theme-starvation = Измор
puzzles-theme-capture = Захват
puzzles-theme-big-capture = Большой захват
puzzles-theme-stack-of-seven = Стопка из семи
puzzles-theme-swap = Обмен
puzzles-theme-two-scales = Две чешуйки
puzzles-theme-cover = Накрыть стопку
puzzles-theme-high-stack = Высокая стопка
puzzles-theme-pincers = Клещи
puzzles-theme-goal-points = Целевые точки
puzzles-theme-sumito = Сумито
puzzles-theme-edge = Край
puzzles-theme-double-threat = Двойная угроза
puzzles-theme-parry = Не дать выиграть
puzzles-theme-quiet = Тихий ход
puzzles-theme-defence = Защита

# Your own mistakes.
puzzles-theme-own = Ваши ошибки ({ $count })
puzzles-own-none = Все задачи из ваших ошибок решены. Выберите другую тему.
