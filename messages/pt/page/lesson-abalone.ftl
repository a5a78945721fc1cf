# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = O tabuleiro
lesson-abalone-board-task = O tabuleiro é um hexágono de 61 casas. Cada casa tem a letra da sua fila e o número da sua linha oblíqua: a do centro é e5. Os catorze berlindes pretos são seus; o Branco também tem catorze. O Preto começa. A vitória é sua quando tiver expulsado do tabuleiro seis berlindes adversários.

lesson-abalone-line-title = Mover em linha
lesson-abalone-line-task = Numa jogada move-se um berlinde, ou uma fila reta de dois ou três berlindes que se tocam. Todos avançam uma casa na mesma direção. Selecione o primeiro e o último berlinde da sua fila de três e mova-a em linha, de modo que um berlinde chegue a e5.
lesson-abalone-line-done = Os três berlindes avançaram uma casa ao longo da sua fila. Nunca se podem mover mais de três. Em cada vez é obrigatório mover. Só passa o jogador que não pode jogar.
lesson-abalone-line-wrong-few = Chegou a e5, mas não com toda a fila. Mova os três berlindes ao mesmo tempo.
lesson-abalone-line-wrong-other = É uma jogada legal. Mas agora mova a fila b2, c3, d4 em direção a e5.

lesson-abalone-sideways-title = Mover de lado
lesson-abalone-sideways-task = Uma fila também se pode mover de lado, mas todas as casas para onde vai têm de estar livres. Mova a sua fila de três de lado, para cima, para e4, e5 e e6.
lesson-abalone-sideways-done = Os três berlindes avançaram uma casa na mesma direção. Uma jogada lateral nunca empurra.
lesson-abalone-sideways-wrong-few = Nem todos os três berlindes se moveram. Selecione o primeiro e o último berlinde da fila.
lesson-abalone-sideways-wrong-other = É uma jogada legal. Mas agora mova a fila d3, d4, d5 para cima, para a fila e.

lesson-abalone-push-title = Empurrar
lesson-abalone-push-task = Em linha, uma fila pode empurrar os berlindes adversários logo à sua frente se forem menos do que os dela. Dois berlindes empurram um. A casa atrás do berlinde empurrado tem de estar livre. Empurre o berlinde branco em e5.
lesson-abalone-push-done = Dois contra um: o berlinde branco teve de ceder. Um berlinde sozinho nunca empurra, e empurrar nunca é obrigatório.
lesson-abalone-push-wrong-none = Esta jogada não empurra nada. Mova a fila c3, d4 em direção ao berlinde branco em e5.

lesson-abalone-three-title = Três empurram dois
lesson-abalone-three-task = Três berlindes empurram um ou dois. Empurre os dois berlindes brancos em e5 e f6.
lesson-abalone-three-done = Três contra dois. Como nunca se movem mais de três berlindes, ninguém pode empurrar três.
lesson-abalone-three-wrong-none = Esta jogada não empurra os dois berlindes. Mova toda a fila b2, c3, d4.

lesson-abalone-blocked-title = Quando não se pode empurrar
lesson-abalone-blocked-task = Em igualdade numérica não se empurra: dois não empurram dois. E não pode empurrar se houver outro berlinde atrás dos empurrados. Aqui só uma das suas filas pode empurrar. Encontre-a.
lesson-abalone-blocked-done = Três contra dois, com uma casa livre atrás. As outras filas são travadas por dois berlindes brancos e por um berlinde preto em e5.
lesson-abalone-blocked-wrong-none = Esta jogada não empurra nada. Conte os berlindes de cada fila e veja a casa que fica atrás.

lesson-abalone-off-title = Expulsar um berlinde
lesson-abalone-off-task = Se não houver mais casas atrás do berlinde empurrado, ele cai do tabuleiro e conta para si. Expulse um berlinde branco.
lesson-abalone-off-done = O berlinde está fora do tabuleiro. Com seis ganha-se. Não pode levar os seus próprios berlindes para fora do tabuleiro.
lesson-abalone-off-wrong-push = Empurrou um berlinde, mas ele continua no tabuleiro. Empurre o que está na borda.
lesson-abalone-off-wrong-none = Esta jogada não expulsa nada. Olhe para o berlinde branco em e9.

lesson-abalone-safe-title = Proteger os seus berlindes
lesson-abalone-safe-task = O seu berlinde em a3 está na borda. Os três berlindes brancos em b3, c3 e d3 estão em linha com ele e podem expulsá-lo. Faça uma jogada que impeça o Branco de expulsar berlindes.
lesson-abalone-safe-done = Agora o Branco não pode expulsar nada. Um berlinde na borda corre perigo quando está em linha com uma fila adversária. Os berlindes que ficam juntos no centro são fortes.
lesson-abalone-safe-wrong-lost = O Branco ainda pode expulsar o seu berlinde em a3. Tire-o dessa linha.

lesson-abalone-more-title = Três jogadores
lesson-abalone-more-task = Com três jogadores, cada um joga por si: Preto, Branco e Vermelho, por esta ordem, com onze berlindes cada um. Todos os outros são adversários, por isso também pode empurrar dois berlindes de cores diferentes. Empurre os berlindes em e5 e e6.
lesson-abalone-more-done = Três contra dois, um branco e um vermelho. Ganha quem primeiro expulsar seis berlindes, seja qual for a cor. Até lá jogam todos; um jogador sem berlindes ou sem jogadas passa.
lesson-abalone-more-wrong-none = Esta jogada não empurra os dois berlindes. Mova toda a fila e2, e3, e4.

lesson-abalone-teams-title = Equipas
lesson-abalone-teams-task = Com quatro ou seis jogadores há duas equipas, que jogam alternadamente. Aqui joga com o Vermelho contra o Branco e o Amarelo. Pode mover os berlindes do parceiro como se fossem seus, sozinhos ou numa fila com os seus. Mas um empurrão tem de começar com um berlinde seu: o de trás tem de ser preto. Empurre o berlinde branco em e5.
lesson-abalone-teams-done = O seu berlinde em c3 empurrou por trás. Na fila g3, g4 o berlinde de trás é vermelho, por isso não pode empurrar com essa fila. Uma equipa nunca empurra os seus próprios berlindes. Os berlindes expulsos pelos parceiros contam em conjunto: com seis ganha-se. Dois berlindes empurrados podem ser das cores de dois adversários. Com quatro jogadores joga-se pela ordem Preto, Branco, Vermelho, Amarelo, com nove berlindes cada um; com seis, pela ordem Preto, Branco, Vermelho, Amarelo, Verde, Azul, com seis cada um. Com seis, Preto, Vermelho e Verde jogam contra Branco, Amarelo e Azul.
lesson-abalone-teams-wrong-none = Esta jogada não empurra nada. O seu berlinde em c3 está atrás do vermelho em d4: mova essa fila.

lesson-abalone-win-title = Ganhar uma partida curta
lesson-abalone-win-task = Ganhe agora uma partida curta. Já expulsou quatro berlindes. Expulse mais um.
lesson-abalone-win-task-2 = O Branco salvou um berlinde, mas não os dois. Expulse o sexto.
lesson-abalone-win-done = Seis berlindes estão fora do tabuleiro: ganhou a sua primeira partida curta.
lesson-abalone-win-wrong-none = Esta jogada não expulsa nada. Procure um berlinde branco na borda com dois dos seus atrás dele.

lesson-abalone-game-title = A sua primeira partida
lesson-abalone-game-task = Jogue contra um adversário fácil. Para esta partida ser curta, ganha-se com três berlindes. Sempre que for a sua vez, recebe uma breve sugestão, e pode desfazer jogadas quantas vezes quiser. Se a mesma posição surgir pela terceira vez, a partida fica empatada.
