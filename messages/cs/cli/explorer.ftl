### What `tetrarch explorer show` says: the headings of its columns, and where there is nothing to show.

cli-explored-move = Tah
cli-explored-games = Partie
cli-explored-draws = Remízy
cli-explored-engine = Engine
cli-explored-none = Do této pozice nedošla žádná započítaná partie.
