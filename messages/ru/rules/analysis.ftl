# Why there is no analysis.
analysis-wrong-move = Ход { $number }, { $text }: { $reason }
analysis-cancelled = Анализ отменён.
analysis-no-such-ply =
    { $plies ->
        [one] Хода { $ply } нет. В партии { $plies } ход.
        [few] Хода { $ply } нет. В партии { $plies } хода.
        [many] Хода { $ply } нет. В партии { $plies } ходов.
       *[other] Хода { $ply } нет. В партии { $plies } хода.
    }
effort-endless = Нет ограничения. Ожидается nodes, ms или depth.
effort-nothing = { $limit } равно 0. Ожидается не менее 1.
