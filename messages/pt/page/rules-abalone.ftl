### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Objetivo
rules-abalone-goal-two = { $target ->
    [one] Ganha quem expulsar primeiro do tabuleiro { $target } berlinde do adversário.
    [many] Ganha quem expulsar primeiro do tabuleiro { $target } berlindes do adversário.
   *[other] Ganha quem expulsar primeiro do tabuleiro { $target } berlindes do adversário.
}
rules-abalone-goal-three = { $target ->
    [one] Ganha quem expulsar primeiro do tabuleiro { $target } berlinde dos outros. Cada um dos três joga por si.
    [many] Ganha quem expulsar primeiro do tabuleiro { $target } berlindes dos outros. Cada um dos três joga por si, e não importa de quem são os berlindes.
   *[other] Ganha quem expulsar primeiro do tabuleiro { $target } berlindes dos outros. Cada um dos três joga por si, e não importa de quem são os berlindes.
}
rules-abalone-goal-teams = { $target ->
    [one] Jogam duas equipas. Ganha a primeira que expulsar do tabuleiro { $target } berlinde da outra.
    [many] Jogam duas equipas. Ganha a primeira que expulsar do tabuleiro { $target } berlindes da outra. Os berlindes expulsos pelos parceiros contam-se juntos.
   *[other] Jogam duas equipas. Ganha a primeira que expulsar do tabuleiro { $target } berlindes da outra. Os berlindes expulsos pelos parceiros contam-se juntos.
}

rules-abalone-board-title = Tabuleiro
rules-abalone-board = O tabuleiro é um hexágono de sessenta e uma casas. Um berlinde move-se em seis direções, para uma casa vizinha.
rules-abalone-board-two = O Preto e o Branco têm catorze berlindes cada um. O Preto começa.
rules-abalone-board-three = Preto, Branco e Vermelho têm onze berlindes cada um e jogam por esta ordem.
rules-abalone-board-four = Preto, Branco, Vermelho e Amarelo têm nove berlindes cada um e jogam por esta ordem, de modo que as equipas alternam.
rules-abalone-board-six = Preto, Branco, Vermelho, Amarelo, Verde e Azul têm seis berlindes cada um e jogam por esta ordem, de modo que as equipas alternam.
rules-abalone-start = A posição inicial desta partida.

rules-abalone-move-title = Movimento
rules-abalone-move = Na sua vez, mova um, dois ou três berlindes uma casa. Dois ou três berlindes que se movem juntos têm de se tocar numa fila reta, e movem-se todos na mesma direção.
rules-abalone-move-ways = Uma fila move-se em linha, ao longo de si própria, ou de lado. Todas as casas em que entra um berlinde têm de estar livres, exceto ao empurrar.
rules-abalone-move-line-example = Mova a fila c3–c5 em linha para a direita.
rules-abalone-move-sideways-example = Mova a fila c3–c5 de lado, para cima à direita.
rules-abalone-move-must = É obrigatório jogar. Só passa o jogador que não pode jogar.

rules-abalone-push-title = Empurrão
rules-abalone-push = Em linha, uma fila empurra os berlindes adversários logo à sua frente se tiver mais berlindes do que eles: dois empurram um, três empurram um ou dois. A casa atrás dos empurrados tem de estar livre ou fora do tabuleiro. Empurrar nunca é obrigatório.
rules-abalone-push-one-example = Dois empurram um: mova a fila e3–e4 para a direita.
rules-abalone-push-two-example = Três empurram dois: mova a fila e3–e5 para a direita.
rules-abalone-push-not = Estes empurrões não são permitidos.
rules-abalone-push-weak = Dois não podem empurrar dois.
rules-abalone-push-blocked = Há um berlinde atrás dos empurrados.
rules-abalone-push-sideways = Uma fila não pode empurrar de lado.

rules-abalone-off-title = Expulsão
rules-abalone-off = Um berlinde empurrado para fora da borda sai da partida. Conta para o jogador que o empurrou.
rules-abalone-off-example = Expulse o berlinde do Branco: mova a fila e6–e8 para a direita.
rules-abalone-off-own = Não pode mover os seus próprios berlindes para fora do tabuleiro.

rules-abalone-three-title = Três jogadores
rules-abalone-three = Dois berlindes empurrados podem ter duas cores diferentes.
rules-abalone-three-example = Três empurram dois: um berlinde branco e um vermelho.
rules-abalone-three-end = { $target ->
    [one] A partida acaba quando um jogador tiver expulsado { $target } berlinde. Antes disso, nenhum jogador é eliminado.
    [many] A partida acaba quando um jogador tiver expulsado { $target } berlindes. Antes disso, nenhum jogador é eliminado. Um jogador sem berlindes ou sem jogadas passa.
   *[other] A partida acaba quando um jogador tiver expulsado { $target } berlindes. Antes disso, nenhum jogador é eliminado. Um jogador sem berlindes ou sem jogadas passa.
}

rules-abalone-teams-title = Equipas
rules-abalone-teams-four = O Preto e o Vermelho jogam contra o Branco e o Amarelo.
rules-abalone-teams-six = Preto, Vermelho e Verde jogam contra Branco, Amarelo e Azul.
rules-abalone-teams-sheet = Pode mover os berlindes dos seus parceiros como se fossem seus, sozinhos ou numa fila com os seus.
rules-abalone-teams-own-only = Só move os seus próprios berlindes. Os dos parceiros só se movem com os seus ao empurrar.
rules-abalone-teams-move-example = O Preto move uma fila de dois berlindes pretos e um vermelho. O Preto e o Vermelho são parceiros.
rules-abalone-teams-move-forbidden = O Preto não pode mover uma fila que contém um berlinde do Vermelho.
rules-abalone-teams-push = Uma fila que empurra pode conter berlindes dos seus parceiros, mas o berlinde da ponta de trás tem de ser seu. Dois berlindes empurrados podem ser de dois adversários diferentes.
rules-abalone-teams-push-example = O berlinde do Preto em d4 inicia o empurrão, com dois berlindes vermelhos à sua frente.
rules-abalone-teams-push-forbidden = O berlinde do Vermelho em d4 não pode iniciar um empurrão do Preto.
rules-abalone-teams-partner = Os berlindes dos parceiros nunca são empurrados.
rules-abalone-teams-partner-forbidden = Atrás do berlinde branco está um vermelho, de um parceiro.
rules-abalone-teams-silent = Os parceiros não podem combinar jogadas. Numa mesa de quatro ou seis, o chat abre quando a partida acaba.

rules-abalone-readings-title = A nossa leitura do regulamento
rules-abalone-readings-layout = O regulamento mostra uma só posição inicial, Padrão. Um jogo cauteloso pode bloqueá-la até ao empate. Se já conhece o jogo, escolha Belgian Daisy: a opção «Disposição» tem muitas posições iniciais.
rules-abalone-readings-target = O regulamento pede seis berlindes. A opção «Berlindes a expulsar» altera o número.
rules-abalone-readings-three = O regulamento não diz o que acontece a um jogador que perdeu muitos berlindes. Aqui todos continuam a jogar até alguém ganhar.
rules-abalone-readings-partners = O regulamento permite mover os berlindes dos parceiros como os próprios. Muitos grupos jogam de outra maneira. A opção «Berlindes dos parceiros» altera isto.
rules-abalone-readings-confer = O regulamento proíbe os parceiros de combinar jogadas. As mesas online não têm chat privado entre parceiros.
rules-abalone-readings-stuck = O regulamento não diz o que acontece a um jogador que não pode jogar. Aqui esse jogador passa.
