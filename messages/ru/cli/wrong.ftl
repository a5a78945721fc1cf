### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = параметр записывается K=V, например goal=7
cli-wrong-seat-form = место записывается N=WHO, например 2=level:7, а не «{ $text }»
cli-wrong-player-form = за место играет human, level:N или engine, а не «{ $text }»
cli-wrong-origin-form = источник — это схема, хост и, если нужно, порт, например https://play.example
cli-wrong-anchor-form = опорный рейтинг записывается NAME=RATING, например level:1=1000
cli-wrong-duration-form = срок записывается как 30m, 12h, 7d, 3mo, 1y или `ever`
cli-wrong-no-terminal = для play нужен терминал: игра занимает весь экран
cli-wrong-which-game = какая игра? Укажите её название перед параметрами: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: места — от 1 до { $seats }
cli-wrong-one-chart = --svg рисует одну партию, а их { $games }; выберите одну с помощью --number
cli-wrong-game-number = --number { $number }: номер последней партии — { $games }
cli-wrong-no-entrant = --anchor: участника «{ $name }» нет; выберите { $entrants }
cli-wrong-other-checkpoint = { $file } относится к другому поиску: «{ $found }», а не «{ $wanted }»
cli-wrong-no-home = нет домашней папки, чтобы хранить партии: укажите папку с помощью --data
cli-wrong-database-form = база данных PostgreSQL записывается так: postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@КОМПЬЮТЕР:ПОРТ/БАЗА
cli-wrong-bus-form = сервер NATS записывается так: nats://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@КОМПЬЮТЕР:ПОРТ
cli-wrong-bus-alone = --bus связывает серверы с общей базой данных PostgreSQL: используйте его вместе с --store
cli-wrong-no-queue = рабочий процесс берёт задания из базы PostgreSQL: укажите её через --store или в TETRARCH_STORE; папка данных принадлежит только своему серверу
cli-wrong-queue-program = --queue: рабочие процессы не запускают программ, поэтому матч с внешним движком не может их использовать
cli-wrong-queue-timed = --queue: партии с часами на разных машинах идут по-разному; ограничьте узлы или глубину
cli-wrong-queue-failed = не удалось выполнить задание { $job }: { $problem }
cli-wrong-no-store = в { $folder } нет хранилища
cli-wrong-ports-in-use = порты с { $first } по { $last } заняты: выберите другой с помощью --listen 127.0.0.1:PORT
cli-wrong-address-in-use = адрес { $address } занят: остановите программу, которая его использует, или выберите другой порт, например --listen { $other }
cli-wrong-address-foreign = { $address } — не адрес этого компьютера: используйте --listen 127.0.0.1:{ $port } только для этого компьютера или --listen 0.0.0.0:{ $port } и для других
cli-wrong-address-forbidden = слушать { $address } может только администратор: выберите порт больше 1023, например --listen { $other }
cli-wrong-address-unusable = не удаётся слушать { $address }: { $reason }
cli-wrong-no-server = по адресу { $address } сервер не отвечает: { $reason }
cli-wrong-unhealthy = сервер { $address } неисправен: { $status }
cli-wrong-nothing-to-fit = у игры { $game } ещё нет оценки, поэтому подбирать веса не для чего
