# Why there is no analysis.
analysis-wrong-move = Zug { $number }, { $text }: { $reason }
analysis-cancelled = Die Analyse wurde abgebrochen.
analysis-no-such-ply =
    { $plies ->
        [one] Es gibt keinen Zug { $ply }. Die Partie hat einen Zug.
       *[other] Es gibt keinen Zug { $ply }. Die Partie hat { $plies } Züge.
    }
effort-endless = Es gibt keine Grenze. Erwartet wird nodes, ms oder depth.
effort-nothing = { $limit } ist 0. Erwartet wird mindestens 1.
