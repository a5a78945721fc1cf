### The opening explorer in the analysis.

explorer-source = Partidas del motor: { $engine } · Partidas en este servidor: { $server }
explorer-none = Ninguna partida del explorador ha llegado a esta posición.
explorer-move = Jugada
explorer-games = Partidas
explorer-results = Resultados
explorer-won = { $side } { $percent } %
explorer-drawn = Tablas { $percent } %
explorer-draws = Tablas
explorer-proved = demostrado
explorer-alone = El servidor no ha respondido. Solo se cuentan las partidas del motor.
