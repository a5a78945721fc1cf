### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Escreve-se assim: { $form }
arena-form-no-value = «{ $part }» não tem valor.
arena-form-bad-value = { $key } não pode ser «{ $value }».
arena-form-no-such-key = Não há nenhuma chave «{ $key }».
arena-form-no-adjudication = Valor esperado: chance, draw ou ambos.
arena-form-win-chance = chance tem de ser maior do que 0.5 e no máximo 1.
arena-form-draw-chance = draw tem de ser pelo menos 0 e menor do que 0.5.
arena-form-agreed-plies = plies e draw-plies têm de ser pelo menos 1.
arena-form-long-opening = Uma abertura tem no máximo { $most } meias jogadas.
arena-form-even = even tem de estar entre 0 e 0.5.
arena-form-opening-effort = tries e nodes têm de ser pelo menos 1.
arena-form-elo-order = elo0 tem de ser menor do que elo1, mas são { $elo0 } e { $elo1 }.
arena-form-error-rates = alpha e beta têm de estar entre 0 e 0.5, mas são { $alpha } e { $beta }.
arena-clock-wrong = «{ $text }» não é um relógio. Valor esperado: 1+0.5 (minutos e segundos), 10s+0.1 ou 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] { $plies } meia jogada por jogada
    [many] { $plies } meias jogadas por jogada
   *[other] { $plies } meias jogadas por jogada
}
arena-pace-nodes = { $nodes ->
    [one] { $nodes } nó por jogada
    [many] { $nodes } nós por jogada
   *[other] { $nodes } nós por jogada
}
arena-pace-move-time = { $ms } ms por jogada
arena-pace-clock = relógio { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = «{ $text }»: { $problem }
arena-entrant-unknown = Esse participante não existe. Valor esperado: { $forms }.
arena-entrant-name = Um nome tem de ter pelo menos uma letra e não pode conter vírgulas.
arena-entrant-no-option = «{ $part }» não é uma opção. Uma opção escreve-se KEY=VALUE.
arena-entrant-no-such-option = Não há nenhuma opção «{ $key }». Valor esperado: { $known }.
arena-entrant-whole-number = { $key } não pode ser «{ $value }». Esperava-se um número inteiro a partir de 1.
arena-entrant-others = others não pode ser «{ $value }». Valor esperado: { $known }.
arena-entrant-engine-option = Só engine tem as opções { $options }.
arena-entrant-program-option = Use option.Threads e option.Hash para um programa.
arena-entrant-not-closed = Falta fechar aspas.
arena-entrant-no-program = Esperava-se um programa, por exemplo ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = O programa terminou: { $status }.
arena-forfeit-closed-output = O programa fechou a saída.
arena-forfeit-silence = Não respondeu durante { $waited_ms } ms.
arena-forfeit-illegal-move = «{ $text }» não pode ser jogado. { $why }
arena-forfeit-time = Demorou { $spent_ms } ms numa jogada, quando só tinha { $allowed_ms } ms.
arena-forfeit-rejected = Rejeitou uma linha: { $error }.
arena-forfeit-no-move = Não encontrou nenhuma jogada.
arena-program-fails = { $entrant } não pode jogar. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Um encontro precisa de pelo menos dois participantes, não { $entrants }.
arena-plan-same-name = Dois participantes chamam-se { $name }. Dê outro nome a um deles, por exemplo other={ $name }.
arena-plan-no-limit = { $name } não tem limite. Limite o encontro por nós, profundidade, tempo por jogada ou relógio, ou dê ao participante um limite próprio, por exemplo engine:nodes=1000.
arena-plan-external-cpu-time = { $name } é outro programa, cujo tempo de processador não se pode medir. Limite os nós ou meça o tempo decorrido.
arena-plan-sprt-of-several = Um SPRT precisa de exatamente dois participantes, não { $entrants }.
arena-plan-adjudication-of-several = Só se podem adjudicar partidas de duas equipas. Esta tem { $teams } equipas.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = Já há um encontro em { $folder }. Continue-o com --resume ou escolha outra pasta.
arena-ledger-in-use = Outro processo está a jogar o encontro em { $folder }.
arena-ledger-other-plan = O encontro em { $folder } tem outro plano: { $differences }. Escolha outra pasta.
arena-ledger-corrupt = { $path }, linha { $line }: { $problem }
arena-ledger-twice = { $path }, linha { $line }: a partida { $game } aparece duas vezes.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } era { $was } e agora é { $is }
arena-difference-new = { $field } não estava definido e agora é { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } contra { $second }
arena-chart-ratings = { $game }: classificações
arena-chart-score = { $groups ->
    [one] { $score }% após { $groups } grupo de partidas; confiança de 95% de { $low }% a { $high }%
    [many] { $score }% após { $groups } grupos de partidas; confiança de 95% de { $low }% a { $high }%
   *[other] { $score }% após { $groups } grupos de partidas; confiança de 95% de { $low }% a { $high }%
}
arena-chart-percent = { $percent }%
arena-chart-groups = grupos de partidas com as equipas trocadas
arena-chart-confidence = Elo com confiança de 95%
