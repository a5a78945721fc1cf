# The coach under the turning points of a game report.
turning-refutation = Antwoord tonen
turning-kept = { $count ->
    [one] Een van je fouten is een puzzel geworden.
   *[other] { $count } van je fouten zijn puzzels geworden.
}

# Puzzles of your own.
turning-solve = Oplossen
