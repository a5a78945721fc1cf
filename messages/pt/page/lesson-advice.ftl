# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Com esta jogada não pode ganhar nem capturar. Veja o que o seu adversário poderia fazer depois.
lesson-advice-hus-win = Pode ganhar com esta jogada. Olhe para cada uma das suas covas.
lesson-advice-hus-danger = Cuidado: Norte pode ganhar na próxima jogada.
lesson-advice-hus-threat = { $count ->
    [one] Cuidado: Norte pode capturar { $count } semente ({ $cells }) na próxima jogada.
    [many] Cuidado: Norte pode capturar { $count } sementes ({ $cells }) na próxima jogada.
   *[other] Cuidado: Norte pode capturar { $count } sementes ({ $cells }) na próxima jogada.
}
lesson-advice-hus-chance = { $count ->
    [one] Pode capturar { $count } semente com esta jogada.
    [many] Pode capturar { $count } sementes com esta jogada.
   *[other] Pode capturar { $count } sementes com esta jogada.
}
lesson-advice-hus-quiet = Agora ninguém pode capturar. Prepare uma sementeira que acabe numa cova interior ocupada.

lesson-advice-pantarei-choose = Observe a serpente e escolha uma cor. Depois começa o adversário.
lesson-advice-pantarei-win = Pode ganhar com esta jogada. Encontre as escamas que chegam à pilha mais alta.
lesson-advice-pantarei-danger = Cuidado: o adversário pode ganhar na próxima jogada. Que escamas podem chegar à pilha mais alta?
lesson-advice-pantarei-quiet = Ninguém pode formar uma pilha de sete numa jogada. Construa uma pilha a que possa chegar e o adversário não.

lesson-advice-gou-win = Pode ganhar com esta jogada.
lesson-advice-gou-danger = Cuidado: o Amarelo pode ganhar na próxima jogada.
lesson-advice-gou-threat = { $count ->
    [one] Cuidado: o Amarelo pode capturar { $count } das suas peças ({ $cells }) na próxima jogada.
    [many] Cuidado: o Amarelo pode capturar { $count } das suas peças ({ $cells }) na próxima jogada.
   *[other] Cuidado: o Amarelo pode capturar { $count } das suas peças ({ $cells }) na próxima jogada.
}
lesson-advice-gou-chance = { $count ->
    [one] Pode capturar { $count } peça com esta jogada.
    [many] Pode capturar { $count } peças com esta jogada.
   *[other] Pode capturar { $count } peças com esta jogada.
}
lesson-advice-gou-quiet = Agora ninguém pode capturar. Aproxime as suas peças dos pontos de meta.

lesson-advice-abalone-win = Pode ganhar com esta jogada.
lesson-advice-abalone-danger = Cuidado: o Branco pode ganhar na próxima jogada.
lesson-advice-abalone-threat = Cuidado: o Branco pode expulsar o seu berlinde em { $cells } na próxima jogada.
lesson-advice-abalone-chance = Pode expulsar um berlinde com esta jogada.
lesson-advice-abalone-quiet = Agora nenhum berlinde pode ser expulso. Mantenha os seus berlindes juntos e leve-os para o centro.
