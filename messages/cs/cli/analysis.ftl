### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = vynucený
verdict-name-only-move = jediný dobrý tah
verdict-name-best = nejlepší
verdict-name-good = dobrý
verdict-name-inaccuracy = nepřesnost
verdict-name-mistake = chyba
verdict-name-blunder = hrubá chyba
verdict-name-missed-win = promarněná výhra
verdict-count-forced = { $count ->
    [one] 1 vynucený tah
    [few] { $count } vynucené tahy
    [many] { $count } vynucených tahů
   *[other] { $count } vynucených tahů
}
verdict-count-only-move = { $count ->
    [one] 1 jediný dobrý tah
    [few] { $count } jediné dobré tahy
    [many] { $count } jediných dobrých tahů
   *[other] { $count } jediných dobrých tahů
}
verdict-count-best = { $count ->
    [one] 1 nejlepší tah
    [few] { $count } nejlepší tahy
    [many] { $count } nejlepších tahů
   *[other] { $count } nejlepších tahů
}
verdict-count-good = { $count ->
    [one] 1 dobrý tah
    [few] { $count } dobré tahy
    [many] { $count } dobrých tahů
   *[other] { $count } dobrých tahů
}
verdict-count-inaccuracy = { $count ->
    [one] 1 nepřesnost
    [few] { $count } nepřesnosti
    [many] { $count } nepřesností
   *[other] { $count } nepřesností
}
verdict-count-mistake = { $count ->
    [one] 1 chyba
    [few] { $count } chyby
    [many] { $count } chyb
   *[other] { $count } chyb
}
verdict-count-blunder = { $count ->
    [one] 1 hrubá chyba
    [few] { $count } hrubé chyby
    [many] { $count } hrubých chyb
   *[other] { $count } hrubých chyb
}
verdict-count-missed-win = { $count ->
    [one] 1 promarněná výhra
    [few] { $count } promarněné výhry
    [many] { $count } promarněných výher
   *[other] { $count } promarněných výher
}

analysis-text-not-judged = žádný tah k posouzení
analysis-text-accuracy = přesnost { $percent } %
analysis-text-no-errors = bez chyb
analysis-text-chance = { $percent } %
analysis-text-won-in = výhra za { $plies }
analysis-text-lost-in = prohra za { $plies }
# $line is a chance and moves.
analysis-text-better = lépe { $line }
analysis-text-to-move = Na tahu { SIDE($side) }: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Šance po 1 půltahu.
    [few] Šance po každém ze { $plies } půltahů.
    [many] Šance po každém z { $plies } půltahů.
   *[other] Šance po každém z { $plies } půltahů.
}
analysis-text-picture-axis = půltahy
analysis-text-picture-team = šance: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent } %.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, z { $from } % na { $to } %. Lépe: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Toto není požadavek: { $detail }.
cli-request-long-line = Řádek je příliš dlouhý. Požadavek smí mít nejvýše { $most_bytes } bajtů.
cli-request-id = id: Očekává se text nebo celé číslo.
cli-request-duplicate-id = Požadavek s tímto id ještě není dokončen.
cli-request-option-value = options.{ $option }: Očekává se text, číslo, true nebo false.
cli-request-position = position: { $problem }
cli-request-two-starts = Je zadáno position i seed. Použijte jen jedno z nich.
cli-request-move = moves: { $problem }
