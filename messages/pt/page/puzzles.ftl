puzzles-about = Uma só jogada ganha ou salva a partida. Encontre-a.
puzzles-missing = Não foi possível carregar os problemas
puzzles-none = Não há problemas deste tipo. Escolha outro tema.

# What is asked.
puzzles-task-win = { $side } a jogar: encontre a única jogada que ganha
puzzles-task-within = { $side } a jogar: ganhe em { $moves } jogadas. Só uma primeira jogada o consegue
puzzles-task-advantage = { $side } a jogar: encontre a única jogada que leva a uma clara vantagem
puzzles-task-save = { $side } a jogar: encontre a única jogada que não perde
puzzles-task-defend = { $side } a jogar: encontre a melhor defesa. Qualquer outra jogada é claramente pior
puzzles-task-own = { $side } a jogar: encontre a jogada que é claramente melhor do que todas as outras
puzzles-target = Ganha quem expulsar primeiro { $marbles ->
    [one] { $marbles } berlinde
    [many] { $marbles } berlindes
   *[other] { $marbles } berlindes
}.
puzzles-level = nível { $level }
puzzles-proved = provado
puzzles-proved-about = Está provado que há uma única solução.
puzzles-engine = segundo o motor
puzzles-engine-about = Para o motor, qualquer outra jogada é muito pior.

# What is answered.
puzzles-right = Certo!
puzzles-wrong = Não é essa a jogada. O adversário responde…
puzzles-wrong-over = Não é essa a jogada: põe fim à partida.
puzzles-refuted = Não é essa a jogada. { $reply }
puzzles-wrong-result = Não é essa a jogada: veja a resposta no tabuleiro.
puzzles-why-chances = Depois de { $played }, o motor estima as probabilidades de vitória { SIDE($side, form: "genitive") } em { $percent }%.
puzzles-hint-move = A jogada é { $move }. { $how }

# What can be done.
puzzles-hint = Sugestão
puzzles-again = Tentar de novo
puzzles-skip = Saltar
puzzles-next = Problema seguinte
puzzles-line = Mostrar a linha
puzzles-series = Todos os problemas
puzzles-daily = Problema do dia
puzzles-daily-of = { $game }: problema do dia

# How someone gets on.
puzzles-rating = Classificação { $rating }
puzzles-rating-about = A sua classificação determina o problema seguinte. Fica neste navegador.
puzzles-streak = Série { $streak }, recorde { $best }
puzzles-days = { $days ->
    [one] { $days } dia seguido
    [many] { $days } dias seguidos
   *[other] { $days } dias seguidos
}

# Themes.
puzzles-theme = Tema
puzzles-theme-all = Todos os temas
puzzles-theme-long-relay = Estafeta longa
puzzles-theme-starvation = Sem jogadas
puzzles-theme-capture = Captura
puzzles-theme-big-capture = Grande captura
puzzles-theme-stack-of-seven = Pilha de sete
puzzles-theme-swap = Troca
puzzles-theme-two-scales = Duas escamas
puzzles-theme-cover = Tapar uma pilha
puzzles-theme-high-stack = Pilha alta
puzzles-theme-pincers = Tenaz
puzzles-theme-goal-points = Pontos de meta
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Borda
puzzles-theme-double-threat = Dupla ameaça
puzzles-theme-parry = Impedir a vitória
puzzles-theme-quiet = Jogada tranquila
puzzles-theme-defence = Defesa

# Your own mistakes.
puzzles-theme-own = Os seus erros ({ $count })
puzzles-own-none = Todos os problemas tirados dos seus erros estão resolvidos. Escolha outro tema.
