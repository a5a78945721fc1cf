# Analysis: the engine, branches, the game report.
analyse = Анализ
analyse-nothing = Здесь нечего анализировать
analyse-nothing-advice = Вставьте позицию или партию либо начните с начальной позиции.
analyse-empty = Начальная позиция
analyse-try = Делайте ходы на доске, чтобы добавить варианты.
analyse-edit = Расставить
analyse-paste = Вставить
analyse-play = Играть

paste-position = Позиция текстом
paste-position-good = Позиция корректна.
paste-position-use = Загрузить позицию
paste-record = Партия: JSON, текст Tetrarch или ходы Abalone
paste-record-use = Загрузить партию

branch-cut = Удалить этот вариант

engine = Движок
engine-thinking = Думает…
# $nodes is an abbreviated number, such as 950K.
engine-depth = глубина { $depth } · { $nodes }
engine-lines = Варианты
engine-lines-value = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
engine-proved = { $plies ->
    [1] Доказано: { $side } — победа следующим ходом
    [one] Доказано: { $side } — победа за { $plies } ход
    [few] Доказано: { $side } — победа за { $plies } хода
    [many] Доказано: { $side } — победа за { $plies } ходов
   *[other] Доказано: { $side } — победа за { $plies } хода
}
engine-proved-at-most = { $plies ->
    [1] Доказано: { $side } — победа следующим ходом
    [one] Доказано: { $side } — победа не более чем за { $plies } ход
    [few] Доказано: { $side } — победа не более чем за { $plies } хода
    [many] Доказано: { $side } — победа не более чем за { $plies } ходов
   *[other] Доказано: { $side } — победа не более чем за { $plies } хода
}

# $side is the side to move.
worth-win = { $side }: победа за { $plies }
worth-loss = { $side }: поражение за { $plies }
worth-chance = { $side } { $percent } %

evaluation-unknown = Оценки пока нет
evaluation-share = { $side } { $percent } %

graph = График оценки
graph-jump = Позиция в партии
graph-run = Анализ партии
graph-running = Идёт анализ партии
# The upper and the lower edge of the graph.
graph-wins = Победа: { $side }
graph-accuracy = { $side }: точность { $percent } %

turning-points = Переломные моменты
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side }, ход { $move }: { $verdict }.
turning-better = Лучше было { $move }.
turning-try = Ещё раз

verdict-forced = вынужденный ход
verdict-only-move = единственный хороший ход
verdict-best = лучший ход
verdict-good = хороший ход
verdict-inaccuracy = неточность
verdict-mistake = ошибка
verdict-blunder = грубая ошибка
verdict-missed-win = упущенная победа

# Openings.
explorer = Дебюты
