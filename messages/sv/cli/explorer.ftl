### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Drag
cli-explored-games = Partier
cli-explored-draws = Remier
cli-explored-engine = Motor
cli-explored-none = Inget av de räknade partierna har nått den här ställningen.
