# Why there is no analysis.
analysis-wrong-move = Jugada { $number }, { $text }: { $reason }
analysis-cancelled = Se ha cancelado el análisis.
analysis-no-such-ply = { $plies ->
        [one] No hay jugada { $ply }. La partida tiene una jugada.
        [many] No hay jugada { $ply }. La partida tiene { $plies } jugadas.
       *[other] No hay jugada { $ply }. La partida tiene { $plies } jugadas.
    }
effort-endless = No hay límite. Indica nodes, ms o depth.
effort-nothing = { $limit } es 0. Debe ser al menos 1.
