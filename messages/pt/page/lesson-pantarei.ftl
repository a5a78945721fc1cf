# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = A serpente
lesson-pantarei-snake-task = Dezanove escamas formam uma linha, a serpente: nove brancas, nove pretas e uma neutra. Ambas as cores têm três escamas de cada um dos valores 1, 2 e 3. Em cada partida baralham-se as dezanove, por isso a neutra pode estar em qualquer lugar. No início, cada escama é uma pilha sozinha. Na sua vez, move escamas para cima de outras escamas. Ganha o jogador cuja jogada formar uma pilha de sete ou mais escamas. As pilhas são numeradas: a pilha 1 está na cabeça da serpente e a última na cauda.

lesson-pantarei-colour-title = Escolher uma cor
lesson-pantarei-colour-task = O jogador do lugar 1 observa a serpente e escolhe uma cor. O adversário fica com a outra cor e faz a primeira jogada. Aqui a escolha é sua: branco ou preto.
lesson-pantarei-colour-done = Agora seria o adversário a começar. Nos passos seguintes joga com o Branco.

lesson-pantarei-move-title = Mover uma escama
lesson-pantarei-move-task = Pode mover a escama do topo de uma pilha se for da sua cor. Uma escama sozinha também é uma pilha. A escama avança em direção à cabeça ou à cauda exatamente tantas pilhas quantas indica o seu valor. Não pode passar da ponta da serpente. Mova o 2 branco.
lesson-pantarei-move-done = O 2 avançou exatamente duas pilhas e está agora em cima do 3 preto. Pode ir para cima de qualquer pilha. A pilha pertence ao jogador cuja cor está no topo.
lesson-pantarei-move-wrong-other = Isso é possível, mas agora mova o 2 branco junto à cabeça.

lesson-pantarei-two-title = Levar uma segunda escama
lesson-pantarei-two-task = Pode levar também a escama logo abaixo da do topo, seja qual for a sua cor. Só conta o valor da escama do topo. Selecione o 2 branco, escolha «Duas escamas» e mova-o juntamente com o 3 preto que está por baixo.
lesson-pantarei-two-done = As duas escamas avançaram duas pilhas e mantiveram a ordem. Pode mover uma ou duas escamas, nunca mais.
lesson-pantarei-two-wrong-swap = Isso foi uma troca. Em breve vai conhecê-la. Agora mova duas escamas ao mesmo tempo.
lesson-pantarei-two-wrong-one = Só moveu uma escama. Leve também o 3 preto.

lesson-pantarei-close-title = A serpente fecha-se
lesson-pantarei-close-task = Quando um lugar fica vazio, o espaço fecha-se imediatamente e as distâncias mudam. O 2 branco está a três pilhas do 3 preto e não o pode alcançar. Mova o 1 branco para cima do 3 preto.
lesson-pantarei-close-task-2 = A sua jogada fechou um espaço: o 3 preto com o seu 1 está só a duas pilhas do seu 2. O Preto moveu um 2 para cima do 1 preto. Mova o 2 branco para cima do 3 preto com o seu 1.
lesson-pantarei-close-done = As distâncias contam sempre as pilhas que existem no momento. A altura de uma pilha não importa.
lesson-pantarei-close-wrong-first = Mova o 1 branco uma pilha em direção à cauda, para cima do 3 preto.
lesson-pantarei-close-wrong-second = Mova o 2 branco junto à cabeça duas pilhas em direção à cauda.

lesson-pantarei-neutral-title = A escama neutra
lesson-pantarei-neutral-task = A escama neutra não é de ninguém. Enquanto está no topo, ninguém pode mover nem trocar a sua pilha. Mas qualquer jogador pode ir para cima dela. Mova para lá o 1 branco.
lesson-pantarei-neutral-task-2 = O Preto moveu um 2 para cima do seu 2. A escama neutra só se move por baixo de outra. Mova o seu 1 e leve também a escama neutra.
lesson-pantarei-neutral-done = Numa pilha, a escama neutra conta como qualquer outra.
lesson-pantarei-neutral-wrong-first = Mova o 1 branco junto à cabeça para cima da escama neutra.
lesson-pantarei-neutral-wrong-second = Escolha «Duas escamas», para que a escama neutra vá com o seu 1.

lesson-pantarei-swap-title = Trocar
lesson-pantarei-swap-task = Em vez de mover, pode trocar quaisquer duas pilhas se ambas tiverem a sua cor no topo. Cada pilha mantém a sua ordem; só os lugares se trocam. Troque as pilhas 2 e 4.
lesson-pantarei-swap-done = Uma troca muda o que as suas escamas podem alcançar. As escamas isoladas também contam como pilhas. Pode até trocar duas escamas iguais.
lesson-pantarei-swap-wrong-move = Isso foi um movimento. Escolha a pilha 2, depois «Trocar», depois a pilha 4.

lesson-pantarei-ban-title = Não há troca depois de troca
lesson-pantarei-ban-task = Logo a seguir a uma troca do adversário, não se pode trocar. O Preto acabou de trocar, por isso agora é preciso mover. Forme uma pilha de três escamas.
lesson-pantarei-ban-done = Depois de um movimento ou de um passe, já se pode trocar outra vez.
lesson-pantarei-ban-wrong-low = Esta pilha só tem duas escamas. Mova duas escamas ao mesmo tempo.

lesson-pantarei-pass-title = Passar
lesson-pantarei-pass-task = Só se passa quando não se pode mover nem trocar. O seu 3 passaria da ponta da serpente, e uma troca precisa de duas pilhas com a sua cor no topo. Por isso tem de passar.
lesson-pantarei-pass-done = Ninguém pode passar por opção. Também é preciso passar quando só se poderia trocar, mas o adversário acabou de o fazer. Os dois jogadores nunca ficam bloqueados ao mesmo tempo.

lesson-pantarei-safe-title = Não deixar o Preto ganhar
lesson-pantarei-safe-task = A pilha 1 tem cinco escamas. O Preto pode mover para cima dela duas escamas da pilha 3 e ganhar com sete. Impeça-o.
lesson-pantarei-safe-done = Agora o Preto não pode ganhar na próxima jogada. Antes de jogar, veja quem pode chegar à pilha mais alta.
lesson-pantarei-safe-wrong-lost = O Preto ainda pode mover duas escamas da pilha 3 para a pilha 1 e ganhar. Mude a distância ou tape a pilha 3.

lesson-pantarei-win-title = Ganhar uma partida curta
lesson-pantarei-win-task = Ganhe agora uma partida curta. Acrescente uma sexta escama à pilha alta, de modo a poder acrescentar a sétima a seguir, faça o Preto o que fizer.
lesson-pantarei-win-task-2 = O Preto moveu um 3 para cima do seu 2, mas não conseguiu travar o seu plano. Acrescente a sétima escama.
lesson-pantarei-win-done = Sete escamas: ganhou a sua primeira partida curta. Se juntar duas escamas a uma pilha de seis, ficam oito, e também ganha.
lesson-pantarei-win-wrong-stopped = A pilha tem seis escamas, mas o Preto pode impedir a sétima. Acrescente antes outra escama, para que o seu 1 possa seguir-se.
lesson-pantarei-win-wrong-low = A pilha alta precisa de uma sexta escama. Procure uma escama que chegue exatamente a ela.
lesson-pantarei-win-wrong-not-yet = Isso não forma uma pilha de sete. Mova o 1 branco para cima da pilha alta.

lesson-pantarei-game-title = A sua primeira partida
lesson-pantarei-game-task = Jogue uma partida inteira contra um adversário fácil. Sempre que for a sua vez, recebe uma breve sugestão, e pode desfazer jogadas quantas vezes quiser. Se a mesma posição surgir pela terceira vez, a partida fica empatada.
