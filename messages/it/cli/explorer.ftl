### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Mossa
cli-explored-games = Partite
cli-explored-draws = Patte
cli-explored-engine = Motore
cli-explored-none = Nessuna partita dell’esploratore ha raggiunto questa posizione.
