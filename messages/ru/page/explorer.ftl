### The opening explorer in the analysis.

explorer-source = Партий движка: { $engine } · Партий на этом сервере: { $server }
explorer-none = Ни одна учтённая партия не пришла к этой позиции.
explorer-move = Ход
explorer-games = Партии
explorer-results = Результаты
explorer-won = { $side } { $percent } %
explorer-drawn = Ничьи { $percent } %
explorer-draws = Ничьи
explorer-proved = доказано
explorer-alone = Сервер не ответил. Учтены только партии движка.
