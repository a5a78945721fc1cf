# Why there is no analysis.
analysis-wrong-move = Jugada { $number }, { $text }: { $reason }
analysis-cancelled = Se ha cancelado el análisis.
analysis-no-such-ply = { $plies ->
        [one] La jugada { $ply } no existe. La partida tiene una jugada.
        [many] La jugada { $ply } no existe. La partida tiene { $plies } jugadas.
       *[other] La jugada { $ply } no existe. La partida tiene { $plies } jugadas.
    }
effort-endless = Falta un límite. Indica nodes, ms o depth.
effort-nothing = { $limit } es 0. Debe ser al menos 1.
