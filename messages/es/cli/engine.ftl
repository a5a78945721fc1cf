### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = No hay ninguna orden «{ $command }».
ugi-wrong-not-alone = Después de { $command } no puede ir nada más.
ugi-wrong-form = Tras { $command } se esperaba: { $expected }.
ugi-wrong-unknown-option = No hay ninguna opción «{ $name }». La orden ugi muestra las opciones.
ugi-wrong-number = { $name } no puede ser «{ $value }». Se esperaba un número entero de { NUMBER($min, useGrouping: "false") } a { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash no puede ser { $mib }. Con la memoria para demostraciones ocupa { $needed_mib } MiB, pero solo hay { $free_mib } MiB libres.
ugi-wrong-unknown-limit = No hay ningún límite «{ $name }».
ugi-wrong-twice = { $name } aparece dos veces.
ugi-wrong-no-such-seat = El asiento { $seat } no existe. El juego tiene { $seats } asientos.
ugi-wrong-no-clock = Es el turno del asiento { $seat }, pero falta p{ $seat }time.
ugi-wrong-searching = Hay una búsqueda en marcha. Detenla antes.
ugi-wrong-game-over = La partida ha terminado.
ugi-wrong-move = Jugada { $number }, { $text }: { $refused }
ugi-wrong-position = La posición es incorrecta. { $problem }
ugi-wrong-search-failed = La búsqueda falló: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = La línea { $line } de la cabecera es «{ $found }». Se esperaba: { $expected }
proof-file-damaged = Las elecciones están dañadas: { $error }.
proof-file-too-few = Hay menos elecciones que las { $choices } de la cabecera.
proof-file-too-many = Hay más elecciones que las { $choices } de la cabecera.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Trata del juego «{ $found }», no de { $expected }.
proof-flaw-options = Sus opciones no son válidas. { $problem }
proof-flaw-position = Su posición no se puede leer. { $problem }
proof-flaw-no-such-team = Ningún asiento juega para el equipo { $team }.
proof-flaw-too-short = Termina antes de decir qué jugar tras «{ $line }».
proof-flaw-no-such-move = Tras «{ $line }» elige la jugada { $choice }, pero solo hay { $moves }, contadas desde 0.
proof-flaw-illegal-move = Tras «{ $line }» la jugada { $text } es ilegal. { $reason }
proof-flaw-not-won = «{ $line }» termina la partida sin victoria.
proof-flaw-cycle = «{ $line }» repite una posición.
proof-flaw-too-long = { $choices ->
    [one] Sobra 1 elección.
    [many] Sobran { $choices } elecciones.
   *[other] Sobran { $choices } elecciones.
}
proof-flaw-other-length = Dice { $said } medias jugadas, pero la línea más larga tiene { $found }.

# Why there is no proof.
prover-stopped = Se detuvo la búsqueda.
prover-no-win = No existe una victoria así.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] demostrado, 1 media jugada
        [many] demostrado, { $plies } medias jugadas
       *[other] demostrado, { $plies } medias jugadas
    }
   *[no] { $plies ->
        [one] demostrado, como máximo 1 media jugada
        [many] demostrado, como máximo { $plies } medias jugadas
       *[other] demostrado, como máximo { $plies } medias jugadas
    }
}
