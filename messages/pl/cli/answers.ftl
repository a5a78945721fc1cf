### What commands answer.

cli-answer-exported = { $games ->
    [one] wyeksportowano 1 partię
    [few] wyeksportowano { $games } partie
    [many] wyeksportowano { $games } partii
   *[other] wyeksportowano { $games } partii
}
cli-answer-imported = { $new ->
    [one] zaimportowano 1 partię
    [few] zaimportowano { $new } partie
    [many] zaimportowano { $new } partii
   *[other] zaimportowano { $new } partii
}, już obecne: { $known }
cli-answer-data-folder = Partie są przechowywane w { $folder }.
cli-answer-database = Partie są przechowywane w PostgreSQL.
cli-answer-copied = { $rows ->
    [one] { $rows } wiersz skopiowany i porównany
    [few] { $rows } wiersze skopiowane i porównane
    [many] { $rows } wierszy skopiowanych i porównanych
   *[other] { $rows } wiersza skopiowane i porównane
}
cli-answer-whole = { $rows ->
    [one] { $rows } wiersz, brak problemów
    [few] { $rows } wiersze, brak problemów
    [many] { $rows } wierszy, brak problemów
   *[other] { $rows } wiersza, brak problemów
}
cli-answer-running = Tetrarch działa. Aby go zatrzymać, naciśnij Ctrl-C. Otwórz w przeglądarce ten adres:
cli-answer-healthy = serwer { $address } działa prawidłowo
cli-answer-manual-pages = liczba stron podręcznika w { $folder }: { $pages }
cli-answer-speed = { $seconds } s, { $speed } mln pozycji na sekundę
cli-answer-proof-checked = { $game } { $variant }: wygrywa drużyna { $team }, liczba półruchów najwyżej { $plies }.
cli-answer-proof-parts = Pozycje z wyborem: { $choices }, ze wszystkimi odpowiedziami: { $replies }, zakończenia: { $ends }.
cli-answer-reports = { $count ->
    [one] 1 zgłoszenie
    [few] { $count } zgłoszenia
    [many] { $count } zgłoszeń
   *[other] { $count } zgłoszenia
}
cli-answer-blocks = { $count ->
    [one] 1 blokada
    [few] { $count } blokady
    [many] { $count } blokad
   *[other] { $count } blokady
}
cli-answer-entries = { $count ->
    [one] 1 wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}

# Analysis.
cli-answer-not-judged = brak ruchów do oceny
cli-answer-accuracy = dokładność { $percent }%
cli-answer-no-errors = bez błędów
cli-answer-won-in = wygrana w { $plies }
cli-answer-lost-in = przegrana w { $plies }
