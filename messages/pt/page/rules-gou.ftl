### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Objetivo
rules-gou-goal = Ocupe os quatro pontos de meta em redor do centro, ou capture { $captures } das catorze peças do adversário.

rules-gou-board-title = Tabuleiro
rules-gou-board = Há cinco quadrados, uns dentro dos outros, ligados por linhas diagonais. As peças ficam nos sessenta pontos onde as linhas se encontram. Cada jogador tem catorze peças. O Vermelho começa.
rules-gou-start = A posição inicial. As peças do Vermelho têm um anel; as do Amarelo, uma cruz.
rules-gou-board-goals = Os quatro cantos do quadrado mais interior são os pontos de meta: e5, g5, e7 e g7. Nenhuma linha passa pelo centro.

rules-gou-move-title = Movimento
rules-gou-move = Na sua vez, mova uma das suas peças ao longo de uma linha até um ponto livre. As peças nunca saltam por cima de outras.
rules-gou-move-slide = Ao longo do lado de um quadrado, uma peça pode deslizar qualquer distância. Detém-se, o mais tardar, no canto do seu quadrado e nunca vira num canto.
rules-gou-move-slide-picture = Duas maneiras de fazer deslizar a peça em b10.
rules-gou-move-step = Ao longo de uma diagonal, uma peça só avança até ao ponto seguinte.
rules-gou-move-step-example = Mova a peça em a7 ao longo da diagonal até b6.

rules-gou-capture-title = Captura
rules-gou-capture = Captura uma peça adversária quando a peça que move e outra das suas a fecham entre si: três pontos vizinhos numa mesma linha. A peça capturada sai do tabuleiro.
rules-gou-capture-example = Faça deslizar a peça de c3 para g3. As peças em g3 e e1 fecham entre si a peça em f2 e capturam-na.
rules-gou-capture-several = Uma jogada pode capturar em várias linhas ao mesmo tempo. É obrigatório retirar todas as peças que a peça movida captura.
rules-gou-capture-several-example = Faça deslizar a peça de c3 para g3 e capture duas peças.
rules-gou-capture-single = Só se capturam peças isoladas. Duas peças adversárias lado a lado numa linha protegem-se nela uma à outra.

rules-gou-rows-title = Captura de filas
rules-gou-rows = Nesta variante captura-se também uma fila inteira de peças adversárias: duas ou mais em pontos consecutivos de uma mesma linha, sem intervalos, presas nas duas pontas.
rules-gou-rows-example = Jogue de h2 para i3. As peças em i3 e c3 prendem uma fila de duas.
rules-gou-rows-differs = Variante 1: a mesma jogada com e sem ela.

rules-gou-between-title = Não parar entre adversárias
rules-gou-between = Uma jogada não pode acabar entre duas peças adversárias, se os três pontos forem vizinhos numa linha. Isto vale mesmo que a jogada capture ou chegue a um ponto de meta.
rules-gou-between-forbidden = A peça em f2 não pode parar em d2, entre c3 e e1.
rules-gou-between-pass = Ao longo do lado de um quadrado, uma peça pode passar entre duas adversárias e parar mais adiante.
rules-gou-between-pass-example = Faça deslizar a peça de f2 para b2, passando por d2.

rules-gou-stop-title = Parar entre adversárias
rules-gou-stop = Nesta variante, uma jogada pode acabar entre duas peças adversárias se capturar uma dessas duas. Caso contrário, é proibido.
rules-gou-stop-example = Jogue de f2 para g3, entre e3 e i3. As peças em g3 e c3 capturam a peça em e3.
rules-gou-stop-pairs = Se vários pares de adversárias fecharem o ponto, a jogada tem de capturar uma peça de cada par.
rules-gou-stop-forbidden = Não há nenhuma peça vermelha em c3, por isso a jogada de f2 para g3 não captura nada.
rules-gou-stop-differs = Variante 2: a mesma jogada com e sem ela.

rules-gou-win-title = Fim
rules-gou-win-goals = Ganha assim que as suas peças ocupam os quatro pontos de meta.
rules-gou-win-goals-example = O Vermelho ganha com a jogada de h4 para g5.
rules-gou-win-captures = Ganha também assim que tiver capturado { $captures } peças.
rules-gou-win-captures-example = O Amarelo ainda tem cinco peças. Capture uma com a jogada de c3 para g3.
rules-gou-win-stuck = Um jogador que não tem jogadas legais perde.

rules-gou-variations-title = Variantes
rules-gou-variations = O regulamento tem duas variantes. Pode escolher uma ou ambas ao preparar a partida.

rules-gou-readings-title = A nossa leitura do regulamento
rules-gou-readings-board = As imagens do regulamento perderam-se. O nosso tabuleiro e a sua posição inicial vêm de outra descrição do mesmo jogo, Go Ju (Hexagames 1986). Ajustam-se a cada frase do regulamento.
rules-gou-readings-captures = Os textos alemão e inglês pedem todas as peças menos quatro, ou seja, dez capturas; o texto francês pede onze. Escolhe-se com a opção «Capturas para ganhar».
rules-gou-readings-rows = Na variante 1, os textos alemão e inglês permitem capturar duas ou mais peças numa linha. O texto francês fala de várias peças em várias linhas. Aqui, em todas as partidas, uma jogada captura em todas as suas linhas; na variante seguimos os textos alemão e inglês.
rules-gou-readings-must = O regulamento diz que se «pode» retirar uma peça capturada. Interpretamos como «deve».
rules-gou-readings-moved = Uma peça que se coloca entre duas adversárias segundo a variante 2 não é capturada por elas: só captura quem joga.
rules-gou-readings-stuck = O regulamento não diz o que acontece a um jogador sem jogadas. Aqui esse jogador perde.
rules-gou-readings-stop = O regulamento não diz o que acontece se dois pares de adversárias fecharem o ponto. Exigimos a captura de uma peça de cada par.
