# The coach under the turning points of a game report.
turning-refutation = Vis svaret
turning-kept = { $count ->
    [one] En af dine fejl er blevet til en opgave.
   *[other] { $count } af dine fejl er blevet til opgaver.
}

# Puzzles of your own.
turning-solve = Løs dem
