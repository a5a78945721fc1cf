### The opening explorer in the analysis.

explorer-source = Motorens partier: { $engine } · Partier på denne server: { $server }
explorer-none = Ingen af de optalte partier har nået denne stilling.
explorer-move = Træk
explorer-games = Partier
explorer-results = Resultater
explorer-won = { $side } { $percent } %
explorer-drawn = Remis { $percent } %
explorer-draws = Remis
explorer-proved = bevist
explorer-alone = Serveren svarede ikke. Kun motorens partier er talt med.
