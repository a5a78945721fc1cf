### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = forced
verdict-name-only-move = only move
verdict-name-best = best
verdict-name-good = good
verdict-name-inaccuracy = inaccuracy
verdict-name-mistake = mistake
verdict-name-blunder = blunder
verdict-name-missed-win = missed win
verdict-count-forced = { $count ->
    [one] 1 forced move
   *[other] { $count } forced moves
}
verdict-count-only-move = { $count ->
    [one] 1 only move
   *[other] { $count } only moves
}
verdict-count-best = { $count ->
    [one] 1 best move
   *[other] { $count } best moves
}
verdict-count-good = { $count ->
    [one] 1 good move
   *[other] { $count } good moves
}
verdict-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
verdict-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
verdict-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
verdict-count-missed-win = { $count ->
    [one] 1 missed win
   *[other] { $count } missed wins
}

analysis-text-not-judged = no moves to judge
analysis-text-accuracy = accuracy { $percent }%
analysis-text-no-errors = no errors
analysis-text-chance = { $percent }%
analysis-text-won-in = wins in { $plies }
analysis-text-lost-in = loses in { $plies }
# $line is a chance and moves.
analysis-text-better = better { $line }
analysis-text-to-move = { SIDE($side) } to move: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] The chances after 1 ply.
   *[other] The chances after each of { $plies } plies.
}
analysis-text-picture-axis = plies
analysis-text-picture-team = chance of { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent }%.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $from }% to { $to }%. Better: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = This is not a request: { $detail }.
cli-request-long-line = The line is too long. A request has at most { $most_bytes } bytes.
cli-request-id = id: Expected a string or a whole number.
cli-request-duplicate-id = A request with this id is not finished yet.
cli-request-option-value = options.{ $option }: Expected a string, a number, true or false.
cli-request-position = position: { $problem }
cli-request-two-starts = Both position and seed are given. Use only one of them.
cli-request-move = moves: { $problem }
