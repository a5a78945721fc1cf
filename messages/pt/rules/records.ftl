# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = O byte { $byte } não é texto UTF-8.
record-error-unknown-format = Não é um registo num formato conhecido. Formato esperado: { $known }.
record-error-no-such-format = Não há nenhum formato «{ $id }». Valor esperado: { $known }.
record-error-empty = Não contém nenhuma partida.
record-error-place = Linha { $line }, coluna { $column }: { $problem }
record-error-field = Registo { $record }, campo { $field }: { $problem }
record-error-whole = Registo { $record }: { $problem }
record-error-unwritable = O registo { $record } não pode ser escrito. { $problem }
record-error-import-only = O formato { $format } só pode ser lido. Escreva em json ou text.

record-not-open = «{ $close }» não fecha nada.
record-text-not-closed = O texto que começa aqui não está fechado. Falta ".
record-comment-not-closed = O comentário que começa aqui não está fechado. Falta { "}" }.
record-variation-not-closed = A variante que começa aqui não está fechada. Falta ).
record-tag-without-name = Falta o nome de uma etiqueta.
record-tag-without-value = Falta o valor da etiqueta { $tag } entre aspas retas.
record-tag-not-closed = A etiqueta { $tag } na linha { $line } não está fechada. Falta ].
record-tag-twice = A etiqueta { $tag } já aparece na linha { $line }.
record-tag = Etiqueta { $tag }: { $problem }
record-no-game-tag = Falta uma etiqueta [{ $tag } "…"] antes das jogadas.
record-other-result = O resultado difere do da etiqueta Result.
record-results = São precisos { $seats } resultados; há { $found }.
record-not-a-flag = Valor esperado: true ou false.
record-not-a-number = É preciso um número inteiro.
record-not-a-result = É preciso um resultado como 1-0, 1/2-1/2 ou *.
record-not-json = JSON inválido: { $detail }.
record-no-such-seat = Esse lugar não existe. Os lugares vão de 1 a { $seats }.
record-not-a-kind = Valor esperado: human ou computer.
record-not-a-seat-tag = Depois do ponto é preciso UserId, Kind ou Points.
record-reserved-field = O campo «{ $field }» escreve-se noutra parte do registo e não pode ser usado aqui.
record-not-a-date = É precisa uma data como 2026-01-31T20:15:00Z ou 2026.01.31.
record-not-an-object = É preciso um objeto.
record-not-an-array = É preciso um array.
record-not-a-text = É preciso um texto.
record-missing = Falta este campo.
record-second-variant = É precisa uma só variante.
record-too-many-points = O número de pontos é demasiado grande.
record-not-an-outcome = Valor esperado: win, draw ou loss.
record-partial-result = Só alguns jogadores têm resultado. Têm de o ter todos ou nenhum.
record-too-many-moves = Demasiadas jogadas nesta ronda. Há { $seats } lugares.
record-not-a-move = É precisa uma jogada: um texto, um objeto ou null.
record-time-without-move = Este tempo não pertence a nenhuma jogada.
record-not-cells = «{ $text }» não é uma jogada. São precisas casas como a1b2 ou c3c5d4.
record-not-abalone = É precisa uma partida de Abalone.
record-too-many-readings = Até aqui, demasiadas jogadas podem ser lidas de duas maneiras. A notação Aba-Pro da mesma partida não seria ambígua.
record-unplayable = { $ways ->
        [one] { $text } não pode ser jogado. { $reason }
        [many] { $text } não pode ser jogado, seja qual for a leitura escolhida entre as { $ways } das jogadas anteriores. { $reason }
       *[other] { $text } não pode ser jogado, seja qual for a leitura escolhida entre as { $ways } das jogadas anteriores. { $reason }
    }
record-no-such-move = Nenhuma jogada legal se escreve assim.
record-ambiguous = { $text } pode significar { $readings }, e o resto da partida ajusta-se a ambas.
record-players = São precisos { $seats } jogadores; há { $found }.
record-seat = O lugar { $seat } tem uma jogada, mas os lugares vão de 1 a { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Jogada { $ply } (lugar { $seat }): { $trouble }
record-problem-start = A posição de partida não é válida. { $problem }
record-problem-no-deal = A partida começa com uma distribuição. É precisa uma posição de partida ou uma semente aleatória.
record-problem-deal = A posição de partida não é a que a semente aleatória dá: { $dealt }.
record-problem-players = São precisos { $expected } jogadores; há { $found }.
record-problem-turn = É a vez do lugar { $expected }.
record-problem-move = { $text } não pode ser jogado. { $refused }
record-problem-after-the-end = A partida já tinha acabado: { $rule }.
record-problem-result = O resultado é { $recorded }. Valor esperado: { $expected } ({ $reason }).
record-problem-not-over = O resultado é { $recorded }, mas segundo as regras a partida não acabou e o registo não indica outro motivo.
record-problem-termination = O fim indicado é «{ $recorded }». Valor esperado: «{ $expected }».
record-problem-not-ended-by = O fim indicado é «{ $recorded }», mas não foi isso que pôs fim à partida.
record-problem-points = O lugar { $seat } tem { $recorded } pontos. Valor esperado: { $expected }.
