### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = gedwongen
verdict-name-only-move = enige zet
verdict-name-best = beste zet
verdict-name-good = goed
verdict-name-inaccuracy = onnauwkeurigheid
verdict-name-mistake = fout
verdict-name-blunder = blunder
verdict-name-missed-win = gemiste winst
verdict-count-forced = { $count ->
    [one] 1 gedwongen zet
   *[other] { $count } gedwongen zetten
}
verdict-count-only-move = { $count ->
    [one] 1 enige zet
   *[other] { $count } enige zetten
}
verdict-count-best = { $count ->
    [one] 1 beste zet
   *[other] { $count } beste zetten
}
verdict-count-good = { $count ->
    [one] 1 goede zet
   *[other] { $count } goede zetten
}
verdict-count-inaccuracy = { $count ->
    [one] 1 onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
verdict-count-mistake = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
verdict-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
verdict-count-missed-win = { $count ->
    [one] 1 gemiste winst
   *[other] { $count } keer winst gemist
}

analysis-text-not-judged = geen zet om te beoordelen
analysis-text-accuracy = nauwkeurigheid { $percent }%
analysis-text-no-errors = geen fouten
analysis-text-chance = { $percent }%
analysis-text-won-in = wint in { $plies }
analysis-text-lost-in = verliest in { $plies }
# $line is a chance and moves.
analysis-text-better = beter { $line }
analysis-text-to-move = { SIDE($side) } aan zet: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] De kansen na 1 halve zet.
   *[other] De kansen na elk van de { $plies } halve zetten.
}
analysis-text-picture-axis = halve zetten
analysis-text-picture-team = kans: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent }%.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $from }% naar { $to }%. Beter: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Dit is geen verzoek: { $detail }.
cli-request-long-line = De regel is te lang. Een verzoek heeft hoogstens { $most_bytes } bytes.
cli-request-id = id: Verwacht wordt een tekst of een geheel getal.
cli-request-duplicate-id = Een verzoek met deze id is nog niet klaar.
cli-request-option-value = options.{ $option }: Verwacht wordt een tekst, een getal, true of false.
cli-request-position = position: { $problem }
cli-request-two-starts = Zowel position als seed is opgegeven. Gebruik er maar één.
cli-request-move = moves: { $problem }
