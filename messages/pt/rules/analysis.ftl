# Why there is no analysis.
analysis-wrong-move = Jogada { $number }, { $text }: { $reason }
analysis-cancelled = A análise foi cancelada.
analysis-no-such-ply = { $plies ->
        [one] A jogada { $ply } não existe. A partida tem { $plies } jogada.
        [many] A jogada { $ply } não existe. A partida tem { $plies } jogadas.
       *[other] A jogada { $ply } não existe. A partida tem { $plies } jogadas.
    }
effort-endless = Falta um limite. Indique nodes, ms ou depth.
effort-nothing = { $limit } é 0. Tem de ser pelo menos 1.
