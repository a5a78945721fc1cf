# What can be wrong with a request to the rules in the page.
request-saved-players = Hráči neodpovídají uložené partii.
request-empty-record = Neobsahuje žádnou partii.
request-no-next-game = Další partie není. Zápas skončil.
request-not-over = Partie neskončila.
request-game-over = Partie skončila. Další tahy nelze hrát.
request-no-such-move = Tah { $ply } neexistuje. Počet odehraných tahů je { $plies }.
request-no-such-table = Stůl { $handle } na této stránce není.
request-unreadable = Toto nelze přečíst: { $detail }.
