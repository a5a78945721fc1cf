### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = erzwungen
verdict-name-only-move = einziger Zug
verdict-name-best = bester Zug
verdict-name-good = gut
verdict-name-inaccuracy = Ungenauigkeit
verdict-name-mistake = Fehler
verdict-name-blunder = grober Fehler
verdict-name-missed-win = verpasster Sieg
verdict-count-forced = { $count ->
    [one] 1 erzwungener Zug
   *[other] { $count } erzwungene Züge
}
verdict-count-only-move = { $count ->
    [one] 1 einziger Zug
   *[other] { $count } einzige Züge
}
verdict-count-best = { $count ->
    [one] 1 bester Zug
   *[other] { $count } beste Züge
}
verdict-count-good = { $count ->
    [one] 1 guter Zug
   *[other] { $count } gute Züge
}
verdict-count-inaccuracy = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
verdict-count-mistake = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
verdict-count-blunder = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
verdict-count-missed-win = { $count ->
    [one] 1 verpasster Sieg
   *[other] { $count } verpasste Siege
}

analysis-text-not-judged = kein Zug zu beurteilen
analysis-text-accuracy = Genauigkeit { $percent } %
analysis-text-no-errors = keine Fehler
analysis-text-chance = { $percent } %
analysis-text-won-in = gewinnt in { $plies }
analysis-text-lost-in = verliert in { $plies }
# $line is a chance and moves.
analysis-text-better = besser { $line }
analysis-text-to-move = { SIDE($side) } am Zug: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Die Chancen nach 1 Halbzug.
   *[other] Die Chancen nach jedem der { $plies } Halbzüge.
}
analysis-text-picture-axis = Halbzüge
analysis-text-picture-team = Chance: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent } %.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $from } % auf { $to } %. Besser: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Das ist keine Anfrage: { $detail }.
cli-request-long-line = Die Zeile ist zu lang. Eine Anfrage hat höchstens { $most_bytes } Bytes.
cli-request-id = id: Erwartet wird ein Text oder eine ganze Zahl.
cli-request-duplicate-id = Eine Anfrage mit dieser id ist noch nicht fertig.
cli-request-option-value = options.{ $option }: Erwartet wird ein Text, eine Zahl, true oder false.
cli-request-position = position: { $problem }
cli-request-two-starts = position und seed sind beide angegeben. Verwende nur eines von beiden.
cli-request-move = moves: { $problem }
