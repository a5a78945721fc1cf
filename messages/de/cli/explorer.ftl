### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Zug
cli-explored-games = Partien
cli-explored-draws = Remis
cli-explored-engine = Engine
cli-explored-none = Keine der gezählten Partien hat diese Stellung erreicht.
