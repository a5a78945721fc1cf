# Why there is no analysis.
analysis-wrong-move = Move { $number }, { $text }: { $reason }
analysis-cancelled = The analysis was cancelled.
analysis-no-such-ply =
    { $plies ->
        [one] There is no move { $ply }. The game has one move.
       *[other] There is no move { $ply }. The game has { $plies } moves.
    }
effort-endless = There is no limit. Expected nodes, ms or depth.
effort-nothing = { $limit } is 0. Expected at least 1.
