### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = forçada
verdict-name-only-move = jogada única
verdict-name-best = a melhor
verdict-name-good = boa
verdict-name-inaccuracy = imprecisão
verdict-name-mistake = erro
verdict-name-blunder = erro grave
verdict-name-missed-win = vitória desperdiçada
verdict-count-forced = { $count ->
    [one] { $count } jogada forçada
    [many] { $count } jogadas forçadas
   *[other] { $count } jogadas forçadas
}
verdict-count-only-move = { $count ->
    [one] { $count } jogada única
    [many] { $count } jogadas únicas
   *[other] { $count } jogadas únicas
}
verdict-count-best = { $count ->
    [one] { $count } melhor jogada
    [many] { $count } melhores jogadas
   *[other] { $count } melhores jogadas
}
verdict-count-good = { $count ->
    [one] { $count } boa jogada
    [many] { $count } boas jogadas
   *[other] { $count } boas jogadas
}
verdict-count-inaccuracy = { $count ->
    [one] { $count } imprecisão
    [many] { $count } imprecisões
   *[other] { $count } imprecisões
}
verdict-count-mistake = { $count ->
    [one] { $count } erro
    [many] { $count } erros
   *[other] { $count } erros
}
verdict-count-blunder = { $count ->
    [one] { $count } erro grave
    [many] { $count } erros graves
   *[other] { $count } erros graves
}
verdict-count-missed-win = { $count ->
    [one] { $count } vitória desperdiçada
    [many] { $count } vitórias desperdiçadas
   *[other] { $count } vitórias desperdiçadas
}

analysis-text-not-judged = nenhuma jogada para avaliar
analysis-text-accuracy = precisão de { $percent }%
analysis-text-no-errors = sem erros
analysis-text-chance = { $percent }%
analysis-text-won-in = ganha em { $plies }
analysis-text-lost-in = perde em { $plies }
# $line is a chance and moves.
analysis-text-better = melhor { $line }
analysis-text-to-move = Joga { SIDE($side, form: "accusative") }: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] As probabilidades após { $plies } meia jogada.
    [many] As probabilidades após cada uma das { $plies } meias jogadas.
   *[other] As probabilidades após cada uma das { $plies } meias jogadas.
}
analysis-text-picture-axis = meias jogadas
analysis-text-picture-team = probabilidade: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent }%.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, de { $from }% para { $to }%. Melhor: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = Isto não é um pedido: { $detail }.
cli-request-long-line = A linha é demasiado longa. Um pedido tem no máximo { $most_bytes } bytes.
cli-request-id = id: esperava-se um texto ou um número inteiro.
cli-request-duplicate-id = Um pedido com este id ainda não terminou.
cli-request-option-value = options.{ $option }: esperava-se um texto, um número, true ou false.
cli-request-position = position: { $problem }
cli-request-two-starts = Há position e seed. Use apenas um deles.
cli-request-move = moves: { $problem }
