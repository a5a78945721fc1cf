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
cli-answer-reports = { $count ->
    [one] { $count } жалоба
    [few] { $count } жалобы
    [many] { $count } жалоб
   *[other] { $count } жалобы
}
cli-answer-blocks = { $count ->
    [one] { $count } блокировка
    [few] { $count } блокировки
    [many] { $count } блокировок
   *[other] { $count } блокировки
}
cli-answer-entries = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}

# Analysis.
cli-answer-not-judged = нет ходов для оценки
cli-answer-accuracy = точность { $percent } %
cli-answer-no-errors = без ошибок
cli-answer-won-in = победа за { $plies }
cli-answer-lost-in = поражение за { $plies }
