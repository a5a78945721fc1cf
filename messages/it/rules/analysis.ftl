# Why there is no analysis.
analysis-wrong-move = Mossa { $number }, { $text }: { $reason }
analysis-cancelled = L’analisi è stata annullata.
analysis-no-such-ply = { $plies ->
        [one] Non c’è una mossa { $ply }. La partita ha una mossa.
        [many] Non c’è una mossa { $ply }. La partita ha { $plies } mosse.
       *[other] Non c’è una mossa { $ply }. La partita ha { $plies } mosse.
    }
effort-endless = Non c’è un limite. Indica nodes, ms o depth.
effort-nothing = { $limit } è 0. Serve almeno 1.
