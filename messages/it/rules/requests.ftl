# What can be wrong with a request to the rules in the page.
request-saved-players = I giocatori non corrispondono alla partita salvata.
request-empty-record = Non contiene nessuna partita.
request-no-next-game = Non ci sono altre partite. L’incontro è finito.
request-not-over = La partita non è finita.
request-game-over = La partita è finita. Non si possono più fare mosse.
request-no-such-move = La mossa { $ply } non esiste. Numero di mosse giocate: { $plies }.
request-no-such-table = Il tavolo { $handle } non esiste in questa pagina.
request-unreadable = Impossibile leggere: { $detail }.
