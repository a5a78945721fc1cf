# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Чешуйки взбираются друг на друга, и змея становится короче. Постройте высокую стопку раньше соперника.
pantarei-variant-standard-name = Стандартный
pantarei-variant-standard-about = Игра по правилам: девятнадцать чешуек, побеждает стопка из семи.
pantarei-option-goal-name = Высота для победы
pantarei-option-goal-about = Какой высоты стопка побеждает. По правилам — семь; тогда хотя бы один из игроков всегда может ходить. Меньшая высота сокращает партию; при большей партия может кончиться тем, что оба пропускают ход.

# Moves.
pantarei-move-choose = { SIDE($side) } выбирает { $colour ->
        [white] белых
       *[black] чёрных
    }. { SIDE($other) } играет { $other_colour ->
        [white] белыми
       *[black] чёрными
    } и ходит первым.
pantarei-move-one = { SIDE($side) } переносят { pantarei-top } { $value } со стопки { $from } на стопку { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } переносят { pantarei-top } { $value } вместе с { pantarei-under } { $under_value } под ней со стопки { $from } на стопку { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } переносят { pantarei-top } { $value } вместе с нейтральной чешуйкой под ней со стопки { $from } на стопку { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } меняют местами стопки { $first } и { $second }.
pantarei-move-pass = { SIDE($side) } не могут ни ходить, ни менять стопки местами и пропускают ход.
pantarei-top =
    { $top ->
        [white] белую
       *[black] чёрную
    }
pantarei-under =
    { $under ->
        [white] белой
       *[black] чёрной
    }
pantarei-height =
    { $wins ->
        [yes] её высота теперь { $height }, и это победа{ pantarei-gap }
       *[no] её высота теперь { $height }{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; промежуток смыкается.
       *[no] .
    }

pantarei-expected-move = Ожидается white, black, 5r, 5l2, 5x9 или pass. Стопки нумеруются от головы.
pantarei-illegal-colour-not-chosen = Сначала место 1 должно выбрать цвет: white (белые) или black (чёрные).
pantarei-illegal-colour-already-chosen = Цвета уже выбраны: место 1 играет { $seat_1 ->
        [white] белыми
       *[black] чёрными
    }.
pantarei-illegal-no-such-stack = Стопки { $stack } нет. Стопки пронумерованы от 1 до { $stacks }.
pantarei-illegal-opponents-stack = Сверху в стопке { $stack } лежит { $top }, чешуйка соперника. Ходить можно только стопками с вашим цветом сверху.
pantarei-illegal-neutral-stack = Сверху в стопке { $stack } лежит нейтральная чешуйка. Она двигается только под другой.
pantarei-illegal-beyond-head = Верх стопки { $stack } ходит на { pantarei-stacks }, а к голове { $room ->
        [0] стопок больше нет
       *[other] их осталось { $room }
    }. Выходить за конец змеи нельзя.
pantarei-illegal-beyond-tail = Верх стопки { $stack } ходит на { pantarei-stacks }, а к хвосту { $room ->
        [0] стопок больше нет
       *[other] их осталось { $room }
    }. Выходить за конец змеи нельзя.
pantarei-stacks =
    { $value ->
        [one] { $value } стопку
        [few] { $value } стопки
        [many] { $value } стопок
       *[other] { $value } стопки
    }
pantarei-illegal-single-scale = В стопке { $stack } одна чешуйка. Второй, которую можно было бы взять с собой, нет.
pantarei-illegal-swap-with-itself = Стопку { $stack } нельзя поменять местами с самой собой. Для обмена нужны две стопки.
pantarei-illegal-swap-not-yours = Сверху в стопке { $stack } лежит { $top }. В обеих стопках обмена сверху должен быть ваш цвет.
pantarei-illegal-swap-after-swap = Соперник только что сделал обмен. Обмен сразу после обмена запрещён.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] Пропускать ход можно, только если нельзя ни ходить, ни меняться. У вас { $choices } возможный ход.
        [few] Пропускать ход можно, только если нельзя ни ходить, ни меняться. У вас { $choices } возможных хода.
        [many] Пропускать ход можно, только если нельзя ни ходить, ни меняться. У вас { $choices } возможных ходов.
       *[other] Пропускать ход можно, только если нельзя ни ходить, ни меняться. У вас { $choices } возможного хода.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Стопка достигла победной высоты.

# Positions.
pantarei-position-fields = Ожидаются 4 части через один пробел (змея, ход, запрет и белые), найдено: { $found }.
pantarei-position-won-without-colours = Цвета должны быть выбраны, потому что стопка высотой { $goal } или больше уже победила.
pantarei-position-no-scales = У змеи нет чешуек. Ожидается хотя бы одна.
pantarei-position-empty-stack = Стопка { $stack } пуста. Ожидается хотя бы одна чешуйка.
pantarei-position-supply = Ожидается не более { $most } × { $scale }, найдено: { $found }.
pantarei-position-sign = В стопке { $stack } чешуйка начинается с «{ $sign }». Ожидается w, b или n.
pantarei-position-value = В стопке { $stack } чешуйка со значением «{ $value }». Ожидается 1, 2 или 3.
pantarei-position-value-missing = Стопка { $stack } кончается цветом. Ожидается его значение: 1, 2 или 3.
pantarei-position-white-seat = Место { $seat } не может играть белыми. Ожидается 1 или 2.
pantarei-position-white = Место, которое играет белыми, — «{ $found }». Ожидается 1, 2 или -.
pantarei-position-white-before-choice = Место, которое играет белыми, — «{ $found }». Пока место 1 не выбрало цвет (ход ?), ожидается -.
pantarei-position-white-missing = Цвета уже выбраны. Ожидается 1 или 2, место, которое играет белыми.
pantarei-position-turn-before-choice = Место 2 не может ходить, пока место 1 не выбрало цвет.
pantarei-position-swap-before-choice = Пока цвета не выбраны, последним ходом не мог быть обмен.
pantarei-position-lock = Запрет указан как «{ $found }». Ожидается x или -.
