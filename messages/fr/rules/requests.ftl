# What can be wrong with a request to the rules in the page.
request-saved-players = Les joueurs ne correspondent pas à la partie enregistrée.
request-empty-record = Aucune partie n’y figure.
request-no-next-game = Il n’y a pas de partie suivante. Le match est terminé.
request-not-over = La partie n’est pas terminée.
request-game-over = La partie est terminée. On ne peut plus jouer de coup.
request-no-such-move = Le coup { $ply } n’existe pas. Nombre de coups joués : { $plies }.
request-no-such-table = Il n’y a pas de table { $handle } sur cette page.
request-unreadable = Lecture impossible : { $detail }.
