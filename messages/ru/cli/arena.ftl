### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Пишется так: { $form }
arena-form-no-value = У «{ $part }» нет значения.
arena-form-bad-value = { $key } не может быть «{ $value }».
arena-form-no-such-key = Ключа «{ $key }» нет.
arena-form-no-adjudication = Ожидается chance, draw или и то и другое.
arena-form-win-chance = chance должно быть больше 0.5 и не больше 1.
arena-form-draw-chance = draw должно быть не меньше 0 и меньше 0.5.
arena-form-agreed-plies = plies и draw-plies должны быть не меньше 1.
arena-form-long-opening = В дебюте может быть не более { $most } полуходов.
arena-form-even = even должно быть от 0 до 0.5.
arena-form-opening-effort = tries и nodes должны быть не меньше 1.
arena-form-elo-order = elo0 должно быть меньше elo1, а они равны { $elo0 } и { $elo1 }.
arena-form-error-rates = alpha и beta должны быть от 0 до 0.5, а они равны { $alpha } и { $beta }.
arena-clock-wrong = «{ $text }» — не часы. Ожидается 1+0.5 (минуты и секунды), 10s+0.1 или 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] { $plies } полуход на ход
    [few] { $plies } полухода на ход
    [many] { $plies } полуходов на ход
   *[other] { $plies } полухода на ход
}
arena-pace-nodes = { $nodes ->
    [one] { $nodes } узел на ход
    [few] { $nodes } узла на ход
    [many] { $nodes } узлов на ход
   *[other] { $nodes } узла на ход
}
arena-pace-move-time = { $ms } мс на ход
arena-pace-clock = часы { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = «{ $text }»: { $problem }
arena-entrant-unknown = Такого участника нет. Ожидается { $forms }.
arena-entrant-name = В имени должна быть хотя бы одна буква и не должно быть запятых.
arena-entrant-no-option = «{ $part }» — не параметр. Параметр пишется KEY=VALUE.
arena-entrant-no-such-option = Параметра «{ $key }» нет. Ожидается { $known }.
arena-entrant-whole-number = { $key } не может быть «{ $value }». Ожидается целое число от 1.
arena-entrant-others = others не может быть «{ $value }». Ожидается { $known }.
arena-entrant-engine-option = Параметры { $options } есть только у engine.
arena-entrant-program-option = Для программы используйте option.Threads и option.Hash.
arena-entrant-not-closed = Кавычка не закрыта.
arena-entrant-no-program = Ожидается программа, например ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Программа завершилась: { $status }.
arena-forfeit-closed-output = Программа закрыла свой вывод.
arena-forfeit-silence = Ответа не было { $waited_ms } мс.
arena-forfeit-illegal-move = «{ $text }» нельзя сыграть. { $why }
arena-forfeit-time = На ход ушло { $spent_ms } мс, а оставалось { $allowed_ms } мс.
arena-forfeit-rejected = Программа отвергла строку: { $error }.
arena-forfeit-no-move = Ход не найден.
arena-program-fails = { $entrant } не может играть. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Для матча нужно не меньше двух участников, а указано { $entrants }.
arena-plan-same-name = Два участника называются { $name }. Дайте одному из них другое имя, например other={ $name }.
arena-plan-no-limit = У { $name } нет ограничения. Ограничьте матч узлами, глубиной, временем на ход или часами либо задайте участнику своё ограничение, например engine:nodes=1000.
arena-plan-external-cpu-time = { $name } — другая программа, и её процессорное время нельзя измерить. Ограничьте узлы или измеряйте реальное время.
arena-plan-sprt-of-several = Для SPRT нужно ровно два участника, а указано { $entrants }.
arena-plan-adjudication-of-several = Присуждать результат можно только в партиях двух команд. Здесь команд: { $teams }.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = В папке { $folder } уже есть матч. Продолжите его с --resume или выберите другую папку.
arena-ledger-in-use = Матч в папке { $folder } играет другой процесс.
arena-ledger-other-plan = У матча в папке { $folder } другой план: { $differences }. Выберите другую папку.
arena-ledger-corrupt = { $path }, строка { $line }: { $problem }
arena-ledger-twice = { $path }, строка { $line }: партия { $game } встречается дважды.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field }: было { $was }, а теперь { $is }
arena-difference-new = { $field }: не было задано, а теперь { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } против { $second }
arena-chart-ratings = { $game }: рейтинги
arena-chart-score = { $groups ->
    [one] { $score } % после { $groups } группы партий; с доверительной вероятностью 95 % от { $low } % до { $high } %
    [few] { $score } % после { $groups } групп партий; с доверительной вероятностью 95 % от { $low } % до { $high } %
    [many] { $score } % после { $groups } групп партий; с доверительной вероятностью 95 % от { $low } % до { $high } %
   *[other] { $score } % после { $groups } групп партий; с доверительной вероятностью 95 % от { $low } % до { $high } %
}
arena-chart-percent = { $percent } %
arena-chart-groups = группы партий со сменой сторон
arena-chart-confidence = Эло с доверительной вероятностью 95 %
