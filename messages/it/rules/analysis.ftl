# Why there is no analysis.
analysis-wrong-move = Mossa { $number }, { $text }: { $reason }
analysis-cancelled = L’analisi è stata annullata.
analysis-no-such-ply = { $plies ->
        [one] La mossa { $ply } non esiste. La partita ha una mossa.
        [many] La mossa { $ply } non esiste. La partita ha { $plies } mosse.
       *[other] La mossa { $ply } non esiste. La partita ha { $plies } mosse.
    }
effort-endless = Manca un limite. Indica nodes, ms o depth.
effort-nothing = { $limit } è 0. Serve almeno 1.
