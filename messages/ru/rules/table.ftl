# What every table has, whatever the game.
table-option-repetition-name = Троекратное повторение
table-option-repetition-about = Что происходит, когда позиция возникает в третий раз. Правила игр об этом молчат.
table-option-repetition-draw-name = Ничья
table-option-repetition-draw-about = Партия заканчивается вничью.
table-option-repetition-off-name = Играть дальше
table-option-repetition-off-about = Позиции могут повторяться без ограничений.
table-option-max-plies-name = Предел партии (ходы)
table-option-max-plies-about = После этого числа ходов всех игроков партия заканчивается вничью. 0 — без ограничения, как в правилах игр.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] Победитель: { $winners }. { $reason }
        [few] Победители: { $winners }. { $reason }
        [many] Победители: { $winners }. { $reason }
       *[other] Победители: { $winners }. { $reason }
    }
game-ended-drawn = Ничья. { $reason }
game-ended-repetition = Ничья. Позиция возникла в третий раз.
game-ended-max-plies = Ничья. Достигнут предел числа ходов.
game-ended-agreement = Ничья по соглашению.
game-ended-resignation =
    { $count ->
        [one] Победитель: { $winners }. Соперник ({ $losers }) сдался.
        [few] Победители: { $winners }. Соперники ({ $losers }) сдались.
        [many] Победители: { $winners }. Соперники ({ $losers }) сдались.
       *[other] Победители: { $winners }. Соперники ({ $losers }) сдались.
    }
game-ended-time =
    { $count ->
        [one] Победитель: { $winners }. У { SIDE($loser, form: "genitive") } вышло время.
        [few] Победители: { $winners }. У { SIDE($loser, form: "genitive") } вышло время.
        [many] Победители: { $winners }. У { SIDE($loser, form: "genitive") } вышло время.
       *[other] Победители: { $winners }. У { SIDE($loser, form: "genitive") } вышло время.
    }
game-ended-abandonment =
    { $count ->
        [one] { $loser ->
            [south] Победитель: { $winners }. { SIDE($loser) } покидает партию.
            [north] Победитель: { $winners }. { SIDE($loser) } покидает партию.
            [seat-1] Победитель: { $winners }. { SIDE($loser) } покидает партию.
            [seat-2] Победитель: { $winners }. { SIDE($loser) } покидает партию.
           *[other] Победитель: { $winners }. { SIDE($loser) } покидают партию.
        }
        [few] Победители: { $winners }. { SIDE($loser) } покидают партию.
        [many] Победители: { $winners }. { SIDE($loser) } покидают партию.
       *[other] Победители: { $winners }. { SIDE($loser) } покидают партию.
    }
game-ended-abort = Без результата: партия отменена.

# Why a table refuses something.
table-start-position = Начальная позиция неверна. { $problem }
table-players = Мест в этой игре: { $expected }. Игроков: { $found }.
table-no-such-seat = Места { $seat } за этим столом нет. Места — от 1 до { $seats }.
table-game-over = Партия окончена.
table-not-your-turn = Сейчас ход места { $turn }, а не места { $seat }.
table-out-of-time = У места { $seat } не осталось времени.
table-nothing-to-take-back =
    { $played ->
        [one] Столько ходов ({ $asked }) вернуть нельзя. Сделан только { $played }.
        [few] Столько ходов ({ $asked }) вернуть нельзя. Сделано только { $played }.
        [many] Столько ходов ({ $asked }) вернуть нельзя. Сделано только { $played }.
       *[other] Столько ходов ({ $asked }) вернуть нельзя. Сделано только { $played }.
    }
table-no-move-of-yours = Место { $seat } ещё не сделало хода.
table-takeback-pending = Место { $seat } уже попросило вернуть ход.
table-no-takeback-asked = Никто не просил вернуть ход.
table-not-asked = На эту просьбу отвечают соперники, а не место { $seat }.
table-no-draw-offered = Никто не предлагал ничью.
table-no-resignation = Место { $seat } не предлагало сдаться.
table-no-vote = Место { $seat } не решает за свою команду. Решают его партнёры-люди.
table-clock-decides = В этой партии есть часы. Игрок, который не вернётся, проиграет, когда выйдет его время.
table-nothing-to-claim = На месте { $seat } нет вашего соперника.
table-too-late-to-abort = Отменить партию можно только до второго хода. Вы можете сдаться или предложить ничью.

# Saved games, matches, time controls.
saved-move = Ход { $ply } нельзя сыграть заново. { $error }
saved-unfit =
    { $part ->
        [clock] Часы не соответствуют партии.
        [takeback] Возврат хода не соответствует партии.
       *[ending] Окончание не соответствует партии.
    }
match-players = Мест в этой игре: { $expected }. Игроков: { $found }.
match-no-games = В матче должна быть хотя бы одна партия.
match-over = Матч окончен.
time-control-unreadable = «{ $text }» — не контроль времени. Ожидается none, 5, 5+3, 5d3 или 3d/move; не более суток на часах, 3600 секунд на ход или 30 дней на ход.
