# The coach under the turning points of a game report.
turning-refutation = Ukázat odpověď
turning-kept = { $count ->
    [one] Jedna vaše chyba se změnila v úlohu.
    [few] { $count } vaše chyby se změnily v úlohy.
    [many] { $count } vaší chyby se změnilo v úlohy.
   *[other] { $count } vašich chyb se změnilo v úlohy.
}

# Puzzles of your own.
turning-solve = Vyřešit
