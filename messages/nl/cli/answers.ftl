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
cli-answer-turn = { $moves ->
    [one] { SIDE($side) } aan zet, 1 mogelijke zet.
   *[other] { SIDE($side) } aan zet, { $moves } mogelijke zetten.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] { $winners } wint. { $reason }
   *[other] { $winners } winnen. { $reason }
}
cli-answer-won-points = { $count ->
    [one] { $winners } wint met { $more } tegen { $fewer } punten. { $reason }
   *[other] { $winners } winnen met { $more } tegen { $fewer } punten. { $reason }
}
cli-answer-drawn = Remise. { $reason }
cli-answer-drawn-points = Remise met { $more } tegen { $fewer } punten. { $reason }
cli-answer-wrong-move = --moves: zet { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 partijverslag
   *[other] { $records } partijverslagen
}, { $problems ->
    [one] 1 probleem
   *[other] { $problems } problemen
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: partijverslag { $record }: { $problem }
cli-answer-fault-ply = { $file }: partijverslag { $record }, halve zet { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Varianten, --variant V
cli-listed-game-options = Opties van het spel, --option K=V
cli-listed-table-options = Opties van de tafel, om te spelen
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } spelers, standaard
   *[no] { $name }, { $seats } spelers
}
cli-listed-sets = stelt in: { $options }
cli-listed-option = { $name }: { $values }; standaard { $default }
cli-listed-range = { $min } tot en met { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Wit: plaats { $white } · Zwart: plaats { $black }
cli-board-pantarei-choice = Plaats 1 kiest een kleur
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = in de hand · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Niet opgelost: de zoektocht is gestopt.
cli-solved-no-win = Niemand kan winst afdwingen.
cli-solved-no-win-within = { $plies ->
    [one] Niemand kan binnen 1 halve zet winst afdwingen.
   *[other] Niemand kan binnen { $plies } halve zetten winst afdwingen.
}
cli-solved-no-win-for = Plaats { $seat } kan geen winst afdwingen.
cli-solved-no-win-for-within = { $plies ->
    [one] Plaats { $seat } kan binnen 1 halve zet geen winst afdwingen.
   *[other] Plaats { $seat } kan binnen { $plies } halve zetten geen winst afdwingen.
}
cli-solved-win = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } winnen.
}
cli-solved-win-in = { $winners } { $count ->
    [one] wint
   *[other] winnen
} in { $exact ->
    [yes] precies
   *[no] hoogstens
} { $plies ->
    [one] 1 halve zet
   *[other] { $plies } halve zetten
}.
cli-solved-speed = { $seconds } s, { $nodes } knopen, { $speed } miljoen per seconde
cli-solved-searching = zoeken: { $nodes } knopen, { $seconds } s
cli-solved-shortening = verkorten: { $nodes } knopen, { $seconds } s
cli-solved-proving = bewijzen: { $nodes } knopen, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 partij
   *[other] { NUMBER($games, useGrouping: "false") } partijen
}, { $plies ->
    [one] 1 halve zet
   *[other] { NUMBER($plies, useGrouping: "false") } halve zetten
}, { $errors ->
    [one] 1 fout
   *[other] { NUMBER($errors, useGrouping: "false") } fouten
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: partij { $game }, halve zet { $ply }: { $what }: verwacht { $expected }, gevonden { $found }
cli-compared-line = regel
cli-compared-settings = instellingen
cli-compared-start = begin
cli-compared-legal = mogelijke zetten
cli-compared-move = zet
cli-compared-position = stelling
cli-compared-outcome = uitslag
cli-compared-some-game = een partij in JSON
cli-compared-known-settings = een bekend spel met variant en opties
cli-compared-some-position = een stelling ({ $text })
cli-compared-an-error = een fout: { $error }
cli-compared-some-start = een begin, een seed of de stelling na halve zet 1
cli-compared-no-start = geen daarvan, hoewel { $game } met een verdeling begint
cli-compared-refusal = een weigering ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 zet, alleen hier: { $only }
   *[other] { $moves } zetten, alleen hier: { $only }
}
cli-compared-not-over = een partij die niet is afgelopen

# What `tetrarch bench` says: column headings.
cli-measured-measuring = { $game } { $variant } meten …
cli-measured-game = spel
cli-measured-variant = variant
cli-measured-bytes = bytes
cli-measured-depth = diepte
cli-measured-leaves = bladeren
cli-measured-leaves-per-second = bladeren/s
cli-measured-random-plies = willekeurige zetten
cli-measured-plies-per-second = zetten/s
# A million.
cli-measured-millions = { $millions } mln.
cli-answer-explored = Partijen: { $games }, stellingen: { $positions }, in { $file }

# Explorer files.
explorer-file-format = Dit is geen openingenbestand. De eerste regel moet ‘tetrarch-explorer 1’, een spel en een aantal partijen bevatten.
explorer-file-line = Regel { $line }: verwacht: een sleutel, en zetten met hun uitslagen.
