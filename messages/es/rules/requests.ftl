# What can be wrong with a request to the rules in the page.
request-saved-players = Los jugadores no corresponden a la partida guardada.
request-empty-record = No contiene ninguna partida.
request-no-next-game = No hay siguiente partida. El encuentro ha terminado.
request-not-over = La partida no ha terminado.
request-game-over = La partida ha terminado. Ya no se puede jugar.
request-no-such-move = La jugada { $ply } no existe. Número de jugadas hechas: { $plies }.
request-no-such-table = No hay ninguna mesa { $handle } en esta página.
request-unreadable = No se puede leer: { $detail }.
