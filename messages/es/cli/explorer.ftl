### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Jugada
cli-explored-games = Partidas
cli-explored-draws = Tablas
cli-explored-engine = Motor
cli-explored-none = Ninguna partida del explorador ha llegado a esta posición.
