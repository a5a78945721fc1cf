### The opening explorer in the analysis.

explorer-source = Partite del motore: { $engine } · Partite su questo server: { $server }
explorer-none = Nessuna partita contata ha raggiunto questa posizione.
explorer-move = Mossa
explorer-games = Partite
explorer-results = Risultati
explorer-won = { $side } { $percent }%
explorer-drawn = Patte { $percent }%
explorer-proved = dimostrato
explorer-alone = Il server non ha risposto. Sono contate solo le partite del motore.
