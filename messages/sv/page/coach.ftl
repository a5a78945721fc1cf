# The coach under the turning points of a game report.
turning-refutation = Visa svaret
turning-kept = { $count ->
    [one] Ett av dina misstag har blivit en uppgift.
   *[other] { $count } av dina misstag har blivit uppgifter.
}

# Puzzles of your own.
turning-solve = Lös dem
