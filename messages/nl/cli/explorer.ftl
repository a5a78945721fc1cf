### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Zet
cli-explored-games = Partijen
cli-explored-draws = Remise
cli-explored-engine = Engine
cli-explored-none = Geen van de getelde partijen heeft deze stelling bereikt.
