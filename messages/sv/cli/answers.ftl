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
cli-answer-turn = { $moves ->
    [one] { SIDE($side) } vid draget, 1 möjligt drag.
   *[other] { SIDE($side) } vid draget, { $moves } möjliga drag.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] { $winners } vinner. { $reason }
   *[other] { $winners } vinner. { $reason }
}
cli-answer-won-points = { $count ->
    [one] { $winners } vinner med { $more } poäng mot { $fewer }. { $reason }
   *[other] { $winners } vinner med { $more } poäng mot { $fewer }. { $reason }
}
cli-answer-drawn = Remi. { $reason }
cli-answer-drawn-points = Remi med { $more } poäng mot { $fewer }. { $reason }
cli-answer-wrong-move = --moves: drag { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 protokoll
   *[other] { $records } protokoll
}, { $problems ->
    [one] 1 problem
   *[other] { $problems } problem
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: protokoll { $record }: { $problem }
cli-answer-fault-ply = { $file }: protokoll { $record }, halvdrag { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Varianter, --variant V
cli-listed-game-options = Alternativ för spelet, --option K=V
cli-listed-table-options = Alternativ för bordet, vid spel
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } spelare, standard
   *[no] { $name }, { $seats } spelare
}
cli-listed-sets = sätter { $options }
cli-listed-option = { $name }: { $values }; standard: { $default }
cli-listed-range = { $min } till { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Vit: plats { $white } · Svart: plats { $black }
cli-board-pantarei-choice = Plats 1 väljer färg
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = i handen · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Inte löst: sökningen stoppades.
cli-solved-no-win = Ingen kan tvinga fram vinst.
cli-solved-no-win-within = { $plies ->
    [one] Ingen kan tvinga fram vinst inom 1 halvdrag.
   *[other] Ingen kan tvinga fram vinst inom { $plies } halvdrag.
}
cli-solved-no-win-for = Plats { $seat } kan inte tvinga fram vinst.
cli-solved-no-win-for-within = { $plies ->
    [one] Plats { $seat } kan inte tvinga fram vinst inom 1 halvdrag.
   *[other] Plats { $seat } kan inte tvinga fram vinst inom { $plies } halvdrag.
}
cli-solved-win = { $count ->
    [one] { $winners } vinner.
   *[other] { $winners } vinner.
}
cli-solved-win-in = { $winners } { $count ->
    [one] vinner
   *[other] vinner
} på { $exact ->
    [yes] exakt
   *[no] högst
} { $plies ->
    [one] 1 halvdrag
   *[other] { $plies } halvdrag
}.
cli-solved-speed = { $seconds } s, { $nodes } noder, { $speed } miljoner per sekund
cli-solved-searching = söker: { $nodes } noder, { $seconds } s
cli-solved-shortening = förkortar: { $nodes } noder, { $seconds } s
cli-solved-proving = bevisar: { $nodes } noder, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 parti
   *[other] { NUMBER($games, useGrouping: "false") } partier
}, { $plies ->
    [one] 1 halvdrag
   *[other] { NUMBER($plies, useGrouping: "false") } halvdrag
}, { $errors ->
    [one] 1 fel
   *[other] { NUMBER($errors, useGrouping: "false") } fel
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: parti { $game }, halvdrag { $ply }: { $what }: förväntade { $expected }, hittade { $found }
cli-compared-line = rad
cli-compared-settings = inställningar
cli-compared-start = start
cli-compared-legal = möjliga drag
cli-compared-move = drag
cli-compared-position = ställning
cli-compared-outcome = resultat
cli-compared-some-game = ett parti i JSON
cli-compared-known-settings = ett känt spel med variant och alternativ
cli-compared-some-position = en ställning ({ $text })
cli-compared-an-error = ett fel: { $error }
cli-compared-some-start = en start, ett slumpfrö eller ställningen efter halvdrag 1
cli-compared-no-start = inget av dem, fastän { $game } börjar med en fördelning
cli-compared-refusal = ett avslag ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 drag
   *[other] { $moves } drag
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 drag, bara här: { $only }
   *[other] { $moves } drag, bara här: { $only }
}
cli-compared-not-over = ett parti som inte är slut

# What `tetrarch bench` says: column headings.
cli-measured-measuring = mäter { $game } { $variant } …
cli-measured-game = spel
cli-measured-variant = variant
cli-measured-bytes = byte
cli-measured-depth = djup
cli-measured-leaves = löv
cli-measured-leaves-per-second = löv/s
cli-measured-random-plies = slumpdrag
cli-measured-plies-per-second = halvdrag/s
# A million.
cli-measured-millions = { $millions } mn
cli-answer-explored = Partier: { $games }, ställningar: { $positions }, i { $file }

# Explorer files.
explorer-file-format = Det här är ingen öppningsfil. Den första raden ska innehålla ”tetrarch-explorer 1”, ett spel och ett antal partier.
explorer-file-line = Rad { $line }: förväntade en nyckel och drag med deras resultat.
