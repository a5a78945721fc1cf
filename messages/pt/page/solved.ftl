# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = Está provado quem ganha em Hus, jogue o outro lado o que jogar. Encontre a vitória, resista ao jogo perfeito ou percorra a prova. Contam-se as jogadas dos dois lados.
solved-who = { $moves ->
    [one] { $side } ganha em exatamente { $moves } jogada.
    [many] { $side } ganha em exatamente { $moves } jogadas.
   *[other] { $side } ganha em exatamente { $moves } jogadas.
}
solved-parts = O que fazer
solved-part-win = Encontrar a vitória
solved-part-hold = Resistir
solved-part-proof = Ver a prova
solved-win-about = Joga com { $side }, o lado que ganha. Encontre a vitória.
solved-hold-about = Joga com { $side }, o lado que perde. Resista o mais que puder.
solved-best-win = { $moves ->
    [one] Recorde: vitória em { $moves } jogada
    [many] Recorde: vitória em { $moves } jogadas
   *[other] Recorde: vitória em { $moves } jogadas
}
# $most is how many moves the longest defence takes.
solved-best-hold = Recorde: resistência de { $moves } em { $most } jogadas
solved-best-none = Ainda sem resultado
solved-opening = A abrir a prova…

# How the game stands.
solved-checking = A verificar a posição…
solved-winning = { $moves ->
    [one] Continua a ganhar: a próxima jogada ganha
    [many] Continua a ganhar, faltam { $moves } jogadas
   *[other] Continua a ganhar, faltam { $moves } jogadas
}
solved-winning-most = { $moves ->
        [one] Continua a ganhar, falta no máximo { $moves } jogada
        [many] Continua a ganhar, faltam no máximo { $moves } jogadas
       *[other] Continua a ganhar, faltam no máximo { $moves } jogadas
    }
solved-losing = { $moves ->
    [one] O computador ganha na próxima jogada
    [many] O computador ganha, faltam { $moves } jogadas
   *[other] O computador ganha, faltam { $moves } jogadas
}
solved-losing-most = { $moves ->
        [one] O computador ganha, falta no máximo { $moves } jogada
        [many] O computador ganha, faltam no máximo { $moves } jogadas
       *[other] O computador ganha, faltam no máximo { $moves } jogadas
    }
solved-open = Não provado: não se sabe quem ganha a partir daqui

# What the player’s last move was worth.
solved-remark-fast = Tão rápido como a prova.
solved-remark-slow = { $moves ->
    [one] Outra jogada ganha { $moves } jogada mais cedo.
    [many] Outra jogada ganha { $moves } jogadas mais cedo.
   *[other] Outra jogada ganha { $moves } jogadas mais cedo.
}
solved-remark-slip = Deixou escapar a vitória.
solved-remark-open = A prova não contém esta jogada.
solved-remark-long = A defesa mais longa da prova.
solved-remark-short = { $moves ->
    [one] Na prova, outra jogada resiste mais { $moves } jogada.
    [many] Na prova, outra jogada resiste mais { $moves } jogadas.
   *[other] Na prova, outra jogada resiste mais { $moves } jogadas.
}

solved-hint = Sugestão
solved-hint-move = Sugestão: jogue { $move }.
solved-show = Ver na prova

# How it ended.
solved-won = { $moves ->
    [one] Ganhou em { $moves } jogada
    [many] Ganhou em { $moves } jogadas
   *[other] Ganhou em { $moves } jogadas
}
solved-won-about = { $most ->
    [one] A vitória mais curta demora { $most } jogada.
    [many] A vitória mais curta demora { $most } jogadas.
   *[other] A vitória mais curta demora { $most } jogadas.
}
solved-lost = { $moves ->
    [one] O computador ganhou em { $moves } jogada
    [many] O computador ganhou em { $moves } jogadas
   *[other] O computador ganhou em { $moves } jogadas
}
solved-lost-about = Desfaça a sua jogada para voltar a procurar a vitória.
solved-held = Resistiu { $moves } de { $most } jogadas
solved-held-perfect = Nenhuma defesa dura mais.
solved-new-best = É o seu melhor resultado.
solved-helped = Depois de uma sugestão ou de desfazer uma jogada, o resultado não conta.

# The proof as a tree.
solved-line = Linha
solved-line-start = Início
solved-node-winner = É a vez de { $side }, que ganha. A prova joga:
solved-node-loser = É a vez de { $side }. Todas as jogadas perdem:
solved-node-none = A prova não contém esta posição.
solved-to-go = { $moves ->
    [0] põe fim à partida
    [one] falta { $moves } jogada
    [many] faltam no máximo { $moves } jogadas
   *[other] faltam no máximo { $moves } jogadas
}
solved-answer = resposta { $move }
