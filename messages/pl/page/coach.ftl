# The coach under the turning points of a game report.
turning-refutation = Pokaż odpowiedź
turning-kept = { $count ->
    [one] Z twoich błędów powstało jedno zadanie.
    [few] Z twoich błędów powstały { $count } zadania.
    [many] Z twoich błędów powstało { $count } zadań.
   *[other] Z twoich błędów powstało { $count } zadania.
}

# Puzzles of your own.
turning-solve = Rozwiąż je
