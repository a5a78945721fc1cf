# What can be wrong with a request to the rules in the page.
request-saved-players = Os jogadores não correspondem à partida guardada.
request-empty-record = Não contém nenhuma partida.
request-no-next-game = Não há mais partidas. O encontro acabou.
request-not-over = A partida não acabou.
request-game-over = A partida acabou. Já não se pode jogar.
request-no-such-move = A jogada { $ply } não existe. Número de jogadas feitas: { $plies }.
request-no-such-table = Não há nenhuma mesa { $handle } nesta página.
request-unreadable = Não é possível ler: { $detail }.
