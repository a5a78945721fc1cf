### The opening explorer in the analysis.

explorer-source = Partien der Engine: { $engine } · Partien auf diesem Server: { $server }
explorer-none = Keine der gezählten Partien hat diese Stellung erreicht.
explorer-move = Zug
explorer-games = Partien
explorer-results = Ergebnisse
explorer-won = { $side } { $percent } %
explorer-drawn = Remis { $percent } %
explorer-draws = Remis
explorer-proved = bewiesen
explorer-alone = Der Server hat nicht geantwortet. Nur Partien der Engine sind gezählt.
