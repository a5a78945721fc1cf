### The opening explorer in the analysis.

explorer-source = Partite del motore: { $engine } · Partite su questo server: { $server }
explorer-none = Nessuna partita dell’esploratore ha raggiunto questa posizione.
explorer-move = Mossa
explorer-games = Partite
explorer-results = Risultati
explorer-won = { $side } { $percent }%
explorer-drawn = Patte { $percent }%
explorer-draws = Patte
explorer-proved = dimostrato
explorer-alone = Il server non ha risposto. Sono contate solo le partite del motore.
