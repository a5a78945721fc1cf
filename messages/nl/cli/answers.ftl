### What commands answer.

cli-answer-exported = { $games ->
    [one] 1 partij geëxporteerd
   *[other] { $games } partijen geëxporteerd
}
cli-answer-imported = { $new ->
    [one] 1 partij geïmporteerd
   *[other] { $new } partijen geïmporteerd
}, { $known } al aanwezig
cli-answer-data-folder = Partijen worden bewaard in { $folder }.
cli-answer-database = Partijen worden bewaard in PostgreSQL.
cli-answer-copied = { $rows ->
    [one] 1 rij gekopieerd en vergeleken
   *[other] { $rows } rijen gekopieerd en vergeleken
}
cli-answer-whole = { $rows ->
    [one] 1 rij, geen problemen
   *[other] { $rows } rijen, geen problemen
}
cli-answer-running = Tetrarch draait. Druk op Ctrl-C om te stoppen. Open dit adres in een browser:
cli-answer-healthy = de server op { $address } is in orde
cli-answer-manual-pages = { $pages } manpagina’s in { $folder }
cli-answer-speed = { $seconds } s, { $speed } miljoen stellingen per seconde
cli-answer-proof-checked = { $game } { $variant }: team { $team } wint in hoogstens { $plies } halve zetten.
cli-answer-proof-parts = { $choices } stellingen met een keuze, { $replies } waarin elk antwoord is gedekt, { $ends } eindes.
cli-answer-reports = { $count ->
    [one] 1 melding
   *[other] { $count } meldingen
}
cli-answer-blocks = { $count ->
    [one] 1 blokkade
   *[other] { $count } blokkades
}
cli-answer-entries = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}

# Analysis.
cli-answer-not-judged = geen zet om te beoordelen
cli-answer-accuracy = nauwkeurigheid { $percent }%
cli-answer-no-errors = geen fouten
cli-answer-won-in = wint in { $plies }
cli-answer-lost-in = verliest in { $plies }
