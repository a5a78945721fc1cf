### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Objetivo
rules-hus-goal = Deixe o adversário sem jogadas. Um jogador a quem cabe jogar e que não tem nenhuma cova com duas ou mais sementes não pode semear e perde.

rules-hus-board-title = Tabuleiro
rules-hus-board = O tabuleiro tem quatro filas de oito covas. As duas filas mais próximas são as suas: a exterior, na borda, e a interior, ao lado da do adversário. Só se semeia nas próprias dezasseis covas.
rules-hus-board-start = No início, cada cova exterior tem duas sementes, tal como as quatro covas interiores à direita de cada jogador. As 48 sementes ficam no tabuleiro durante toda a partida. Sul começa.
rules-hus-start = A posição inicial. Sul fica em baixo.

rules-hus-sow-title = Sementeira
rules-hus-sow = Na sua vez, escolha uma das suas covas com duas ou mais sementes. Recolha-as todas e semeie-as uma a uma nas covas seguintes. Não pode escolher uma cova vazia nem uma semente isolada.
rules-hus-sow-clockwise = Semeie no sentido horário. As suas sementes vão para a direita na fila interior e para a esquerda na fila exterior.
rules-hus-sow-counter-clockwise = Semeie no sentido anti-horário. As suas sementes vão para a direita na fila exterior e para a esquerda na fila interior.
rules-hus-sow-round = Uma sementeira que dá a volta completa não salta a cova de onde partiu.
rules-hus-sow-example-clockwise = Semeie a partir de b1. A última semente cai na cova vazia a2 e a jogada acaba.
rules-hus-sow-example-counter-clockwise = Semeie a partir de e2. A última semente cai na cova vazia c2 e a jogada acaba.
rules-hus-sow-single = A cova { $move } só tem uma semente.

rules-hus-relay-title = Estafeta
rules-hus-relay = Se a última semente cair numa cova vazia, a sua jogada acaba. Se cair numa cova com sementes, recolha tudo o que lá está, incluindo a última semente, e continue a semear a partir da cova seguinte. É obrigatório continuar. Uma recolha e a sementeira que se segue chamam-se uma volta; uma jogada pode ter muitas voltas.
rules-hus-relay-example-clockwise = Semeie a partir de e1. A primeira volta acaba em c1, que tem sementes. A segunda acaba na cova vazia a2.
rules-hus-relay-example-counter-clockwise = Semeie a partir de h1. A primeira volta acaba em g2, que tem sementes. A segunda acaba na cova vazia d2.
rules-hus-endless = Algumas estafetas nunca acabam. Não se pode escolher uma sementeira com mais de { $max-laps } voltas. Quem não tiver outra sementeira perde.

rules-hus-capture-title = Captura
rules-hus-capture-inner = Há captura quando uma volta acaba na sua fila interior, numa cova que tinha sementes, e a cova interior adversária da mesma coluna também tem sementes. Captura todas as sementes das duas covas adversárias da coluna. A exterior pode estar vazia.
rules-hus-capture-both = Há captura quando uma volta acaba na sua fila interior, numa cova que tinha sementes, e as duas covas adversárias da mesma coluna têm sementes. Captura todas as sementes de ambas.
rules-hus-resow-with-own = Recolha também as sementes da sua própria cova. Semeie-as todas, a começar pela cova seguinte.
rules-hus-resow-captured-only = Deixe ficar as sementes da sua própria cova. Semeie só as sementes capturadas, a começar pela cova seguinte.
rules-hus-capture-example = Semeie a partir de { $move }. A primeira volta acaba numa cova interior ocupada e captura.
rules-hus-no-capture = Se não puder capturar, continua em estafeta como de costume. Uma volta que acaba na sua fila exterior nunca captura. Não se pode recusar uma captura, mas não é obrigatório escolher uma jogada que capture.

rules-hus-end-title = Fim e pontos
rules-hus-ends-either = Depois de cada jogada, olha-se para os dois lados. Se um lado não tiver nenhuma cova com duas ou mais sementes, a partida acaba e esse lado perde. Pode ser o lado que acabou de jogar.
rules-hus-ends-either-example = Semeie a partir de e2. Depois, Sul só tem sementes isoladas, por isso perde.
rules-hus-ends-mover = A partida acaba quando quem tem a vez não tem jogadas legais. Esse jogador perde.
rules-hus-points = Cada jogador soma as sementes do seu lado. Quem ganhar com as 48 sementes soma o dobro, 96 pontos. Num encontro, os jogadores trocam de lado depois de cada partida e somam-se os pontos de todas.

rules-hus-differs-title = Hus europeu e africano
rules-hus-differs = Os dois jogos diferem em quatro regras. Cada uma é uma opção, por isso também se podem combinar. Um programa jogou partidas ao acaso e procurou as posições mais simples em que uma diferença conta.
rules-hus-differs-all = As quatro regras juntas: a mesma posição, a mesma cova d2.
rules-hus-differs-direction = Sentido da sementeira: semear a partir de c2 só captura no sentido horário.
rules-hus-differs-capture-if = Captura: a volta que começa em c2 acaba em e2. Em frente, a cova interior tem uma semente e a exterior está vazia.
rules-hus-differs-resow = Sementeira após captura: ambos os jogos capturam a semente em g3. O europeu recolhe também as sementes em g2; o africano deixa-as lá.
rules-hus-differs-ends = Fim da partida: depois de e2, Sul só tem sementes isoladas, mas é a vez de Norte, que tem jogadas.

rules-hus-readings-title = A nossa leitura dos regulamentos
rules-hus-readings-must = O regulamento europeu diz que se «pode» recolher e capturar. Interpretamos como «deve», que é o que diz a descrição africana.
rules-hus-readings-end = O regulamento europeu termina a partida quando um dos jogadores só tem sementes isoladas. A descrição africana diz que ganha o último jogador que puder jogar. Escolhe-se com a opção «Fim da partida».
rules-hus-readings-both = Os dois lados não podem ter só sementes isoladas ao mesmo tempo: 48 sementes não cabem uma a uma em 32 covas. Se acontecer numa posição personalizada com menos sementes, perde quem tem a vez.
rules-hus-readings-own = A descrição africana diz que as sementes capturadas são semeadas. Não menciona a própria cova. Outras descrições do jogo concordam que essa cova fica com as suas sementes. A opção «Sementeira após captura» altera isto.
rules-hus-readings-endless = Os regulamentos não mencionam estafetas que nunca acabam. Aqui são proibidas. A opção «Sementeira mais longa» fixa o limite.
rules-hus-readings-first = No regulamento europeu, sorteia-se quem começa. Aqui começa Sul, e escolhe-se o lado ao preparar a partida.
