### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Ruch
cli-explored-games = Partie
cli-explored-draws = Remisy
cli-explored-engine = Silnik
cli-explored-none = Żadna z uwzględnionych partii nie doszła do tej pozycji.
