### What commands answer.

cli-answer-exported = { $games ->
        [one] { $games } partida exportada
        [many] { $games } partidas exportadas
       *[other] { $games } partidas exportadas
    }
cli-answer-imported = { $new ->
        [one] { $new } partida importada
        [many] { $new } partidas importadas
       *[other] { $new } partidas importadas
    }, já existentes: { $known }
cli-answer-data-folder = As partidas são guardadas em { $folder }.
cli-answer-database = As partidas são guardadas em PostgreSQL.
cli-answer-copied = { $rows ->
    [one] { $rows } linha copiada e comparada
    [many] { $rows } linhas copiadas e comparadas
   *[other] { $rows } linhas copiadas e comparadas
}
cli-answer-whole = { $rows ->
    [one] { $rows } linha, sem problemas
    [many] { $rows } linhas, sem problemas
   *[other] { $rows } linhas, sem problemas
}
cli-answer-running = O Tetrarch está em execução. Prima Ctrl-C para o parar. Abra este endereço num navegador:
cli-answer-healthy = o servidor em { $address } funciona bem
cli-answer-manual-pages = { $pages } páginas de manual em { $folder }
cli-answer-speed = { $seconds } s, { $speed } milhões de posições por segundo
cli-answer-proof-checked = { $game } { $variant }: a equipa { $team } ganha em { $plies } meias jogadas no máximo.
cli-answer-proof-parts = { $choices } posições com uma escolha, { $replies } com todas as respostas cobertas, { $ends } finais.
cli-answer-reports = { $count ->
        [one] { $count } denúncia
        [many] { $count } denúncias
       *[other] { $count } denúncias
    }
cli-answer-blocks = { $count ->
        [one] { $count } bloqueio
        [many] { $count } bloqueios
       *[other] { $count } bloqueios
    }
cli-answer-entries = { $count ->
        [one] { $count } entrada
        [many] { $count } entradas
       *[other] { $count } entradas
    }

# Analysis.
cli-answer-not-judged = nenhuma jogada para avaliar
cli-answer-accuracy = precisão de { $percent }%
cli-answer-no-errors = sem erros
cli-answer-won-in = ganha em { $plies }
cli-answer-lost-in = perde em { $plies }
