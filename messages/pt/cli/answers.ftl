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
cli-answer-turn = { $moves ->
    [one] Joga { SIDE($side, form: "accusative") }, { $moves } jogada legal.
    [many] Joga { SIDE($side, form: "accusative") }, { $moves } jogadas legais.
   *[other] Joga { SIDE($side, form: "accusative") }, { $moves } jogadas legais.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] Vencedor: { $winners }. { $reason }
    [many] Vencedores: { $winners }. { $reason }
   *[other] Vencedores: { $winners }. { $reason }
}
cli-answer-won-points = { $count ->
    [one] Vencedor: { $winners }, { $more } pontos a { $fewer }. { $reason }
    [many] Vencedores: { $winners }, { $more } pontos a { $fewer }. { $reason }
   *[other] Vencedores: { $winners }, { $more } pontos a { $fewer }. { $reason }
}
cli-answer-drawn = Empate. { $reason }
cli-answer-drawn-points = Empate, { $more } pontos a { $fewer }. { $reason }
cli-answer-wrong-move = --moves: jogada { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] { $records } registo
    [many] { $records } registos
   *[other] { $records } registos
}, { $problems ->
    [one] { $problems } problema
    [many] { $problems } problemas
   *[other] { $problems } problemas
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: registo { $record }: { $problem }
cli-answer-fault-ply = { $file }: registo { $record }, meia jogada { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Variantes, --variant V
cli-listed-game-options = Opções do jogo, --option K=V
cli-listed-table-options = Opções da mesa, para jogar
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } jogadores, predefinida
   *[no] { $name }, { $seats } jogadores
}
cli-listed-sets = define { $options }
cli-listed-option = { $name }: { $values }; predefinição { $default }
cli-listed-range = de { $min } a { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Branco: lugar { $white } · Preto: lugar { $black }
cli-board-pantarei-choice = O lugar 1 escolhe uma cor
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = na mão · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Por resolver: a pesquisa foi interrompida.
cli-solved-no-win = Ninguém pode forçar a vitória.
cli-solved-no-win-within = { $plies ->
    [one] Ninguém pode forçar a vitória em { $plies } meia jogada.
    [many] Ninguém pode forçar a vitória em { $plies } meias jogadas.
   *[other] Ninguém pode forçar a vitória em { $plies } meias jogadas.
}
cli-solved-no-win-for = O lugar { $seat } não pode forçar a vitória.
cli-solved-no-win-for-within = { $plies ->
    [one] O lugar { $seat } não pode forçar a vitória em { $plies } meia jogada.
    [many] O lugar { $seat } não pode forçar a vitória em { $plies } meias jogadas.
   *[other] O lugar { $seat } não pode forçar a vitória em { $plies } meias jogadas.
}
cli-solved-win = { $count ->
    [one] Vencedor: { $winners }.
    [many] Vencedores: { $winners }.
   *[other] Vencedores: { $winners }.
}
cli-solved-win-in = { $count ->
    [one] Vencedor:
    [many] Vencedores:
   *[other] Vencedores:
} { $winners }, em { $exact ->
    [yes] exatamente
   *[no] no máximo
} { $plies ->
    [one] { $plies } meia jogada
    [many] { $plies } meias jogadas
   *[other] { $plies } meias jogadas
}.
cli-solved-speed = { $seconds } s, { $nodes } nós, { $speed } milhões por segundo
cli-solved-searching = a pesquisar: { $nodes } nós, { $seconds } s
cli-solved-shortening = a encurtar: { $nodes } nós, { $seconds } s
cli-solved-proving = a provar: { $nodes } nós, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] { NUMBER($games, useGrouping: "false") } partida
    [many] { NUMBER($games, useGrouping: "false") } partidas
   *[other] { NUMBER($games, useGrouping: "false") } partidas
}, { $plies ->
    [one] { NUMBER($plies, useGrouping: "false") } meia jogada
    [many] { NUMBER($plies, useGrouping: "false") } meias jogadas
   *[other] { NUMBER($plies, useGrouping: "false") } meias jogadas
}, { $errors ->
    [one] { NUMBER($errors, useGrouping: "false") } erro
    [many] { NUMBER($errors, useGrouping: "false") } erros
   *[other] { NUMBER($errors, useGrouping: "false") } erros
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: partida { $game }, meia jogada { $ply }: { $what }: esperado { $expected }, encontrado { $found }
cli-compared-line = linha
cli-compared-settings = definições
cli-compared-start = início
cli-compared-legal = jogadas legais
cli-compared-move = jogada
cli-compared-position = posição
cli-compared-outcome = resultado
cli-compared-some-game = uma partida em JSON
cli-compared-known-settings = um jogo conhecido, com variante e opções
cli-compared-some-position = uma posição ({ $text })
cli-compared-an-error = um erro: { $error }
cli-compared-some-start = um início, uma semente aleatória ou a posição após a meia jogada 1
cli-compared-no-start = nenhum deles, embora { $game } comece com uma distribuição
cli-compared-refusal = uma recusa ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] { $moves } jogada
    [many] { $moves } jogadas
   *[other] { $moves } jogadas
}
cli-compared-moves-only-here = { $moves ->
    [one] { $moves } jogada, só aqui: { $only }
    [many] { $moves } jogadas, só aqui: { $only }
   *[other] { $moves } jogadas, só aqui: { $only }
}
cli-compared-not-over = uma partida por terminar

# What `tetrarch bench` says: column headings.
cli-measured-measuring = a medir { $game } { $variant } …
cli-measured-game = jogo
cli-measured-variant = variante
cli-measured-bytes = bytes
cli-measured-depth = profundidade
cli-measured-leaves = folhas
cli-measured-leaves-per-second = folhas/s
cli-measured-random-plies = jogadas ao acaso
cli-measured-plies-per-second = jogadas/s
# A million.
cli-measured-millions = { $millions } M
cli-answer-explored = Partidas: { $games }, posições: { $positions }, em { $file }

# Explorer files.
explorer-file-format = Isto não é um ficheiro de aberturas. A primeira linha deve conter «tetrarch-explorer 1», um jogo e um número de partidas.
explorer-file-line = Linha { $line }: esperava-se uma chave e jogadas com os seus resultados.
