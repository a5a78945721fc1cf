### What commands answer.

cli-answer-exported = { $games ->
    [one] 1 game exported
   *[other] { $games } games exported
}
cli-answer-imported = { $new ->
    [one] 1 game imported
   *[other] { $new } games imported
}, { $known } already there
cli-answer-data-folder = Games are stored in { $folder }.
cli-answer-database = Games are stored in PostgreSQL.
cli-answer-copied = { $rows ->
    [one] 1 row copied and compared
   *[other] { $rows } rows copied and compared
}
cli-answer-whole = { $rows ->
    [one] 1 row, no problems
   *[other] { $rows } rows, no problems
}
cli-answer-running = Tetrarch is running. Press Ctrl-C to stop it. Open this address in a browser:
cli-answer-healthy = the server at { $address } is healthy
cli-answer-manual-pages = { $pages } manual pages in { $folder }
cli-answer-speed = { $seconds } s, { $speed } million positions per second
cli-answer-proof-checked = { $game } { $variant }: team { $team } wins in at most { $plies } plies.
cli-answer-proof-parts = { $choices } positions with a choice, { $replies } with every reply covered, { $ends } endings.
cli-answer-turn = { $moves ->
    [one] { SIDE($side) } to move, 1 legal move.
   *[other] { SIDE($side) } to move, { $moves } legal moves.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] { $winners } wins. { $reason }
   *[other] { $winners } win. { $reason }
}
cli-answer-won-points = { $count ->
    [one] { $winners } wins, { $more } points to { $fewer }. { $reason }
   *[other] { $winners } win, { $more } points to { $fewer }. { $reason }
}
cli-answer-drawn = Draw. { $reason }
cli-answer-drawn-points = Draw, { $more } points to { $fewer }. { $reason }
cli-answer-wrong-move = --moves: move { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: record { $record }: { $problem }
cli-answer-fault-ply = { $file }: record { $record }, ply { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Variants, --variant V
cli-listed-game-options = Options of the game, --option K=V
cli-listed-table-options = Options of the table, when playing
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } players, the default
   *[no] { $name }, { $seats } players
}
cli-listed-sets = sets { $options }
cli-listed-option = { $name }: { $values }; { $default } by default
cli-listed-range = { $min } to { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = White: seat { $white } · Black: seat { $black }
cli-board-pantarei-choice = Seat 1 chooses a colour
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = in hand · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Not solved: the search was stopped.
cli-solved-no-win = No player can force a win.
cli-solved-no-win-within = { $plies ->
    [one] No player can force a win within 1 ply.
   *[other] No player can force a win within { $plies } plies.
}
cli-solved-no-win-for = Seat { $seat } cannot force a win.
cli-solved-no-win-for-within = { $plies ->
    [one] Seat { $seat } cannot force a win within 1 ply.
   *[other] Seat { $seat } cannot force a win within { $plies } plies.
}
cli-solved-win = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
cli-solved-win-in = { $count ->
    [one] { $winners } wins in { $exact ->
        [yes] exactly
       *[no] at most
    } { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }.
   *[other] { $winners } win in { $exact ->
        [yes] exactly
       *[no] at most
    } { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }.
}
cli-solved-speed = { $seconds } s, { $nodes } nodes, { $speed } million per second
cli-solved-searching = searching: { $nodes } nodes, { $seconds } s
cli-solved-shortening = shortening: { $nodes } nodes, { $seconds } s
cli-solved-proving = proving: { $nodes } nodes, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: "false") } games
}, { $plies ->
    [one] 1 ply
   *[other] { NUMBER($plies, useGrouping: "false") } plies
}, { $errors ->
    [one] 1 error
   *[other] { NUMBER($errors, useGrouping: "false") } errors
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: game { $game }, ply { $ply }: { $what }: expected { $expected }, found { $found }
cli-compared-line = line
cli-compared-settings = settings
cli-compared-start = start
cli-compared-legal = legal moves
cli-compared-move = move
cli-compared-position = position
cli-compared-outcome = outcome
cli-compared-some-game = a game in JSON
cli-compared-known-settings = a known game, variant and options
cli-compared-some-position = a position ({ $text })
cli-compared-an-error = an error: { $error }
cli-compared-some-start = a start, a seed or the position after ply 1
cli-compared-no-start = none of them, although { $game } begins with a deal
cli-compared-refusal = a rejection ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 move, only here: { $only }
   *[other] { $moves } moves, only here: { $only }
}
cli-compared-not-over = a game that is not over

# What `tetrarch bench` says: column headings.
cli-measured-measuring = measuring { $game } { $variant } …
cli-measured-game = game
cli-measured-variant = variant
cli-measured-bytes = bytes
cli-measured-depth = depth
cli-measured-leaves = leaves
cli-measured-leaves-per-second = leaves/s
cli-measured-random-plies = random plies
cli-measured-plies-per-second = plies/s
# A million.
cli-measured-millions = { $millions } M
cli-answer-explored = Games: { $games }, positions: { $positions }, in { $file }

# Explorer files.
explorer-file-format = This is not an explorer file. Its first line should be “tetrarch-explorer 1”, a game and a number of games.
explorer-file-line = Line { $line }: expected a key, and moves with their results.
