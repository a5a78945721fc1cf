### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 partida
    [many] { $games } partidas
   *[other] { $games } partidas
}, { $groups ->
    [one] 1 grupo completo de { $size }
    [many] { $groups } grupos completos de { $size }
   *[other] { $groups } grupos completos de { $size }
}, { $openings ->
    [one] 1 apertura
    [many] { $openings } aperturas distintas
   *[other] { $openings } aperturas distintas
}
cli-match-stopped = El encuentro se detuvo antes del final.
# Headings of columns and lines.
cli-match-entrant = participante
cli-match-rating = puntuación
cli-match-score = resultado
cli-match-won = ganadas
cli-match-drawn = tablas
cli-match-lost = perdidas
cli-match-forfeits = descalificaciones
cli-match-depth = profundidad
cli-match-nodes = nodos
cli-match-elo = Elo
cli-match-normalised = Elo normalizado
cli-match-superiority = superioridad
cli-match-groups = grupos
cli-match-sprt = SPRT
cli-match-endings = finales
cli-match-average = media
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent } %
cli-match-all-groups = { $counts } (de todo perdido a todo ganado)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } medias jugadas por partida, { $percent } % para el primer equipo
cli-match-interval = { $value } (de { $low } a { $high })
cli-match-percent-interval = { $value } % (de { $low } % a { $high } %)
cli-match-sprt-open = sin decidir, LLR { $llr } entre { $lower } y { $upper }
cli-match-sprt-first = elo0 aceptado, LLR { $llr } entre { $lower } y { $upper }
cli-match-sprt-second = elo1 aceptado, LLR { $llr } entre { $lower } y { $upper }
cli-match-in-short = Elo { $elo } (de { $low } a { $high })
cli-match-in-short-sprt = Elo { $elo } (de { $low } a { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] ronda { $round }: 1 posición
    [many] ronda { $round }: { $positions } posiciones
   *[other] ronda { $round }: { $positions } posiciones
}
cli-training-fitted-round = ronda { $round }: partidas: { $games }, tablas: { $drawn }, posiciones: { $positions }, pérdida: { $loss }
cli-training-generation = { $game } generación { $generation }:
cli-training-self-play = archivos de partidas del motor contra sí mismo
cli-training-samples = muestras, época { $epoch } de { $epochs }
cli-training-epoch = época { $epoch }: pérdida { $loss }, { $held_out } en partidas reservadas
cli-training-pairs = pares: { $won } ganadas, { $drawn } tablas, { $lost } perdidas
cli-training-pairs-elo = pares: { $won } ganadas, { $drawn } tablas, { $lost } perdidas, { $elo } Elo
cli-training-done = Generación { $generation }: { $samples } muestras, pérdida { $before } → { $after }; { $won } ganadas, { $drawn } tablas, { $lost } perdidas, { $marbles } canicas por partida.
cli-training-elo = { $elo } Elo (de { $low } a { $high }).
cli-training-better = Mejor: se conserva.
cli-training-not-better = No se ha demostrado que sea mejor.
cli-training-best = La mejor red es { $file }.
cli-training-none-better = Ninguna red es aún mejor que el punto de partida.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } está dañado o lo escribió otra versión. Bórralo para volver a crearlo.
training-net = { $path }: { $problem }
training-other-plan = El entrenamiento de { $folder } empezó con otros ajustes: { $begun }. Repítelos o elige otra carpeta.
samples-file = { $path }: { $error }
samples-damaged = { $path } está dañado: { $why ->
    [begin] el comienzo no coincide
    [short] demasiado corto
    [checksum] la suma de comprobación no coincide
   *[cut] termina en medio de una muestra
}. Bórralo para volver a crearlo.
net-header = Esto no es una red para Abalone de esta versión.
net-length = La red tiene { $found } bytes en lugar de { $expected }.
# $layer is first, second or output.
net-too-large = Un peso de la capa «{ $layer }» es { $weight }. El máximo permitido es { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, quedan { $left }
cli-progress-games = { $done }/{ $all } partidas, quedan { $left }
cli-progress-positions = { $done }/{ $all } posiciones, quedan { $left }
