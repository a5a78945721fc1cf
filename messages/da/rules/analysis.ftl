# Why there is no analysis.
analysis-wrong-move = Træk { $number }, { $text }: { $reason }
analysis-cancelled = Analysen blev afbrudt.
analysis-no-such-ply =
    { $plies ->
        [one] Der er intet træk { $ply }. Partiet har ét træk.
       *[other] Der er intet træk { $ply }. Partiet har { $plies } træk.
    }
effort-endless = Der er ingen grænse. Forventede nodes, ms eller depth.
effort-nothing = { $limit } er 0. Forventede mindst 1.
