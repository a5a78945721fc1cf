# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Байт { $byte } — не текст UTF-8.
record-error-unknown-format = Это не запись в известном формате. Ожидается { $known }.
record-error-no-such-format = Формата «{ $id }» нет. Ожидается { $known }.
record-error-empty = Партий здесь нет.
record-error-place = Строка { $line }, столбец { $column }: { $problem }
record-error-field = Запись { $record }, поле { $field }: { $problem }
record-error-whole = Запись { $record }: { $problem }
record-error-unwritable = Запись { $record } нельзя сохранить. { $problem }
record-error-import-only = Формат { $format } можно только читать. Сохраняйте как json или text.

record-not-open = «{ $close }» ничего не закрывает.
record-text-not-closed = Текст, который здесь начинается, не закрыт. Ожидается ".
record-comment-not-closed = Комментарий, который здесь начинается, не закрыт. Ожидается { "}" }.
record-variation-not-closed = Вариант, который здесь начинается, не закрыт. Ожидается ).
record-tag-without-name = Ожидается имя тега.
record-tag-without-value = Ожидается значение тега { $tag } в кавычках.
record-tag-not-closed = Тег { $tag } в строке { $line } не закрыт. Ожидается ].
record-tag-twice = Тег { $tag } уже есть в строке { $line }.
record-tag = Тег { $tag }: { $problem }
record-no-game-tag = Перед ходами ожидается тег [{ $tag } "…"].
record-other-result = Результат отличается от указанного в теге Result.
record-results = Ожидаемое число результатов: { $seats }, найдено: { $found }.
record-not-a-flag = Ожидается true или false.
record-not-a-number = Ожидается целое число.
record-not-a-result = Ожидается результат, например 1-0, 1/2-1/2 или *.
record-not-json = Некорректный JSON: { $detail }.
record-no-such-seat = Такого места нет. Места — от 1 до { $seats }.
record-not-a-kind = Ожидается human или computer.
record-not-a-seat-tag = После точки ожидается UserId, Kind или Points.
record-reserved-field = Поле «{ $field }» записывается в другом месте, здесь его использовать нельзя.
record-not-a-date = Ожидается дата, например 2026-01-31T20:15:00Z или 2026.01.31.
record-not-an-object = Ожидается объект.
record-not-an-array = Ожидается массив.
record-not-a-text = Ожидается текст.
record-missing = Это поле отсутствует.
record-second-variant = Ожидается только один вариант.
record-too-many-points = Число очков слишком велико.
record-not-an-outcome = Ожидается win, draw или loss.
record-partial-result = Результат есть только у части игроков. Ожидается у всех или ни у кого.
record-too-many-moves = В этом круге слишком много ходов. Число мест: { $seats }.
record-not-a-move = Ожидается ход: текст, объект или null.
record-time-without-move = Это время не относится ни к одному ходу.
record-not-cells = «{ $text }» — не ход. Ожидаются поля, например a1b2 или c3c5d4.
record-not-abalone = Ожидается партия Abalone.
record-too-many-readings = До этого места слишком много ходов можно прочесть двояко. Запись той же партии в нотации Aba-Pro была бы однозначной.
record-unplayable =
    { $ways ->
        [1] Ход { $text } невозможен. { $reason }
        [one] Ход { $text } невозможен ни при каком из { $ways } прочтения предыдущих ходов. { $reason }
        [few] Ход { $text } невозможен ни при каком из { $ways } прочтений предыдущих ходов. { $reason }
        [many] Ход { $text } невозможен ни при каком из { $ways } прочтений предыдущих ходов. { $reason }
       *[other] Ход { $text } невозможен ни при каком из { $ways } прочтения предыдущих ходов. { $reason }
    }
record-no-such-move = Так не записывается ни один возможный ход.
record-ambiguous = { $text } может означать { $readings }, и остаток партии подходит к обоим.
record-players = Ожидаемое число игроков: { $seats }, найдено: { $found }.
record-seat = Ход записан за место { $seat }, но места — от 1 до { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Ход { $ply } (место { $seat }): { $trouble }
record-problem-start = Начальная позиция неверна. { $problem }
record-problem-no-deal = Партия начинается с раскладки. Ожидается начальная позиция или seed.
record-problem-deal = Начальная позиция не та, которую раздаёт этот seed: { $dealt }.
record-problem-players = Ожидаемое число игроков: { $expected }, найдено: { $found }.
record-problem-turn = Сейчас ход места { $expected }.
record-problem-move = Ход { $text } невозможен. { $refused }
record-problem-after-the-end = Партия уже была окончена: { $rule }.
record-problem-result = Записан результат { $recorded }. Ожидается { $expected } ({ $reason }).
record-problem-not-over = Записан результат { $recorded }, но по правилам партия не окончена, а другой причины в записи нет.
record-problem-termination = Причина окончания — «{ $recorded }». Ожидается «{ $expected }».
record-problem-not-ended-by = Причина окончания — «{ $recorded }», но партия закончилась не этим.
record-problem-points = Очки места { $seat }: { $recorded }. Ожидается { $expected }.
