# The coach under the turning points of a game report.
turning-refutation = Mostra la risposta
turning-kept = { $count ->
    [one] Uno dei tuoi errori è diventato un problema.
    [many] { $count } dei tuoi errori sono diventati problemi.
   *[other] { $count } dei tuoi errori sono diventati problemi.
}

# Puzzles of your own.
turning-solve = Risolvili
