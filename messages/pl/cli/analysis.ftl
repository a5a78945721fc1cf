### Analyses: `tetrarch analyse`, its chart and its batch mode.

verdict-name-forced = wymuszony
verdict-name-only-move = jedyny ruch
verdict-name-best = najlepszy
verdict-name-good = dobry
verdict-name-inaccuracy = niedokładność
verdict-name-mistake = błąd
verdict-name-blunder = poważny błąd
verdict-name-missed-win = przeoczona wygrana
verdict-count-forced = { $count ->
    [one] 1 wymuszony ruch
    [few] { $count } wymuszone ruchy
    [many] { $count } wymuszonych ruchów
   *[other] { $count } wymuszonych ruchów
}
verdict-count-only-move = { $count ->
    [one] 1 jedyny ruch
    [few] { $count } jedyne ruchy
    [many] { $count } jedynych ruchów
   *[other] { $count } jedynych ruchów
}
verdict-count-best = { $count ->
    [one] 1 najlepszy ruch
    [few] { $count } najlepsze ruchy
    [many] { $count } najlepszych ruchów
   *[other] { $count } najlepszych ruchów
}
verdict-count-good = { $count ->
    [one] 1 dobry ruch
    [few] { $count } dobre ruchy
    [many] { $count } dobrych ruchów
   *[other] { $count } dobrych ruchów
}
verdict-count-inaccuracy = { $count ->
    [one] 1 niedokładność
    [few] { $count } niedokładności
    [many] { $count } niedokładności
   *[other] { $count } niedokładności
}
verdict-count-mistake = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędów
}
verdict-count-blunder = { $count ->
    [one] 1 poważny błąd
    [few] { $count } poważne błędy
    [many] { $count } poważnych błędów
   *[other] { $count } poważnych błędów
}
verdict-count-missed-win = { $count ->
    [one] 1 przeoczona wygrana
    [few] { $count } przeoczone wygrane
    [many] { $count } przeoczonych wygranych
   *[other] { $count } przeoczonych wygranych
}

analysis-text-not-judged = brak ruchów do oceny
analysis-text-accuracy = dokładność { $percent }%
analysis-text-no-errors = bez błędów
analysis-text-chance = { $percent }%
analysis-text-won-in = wygrana w { $plies }
analysis-text-lost-in = przegrana w { $plies }
# $line is a chance and moves.
analysis-text-better = lepiej { $line }
analysis-text-to-move = Na ruchu { SIDE($side, form: "nominative") }: { $line }
# The description of the chart, for people who cannot see it; then one sentence per player.
analysis-text-picture = { $plies ->
    [one] Szanse po 1 półruchu.
    [few] Szanse po każdym z { $plies } półruchów.
    [many] Szanse po każdym z { $plies } półruchów.
   *[other] Szanse po każdym z { $plies } półruchów.
}
analysis-text-picture-axis = półruchy
analysis-text-picture-team = szansa: { $team }
analysis-text-picture-seat = { SIDE($side) }: { $accuracy }, { $errors }.
# A move of the chart; $text is the move, $verdict one of the words above.
analysis-text-picture-move = { $ply }. { SIDE($side) } { $text }: { $verdict }, { $percent }%.
analysis-text-picture-error = { $ply }. { SIDE($side) } { $text }: { $verdict }, z { $from }% na { $to }%. Lepiej: { $better }.
# A team, as a list of its sides.
team-name-of = { $sides }

# Why a request of the batch mode is not answered. position, moves, id and options are fields of the request.
cli-request-unreadable = To nie jest żądanie: { $detail }.
cli-request-long-line = Wiersz jest za długi. Żądanie może mieć najwyżej { $most_bytes } bajtów.
cli-request-id = id: Oczekiwano tekstu lub liczby całkowitej.
cli-request-duplicate-id = Żądanie o tym id nie jest jeszcze zakończone.
cli-request-option-value = options.{ $option }: Oczekiwano tekstu, liczby, true lub false.
cli-request-position = position: { $problem }
cli-request-two-starts = Podano zarówno position, jak i seed. Użyj tylko jednego z nich.
cli-request-move = moves: { $problem }
