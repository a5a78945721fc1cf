### What commands answer.

cli-answer-exported = { $games ->
        [one] 1 partida exportada
        [many] { $games } partidas exportadas
       *[other] { $games } partidas exportadas
    }
cli-answer-imported = { $new ->
        [one] 1 partida importada
        [many] { $new } partidas importadas
       *[other] { $new } partidas importadas
    }, ya existentes: { $known }
cli-answer-data-folder = Las partidas se guardan en { $folder }.
cli-answer-database = Las partidas se guardan en PostgreSQL.
cli-answer-copied = { $rows ->
    [one] 1 fila copiada y comparada
    [many] { $rows } filas copiadas y comparadas
   *[other] { $rows } filas copiadas y comparadas
}
cli-answer-whole = { $rows ->
    [one] 1 fila, sin problemas
    [many] { $rows } filas, sin problemas
   *[other] { $rows } filas, sin problemas
}
cli-answer-running = Tetrarch está en marcha. Pulsa Ctrl-C para detenerlo. Abre esta dirección en un navegador:
cli-answer-healthy = el servidor de { $address } funciona bien
cli-answer-manual-pages = { $pages } páginas de manual en { $folder }
cli-answer-speed = { $seconds } s, { $speed } millones de posiciones por segundo
cli-answer-proof-checked = { $game } { $variant }: el equipo { $team } gana en { $plies } medias jugadas como máximo.
cli-answer-proof-parts = { $choices } posiciones con elección, { $replies } con todas las respuestas cubiertas, { $ends } finales.
cli-answer-turn = { $moves ->
    [one] Juega { SIDE($side) }, 1 jugada legal.
    [many] Juega { SIDE($side) }, { $moves } jugadas legales.
   *[other] Juega { SIDE($side) }, { $moves } jugadas legales.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] Gana { $winners }. { $reason }
    [many] Ganan { $winners }. { $reason }
   *[other] Ganan { $winners }. { $reason }
}
cli-answer-won-points = { $count ->
    [one] Gana { $winners } por { $more } puntos a { $fewer }. { $reason }
    [many] Ganan { $winners } por { $more } puntos a { $fewer }. { $reason }
   *[other] Ganan { $winners } por { $more } puntos a { $fewer }. { $reason }
}
cli-answer-drawn = Tablas. { $reason }
cli-answer-drawn-points = Tablas, { $more } puntos a { $fewer }. { $reason }
cli-answer-wrong-move = --moves: jugada { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 registro
    [many] { $records } registros
   *[other] { $records } registros
}, { $problems ->
    [one] 1 problema
    [many] { $problems } problemas
   *[other] { $problems } problemas
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: registro { $record }: { $problem }
cli-answer-fault-ply = { $file }: registro { $record }, media jugada { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Variantes, --variant V
cli-listed-game-options = Opciones del juego, --option K=V
cli-listed-table-options = Opciones de la mesa, para jugar
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } jugadores, por defecto
   *[no] { $name }, { $seats } jugadores
}
cli-listed-sets = fija { $options }
cli-listed-option = { $name }: { $values }; por defecto { $default }
cli-listed-range = de { $min } a { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Blanco: asiento { $white } · Negro: asiento { $black }
cli-board-pantarei-choice = El asiento 1 elige un color
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = en la mano · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Sin resolver: se detuvo la búsqueda.
cli-solved-no-win = Nadie puede forzar la victoria.
cli-solved-no-win-within = { $plies ->
    [one] Nadie puede forzar la victoria en 1 media jugada.
    [many] Nadie puede forzar la victoria en { $plies } medias jugadas.
   *[other] Nadie puede forzar la victoria en { $plies } medias jugadas.
}
cli-solved-no-win-for = El asiento { $seat } no puede forzar la victoria.
cli-solved-no-win-for-within = { $plies ->
    [one] El asiento { $seat } no puede forzar la victoria en 1 media jugada.
    [many] El asiento { $seat } no puede forzar la victoria en { $plies } medias jugadas.
   *[other] El asiento { $seat } no puede forzar la victoria en { $plies } medias jugadas.
}
cli-solved-win = { $count ->
    [one] Gana { $winners }.
    [many] Ganan { $winners }.
   *[other] Ganan { $winners }.
}
cli-solved-win-in = { $count ->
    [one] Gana
    [many] Ganan
   *[other] Ganan
} { $winners } en { $exact ->
    [yes] exactamente
   *[no] un máximo de
} { $plies ->
    [one] 1 media jugada
    [many] { $plies } medias jugadas
   *[other] { $plies } medias jugadas
}.
cli-solved-speed = { $seconds } s, { $nodes } nodos, { $speed } millones por segundo
cli-solved-searching = buscando: { $nodes } nodos, { $seconds } s
cli-solved-shortening = acortando: { $nodes } nodos, { $seconds } s
cli-solved-proving = demostrando: { $nodes } nodos, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 partida
    [many] { NUMBER($games, useGrouping: "false") } partidas
   *[other] { NUMBER($games, useGrouping: "false") } partidas
}, { $plies ->
    [one] 1 media jugada
    [many] { NUMBER($plies, useGrouping: "false") } medias jugadas
   *[other] { NUMBER($plies, useGrouping: "false") } medias jugadas
}, { $errors ->
    [one] 1 error
    [many] { NUMBER($errors, useGrouping: "false") } errores
   *[other] { NUMBER($errors, useGrouping: "false") } errores
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: partida { $game }, media jugada { $ply }: { $what }: se esperaba { $expected }, se encontró { $found }
cli-compared-line = línea
cli-compared-settings = ajustes
cli-compared-start = inicio
cli-compared-legal = jugadas legales
cli-compared-move = jugada
cli-compared-position = posición
cli-compared-outcome = resultado
cli-compared-some-game = una partida en JSON
cli-compared-known-settings = un juego conocido, con su variante y sus opciones
cli-compared-some-position = una posición ({ $text })
cli-compared-an-error = un error: { $error }
cli-compared-some-start = un inicio, una semilla aleatoria o la posición tras la media jugada 1
cli-compared-no-start = ninguno de ellos, aunque { $game } empieza con un reparto
cli-compared-refusal = un rechazo ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 jugada
    [many] { $moves } jugadas
   *[other] { $moves } jugadas
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 jugada, solo aquí: { $only }
    [many] { $moves } jugadas, solo aquí: { $only }
   *[other] { $moves } jugadas, solo aquí: { $only }
}
cli-compared-not-over = una partida sin terminar

# What `tetrarch bench` says: column headings.
cli-measured-measuring = midiendo { $game } { $variant } …
cli-measured-game = juego
cli-measured-variant = variante
cli-measured-bytes = bytes
cli-measured-depth = profundidad
cli-measured-leaves = hojas
cli-measured-leaves-per-second = hojas/s
cli-measured-random-plies = jugadas al azar
cli-measured-plies-per-second = jugadas/s
# A million.
cli-measured-millions = { $millions } M
cli-answer-explored = Partidas: { $games }, posiciones: { $positions }, en { $file }

# Explorer files.
explorer-file-format = Esto no es un archivo de aperturas. Su primera línea debería contener «tetrarch-explorer 1», un juego y un número de partidas.
explorer-file-line = Línea { $line }: se esperaban una clave y jugadas con sus resultados.
