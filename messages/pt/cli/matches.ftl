### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] { $games } partida
    [many] { $games } partidas
   *[other] { $games } partidas
}, { $groups ->
    [one] { $groups } grupo completo de { $size }
    [many] { $groups } grupos completos de { $size }
   *[other] { $groups } grupos completos de { $size }
}, { $openings ->
    [one] { $openings } abertura
    [many] { $openings } aberturas diferentes
   *[other] { $openings } aberturas diferentes
}
cli-match-stopped = O encontro foi interrompido antes do fim.
# Headings of columns and lines.
cli-match-entrant = participante
cli-match-rating = classificação
cli-match-score = resultado
cli-match-won = ganhas
cli-match-drawn = empates
cli-match-lost = perdidas
cli-match-forfeits = por infração
cli-match-depth = profundidade
cli-match-nodes = nós
cli-match-elo = Elo
cli-match-normalised = Elo normalizado
cli-match-superiority = superioridade
cli-match-groups = grupos
cli-match-sprt = SPRT
cli-match-endings = finais
cli-match-average = média
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent }%
cli-match-all-groups = { $counts } (de tudo perdido a tudo ganho)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } meias jogadas por partida, { $percent }% para a primeira equipa
cli-match-interval = { $value } (de { $low } a { $high })
cli-match-percent-interval = { $value }% (de { $low }% a { $high }%)
cli-match-sprt-open = por decidir, LLR { $llr } entre { $lower } e { $upper }
cli-match-sprt-first = elo0 aceite, LLR { $llr } entre { $lower } e { $upper }
cli-match-sprt-second = elo1 aceite, LLR { $llr } entre { $lower } e { $upper }
cli-match-in-short = Elo { $elo } (de { $low } a { $high })
cli-match-in-short-sprt = Elo { $elo } (de { $low } a { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] ronda { $round }: { $positions } posição
    [many] ronda { $round }: { $positions } posições
   *[other] ronda { $round }: { $positions } posições
}
cli-training-fitted-round = ronda { $round }: partidas: { $games }, empates: { $drawn }, posições: { $positions }, perda: { $loss }
cli-training-generation = { $game } geração { $generation }:
cli-training-self-play = ficheiros de partidas do motor contra si próprio
cli-training-samples = amostras, época { $epoch } de { $epochs }
cli-training-epoch = época { $epoch }: perda { $loss }, { $held_out } em partidas reservadas
cli-training-pairs = pares: { $won } ganhas, { $drawn } empates, { $lost } perdidas
cli-training-pairs-elo = pares: { $won } ganhas, { $drawn } empates, { $lost } perdidas, { $elo } Elo
cli-training-done = Geração { $generation }: { $samples } amostras, perda { $before } → { $after }; { $won } ganhas, { $drawn } empates, { $lost } perdidas, { $marbles } berlindes por partida.
cli-training-elo = { $elo } Elo (de { $low } a { $high }).
cli-training-better = Melhor: conservada.
cli-training-not-better = Não se demonstrou que seja melhor.
cli-training-best = A melhor rede é { $file }.
cli-training-none-better = Ainda nenhuma rede é melhor do que o ponto de partida.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } está danificado ou foi escrito por outra versão. Apague-o para o criar de novo.
training-net = { $path }: { $problem }
training-other-plan = O treino em { $folder } começou com outras definições: { $begun }. Repita-as ou escolha outra pasta.
samples-file = { $path }: { $error }
samples-damaged = { $path } está danificado: { $why ->
    [begin] o início não corresponde
    [short] demasiado curto
    [checksum] a soma de verificação não corresponde
   *[cut] termina a meio de uma amostra
}. Apague-o para o criar de novo.
net-header = Isto não é uma rede para o Abalone desta versão.
net-length = A rede tem { $found } bytes em vez de { $expected }.
# $layer is first, second or output.
net-too-large = Um peso da camada «{ $layer }» é { $weight }. O máximo permitido é { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, faltam { $left }
cli-progress-games = { $done }/{ $all } partidas, faltam { $left }
cli-progress-positions = { $done }/{ $all } posições, faltam { $left }
