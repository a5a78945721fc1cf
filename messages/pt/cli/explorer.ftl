### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Jogada
cli-explored-games = Partidas
cli-explored-draws = Empates
cli-explored-engine = Motor
cli-explored-none = Nenhuma partida do explorador chegou a esta posição.
