### The opening explorer in the analysis.

explorer-source = Partie enginu: { $engine } · Partie na tomto serveru: { $server }
explorer-none = Do této pozice nedošla žádná započítaná partie.
explorer-move = Tah
explorer-games = Partie
explorer-results = Výsledky
explorer-won = { $side } { $percent } %
explorer-drawn = Remízy { $percent } %
explorer-draws = Remízy
explorer-proved = dokázáno
explorer-alone = Server neodpověděl. Započítány jsou jen partie enginu.
