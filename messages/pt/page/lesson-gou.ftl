# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = O tabuleiro
lesson-gou-board-task = O tabuleiro tem cinco quadrados, uns dentro dos outros, ligados por diagonais. Cada lado de um quadrado é uma linha, e cada diagonal também. As peças ficam nos pontos onde as linhas se encontram; o sinal do centro não é um ponto. Cada jogador começa com catorze peças. As suas são vermelhas, e o Vermelho começa. O nome de cada ponto é a sua coluna, de a até k a partir da esquerda, e a sua fila, de 1 a 11 a partir de baixo.

lesson-gou-goal-title = Objetivo
lesson-gou-goal-task = Há três maneiras de ganhar: as suas peças ocupam os quatro pontos de meta assinalados, o adversário fica com quatro peças ou menos, ou o adversário fica sem jogadas legais.

lesson-gou-slide-title = Deslizar ao longo de um lado
lesson-gou-slide-task = No lado de um quadrado, uma peça pode deslizar sobre qualquer número de pontos livres. Não pode saltar por cima de peças nem virar num canto. Faça deslizar a peça de c9 para i9.
lesson-gou-slide-done = A sua peça deslizou ao longo de todo o lado. Para virar no canto precisa de outra jogada.
lesson-gou-slide-wrong-short = Pode parar aí, mas agora deslize até ao canto, i9.
lesson-gou-slide-wrong-other = É uma jogada legal. Mas agora faça deslizar a peça de c9 até i9.

lesson-gou-diagonal-title = Avançar numa diagonal
lesson-gou-diagonal-task = Numa diagonal, uma peça avança só um ponto. Avance de d8 para o ponto de meta e7.
lesson-gou-diagonal-done = As diagonais levam de um quadrado ao seguinte, e aos pontos de meta.
lesson-gou-diagonal-wrong-other = É uma jogada legal. Mas agora avance de d8 para e7 pela diagonal.

lesson-gou-capture-title = Capturar
lesson-gou-capture-task = Captura uma peça adversária se a fechar entre a peça que move e outra das suas. As três têm de ser vizinhas numa mesma linha, sem nenhum outro ponto entre elas. Capture a peça em f10.
lesson-gou-capture-done = As suas peças em d10 e h10 fecharam entre si a peça adversária. Só captura a peça que se move, e captura sempre todas as que puder do ponto onde fica. Mas não é obrigatório escolher uma jogada que capture. As peças capturadas ficam nas calhas à borda do tabuleiro: com dez ganha-se.
lesson-gou-capture-wrong-none = Esta jogada não captura nada. Tem uma peça em d10; leve outra para o outro lado de f10.

lesson-gou-double-title = Capturar duas ao mesmo tempo
lesson-gou-double-task = Uma jogada captura cada peça adversária que fecha, em todas as linhas. Capture duas peças com uma jogada.
lesson-gou-double-done = Capturou uma peça no lado do quadrado e outra numa diagonal. Só se capturam peças isoladas. Duas peças adversárias lado a lado numa linha protegem-se nela uma à outra.
lesson-gou-double-wrong-one = Capturou uma peça. Há um ponto de onde se capturam duas.
lesson-gou-double-wrong-none = Esta jogada não captura nada. Olhe para as peças em e9 e f8.

lesson-gou-between-title = Não parar entre duas adversárias
lesson-gou-between-task = Uma peça não pode parar entre duas peças adversárias vizinhas dela numa mesma linha, nem sequer para capturar ou para chegar a um ponto de meta. Por isso não pode parar em h10. Mas uma peça pode passar entre duas adversárias. Encontre outra captura.
lesson-gou-between-done = A sua peça passou entre as adversárias em d4 e f2, parou em c3 e capturou a peça em c5.
lesson-gou-between-wrong-none = Esta jogada não captura nada. Olhe para a peça amarela em c5.

lesson-gou-safe-title = Proteger as suas peças
lesson-gou-safe-task = O Amarelo captura da mesma maneira. Se o Amarelo jogar de i11 para h10, a sua peça em f10 perde-se. Faça uma jogada que impeça o Amarelo de capturar.
lesson-gou-safe-done = Agora o Amarelo não pode capturar nada. Veja as capturas do adversário antes de cada jogada sua.
lesson-gou-safe-wrong-lost = Depois desta jogada, o Amarelo ainda pode capturar uma peça. Não deixe que nenhuma peça sua possa ser fechada entre duas amarelas.

lesson-gou-corner-title = Pontos seguros
lesson-gou-corner-task = Uma peça num dos quatro cantos exteriores nunca pode ser capturada, porque nenhuma linha continua para lá dela. Uma peça num ponto de meta só pode ser capturada numa linha: a que está em e7, só a partir de d6 e f8.

lesson-gou-block-title = Não deixar o Amarelo ganhar
lesson-gou-block-task = As peças do Amarelo ocupam três pontos de meta, e uma quarta pode avançar de d4 para e5 e ganhar. Impeça-o.
lesson-gou-block-done = Agora o Amarelo não pode ganhar na próxima jogada. Para isso, basta capturar uma peça num ponto de meta ou pôr lá uma peça sua.
lesson-gou-block-wrong-lost = O Amarelo avança para e5 e ganha. Capture a peça em e7 ou ocupe e5.

lesson-gou-win-title = Ganhar uma partida curta
lesson-gou-win-task = Ganhe agora uma partida curta. As suas peças ocupam dois pontos de meta. Ocupe um terceiro.
lesson-gou-win-task-2 = O Amarelo foi de f2 para e3 e está demasiado longe. Ocupe o quarto ponto de meta.
lesson-gou-win-done = As suas peças ocupam os quatro pontos de meta. A partida acaba de imediato: ganhou a sua primeira partida curta.
lesson-gou-win-wrong-other = As suas peças em d4 e h4 estão ao lado dos pontos de meta livres. Mova uma delas.
lesson-gou-win-wrong-not-yet = Um ponto de meta ainda está livre. Ocupe-o.

lesson-gou-game-title = A sua primeira partida
lesson-gou-game-task = Jogue uma partida inteira contra um adversário fácil. Sempre que for a sua vez, recebe uma breve sugestão, e pode desfazer jogadas quantas vezes quiser. Se a mesma posição surgir pela terceira vez, a partida fica empatada. Ao preparar uma partida, pode escolher variantes.
