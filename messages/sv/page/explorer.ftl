### The opening explorer in the analysis.

explorer-source = Motorns partier: { $engine } · Partier på den här servern: { $server }
explorer-none = Inget räknat parti har nått den här ställningen.
explorer-move = Drag
explorer-games = Partier
explorer-results = Resultat
explorer-won = { $side } { $percent } %
explorer-drawn = Remier { $percent } %
explorer-proved = bevisat
explorer-alone = Servern svarade inte. Bara motorns partier räknas.
