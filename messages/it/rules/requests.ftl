# What can be wrong with a request to the rules in the page.
request-saved-players = I giocatori non corrispondono alla partita salvata.
request-empty-record = Non contiene nessuna partita.
request-no-next-game = Non c’è una prossima partita. L’incontro è finito.
request-not-over = La partita non è finita.
request-game-over = La partita è finita. Non si possono più fare mosse.
request-no-such-move = Non c’è una mossa { $ply }. Numero di mosse giocate: { $plies }.
request-no-such-table = Non c’è un tavolo { $handle } in questa pagina.
request-unreadable = Impossibile leggere: { $detail }.
