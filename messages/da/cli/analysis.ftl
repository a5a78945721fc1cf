### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = tvunget
verdict-name-only-move = eneste gode træk
verdict-name-best = bedst
verdict-name-good = godt
verdict-name-inaccuracy = unøjagtighed
verdict-name-mistake = fejl
verdict-name-blunder = grov fejl
verdict-name-missed-win = forpasset gevinst
verdict-count-forced = { $count ->
    [one] 1 tvunget træk
   *[other] { $count } tvungne træk
}
verdict-count-only-move = { $count ->
    [one] 1 gang det eneste gode træk
   *[other] { $count } gange det eneste gode træk
}
verdict-count-best = { $count ->
    [one] 1 bedste træk
   *[other] { $count } bedste træk
}
verdict-count-good = { $count ->
    [one] 1 godt træk
   *[other] { $count } gode træk
}
verdict-count-inaccuracy = { $count ->
    [one] 1 unøjagtighed
   *[other] { $count } unøjagtigheder
}
verdict-count-mistake = { $count ->
    [one] 1 fejl
   *[other] { $count } fejl
}
verdict-count-blunder = { $count ->
    [one] 1 grov fejl
   *[other] { $count } grove fejl
}
verdict-count-missed-win = { $count ->
    [one] 1 forpasset gevinst
   *[other] { $count } forpassede gevinster
}

analysis-text-not-judged = intet træk at bedømme
analysis-text-accuracy = præcision { $percent } %
analysis-text-no-errors = ingen fejl
analysis-text-chance = { $percent } %
analysis-text-won-in = vinder i { $plies }
analysis-text-lost-in = taber i { $plies }
# $line is a chance and moves.
analysis-text-better = bedre { $line }
analysis-text-to-move = { SIDE($side) } i trækket: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Chancerne efter 1 halvtræk.
   *[other] Chancerne efter hvert af { $plies } halvtræk.
}
analysis-text-picture-axis = halvtræk
analysis-text-picture-team = chance: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent } %.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $from } % til { $to } %. Bedre: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Dette er ikke en anmodning: { $detail }.
cli-request-long-line = Linjen er for lang. En anmodning har højst { $most_bytes } byte.
cli-request-id = id: Forventede en tekst eller et helt tal.
cli-request-duplicate-id = En anmodning med dette id er ikke færdig endnu.
cli-request-option-value = options.{ $option }: Forventede en tekst, et tal, true eller false.
cli-request-position = position: { $problem }
cli-request-two-starts = Både position og seed er angivet. Brug kun den ene.
cli-request-move = moves: { $problem }
