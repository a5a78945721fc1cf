### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = forzata
verdict-name-only-move = mossa unica
verdict-name-best = la migliore
verdict-name-good = buona
verdict-name-inaccuracy = imprecisione
verdict-name-mistake = errore
verdict-name-blunder = errore grave
verdict-name-missed-win = vittoria mancata
verdict-count-forced = { $count ->
    [one] 1 mossa forzata
    [many] { $count } mosse forzate
   *[other] { $count } mosse forzate
}
verdict-count-only-move = { $count ->
    [one] 1 mossa unica
    [many] { $count } mosse uniche
   *[other] { $count } mosse uniche
}
verdict-count-best = { $count ->
    [one] 1 mossa migliore
    [many] { $count } mosse migliori
   *[other] { $count } mosse migliori
}
verdict-count-good = { $count ->
    [one] 1 buona mossa
    [many] { $count } buone mosse
   *[other] { $count } buone mosse
}
verdict-count-inaccuracy = { $count ->
    [one] 1 imprecisione
    [many] { $count } imprecisioni
   *[other] { $count } imprecisioni
}
verdict-count-mistake = { $count ->
    [one] 1 errore
    [many] { $count } errori
   *[other] { $count } errori
}
verdict-count-blunder = { $count ->
    [one] 1 errore grave
    [many] { $count } errori gravi
   *[other] { $count } errori gravi
}
verdict-count-missed-win = { $count ->
    [one] 1 vittoria mancata
    [many] { $count } vittorie mancate
   *[other] { $count } vittorie mancate
}

analysis-text-not-judged = nessuna mossa da giudicare
analysis-text-accuracy = precisione { $percent }%
analysis-text-no-errors = nessun errore
analysis-text-chance = { $percent }%
analysis-text-won-in = vince in { $plies }
analysis-text-lost-in = perde in { $plies }
# $line is a chance and moves.
analysis-text-better = meglio { $line }
analysis-text-to-move = Muove { SIDE($side) }: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Le probabilità dopo 1 semimossa.
    [many] Le probabilità dopo ognuna delle { $plies } semimosse.
   *[other] Le probabilità dopo ognuna delle { $plies } semimosse.
}
analysis-text-picture-axis = semimosse
analysis-text-picture-team = probabilità: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent }%.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, da { $from }% a { $to }%. Meglio: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Questa non è una richiesta: { $detail }.
cli-request-long-line = La riga è troppo lunga. Una richiesta ha al massimo { $most_bytes } byte.
cli-request-id = id: atteso un testo o un numero intero.
cli-request-duplicate-id = Una richiesta con questo id non è ancora finita.
cli-request-option-value = options.{ $option }: atteso un testo, un numero, true o false.
cli-request-position = position: { $problem }
cli-request-two-starts = Ci sono sia position sia seed. Usane uno solo.
cli-request-move = moves: { $problem }
