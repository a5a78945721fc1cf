# What can be wrong with a request to the rules in the page.
request-saved-players = Spelarna passar inte till det sparade partiet.
request-empty-record = Det innehåller inget parti.
request-no-next-game = Det finns inget nästa parti. Matchen är slut.
request-not-over = Partiet är inte slut.
request-game-over = Partiet är slut. Inga fler drag kan spelas.
request-no-such-move = Det finns inget drag { $ply }. Antal spelade drag: { $plies }.
request-no-such-table = Det finns inget bord { $handle } på den här sidan.
request-unreadable = Det här kan inte läsas: { $detail }.
