### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = forcé
verdict-name-only-move = coup unique
verdict-name-best = meilleur
verdict-name-good = bon
verdict-name-inaccuracy = imprécision
verdict-name-mistake = erreur
verdict-name-blunder = gaffe
verdict-name-missed-win = gain manqué
verdict-count-forced = { $count ->
    [one] { $count } coup forcé
    [many] { $count } coups forcés
   *[other] { $count } coups forcés
}
verdict-count-only-move = { $count ->
    [one] { $count } coup unique
    [many] { $count } coups uniques
   *[other] { $count } coups uniques
}
verdict-count-best = { $count ->
    [one] { $count } meilleur coup
    [many] { $count } meilleurs coups
   *[other] { $count } meilleurs coups
}
verdict-count-good = { $count ->
    [one] { $count } bon coup
    [many] { $count } bons coups
   *[other] { $count } bons coups
}
verdict-count-inaccuracy = { $count ->
    [one] { $count } imprécision
    [many] { $count } imprécisions
   *[other] { $count } imprécisions
}
verdict-count-mistake = { $count ->
    [one] { $count } erreur
    [many] { $count } erreurs
   *[other] { $count } erreurs
}
verdict-count-blunder = { $count ->
    [one] { $count } gaffe
    [many] { $count } gaffes
   *[other] { $count } gaffes
}
verdict-count-missed-win = { $count ->
    [one] { $count } gain manqué
    [many] { $count } gains manqués
   *[other] { $count } gains manqués
}

analysis-text-not-judged = aucun coup à juger
analysis-text-accuracy = précision { $percent } %
analysis-text-no-errors = aucune erreur
analysis-text-chance = { $percent } %
analysis-text-won-in = gagne en { $plies }
analysis-text-lost-in = perd en { $plies }
# $line is a chance and moves.
analysis-text-better = mieux { $line }
analysis-text-to-move = { SIDE($side) } au trait : { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Les chances après { $plies } demi-coup.
    [many] Les chances après chacun des { $plies } demi-coups.
   *[other] Les chances après chacun des { $plies } demi-coups.
}
analysis-text-picture-axis = demi-coups
analysis-text-picture-team = chance : { $team }
analysis-text-picture-seat = { SIDE($side) } : { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text } : { $verdict }, { $percent } %.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text } : { $verdict }, de { $from } % à { $to } %. Mieux : { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Ceci n’est pas une requête : { $detail }.
cli-request-long-line = La ligne est trop longue. Une requête a au plus { $most_bytes } octets.
cli-request-id = id : texte ou nombre entier attendu.
cli-request-duplicate-id = Une requête avec cet id n’est pas encore terminée.
cli-request-option-value = options.{ $option } : texte, nombre, true ou false attendu.
cli-request-position = position : { $problem }
cli-request-two-starts = position et seed sont tous deux présents. N’utilisez que l’un des deux.
cli-request-move = moves : { $problem }
