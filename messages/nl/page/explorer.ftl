### The opening explorer in the analysis.

explorer-source = Partijen van de engine: { $engine } · Partijen op deze server: { $server }
explorer-none = Geen van de getelde partijen heeft deze stelling bereikt.
explorer-move = Zet
explorer-games = Partijen
explorer-results = Uitslagen
explorer-won = { $side }: { $percent }%
explorer-drawn = Remise: { $percent }%
explorer-draws = Remise
explorer-proved = bewezen
explorer-alone = De server heeft niet geantwoord. Alleen partijen van de engine zijn geteld.
