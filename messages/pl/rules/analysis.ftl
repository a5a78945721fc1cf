# Why there is no analysis.
analysis-wrong-move = Ruch { $number }, { $text }: { $reason }
analysis-cancelled = Analiza została anulowana.
analysis-no-such-ply =
    { $plies ->
        [one] Nie ma ruchu { $ply }. Partia ma jeden ruch.
        [few] Nie ma ruchu { $ply }. Partia ma { $plies } ruchy.
        [many] Nie ma ruchu { $ply }. Partia ma { $plies } ruchów.
       *[other] Nie ma ruchu { $ply }. Partia ma { $plies } ruchu.
    }
effort-endless = Brak ograniczenia. Oczekiwano nodes, ms lub depth.
effort-nothing = { $limit } wynosi 0. Oczekiwano co najmniej 1.
