### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Coup
cli-explored-games = Parties
cli-explored-draws = Nulles
cli-explored-engine = Moteur
cli-explored-none = Aucune partie de l’explorateur n’a atteint cette position.
