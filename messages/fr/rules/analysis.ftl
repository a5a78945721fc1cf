# Why there is no analysis.
analysis-wrong-move = Coup { $number }, { $text } : { $reason }
analysis-cancelled = L’analyse a été annulée.
analysis-no-such-ply = { $plies ->
        [one] Le coup { $ply } n’existe pas. La partie a { $plies } coup.
        [many] Le coup { $ply } n’existe pas. La partie a { $plies } coups.
       *[other] Le coup { $ply } n’existe pas. La partie a { $plies } coups.
    }
effort-endless = Il manque une limite. Indiquez nodes, ms ou depth.
effort-nothing = { $limit } vaut 0. Il faut au moins 1.
