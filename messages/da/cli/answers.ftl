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
cli-answer-turn = { $moves ->
    [one] { SIDE($side) } i trækket, 1 muligt træk.
   *[other] { SIDE($side) } i trækket, { $moves } mulige træk.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] { $winners } vinder. { $reason }
   *[other] { $winners } vinder. { $reason }
}
cli-answer-won-points = { $count ->
    [one] { $winners } vinder med { $more } point mod { $fewer }. { $reason }
   *[other] { $winners } vinder med { $more } point mod { $fewer }. { $reason }
}
cli-answer-drawn = Remis. { $reason }
cli-answer-drawn-points = Remis med { $more } point mod { $fewer }. { $reason }
cli-answer-wrong-move = --moves: træk { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 optegnelse
   *[other] { $records } optegnelser
}, { $problems ->
    [one] 1 problem
   *[other] { $problems } problemer
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: optegnelse { $record }: { $problem }
cli-answer-fault-ply = { $file }: optegnelse { $record }, halvtræk { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Varianter, --variant V
cli-listed-game-options = Valg for spillet, --option K=V
cli-listed-table-options = Valg for bordet, når der spilles
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } spillere, standard
   *[no] { $name }, { $seats } spillere
}
cli-listed-sets = sætter { $options }
cli-listed-option = { $name }: { $values }; standard: { $default }
cli-listed-range = { $min } til { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Hvid: plads { $white } · Sort: plads { $black }
cli-board-pantarei-choice = Plads 1 vælger en farve
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = i hånden · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Ikke løst: Søgningen blev standset.
cli-solved-no-win = Ingen kan fremtvinge en sejr.
cli-solved-no-win-within = { $plies ->
    [one] Ingen kan fremtvinge en sejr inden for 1 halvtræk.
   *[other] Ingen kan fremtvinge en sejr inden for { $plies } halvtræk.
}
cli-solved-no-win-for = Plads { $seat } kan ikke fremtvinge en sejr.
cli-solved-no-win-for-within = { $plies ->
    [one] Plads { $seat } kan ikke fremtvinge en sejr inden for 1 halvtræk.
   *[other] Plads { $seat } kan ikke fremtvinge en sejr inden for { $plies } halvtræk.
}
cli-solved-win = { $count ->
    [one] { $winners } vinder.
   *[other] { $winners } vinder.
}
cli-solved-win-in = { $winners } { $count ->
    [one] vinder
   *[other] vinder
} i { $exact ->
    [yes] præcis
   *[no] højst
} { $plies ->
    [one] 1 halvtræk
   *[other] { $plies } halvtræk
}.
cli-solved-speed = { $seconds } s, { $nodes } knuder, { $speed } millioner pr. sekund
cli-solved-searching = søger: { $nodes } knuder, { $seconds } s
cli-solved-shortening = forkorter: { $nodes } knuder, { $seconds } s
cli-solved-proving = beviser: { $nodes } knuder, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 parti
   *[other] { NUMBER($games, useGrouping: "false") } partier
}, { $plies ->
    [one] 1 halvtræk
   *[other] { NUMBER($plies, useGrouping: "false") } halvtræk
}, { $errors ->
    [one] 1 fejl
   *[other] { NUMBER($errors, useGrouping: "false") } fejl
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: parti { $game }, halvtræk { $ply }: { $what }: forventede { $expected }, fandt { $found }
cli-compared-line = linje
cli-compared-settings = indstillinger
cli-compared-start = start
cli-compared-legal = mulige træk
cli-compared-move = træk
cli-compared-position = stilling
cli-compared-outcome = resultat
cli-compared-some-game = et parti i JSON
cli-compared-known-settings = et kendt spil med variant og valg
cli-compared-some-position = en stilling ({ $text })
cli-compared-an-error = en fejl: { $error }
cli-compared-some-start = en start, en startværdi eller stillingen efter halvtræk 1
cli-compared-no-start = ingen af dem, selv om { $game } begynder med en fordeling
cli-compared-refusal = en afvisning ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 træk
   *[other] { $moves } træk
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 træk, kun her: { $only }
   *[other] { $moves } træk, kun her: { $only }
}
cli-compared-not-over = et parti, der ikke er slut

# What `tetrarch bench` says: column headings.
cli-measured-measuring = måler { $game } { $variant } …
cli-measured-game = spil
cli-measured-variant = variant
cli-measured-bytes = byte
cli-measured-depth = dybde
cli-measured-leaves = blade
cli-measured-leaves-per-second = blade/s
cli-measured-random-plies = tilfældige halvtræk
cli-measured-plies-per-second = halvtræk/s
# A million.
cli-measured-millions = { $millions } mio.
cli-answer-explored = Partier: { $games }, stillinger: { $positions }, i { $file }

# Explorer files.
explorer-file-format = Dette er ikke en åbningsfil. Den første linje skal indeholde »tetrarch-explorer 1«, et spil og et antal partier.
explorer-file-line = Linje { $line }: Forventede en nøgle og træk med deres resultater.
