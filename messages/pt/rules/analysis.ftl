# Why there is no analysis.
analysis-wrong-move = Jogada { $number }, { $text }: { $reason }
analysis-cancelled = A análise foi cancelada.
analysis-no-such-ply = { $plies ->
        [one] Não há jogada { $ply }. A partida tem { $plies } jogada.
        [many] Não há jogada { $ply }. A partida tem { $plies } jogadas.
       *[other] Não há jogada { $ply }. A partida tem { $plies } jogadas.
    }
effort-endless = Não há limite. Indique nodes, ms ou depth.
effort-nothing = { $limit } é 0. Tem de ser pelo menos 1.
