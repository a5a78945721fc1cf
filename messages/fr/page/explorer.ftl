### The opening explorer in the analysis.

explorer-source = Parties du moteur : { $engine } · Parties sur ce serveur : { $server }
explorer-none = Aucune partie de l’explorateur n’a atteint cette position.
explorer-move = Coup
explorer-games = Parties
explorer-results = Résultats
explorer-won = { $side } { $percent } %
explorer-drawn = Nulles { $percent } %
explorer-draws = Nulles
explorer-proved = prouvé
explorer-alone = Le serveur n’a pas répondu. Seules les parties du moteur sont comptées.
