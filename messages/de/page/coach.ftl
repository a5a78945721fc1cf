# The coach under the turning points of a game report.
turning-refutation = Antwort zeigen
turning-kept = { $count ->
    [one] Aus einem deiner Fehler ist eine Aufgabe geworden.
   *[other] Aus { $count } deiner Fehler sind Aufgaben geworden.
}

# Puzzles of your own.
turning-solve = Lösen
