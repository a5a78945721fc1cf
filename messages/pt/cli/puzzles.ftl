### What `tetrarch puzzles` says.

cli-puzzle-title = Problema { $id }: { $game }, { $variant }, nível { $level }
cli-puzzle-proved = provado
cli-puzzle-engine = segundo o motor
cli-puzzle-target = Ganha quem expulsar primeiro { $marbles ->
    [one] { $marbles } berlinde
    [many] { $marbles } berlindes
   *[other] { $marbles } berlindes
}.
cli-puzzle-win = { $side } a jogar: encontre a única jogada que ganha.
cli-puzzle-win-within = { $side } a jogar: ganhe em { $moves } jogadas. Só uma primeira jogada o consegue.
cli-puzzle-advantage = { $side } a jogar: encontre a única jogada que leva a uma clara vantagem.
cli-puzzle-save = { $side } a jogar: encontre a única jogada que não perde.
cli-puzzle-defend = { $side } a jogar: encontre a melhor defesa. Qualquer outra jogada é claramente pior.
cli-puzzle-keys = Escreva uma jogada, ou então «hint» (sugestão), «next» (seguinte) ou «quit» (sair).
cli-puzzle-right = Certo. A linha é { $line }.
cli-puzzle-wrong = { $tried } está errado: { $reply } refuta-o. Tente de novo.
cli-puzzle-wrong-over = { $tried } está errado: põe fim à partida. Tente de novo.
cli-puzzle-hint-themes = Tema: { $themes }.
cli-puzzle-hint-none = Não tem tema. A próxima sugestão é a jogada.
cli-puzzle-hint-move = A jogada é { $best }.
cli-puzzle-score = Resolvidos: { $solved } de { $seen }
cli-puzzle-none = Não há nenhum problema assim. Escolha outro tema ou outro nível.
cli-puzzle-faulty = { $file }: problema { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] { $puzzles } problema
    [many] { $puzzles } problemas
   *[other] { $puzzles } problemas
} de { $games ->
    [one] { $games } partida
    [many] { $games } partidas
   *[other] { $games } partidas
} em { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } provados, { $games } partida)
    [many] ({ $proved } provados, { $games } partidas)
   *[other] ({ $proved } provados, { $games } partidas)
}
cli-puzzle-checked = { $puzzles ->
    [one] { NUMBER($puzzles, useGrouping: "false") } problema
    [many] { NUMBER($puzzles, useGrouping: "false") } problemas
   *[other] { NUMBER($puzzles, useGrouping: "false") } problemas
}, { NUMBER($wrong, useGrouping: "false") } errados

# Themes.
cli-theme-long-relay = estafeta longa
cli-theme-starvation = sem jogadas
cli-theme-capture = captura
cli-theme-big-capture = grande captura
cli-theme-stack-of-seven = pilha de sete
cli-theme-swap = troca
cli-theme-two-scales = duas escamas
cli-theme-cover = tapar uma pilha
cli-theme-high-stack = pilha alta
cli-theme-pincers = tenaz
cli-theme-goal-points = pontos de meta
cli-theme-sumito = sumito
cli-theme-edge = borda
cli-theme-double-threat = dupla ameaça
cli-theme-parry = impedir a vitória
cli-theme-quiet = jogada tranquila
cli-theme-defence = defesa

# What can be wrong with a puzzle.
cli-flaw-position = a posição não pode ser montada: { $reason }
cli-flaw-spelling = a posição devia escrever-se «{ $canonical }»
cli-flaw-id = o identificador devia ser «{ $expected }»
cli-flaw-twice = outro problema tem o mesmo identificador
cli-flaw-no-choice = não há escolha entre várias jogadas
cli-flaw-move = a jogada { $number } da linha é ilegal: { $reason }
cli-flaw-move-spelling = a jogada { $number } da linha devia escrever-se «{ $canonical }»
cli-flaw-line = a linha devia ter de 1 a { $longest } jogadas
cli-flaw-not-won = a linha não leva à vitória
cli-flaw-lost = a linha leva a uma derrota
cli-flaw-themes = os temas deviam ser «{ $expected }»
cli-flaw-another = «{ $other }» também é uma solução
cli-flaw-useless = a solução não atinge o objetivo
cli-flaw-goal = o objetivo é outro
cli-flaw-unproved = a pesquisa de provas não encontra a prova
cli-flaw-doubtful = o motor prefere «{ $best }», por { $margin }%

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Linha { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Este é um diário de { $found }, não de { $wanted }.
mining-journal-unreadable = A linha { $line } não pertence a um diário.
