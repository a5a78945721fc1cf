### What commands answer.

cli-answer-exported = { $games ->
    [one] экспортирована { $games } партия
    [few] экспортированы { $games } партии
    [many] экспортировано { $games } партий
   *[other] экспортировано { $games } партии
}
cli-answer-imported = { $new ->
    [one] импортирована { $new } партия
    [few] импортированы { $new } партии
    [many] импортировано { $new } партий
   *[other] импортировано { $new } партии
}, уже были: { $known }
cli-answer-data-folder = Партии хранятся в { $folder }.
cli-answer-database = Партии хранятся в PostgreSQL.
cli-answer-copied = { $rows ->
    [one] Скопирована и проверена { $rows } строка
    [few] Скопированы и проверены { $rows } строки
    [many] Скопировано и проверено { $rows } строк
   *[other] Скопировано и проверено { $rows } строки
}
cli-answer-whole = { $rows ->
    [one] { $rows } строка, проблем нет
    [few] { $rows } строки, проблем нет
    [many] { $rows } строк, проблем нет
   *[other] { $rows } строки, проблем нет
}
cli-answer-running = Tetrarch запущен. Чтобы остановить его, нажмите Ctrl-C. Откройте в браузере этот адрес:
cli-answer-healthy = сервер { $address } исправен
cli-answer-manual-pages = страниц руководства в { $folder }: { $pages }
cli-answer-speed = { $seconds } с, { $speed } млн позиций в секунду
cli-answer-proof-checked = { $game } { $variant }: побеждает команда { $team }, полуходов не более { $plies }.
cli-answer-proof-parts = Позиций с выбором: { $choices }, со всеми ответами: { $replies }, окончаний: { $ends }.
cli-answer-turn = { $moves ->
    [one] Ход { SIDE($side, form: "genitive") }, { $moves } возможный ход.
    [few] Ход { SIDE($side, form: "genitive") }, { $moves } возможных хода.
    [many] Ход { SIDE($side, form: "genitive") }, { $moves } возможных ходов.
   *[other] Ход { SIDE($side, form: "genitive") }, { $moves } возможных хода.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] Победитель: { $winners }. { $reason }
    [few] Победители: { $winners }. { $reason }
    [many] Победители: { $winners }. { $reason }
   *[other] Победители: { $winners }. { $reason }
}
cli-answer-won-points = { $count ->
    [one] Победитель: { $winners }, очки { $more } : { $fewer }. { $reason }
    [few] Победители: { $winners }, очки { $more } : { $fewer }. { $reason }
    [many] Победители: { $winners }, очки { $more } : { $fewer }. { $reason }
   *[other] Победители: { $winners }, очки { $more } : { $fewer }. { $reason }
}
cli-answer-drawn = Ничья. { $reason }
cli-answer-drawn-points = Ничья, очки { $more } : { $fewer }. { $reason }
cli-answer-wrong-move = --moves: ход { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] { $records } запись
    [few] { $records } записи
    [many] { $records } записей
   *[other] { $records } записи
}, { $problems ->
    [one] { $problems } проблема
    [few] { $problems } проблемы
    [many] { $problems } проблем
   *[other] { $problems } проблемы
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: запись { $record }: { $problem }
cli-answer-fault-ply = { $file }: запись { $record }, полуход { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Варианты, --variant V
cli-listed-game-options = Параметры игры, --option K=V
cli-listed-table-options = Параметры стола, для игры
cli-listed-variant = { $default ->
    [yes] { $name }, игроков: { $seats }, по умолчанию
   *[no] { $name }, игроков: { $seats }
}
cli-listed-sets = задаёт { $options }
cli-listed-option = { $name }: { $values }; по умолчанию { $default }
cli-listed-range = от { $min } до { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Белые: место { $white } · Чёрные: место { $black }
cli-board-pantarei-choice = Место 1 выбирает цвет
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = в руке · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Не решено: поиск остановлен.
cli-solved-no-win = Никто не может форсировать победу.
cli-solved-no-win-within = { $plies ->
    [one] Никто не может форсировать победу за { $plies } полуход.
    [few] Никто не может форсировать победу за { $plies } полухода.
    [many] Никто не может форсировать победу за { $plies } полуходов.
   *[other] Никто не может форсировать победу за { $plies } полухода.
}
cli-solved-no-win-for = Место { $seat } не может форсировать победу.
cli-solved-no-win-for-within = { $plies ->
    [one] Место { $seat } не может форсировать победу за { $plies } полуход.
    [few] Место { $seat } не может форсировать победу за { $plies } полухода.
    [many] Место { $seat } не может форсировать победу за { $plies } полуходов.
   *[other] Место { $seat } не может форсировать победу за { $plies } полухода.
}
cli-solved-win = { $count ->
    [one] Победитель: { $winners }.
    [few] Победители: { $winners }.
    [many] Победители: { $winners }.
   *[other] Победители: { $winners }.
}
cli-solved-win-in = { $count ->
    [one] Победитель:
    [few] Победители:
    [many] Победители:
   *[other] Победители:
} { $winners }, { $exact ->
    [yes] ровно
   *[no] не более чем
} за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}.
cli-solved-speed = { $seconds } с, { $nodes } узлов, { $speed } млн в секунду
cli-solved-searching = поиск: { $nodes } узлов, { $seconds } с
cli-solved-shortening = сокращение: { $nodes } узлов, { $seconds } с
cli-solved-proving = доказательство: { $nodes } узлов, { $seconds } с

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] { NUMBER($games, useGrouping: "false") } партия
    [few] { NUMBER($games, useGrouping: "false") } партии
    [many] { NUMBER($games, useGrouping: "false") } партий
   *[other] { NUMBER($games, useGrouping: "false") } партии
}, { $plies ->
    [one] { NUMBER($plies, useGrouping: "false") } полуход
    [few] { NUMBER($plies, useGrouping: "false") } полухода
    [many] { NUMBER($plies, useGrouping: "false") } полуходов
   *[other] { NUMBER($plies, useGrouping: "false") } полухода
}, { $errors ->
    [one] { NUMBER($errors, useGrouping: "false") } ошибка
    [few] { NUMBER($errors, useGrouping: "false") } ошибки
    [many] { NUMBER($errors, useGrouping: "false") } ошибок
   *[other] { NUMBER($errors, useGrouping: "false") } ошибки
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: партия { $game }, полуход { $ply }: { $what }: ожидалось { $expected }, найдено { $found }
cli-compared-line = строка
cli-compared-settings = настройки
cli-compared-start = начало
cli-compared-legal = возможные ходы
cli-compared-move = ход
cli-compared-position = позиция
cli-compared-outcome = исход
cli-compared-some-game = партия в JSON
cli-compared-known-settings = известная игра, вариант и параметры
cli-compared-some-position = позиция ({ $text })
cli-compared-an-error = ошибка: { $error }
cli-compared-some-start = начало, seed или позиция после полухода 1
cli-compared-no-start = ничего из этого, хотя { $game } начинается с раскладки
cli-compared-refusal = отказ ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
cli-compared-moves-only-here = { $moves ->
    [one] { $moves } ход, только здесь: { $only }
    [few] { $moves } хода, только здесь: { $only }
    [many] { $moves } ходов, только здесь: { $only }
   *[other] { $moves } хода, только здесь: { $only }
}
cli-compared-not-over = неоконченная партия

# What `tetrarch bench` says: column headings.
cli-measured-measuring = измерение { $game } { $variant } …
cli-measured-game = игра
cli-measured-variant = вариант
cli-measured-bytes = байты
cli-measured-depth = глубина
cli-measured-leaves = листья
cli-measured-leaves-per-second = листьев/с
cli-measured-random-plies = случайные полуходы
cli-measured-plies-per-second = полуходов/с
# A million.
cli-measured-millions = { $millions } млн
cli-answer-explored = Партий: { $games }, позиций: { $positions }, в файле { $file }

# Explorer files.
explorer-file-format = Это не файл дебютов. Первая строка должна содержать «tetrarch-explorer 1», игру и число партий.
explorer-file-line = Строка { $line }: ожидались ключ и ходы с результатами.
