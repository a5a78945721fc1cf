# The coach under the turning points of a game report.
turning-refutation = Show the answer
turning-kept = { $count ->
    [one] One of your mistakes has become a puzzle.
   *[other] { $count } of your mistakes have become puzzles.
}

# Puzzles of your own.
turning-solve = Solve them
