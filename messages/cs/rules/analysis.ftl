# Why there is no analysis.
analysis-wrong-move = Tah { $number }, { $text }: { $reason }
analysis-cancelled = Analýza byla zrušena.
analysis-no-such-ply =
    { $plies ->
        [one] Tah { $ply } neexistuje. Partie má jeden tah.
        [few] Tah { $ply } neexistuje. Partie má { $plies } tahy.
        [many] Tah { $ply } neexistuje. Partie má { $plies } tahu.
       *[other] Tah { $ply } neexistuje. Partie má { $plies } tahů.
    }
effort-endless = Chybí omezení. Očekává se nodes, ms nebo depth.
effort-nothing = { $limit } je 0. Očekává se alespoň 1.
