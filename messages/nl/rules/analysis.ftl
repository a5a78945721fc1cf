# Why there is no analysis.
analysis-wrong-move = Zet { $number }, { $text }: { $reason }
analysis-cancelled = De analyse is afgebroken.
analysis-no-such-ply =
    { $plies ->
        [one] Er is geen zet { $ply }. De partij heeft één zet.
       *[other] Er is geen zet { $ply }. De partij heeft { $plies } zetten.
    }
effort-endless = Er is geen limiet. Verwacht: nodes, ms of depth.
effort-nothing = { $limit } is 0. Verwacht: minstens 1.
