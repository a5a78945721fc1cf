### The opening explorer in the analysis.

explorer-source = Motorns partier: { $engine } · Partier på den här servern: { $server }
explorer-none = Inget av de räknade partierna har nått den här ställningen.
explorer-move = Drag
explorer-games = Partier
explorer-results = Resultat
explorer-won = { $side } { $percent } %
explorer-drawn = Remier { $percent } %
explorer-draws = Remier
explorer-proved = bevisat
explorer-alone = Servern svarade inte. Bara motorns partier räknas.
