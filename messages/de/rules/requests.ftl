# What can be wrong with a request to the rules in the page.
request-saved-players = Die Spieler passen nicht zur gespeicherten Partie.
request-empty-record = Keine Partie enthalten.
request-no-next-game = Es gibt keine nächste Partie. Das Match ist beendet.
request-not-over = Die Partie ist noch nicht beendet.
request-game-over = Die Partie ist beendet. Es kann nicht mehr gezogen werden.
request-no-such-move = Es gibt keinen Zug { $ply }. Zahl der gespielten Züge: { $plies }.
request-no-such-table = Auf dieser Seite gibt es keinen Tisch { $handle }.
request-unreadable = Das ist nicht lesbar: { $detail }.
