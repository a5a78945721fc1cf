### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = forzada
verdict-name-only-move = jugada única
verdict-name-best = la mejor
verdict-name-good = buena
verdict-name-inaccuracy = imprecisión
verdict-name-mistake = error
verdict-name-blunder = error grave
verdict-name-missed-win = victoria desaprovechada
verdict-count-forced = { $count ->
    [one] 1 jugada forzada
    [many] { $count } jugadas forzadas
   *[other] { $count } jugadas forzadas
}
verdict-count-only-move = { $count ->
    [one] 1 jugada única
    [many] { $count } jugadas únicas
   *[other] { $count } jugadas únicas
}
verdict-count-best = { $count ->
    [one] 1 mejor jugada
    [many] { $count } mejores jugadas
   *[other] { $count } mejores jugadas
}
verdict-count-good = { $count ->
    [one] 1 buena jugada
    [many] { $count } buenas jugadas
   *[other] { $count } buenas jugadas
}
verdict-count-inaccuracy = { $count ->
    [one] 1 imprecisión
    [many] { $count } imprecisiones
   *[other] { $count } imprecisiones
}
verdict-count-mistake = { $count ->
    [one] 1 error
    [many] { $count } errores
   *[other] { $count } errores
}
verdict-count-blunder = { $count ->
    [one] 1 error grave
    [many] { $count } errores graves
   *[other] { $count } errores graves
}
verdict-count-missed-win = { $count ->
    [one] 1 victoria desaprovechada
    [many] { $count } victorias desaprovechadas
   *[other] { $count } victorias desaprovechadas
}

analysis-text-not-judged = ninguna jugada que juzgar
analysis-text-accuracy = precisión del { $percent } %
analysis-text-no-errors = sin errores
analysis-text-chance = { $percent } %
analysis-text-won-in = gana en { $plies }
analysis-text-lost-in = pierde en { $plies }
# $line is a chance and moves.
analysis-text-better = mejor { $line }
analysis-text-to-move = Juega { SIDE($side) }: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Las probabilidades tras 1 media jugada.
    [many] Las probabilidades tras cada una de las { $plies } medias jugadas.
   *[other] Las probabilidades tras cada una de las { $plies } medias jugadas.
}
analysis-text-picture-axis = medias jugadas
analysis-text-picture-team = probabilidad: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent } %.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, de { $from } % a { $to } %. Mejor: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Esto no es una petición: { $detail }.
cli-request-long-line = La línea es demasiado larga. Una petición tiene como máximo { $most_bytes } bytes.
cli-request-id = id: Se esperaba un texto o un número entero.
cli-request-duplicate-id = Una petición con este id aún no ha terminado.
cli-request-option-value = options.{ $option }: Se esperaba un texto, un número, true o false.
cli-request-position = position: { $problem }
cli-request-two-starts = Hay position y seed. Usa solo uno de los dos.
cli-request-move = moves: { $problem }
