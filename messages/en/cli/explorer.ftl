### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Move
cli-explored-games = Games
cli-explored-draws = Draws
cli-explored-engine = Engine
cli-explored-none = No game in the explorer has reached this position.
