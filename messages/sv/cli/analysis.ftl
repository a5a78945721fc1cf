### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = tvingat
verdict-name-only-move = enda drag
verdict-name-best = bäst
verdict-name-good = bra
verdict-name-inaccuracy = felaktighet
verdict-name-mistake = misstag
verdict-name-blunder = blunder
verdict-name-missed-win = missad vinst
verdict-count-forced = { $count ->
    [one] 1 tvingat drag
   *[other] { $count } tvingade drag
}
verdict-count-only-move = { $count ->
    [one] 1 enda drag
   *[other] { $count } enda drag
}
verdict-count-best = { $count ->
    [one] 1 bästa drag
   *[other] { $count } bästa drag
}
verdict-count-good = { $count ->
    [one] 1 bra drag
   *[other] { $count } bra drag
}
verdict-count-inaccuracy = { $count ->
    [one] 1 felaktighet
   *[other] { $count } felaktigheter
}
verdict-count-mistake = { $count ->
    [one] 1 misstag
   *[other] { $count } misstag
}
verdict-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blundrar
}
verdict-count-missed-win = { $count ->
    [one] 1 missad vinst
   *[other] { $count } missade vinster
}

analysis-text-not-judged = inget drag att bedöma
analysis-text-accuracy = precision { $percent } %
analysis-text-no-errors = inga fel
analysis-text-chance = { $percent } %
analysis-text-won-in = vinner på { $plies }
analysis-text-lost-in = förlorar på { $plies }
# $line is a chance and moves.
analysis-text-better = bättre { $line }
analysis-text-to-move = { SIDE($side) } vid draget: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Chanserna efter 1 halvdrag.
   *[other] Chanserna efter vart och ett av { $plies } halvdrag.
}
analysis-text-picture-axis = halvdrag
analysis-text-picture-team = chans: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent } %.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $from } % till { $to } %. Bättre: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Det här är ingen begäran: { $detail }.
cli-request-long-line = Raden är för lång. En begäran har högst { $most_bytes } byte.
cli-request-id = id: Förväntade en text eller ett heltal.
cli-request-duplicate-id = En begäran med detta id är inte klar än.
cli-request-option-value = options.{ $option }: Förväntade en text, ett tal, true eller false.
cli-request-position = position: { $problem }
cli-request-two-starts = Både position och seed är angivna. Använd bara en av dem.
cli-request-move = moves: { $problem }
