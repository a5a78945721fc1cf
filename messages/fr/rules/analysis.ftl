# Why there is no analysis.
analysis-wrong-move = Coup { $number }, { $text } : { $reason }
analysis-cancelled = L’analyse a été annulée.
analysis-no-such-ply = { $plies ->
        [one] Il n’y a pas de coup { $ply }. La partie a { $plies } coup.
        [many] Il n’y a pas de coup { $ply }. La partie a { $plies } coups.
       *[other] Il n’y a pas de coup { $ply }. La partie a { $plies } coups.
    }
effort-endless = Il n’y a pas de limite. Indiquez nodes, ms ou depth.
effort-nothing = { $limit } vaut 0. Il faut au moins 1.
