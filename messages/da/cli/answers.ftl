### What commands answer.

cli-answer-exported = { $games ->
    [one] 1 parti eksporteret
   *[other] { $games } partier eksporteret
}
cli-answer-imported = { $new ->
    [one] 1 parti importeret
   *[other] { $new } partier importeret
}, { $known } fandtes allerede
cli-answer-data-folder = Partier gemmes i { $folder }.
cli-answer-database = Partier gemmes i PostgreSQL.
cli-answer-copied = { $rows ->
    [one] 1 række kopieret og sammenlignet
   *[other] { $rows } rækker kopieret og sammenlignet
}
cli-answer-whole = { $rows ->
    [one] 1 række, ingen fejl
   *[other] { $rows } rækker, ingen fejl
}
cli-answer-running = Tetrarch kører. Tryk på Ctrl-C for at stoppe. Åbn denne adresse i en browser:
cli-answer-healthy = serveren på { $address } er i orden
cli-answer-manual-pages = { $pages } manualsider i { $folder }
cli-answer-speed = { $seconds } s, { $speed } millioner stillinger pr. sekund
cli-answer-proof-checked = { $game } { $variant }: hold { $team } vinder i højst { $plies } halvtræk.
cli-answer-proof-parts = { $choices } stillinger med et valg, { $replies } med hvert svar dækket, { $ends } slutninger.
cli-answer-reports = { $count ->
    [one] 1 anmeldelse
   *[other] { $count } anmeldelser
}
cli-answer-blocks = { $count ->
    [one] 1 blokering
   *[other] { $count } blokeringer
}
cli-answer-entries = { $count ->
    [one] 1 post
   *[other] { $count } poster
}

# Analysis.
cli-answer-not-judged = intet træk at bedømme
cli-answer-accuracy = præcision { $percent } %
cli-answer-no-errors = ingen fejl
cli-answer-won-in = vinder i { $plies }
cli-answer-lost-in = taber i { $plies }
