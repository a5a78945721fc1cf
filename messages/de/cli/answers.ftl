### What commands answer.

cli-answer-exported = { $games ->
    [one] 1 Partie exportiert
   *[other] { $games } Partien exportiert
}
cli-answer-imported = { $new ->
    [one] 1 Partie importiert
   *[other] { $new } Partien importiert
}, { $known } schon vorhanden
cli-answer-data-folder = Partien werden in { $folder } gespeichert.
cli-answer-database = Partien werden in PostgreSQL gespeichert.
cli-answer-copied = { $rows ->
    [one] 1 Zeile kopiert und verglichen
   *[other] { $rows } Zeilen kopiert und verglichen
}
cli-answer-whole = { $rows ->
    [one] 1 Zeile, keine Fehler
   *[other] { $rows } Zeilen, keine Fehler
}
cli-answer-running = Tetrarch läuft. Strg+C beendet es. Öffne diese Adresse in einem Browser:
cli-answer-healthy = der Server unter { $address } ist in Ordnung
cli-answer-manual-pages = { $pages } Handbuchseiten in { $folder }
cli-answer-speed = { $seconds } s, { $speed } Millionen Stellungen pro Sekunde
cli-answer-proof-checked = { $game } { $variant }: Team { $team } gewinnt in höchstens { $plies } Halbzügen.
cli-answer-proof-parts = { $choices } Stellungen mit einer Wahl, { $replies } mit allen Antworten, { $ends } Enden.
cli-answer-reports = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
}
cli-answer-blocks = { $count ->
    [one] 1 Sperre
   *[other] { $count } Sperren
}
cli-answer-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}

# Analysis.
cli-answer-not-judged = kein Zug zu beurteilen
cli-answer-accuracy = Genauigkeit { $percent } %
cli-answer-no-errors = keine Fehler
cli-answer-won-in = gewinnt in { $plies }
cli-answer-lost-in = verliert in { $plies }
