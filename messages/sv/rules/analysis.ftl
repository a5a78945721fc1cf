# Why there is no analysis.
analysis-wrong-move = Drag { $number }, { $text }: { $reason }
analysis-cancelled = Analysen avbröts.
analysis-no-such-ply =
    { $plies ->
        [one] Det finns inget drag { $ply }. Partiet har ett drag.
       *[other] Det finns inget drag { $ply }. Partiet har { $plies } drag.
    }
effort-endless = Det finns ingen gräns. Förväntade nodes, ms eller depth.
effort-nothing = { $limit } är 0. Förväntade minst 1.
