### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Objetivo
rules-pantarei-goal = Faça uma jogada que forme uma pilha de { $goal } ou mais escamas. Não importa de quem são as escamas.
rules-pantarei-goal-example = O Branco ganha. Mova as duas escamas de cima da pilha 3 em direção à cabeça, para cima da pilha 1.

rules-pantarei-snake-title = Serpente
rules-pantarei-snake = Dezanove escamas formam uma linha, a serpente, por ordem aleatória. O Branco e o Preto têm nove escamas cada um: três de valor 1, três de valor 2 e três de valor 3. Uma escama é neutra. As duas pontas da serpente são a cabeça e a cauda. As pilhas são numeradas a partir da cabeça: a pilha 1 está na cabeça.
rules-pantarei-snake-start = Uma de muitas posições iniciais.
rules-pantarei-colours = O lugar 1 observa a serpente e escolhe uma cor. O outro jogador fica com a outra cor e começa.
rules-pantarei-top = Uma pilha pertence ao jogador cuja escama está no topo. Uma escama isolada é uma pilha de altura 1. Depois, os jogadores jogam à vez. Na sua vez, move ou troca.

rules-pantarei-move-title = Movimento
rules-pantarei-move = Pegue na escama do topo de uma das suas pilhas. Mova-a em direção à cabeça ou à cauda, exatamente tantas pilhas quantas indica o seu valor, e ponha-a no topo da pilha aonde chega. A altura das pilhas intermédias não importa. Pode ir para cima de qualquer pilha, mesmo de uma do adversário, que passa então a ser sua.
rules-pantarei-move-picture = Todos os movimentos de uma só escama que o Branco tem aqui.
rules-pantarei-move-example = Mova o 2 branco da pilha 1 duas pilhas em direção à cauda.
rules-pantarei-ends-of-snake = Uma escama nunca passa da cabeça nem da cauda, e nunca volta para trás a meio do caminho.
rules-pantarei-move-forbidden = O 3 branco na pilha 7 não se pode mover em direção à cauda.

rules-pantarei-two-title = Duas escamas
rules-pantarei-two = Se uma pilha sua tiver duas ou mais escamas, pode levar também a escama por baixo da do topo, seja qual for a sua cor. A distância continua a ser o valor da escama do topo. As duas escamas mantêm a ordem. Nunca se movem mais de duas.
rules-pantarei-two-example = Mova as duas escamas da pilha 3 duas pilhas em direção à cauda.

rules-pantarei-closes-title = A serpente fecha-se
rules-pantarei-closes = Quando um espaço fica vazio, a serpente fecha-se imediatamente. Para as distâncias só contam as pilhas que restam.
rules-pantarei-closes-example = Mova o 1 branco da pilha 4 em direção à cauda. O espaço fecha-se e a serpente fica com uma pilha a menos.

rules-pantarei-neutral-title = Escama neutra
rules-pantarei-neutral = Uma pilha com a escama neutra no topo não pertence a nenhum dos jogadores. Não se pode mover nem trocar. Pode-se ir para cima dela, e conta nas distâncias. A escama neutra só se move por baixo de outra.
rules-pantarei-neutral-forbidden = A pilha 3 tem a escama neutra no topo.
rules-pantarei-neutral-example = Mova o 2 branco da pilha 2 em direção à cauda e leve também a escama neutra que está por baixo.

rules-pantarei-swap-title = Troca
rules-pantarei-swap = Em vez de mover, pode trocar duas das suas pilhas. Ambas mudam de lugar com todas as suas escamas. As escamas isoladas também são pilhas. Pode até trocar duas escamas iguais.
rules-pantarei-swap-example = Troque as pilhas 3 e 5.
rules-pantarei-swap-ban = Não pode trocar se a última jogada do adversário foi uma troca.
rules-pantarei-swap-forbidden = O Preto acabou de trocar. Agora o Branco não pode trocar as pilhas 3 e 5.

rules-pantarei-pass-title = Passar
rules-pantarei-pass = Se não puder mover nem trocar, passa. Não se pode passar por opção. Se passar, o adversário pode trocar.
rules-pantarei-pass-example = A única pilha do Branco não se pode mover três espaços dentro da serpente, e não há outra pilha branca com que trocar. O Branco tem de passar.

rules-pantarei-readings-title = A nossa leitura do regulamento
rules-pantarei-readings-choice = O regulamento diz que um jogador escolhe uma cor e o outro começa. Não diz qual deles escolhe. Aqui escolhe o lugar 1.
rules-pantarei-readings-goal = O regulamento pede pelo menos sete escamas, por isso uma pilha de oito também ganha. A opção «Altura para ganhar» altera o número.
rules-pantarei-readings-under = Em algumas línguas, o regulamento não diz de que cor pode ser a segunda escama. Seguimos as que o dizem: de qualquer cor, e também a neutra.
rules-pantarei-readings-look = As pilhas estão à vista. Pode ver o interior de qualquer pilha a qualquer momento.
rules-pantarei-readings-pass = O regulamento não diz se passar levanta a proibição de trocar. Aqui levanta, porque a proibição só olha para a jogada imediatamente anterior.
