### What commands answer.

cli-answer-exported = { $games ->
    [one] 1 parti exporterat
   *[other] { $games } partier exporterade
}
cli-answer-imported = { $new ->
    [one] 1 parti importerat
   *[other] { $new } partier importerade
}, { $known } fanns redan
cli-answer-data-folder = Partier sparas i { $folder }.
cli-answer-database = Partier sparas i PostgreSQL.
cli-answer-copied = { $rows ->
    [one] 1 rad kopierad och jämförd
   *[other] { $rows } rader kopierade och jämförda
}
cli-answer-whole = { $rows ->
    [one] 1 rad, inga problem
   *[other] { $rows } rader, inga problem
}
cli-answer-running = Tetrarch är igång. Tryck Ctrl-C för att stoppa. Öppna den här adressen i en webbläsare:
cli-answer-healthy = servern på { $address } fungerar
cli-answer-manual-pages = { $pages } manualsidor i { $folder }
cli-answer-speed = { $seconds } s, { $speed } miljoner ställningar per sekund
cli-answer-proof-checked = { $game } { $variant }: lag { $team } vinner på högst { $plies } halvdrag.
cli-answer-proof-parts = { $choices } ställningar med ett val, { $replies } med varje svar täckt, { $ends } slut.
cli-answer-reports = { $count ->
    [one] 1 anmälan
   *[other] { $count } anmälningar
}
cli-answer-blocks = { $count ->
    [one] 1 spärr
   *[other] { $count } spärrar
}
cli-answer-entries = { $count ->
    [one] 1 post
   *[other] { $count } poster
}

# Analysis.
cli-answer-not-judged = inget drag att bedöma
cli-answer-accuracy = precision { $percent } %
cli-answer-no-errors = inga fel
cli-answer-won-in = vinner på { $plies }
cli-answer-lost-in = förlorar på { $plies }
