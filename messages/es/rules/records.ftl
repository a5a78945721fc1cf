# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = El byte { $byte } no es texto UTF-8.
record-error-unknown-format = No es un registro en un formato conocido. Se esperaba { $known }.
record-error-no-such-format = No hay ningún formato «{ $id }». Se esperaba { $known }.
record-error-empty = No contiene ninguna partida.
record-error-place = Línea { $line }, columna { $column }: { $problem }
record-error-field = Registro { $record }, campo { $field }: { $problem }
record-error-whole = Registro { $record }: { $problem }
record-error-unwritable = El registro { $record } no se puede escribir. { $problem }
record-error-import-only = El formato { $format } solo se puede leer. Escribe en json o en text.

record-not-open = «{ $close }» no cierra nada.
record-text-not-closed = El texto que empieza aquí no está cerrado. Falta ".
record-comment-not-closed = El comentario que empieza aquí no está cerrado. Falta { "}" }.
record-variation-not-closed = La variante que empieza aquí no está cerrada. Falta ).
record-tag-without-name = Falta el nombre de una etiqueta.
record-tag-without-value = Falta el valor de la etiqueta { $tag } entre comillas rectas.
record-tag-not-closed = La etiqueta { $tag } de la línea { $line } no está cerrada. Falta ].
record-tag-twice = La etiqueta { $tag } ya aparece en la línea { $line }.
record-tag = Etiqueta { $tag }: { $problem }
record-no-game-tag = Falta una etiqueta [{ $tag } "…"] antes de las jugadas.
record-other-result = El resultado no coincide con el de la etiqueta Result.
record-results = Se esperaban { $seats } resultados; hay { $found }.
record-not-a-flag = Se esperaba true o false.
record-not-a-number = Se esperaba un número entero.
record-not-a-result = Se esperaba un resultado como 1-0, 1/2-1/2 o *.
record-not-json = JSON no válido: { $detail }.
record-no-such-seat = Ese asiento no existe. Los asientos van del 1 al { $seats }.
record-not-a-kind = Se esperaba human o computer.
record-not-a-seat-tag = Se esperaba UserId, Kind o Points después del punto.
record-reserved-field = El campo «{ $field }» se escribe en otra parte del registro y no se puede usar aquí.
record-not-a-date = Se esperaba una fecha como 2026-01-31T20:15:00Z o 2026.01.31.
record-not-an-object = Se esperaba un objeto.
record-not-an-array = Se esperaba una lista.
record-not-a-text = Se esperaba un texto.
record-missing = Falta este campo.
record-second-variant = Se esperaba una sola variante.
record-too-many-points = El número de puntos es demasiado grande.
record-not-an-outcome = Se esperaba win, draw o loss.
record-partial-result = Solo algunos jugadores tienen resultado. Deben tenerlo todos o ninguno.
record-too-many-moves = Demasiadas jugadas en esta ronda. Hay { $seats } asientos.
record-not-a-move = Se esperaba una jugada: un texto, un objeto o null.
record-time-without-move = Este tiempo no corresponde a ninguna jugada.
record-not-cells = «{ $text }» no es una jugada. Se esperaban casillas como a1b2 o c3c5d4.
record-not-abalone = Se esperaba una partida de Abalone.
record-too-many-readings = Hasta aquí, demasiadas jugadas se pueden leer de dos maneras. La notación de Aba-Pro de la misma partida no sería ambigua.
record-unplayable = { $ways ->
        [one] { $text } no se puede jugar. { $reason }
        [many] { $text } no se puede jugar, sea cual sea la lectura que se elija de las { $ways } posibles de las jugadas anteriores. { $reason }
       *[other] { $text } no se puede jugar, sea cual sea la lectura que se elija de las { $ways } posibles de las jugadas anteriores. { $reason }
    }
record-no-such-move = Ninguna jugada legal se escribe así.
record-ambiguous = { $text } puede significar { $readings }, y el resto de la partida encaja con ambas.
record-players = Se esperaban { $seats } jugadores; hay { $found }.
record-seat = El asiento { $seat } tiene una jugada, pero los asientos van del 1 al { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Jugada { $ply } (asiento { $seat }): { $trouble }
record-problem-start = La posición de salida no es válida. { $problem }
record-problem-no-deal = La partida empieza con un reparto. Se esperaba una posición de salida o una semilla aleatoria.
record-problem-deal = La posición de salida no es la que da la semilla aleatoria: { $dealt }.
record-problem-players = Se esperaban { $expected } jugadores; hay { $found }.
record-problem-turn = Es el turno del asiento { $expected }.
record-problem-move = { $text } no se puede jugar. { $refused }
record-problem-after-the-end = La partida ya había terminado: { $rule }.
record-problem-result = El resultado es { $recorded }. Se esperaba { $expected } ({ $reason }).
record-problem-not-over = El resultado es { $recorded }, pero según las reglas la partida no ha terminado y el registro no da otro motivo.
record-problem-termination = El final indicado es «{ $recorded }». Se esperaba «{ $expected }».
record-problem-not-ended-by = El final indicado es «{ $recorded }», pero eso no puso fin a la partida.
record-problem-points = El asiento { $seat } tiene { $recorded } puntos. Se esperaban { $expected }.
