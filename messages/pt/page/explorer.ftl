### The opening explorer in the analysis.

explorer-source = Partidas do motor: { $engine } · Partidas neste servidor: { $server }
explorer-none = Nenhuma partida do explorador chegou a esta posição.
explorer-move = Jogada
explorer-games = Partidas
explorer-results = Resultados
explorer-won = { $side } { $percent }%
explorer-drawn = Empates { $percent }%
explorer-draws = Empates
explorer-proved = provado
explorer-alone = O servidor não respondeu. Só contam as partidas do motor.
