### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = вынужденный
verdict-name-only-move = единственный ход
verdict-name-best = лучший
verdict-name-good = хороший
verdict-name-inaccuracy = неточность
verdict-name-mistake = ошибка
verdict-name-blunder = грубая ошибка
verdict-name-missed-win = упущенная победа
verdict-count-forced = { $count ->
    [one] { $count } вынужденный ход
    [few] { $count } вынужденных хода
    [many] { $count } вынужденных ходов
   *[other] { $count } вынужденных хода
}
verdict-count-only-move = { $count ->
    [one] { $count } единственный ход
    [few] { $count } единственных хода
    [many] { $count } единственных ходов
   *[other] { $count } единственных хода
}
verdict-count-best = { $count ->
    [one] { $count } лучший ход
    [few] { $count } лучших хода
    [many] { $count } лучших ходов
   *[other] { $count } лучших хода
}
verdict-count-good = { $count ->
    [one] { $count } хороший ход
    [few] { $count } хороших хода
    [many] { $count } хороших ходов
   *[other] { $count } хороших хода
}
verdict-count-inaccuracy = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
    [many] { $count } неточностей
   *[other] { $count } неточности
}
verdict-count-mistake = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
verdict-count-blunder = { $count ->
    [one] { $count } грубая ошибка
    [few] { $count } грубые ошибки
    [many] { $count } грубых ошибок
   *[other] { $count } грубые ошибки
}
verdict-count-missed-win = { $count ->
    [one] { $count } упущенная победа
    [few] { $count } упущенные победы
    [many] { $count } упущенных побед
   *[other] { $count } упущенные победы
}

analysis-text-not-judged = нет ходов для оценки
analysis-text-accuracy = точность { $percent } %
analysis-text-no-errors = без ошибок
analysis-text-chance = { $percent } %
analysis-text-won-in = победа за { $plies }
analysis-text-lost-in = поражение за { $plies }
# $line is a chance and moves.
analysis-text-better = лучше { $line }
analysis-text-to-move = Ход { SIDE($side, form: "genitive") }: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Шансы после каждого из { $plies } полухода.
    [few] Шансы после каждого из { $plies } полуходов.
    [many] Шансы после каждого из { $plies } полуходов.
   *[other] Шансы после каждого из { $plies } полуходов.
}
analysis-text-picture-axis = полуходы
analysis-text-picture-team = шанс: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent } %.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, с { $from } % до { $to } %. Лучше: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Это не запрос: { $detail }.
cli-request-long-line = Строка слишком длинная. Запрос может содержать не более { $most_bytes } байт.
cli-request-id = id: ожидается текст или целое число.
cli-request-duplicate-id = Запрос с этим id ещё не выполнен.
cli-request-option-value = options.{ $option }: ожидается текст, число, true или false.
cli-request-position = position: { $problem }
cli-request-two-starts = Указаны и position, и seed. Используйте что-то одно.
cli-request-move = moves: { $problem }
