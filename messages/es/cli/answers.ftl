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
cli-answer-reports = { $count ->
        [one] 1 denuncia
        [many] { $count } denuncias
       *[other] { $count } denuncias
    }
cli-answer-blocks = { $count ->
        [one] 1 bloqueo
        [many] { $count } bloqueos
       *[other] { $count } bloqueos
    }
cli-answer-entries = { $count ->
        [one] 1 entrada
        [many] { $count } entradas
       *[other] { $count } entradas
    }

# Analysis.
cli-answer-not-judged = ninguna jugada que juzgar
cli-answer-accuracy = precisión del { $percent } %
cli-answer-no-errors = sin errores
cli-answer-won-in = gana en { $plies }
cli-answer-lost-in = pierde en { $plies }
