# The table: player bars, moves, controls, results.
name-computer = Компьютер, уровень { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Уровень { $level }
name-you = Вы
name-invited = Приглашение по ссылке
name-anyone = Любой игрок

bar-label = Игрок: { $side }
bar-team = команда { $team }
bar-thinking = думает…
bar-away = не в сети
bar-your-turn = ваш ход
bar-their-turn = ходит
bar-to-move = ходит
clock = Оставшееся время
table-your-turn = Ваш ход: { $game }

moves = Ходы
moves-none = Ходов пока нет
moves-first = Первый ход
moves-back = Предыдущий ход
moves-forward = Следующий ход
moves-last = Последний ход
moves-past = Показана более ранняя позиция.
moves-return = Вернуться к партии

premove = Предход: { $move }. Он будет сделан, как только наступит ваш ход.
premove-cancel = Отменить предход
premove-failed = Ход { $move } больше невозможен. Выберите другой.

controls = Управление партией
control-takeback = Вернуть ход
control-draw = Предложить ничью
control-resign = Сдаться
control-time = Добавить время
control-flip = Повернуть доску
control-sound = Звук
control-share = Экспорт
control-settings = Настройки
control-again = Реванш

resign-title = Сдаться?
resign-question = Партия закончится вашим поражением.
resign-question-team = Об этом спросят ваших партнёров. Команда сдаётся, когда согласны больше половины.
resign-question-three = Ваше место займёт компьютер, остальные продолжат игру. Вы сможете смотреть.
resign-yes = Сдаться
draw-title = Предложить ничью?
draw-question = Партия продолжается, пока соперники не согласятся.
draw-question-here = Если все за этим столом согласны, партия закончится вничью.
draw-yes = Предложить ничью

share-title = Экспорт
share-link = Ссылка для зрителей
share-position = Позиция на доске
share-record = Текущая партия
share-save-text = Сохранить как текст
share-save-json = Сохранить как JSON

table-rated = Рейтинговая партия
give-title = Добавить время
give-none = Сейчас никому нельзя добавить время.
give-time-to = { $name }: добавить { $seconds } с
give-hour-to = { $name }: добавить час
time-given = { $name }: добавлено время, +{ $time }

rating-changes = Новые рейтинги
rating-changes-later = Не удалось загрузить новые рейтинги. Их можно увидеть на страницах аккаунтов игроков.

ending-declined = Отклонено
ending-won = Вы победили
ending-lost = Вы проиграли
ending-draw = Ничья
ending-shared = Победителя нет
ending-called-off = Партия отменена
ending-side = { $count ->
    [one] Победитель: { $side }
    [few] Победители: { $side }
    [many] Победители: { $side }
   *[other] Победители: { $side }
}
ending-again = Реванш
ending-analyse = Анализ
ending-report = Разбор партии
ending-level = Попробовать: { $name } (уровень { $level })
ending-other-side = Сыграть за другую сторону
ending-new = Новая партия
ending-next = Следующая партия

series = Матч
series-game = Партия { $game } из { $length }

question-you = вы
question-agreed = Согласие: { $names }
question-refused = Отказ: { $names }
question-waiting = Ожидание ответа: { $names }
question-needed = { $count ->
    [0] Все нужные голоса есть
    [one] Нужно согласие ещё { $count } игрока
    [few] Нужно согласие ещё { $count } игроков
    [many] Нужно согласие ещё { $count } игроков
   *[other] Нужно согласие ещё { $count } игрока
}
question-withdraw = Отозвать
question-draw = { $name } предлагает ничью.
question-draw-own = Вы предложили ничью.
question-draw-yes = Принять
question-draw-no = Отклонить
question-takeback = { $count ->
    [1] { $name } просит вернуть ход.
    [one] { $name } просит вернуть { $count } ход.
    [few] { $name } просит вернуть { $count } хода.
    [many] { $name } просит вернуть { $count } ходов.
   *[other] { $name } просит вернуть { $count } хода.
}
question-takeback-own = { $count ->
    [1] Вы попросили вернуть ход.
    [one] Вы попросили вернуть { $count } ход.
    [few] Вы попросили вернуть { $count } хода.
    [many] Вы попросили вернуть { $count } ходов.
   *[other] Вы попросили вернуть { $count } хода.
}
question-takeback-yes = Принять
question-takeback-no = Отклонить
question-resignation = { $name } предлагает команде сдаться.
question-resignation-own = Вы предложили команде сдаться.
question-resignation-yes = Тоже сдаться
question-rematch = { $name } предлагает реванш.
question-rematch-own = Вы предложили реванш.
question-rematch-yes = Реванш
question-rematch-no = Отклонить

# A request that ended without being granted.
closed-draw-declined = { $name } отклоняет ничью.
closed-draw-withdrawn = { $name } отзывает предложение ничьей.
closed-draw-played-on = { $name } продолжает игру, поэтому ничьей нет.
closed-draw-own-declined = Вы отклонили ничью.
closed-draw-own-withdrawn = Вы отозвали предложение ничьей.
closed-draw-own-played-on = Вы продолжили игру, поэтому ничьей нет.
closed-takeback-declined = { $name } отказывается вернуть ход.
closed-takeback-withdrawn = { $name } отзывает просьбу вернуть ход.
closed-takeback-played-on = { $name } продолжает игру, поэтому ход не возвращается.
closed-takeback-own-declined = Вы отказались вернуть ход.
closed-takeback-own-withdrawn = Вы отозвали просьбу вернуть ход.
closed-takeback-own-played-on = Вы продолжили игру, поэтому ход не возвращается.

# A player who left.
away = { $name } не в сети.
away-clock = Часы идут.
away-claim-in = Вы сможете потребовать победу через { $time }.
away-claim = Потребовать победу
away-replace-in = Компьютер сможет занять место через { $time }.
away-replace = Передать место компьютеру
away-opponent-in = Соперник сможет потребовать победу через { $time }.
away-opponent = Соперник уже может потребовать победу.
away-unrated = После этого партия больше не идёт в рейтинг.

connection-connecting = Подключение к столу…
connection-lost = Связь потеряна. Восстановление… То, что вы видите, могло устареть.

chat = Чат
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] нет зрителей
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
chat-watching = Смотрят: { $names }
chat-guests = { $count ->
    [one] { $count } гость
    [few] { $count } гостя
    [many] { $count } гостей
   *[other] { $count } гостя
}
chat-say = Сообщение
chat-send = Отправить
chat-closed = Писать могут только игроки. В командных партиях чат открывается после окончания партии.

here-none = Здесь нет партии
here-none-advice = Возможно, её играли в другом браузере или данные этого браузера удалены. Начните новую партию.
here-new = Новая партия

motion = Анимация
motion-pause = Пауза
motion-go-on = Продолжить
motion-step = Один шаг
motion-skip = Сразу к концу
