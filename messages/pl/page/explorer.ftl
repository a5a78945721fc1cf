### The opening explorer in the analysis.

explorer-source = Partie silnika: { $engine } · Partie na tym serwerze: { $server }
explorer-none = Żadna z uwzględnionych partii nie doszła do tej pozycji.
explorer-move = Ruch
explorer-games = Partie
explorer-results = Wyniki
explorer-won = { $side } { $percent }%
explorer-drawn = Remisy { $percent }%
explorer-draws = Remisy
explorer-proved = udowodnione
explorer-alone = Serwer nie odpowiedział. Liczone są tylko partie silnika.
