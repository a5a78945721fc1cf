### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Træk
cli-explored-games = Partier
cli-explored-draws = Remis
cli-explored-engine = Motor
cli-explored-none = Ingen af de optalte partier har nået denne stilling.
