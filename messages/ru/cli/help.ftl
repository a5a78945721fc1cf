### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Игра, изучение и решение: Hus, Pantareï, Gou и Abalone
cli-after =
    Коды завершения:
      0  успех
      1  неверные данные: позиция, ход, запись или вектор, который не совпадает
      2  неверный вызов: неизвестная игра, вариант, параметр или файл

    Без команды Tetrarch запускает сервер для этого компьютера и выводит адрес, который нужно открыть.

    Примеры:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = Язык всех текстов; по умолчанию язык окружения: LC_ALL, LC_MESSAGES, LANG
cli-color = Когда использовать цвет; `auto` учитывает NO_COLOR и не раскрашивает вывод в файлы и конвейеры

# Arguments of several commands.
cli-game = Игра
cli-variant = Вариант; список выводит `tetrarch options GAME`
cli-option = Параметр и его значение; можно повторять
cli-position = Начать с этой позиции
cli-moves = Сначала сделать эти ходы, через пробел или запятую
cli-seed = Seed раскладки, в играх, где она есть
cli-threads = Число потоков; 0 — по одному на ядро
cli-json = Вывести JSON
cli-from = Формат ввода; по умолчанию определяется по содержимому
cli-layout = Начальная расстановка партии Abalone в нотации aba-pro или first-last

cli-games-about = Показать список игр
cli-games-after =
    Примеры:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Показать варианты и параметры игры
cli-options-after =
    Примеры:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Нарисовать позицию
cli-show-after =
    Примеры:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Показать возможные ходы позиции, по одному в строке
cli-moves-after =
    Примеры:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Объяснить, что делает каждый ход

cli-perft-about = Посчитать позиции на заданной глубине
cli-perft-more = Позиции, к которым ведут несколько путей, считаются несколько раз; после оконченной партии позиций нет. В последней строке — только число.
cli-perft-after =
    Примеры:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Глубина в полуходах
cli-perft-divide = Вывести также число после каждого хода

cli-verify-about = Сверить партии в строках JSON с правилами, ход за ходом
cli-verify-more =
    Одна партия в строке: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} или null{"}"}. Обязательны только "game", "plies" и каждое "move"; отсутствующие поля не сверяются, неизвестные пропускаются. Значение null в "outcome" означает, что партия не окончена; "outcome_known": false — что исход не сверяется.

    Каждое расхождение выводится одной строкой; последняя строка — `N games, M plies, K errors`.
cli-verify-after =
    Примеры:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Файлы со строками JSON; `-` — стандартный ввод
cli-verify-json = Вывести JSON: числа и все расхождения

cli-record-about = Преобразовать или проверить записи партий
cli-record-convert-about = Преобразовать записи партий в другой формат
cli-record-convert-after =
    Примеры:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = Запись; `-` — стандартный ввод
cli-record-convert-to = Формат вывода
cli-record-convert-output = Записать в этот файл вместо стандартного вывода
cli-record-check-about = Воспроизвести записи партий и сообщить о проблемах
cli-record-check-more = Каждая проблема выводится одной строкой; последняя строка — `N records, K problems`.
cli-record-check-after =
    Примеры:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Записи; `-` — стандартный ввод

cli-analyse-about = Анализировать партии: оценка каждого хода, лучший вариант и вердикт
cli-analyse-more = Показан шанс того, кто ходил, после его хода. Ход — неточность (?!), если он теряет 5 %, ошибка (?) — от 10 %, грубая ошибка (??) — от 20 %; единственный хороший ход получает восклицательный знак. Подробности, вывод JSON и пакетный режим описаны в docs/analysis.md.
cli-analyse-after =
    Примеры:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = Запись; `-` — стандартный ввод
cli-analyse-number = Анализировать только эту партию файла, считая с 1
cli-analyse-nodes = Узлов на позицию [по умолчанию: 100000, если нет другого ограничения]
cli-analyse-ms = Миллисекунд на позицию
cli-analyse-depth = Глубина на позицию, в полуходах
cli-analyse-lines = Сколько вариантов выводить для каждой позиции
cli-analyse-threads = Число потоков поиска; с одним тот же вызов даёт тот же анализ
cli-analyse-svg = Нарисовать график партии в формате SVG
cli-analyse-json = Вывести JSON, по строке на партию
cli-analyse-batch = Отвечать на запросы со стандартного ввода, по строке JSON на каждый
cli-analyse-workers = Сколько запросов обрабатывать параллельно; 0 — по одному на ядро

cli-play-about = Играть в этом терминале
cli-play-after =
    Примеры:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Игра; без неё выбор из списка
cli-play-seat = Кто играет за место: human, от level:1 до level:10 или engine; по умолчанию human
cli-play-load = Продолжить партию из этого файла
cli-play-no-animation = Показывать ходы сразу, а не по шагам

cli-bench-about = Измерить скорость правил
cli-bench-more = Для каждого варианта на одном ядре: листья perft от начала и полуходы случайных партий в секунду, а также размер позиции в байтах.
cli-bench-after =
    Примеры:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Измерить только эти игры
cli-bench-all = Измерить все варианты, включая все расстановки
cli-bench-quick = Выполнить около двадцатой части работы
cli-bench-repeat = Измерить столько раз и взять лучший результат

cli-arena-about = Сыграть матч между движками и сообщить, какой сильнее
cli-arena-more = Каждый дебют играется парами партий со сменой сторон (с тремя командами — во всех рассадках), и погрешность учитывает пары. Если участников больше двух, каждый играет с каждым и по результатам подбираются рейтинги. С ограничением узлов или глубины тот же вызов играет тот же матч.
cli-arena-after =
    Участники:
      engine            полная сила; параметры: engine:nodes=100000,threads=2,hash=64, а с тремя
                        командами others=paranoid, best-reply или max-n
      level:7           уровень со своими ограничениями
      depth:3           простая альфа-бета с постоянной глубиной, считает только материал
      uct               UCT со случайными доигрываниями; узел — это доигрывание
      ugi:PROGRAM …     программа с протоколом из docs/protocol.md; ограничения и параметры
                        пишутся перед ней: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            любой из них под другим именем: "old=ugi:./tetrarch-1.0 ugi"
    Собственные ограничения участника (nodes, depth, ms, clock) заменяют ограничения матча.

    Файлы в --out: match.json (план), games.jsonl (по оконченной партии в строке, с её записью); в конце records.txt, summary.json и chart.svg. Чтобы продолжить прерванный матч (Ctrl-C безопасен), повторите вызов с --resume.

    Примеры:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Параметр игры и его значение; можно повторять
cli-arena-between = Участник; два для матча, больше — для кругового турнира
cli-arena-games = Число партий, округляется вверх до целых пар; 100, если матч не завершает SPRT
cli-arena-sprt = Остановиться, когда критерий даст ответ: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Узлов на ход
cli-arena-depth = Глубина на ход, в полуходах
cli-arena-ms = Миллисекунд на ход
cli-arena-clock = Часы на партию: минуты или секунды с буквой s, плюс секунды на ход: 1+0.5, 10s+0.1
cli-arena-cpu-time = Считать процессорное время потока партии вместо реального
cli-arena-margin = Допуск на запоздалый ответ, в миллисекундах
cli-arena-patience = Предельное время ожидания движка без часов, в секундах
cli-arena-openings = Как начинаются партии: случайные полуходы, пока движок не сочтёт позицию равной
cli-arena-adjudicate = Завершать партии досрочно: chance=0.98,plies=8 и draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Объявить ничью после этого числа полуходов; 0 — без ограничения
cli-arena-no-repetition = Разрешить повторения; по умолчанию третье появление позиции — ничья
cli-arena-concurrency = Число партий, играемых параллельно
cli-arena-seed = Seed дебютов, раскладок и случайных выборов
cli-arena-anchor = Опорный рейтинг кругового турнира: level:1=1000
cli-arena-out = Хранить матч в этой папке
cli-arena-resume = Продолжить матч из этой папки

cli-solve-about = Доказать, кто побеждает в позиции
cli-solve-more = Для каждой команды по очереди выполняет поиск в глубину по числам доказательства. Повторение позиции никогда не считается победой. Ответ — форсированная победа, или что её нет (в пределах границы, если она задана), или докуда дошёл поиск, прежде чем его остановили. Без границы поиск в ничейной позиции со множеством циклов может занять очень много времени.
cli-solve-after =
    Примеры:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C останавливает поиск. С --resume ничего не теряется: повторите вызов, чтобы продолжить.
cli-solve-seat = Искать победу только этого места или его команды
cli-solve-within = Искать победу в пределах этого числа полуходов
cli-solve-shortest = Искать кратчайшую победу
cli-solve-seconds = Остановиться через столько секунд
cli-solve-memory = Память поиска в МиБ
cli-solve-salt = Использовать другие хеш-ключи; результаты, одинаковые для двух значений, не зависят от коллизий ключей
cli-solve-proof = Записать доказательство в этот файл
cli-solve-resume = Продолжить из этого файла и при остановке сохранить в него ход поиска

cli-check-proof-about = Проверить файл доказательства
cli-check-proof-more = Воспроизводит доказательство по правилам против всех ответов: каждый вариант должен кончаться обещанной победой, и ни один не должен повторять позицию. Проверка не использует никакой части поиска, который создал доказательство.
cli-check-proof-after =
    Примеры:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = Доказательство

cli-fit-about = Подобрать веса оценки игры по партиям движка с самим собой
cli-fit-more = Движок играет сам с собой, сначала только по материалу, затем с уже найденными весами. Логистическая регрессия результатов по признакам всех позиций даёт веса в сотых долях логарифма шансов. Тот же вызов даёт те же веса. Используется один поток.
cli-fit-after =
    Примеры:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Веса движка находятся в crates/eval/weights; в каждом файле указан вызов, которым он создан.
cli-fit-games = Партий на раунд
cli-fit-nodes = Узлов на ход
cli-fit-seed = Seed раскладок и дебютов
cli-fit-rounds = Число раундов игры и подбора
cli-fit-out = Записать веса в этот файл вместо стандартного вывода

cli-train-about = Обучить сеть для Abalone на двоих по партиям с самой собой
cli-train-more = В каждом поколении лучший на данный момент игрок играет сам с собой, сеть учится на позициях, и матч решает, лучше ли она предыдущей. Всё хранится в одной папке. Если работа прервана в любой момент, повторите команду, чтобы продолжить; чтобы продлить завершённую, увеличьте --generations.
cli-train-after =
    Примеры:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Лучшая сеть — best.net в этой папке. Сеть самого движка — crates/eval/nets/abalone.net; как она создана и сколько это занимает, объясняет docs/training.md.
cli-train-game = Игра; сеть есть только у Abalone
cli-train-folder = Папка обучения
cli-train-from-shipped = Продолжить с поставляемой сети: она играет первые партии, и обучение начинается с её весов
cli-train-generations = Общее число поколений
cli-train-shards = Файлов примеров на поколение
cli-train-games = Партий на файл примеров
cli-train-nodes = Узлов на ход в партиях с собой
cli-train-earlier = Сколько прежних поколений тоже дают примеры
cli-train-epochs = Число проходов по всем примерам
cli-train-rate = Величина первых шагов обучения в стотысячных; затем они уменьшаются
cli-train-results = Доля результата партии в целевом значении, в процентах; остальное — оценка поиска
cli-train-test-nodes = Узлов на ход в матче новой сети со старой
cli-train-test-pairs = Наибольшее число пар в этом матче; он кончается раньше, если исход решён
cli-train-test-elo = Прирост Эло, который проверяется в матче
cli-train-seed = Seed дебютов, исходных весов и порядка примеров
cli-train-threads = Число потоков; на сети не влияет

cli-ugi-about = Общаться по Universal Game Interface через стандартный ввод и вывод
cli-ugi-more = Текстовый протокол для движков любой игры, похожий на UCI в шахматах. Описан в docs/protocol.md.
cli-ugi-after =
    Примеры:
      tetrarch ugi

    Строки для пробы:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Запустить сервер для браузеров и ботов
cli-serve-after =
    API описан в /api/openapi.json. Журнал идёт в стандартный поток ошибок: в терминале только проблемы, иначе все действия; уровень задаёт RUST_LOG.

    Примеры:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Адрес, который слушать; по умолчанию 127.0.0.1:7400 или следующий свободный порт, только для этого компьютера
cli-serve-data = Папка данных, создаётся при отсутствии; по умолчанию в вашей папке данных пользователя
cli-serve-store = Хранить всё в этой базе данных PostgreSQL вместо папки данных: postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@КОМПЬЮТЕР/БАЗА
cli-serve-bus = Связать этот сервер через NATS с другими, которые используют ту же базу данных: nats://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@КОМПЬЮТЕР:ПОРТ. Переменные окружения TETRARCH_STORE и TETRARCH_BUS заменяют --store и --bus, чтобы пароли не были видны в списке процессов
cli-serve-origin = Разрешить страницам этого источника использовать сервер, кроме собственных; можно повторять
cli-serve-behind-proxy = Доверять X-Forwarded-For от прокси перед этим сервером
cli-serve-behind-tls = Браузеры обращаются к серверу по HTTPS: ставить на cookie флаг Secure
cli-serve-export = Экспортировать все оконченные публичные партии в файл, по записи в строке, и выйти
cli-serve-import = Импортировать оконченные партии из такого файла и выйти
cli-serve-engine-threads = Число потоков движка; по умолчанию по одному на ядро
cli-serve-claim-after = В партиях без часов: сколько секунд игрок может быть не в сети, прежде чем другие смогут потребовать победу
cli-serve-requests-per-second = Запросов в секунду с одного адреса; 0 — без ограничения
cli-serve-connections = Открытых WebSocket с одного адреса; 0 — без ограничения
cli-serve-messages-per-second = Сообщений в секунду из одного WebSocket
cli-serve-abandoned-after = Удалять брошенные столы через столько часов бездействия; 0 — никогда. Оконченные партии и партии аккаунтов остаются
cli-serve-json-logs = Вести журнал в JSON, по объекту в строке
cli-serve-push-to-loopback = Для тестов: разрешить отправку уведомлений на этот компьютер

cli-store-about = Скопировать или проверить всё, что хранит сервер
cli-store-copy-about = Скопировать всё из одного хранилища в другое и сравнить их
cli-store-copy-more = Хранилище — это папка данных или адрес базы данных PostgreSQL. Ни один сервер не должен пользоваться ими в это время. Прерванное копирование продолжается с того же места.
cli-store-copy-after =
    Примеры:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = Хранилище, из которого копировать
cli-store-copy-to = Хранилище, в которое копировать; пустое или незаконченная копия
cli-store-check-about = Прочитать хранилище целиком, сообщить о проблемах и вывести количества и контрольные суммы
cli-store-check-after =
    Примеры:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = Хранилище: папка данных или адрес базы данных PostgreSQL

cli-admin-about = Управлять сервером: жалобы, удаления, блокировки
cli-admin-after =
    Работает при запущенном сервере, через сокет в его папке данных, который может открыть только владелец, а также при остановленном. Каждое действие вступает в силу сразу и заносится в журнал аудита.

    Примеры:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = Папка данных сервера
cli-admin-json = Вывести ответ в JSON
cli-admin-reports-about = Показать жалобы игроков
cli-admin-reports-all = Включая закрытые жалобы
cli-admin-close-about = Закрыть жалобу
cli-admin-close-report = Номер жалобы
cli-admin-remove-message-about = Удалить сообщение из чата
cli-admin-remove-message-table = ID стола
cli-admin-remove-message-number = Номер сообщения из списка `reports`
cli-admin-remove-name-about = Убрать имя: аккаунт получает нейтральное имя, гость становится `Guest`
cli-admin-remove-name-account = Имя аккаунта
cli-admin-remove-name-table = ID стола гостя
cli-admin-remove-name-seat = Место гостя, считая с 1
cli-admin-remove-game-about = Удалить стол с его историей
cli-admin-remove-game-table = ID стола
cli-admin-block-about = Заблокировать аккаунт или адрес
cli-admin-block-account-about = Заблокировать аккаунт: завершить все его сеансы и отклонять его токены
cli-admin-block-account-name = Имя аккаунта
cli-admin-block-address-about = Заблокировать адрес; для IPv6 — его /64
cli-admin-block-address-address = Адрес
cli-admin-block-for = На какой срок: `12h`, `7d`, `3mo` или `ever`
cli-admin-block-reason = Причина, её увидит заблокированный
cli-admin-unblock-about = Разблокировать аккаунт или адрес
cli-admin-unblock-account-about = Разблокировать аккаунт
cli-admin-unblock-account-name = Имя аккаунта
cli-admin-unblock-address-about = Разблокировать адрес
cli-admin-unblock-address-address = Адрес
cli-admin-blocks-about = Показать заблокированные аккаунты и адреса
cli-admin-log-about = Показать журнал аудита
cli-admin-log-limit = Число записей

cli-health-about = Проверить состояние сервера на этом компьютере
cli-health-more = Для проверок состояния контейнеров.
cli-health-after =
    Код завершения — 0, если сервер исправен, и 1, если нет.

    Примеры:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Адрес сервера

cli-completions-about = Вывести скрипт автодополнения для оболочки
cli-completions-after =
    Примеры:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = Оболочка

cli-man-about = Записать страницы руководства в папку
cli-man-after =
    Примеры:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = Папка, создаётся при отсутствии
