### The opening explorer in the analysis.

explorer-source = Engine games: { $engine } · Games on this server: { $server }
explorer-none = No game in the explorer has reached this position.
explorer-move = Move
explorer-games = Games
explorer-results = Results
explorer-won = { $side } { $percent }%
explorer-drawn = Draws { $percent }%
explorer-draws = Draws
explorer-proved = proved
explorer-alone = The server did not answer. Only games of the engine are counted.
