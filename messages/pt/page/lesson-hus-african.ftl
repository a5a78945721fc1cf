# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = O tabuleiro
lesson-hus-african-board-task = Hus tem quatro filas de oito covas. As duas filas de baixo são as suas: joga com Sul, e só semeia nestas filas. A fila da borda é a sua fila exterior, a outra é a interior. O nome de cada cova é a sua coluna, de a até h a partir da esquerda, e a sua fila, de 1 a 4 a partir de baixo.

lesson-hus-african-goal-title = Objetivo
lesson-hus-african-goal-task = Cada jogador começa com 24 sementes, duas em cada cova exterior e duas em cada uma das quatro covas interiores à sua direita. Sul começa. A vitória é sua quando for a vez de Norte e ele não tiver nenhuma cova com duas ou mais sementes. Se isso lhe acontecer a si, perde.

lesson-hus-african-sow-title = Semear
lesson-hus-african-sow-task = Recolha todas as sementes de uma das suas covas e semeie-as uma a uma nas covas seguintes. Semeia-se no sentido anti-horário: para a direita na fila exterior, para a esquerda na interior. Norte também semeia no sentido anti-horário, à volta das duas filas de cima. Semeie as três sementes de c1.
lesson-hus-african-sow-done = A última semente caiu numa cova vazia, por isso a sua jogada acabou. Só se pode semear a partir de uma cova com pelo menos duas sementes. Uma semente isolada fica onde está. Uma sementeira que dá a volta completa não salta a cova onde começou.
lesson-hus-african-sow-wrong-other = Também podia semear a partir daí. Mas agora semeie as três sementes de c1.

lesson-hus-african-relay-title = Continuar em estafeta
lesson-hus-african-relay-task = Se a última semente cair numa cova que não está vazia, recolhem-se todas as sementes dessa cova e continua-se a semear. Chama-se estafeta e é obrigatória. Semeie a partir de uma cova que leve a uma estafeta.
lesson-hus-african-relay-done = A última semente caiu em f1, onde havia duas sementes. Recolheu as três e continuou a semear. Uma recolha e a sementeira que se segue chamam-se uma volta. A sua jogada só acaba quando a última semente cai numa cova vazia.
lesson-hus-african-relay-wrong-short = A última semente caiu numa cova vazia, por isso não houve estafeta. Encontre uma cova cuja última semente caia numa cova com sementes.

lesson-hus-african-capture-title = Capturar
lesson-hus-african-capture-task = A última semente pode capturar se ficar na sua fila interior. Se cair numa cova interior que não está vazia, e as duas covas de Norte nessa coluna tiverem sementes, captura todas as sementes dessas duas covas. Capture as sementes em g3 e g4.
lesson-hus-african-capture-done = Capturou quatro sementes e semeou-as, a começar pela cova seguinte. No jogo africano só se semeiam as sementes capturadas: as duas sementes em g2 ficaram lá. A captura é automática e não se pode recusar, mas não é obrigatório escolher uma jogada que capture.
lesson-hus-african-capture-wrong-none = Esta jogada não captura nada. Encontre a cova cuja última semente cai em g2.

lesson-hus-african-both-title = Ambas as covas têm de ter sementes
lesson-hus-african-both-task = Se uma das duas covas de Norte na coluna estiver vazia, não captura nada. Recolhe as sementes da sua própria cova e continua em estafeta. Encontre a jogada que captura.
lesson-hus-african-both-done = Havia sementes em a3 e em a4, por isso capturou as quatro.
lesson-hus-african-both-wrong-one = A última semente caiu em f2. Há sementes em f3, mas f4 está vazia, por isso não capturou nada. Semeie a partir de outra cova.

lesson-hus-african-chain-title = Capturar duas vezes
lesson-hus-african-chain-task = Depois de uma captura, continua-se a semear. Se a última dessas sementes cair na cova certa, captura outra vez. Capture duas vezes numa jogada.
lesson-hus-african-chain-done = Duas capturas e sete sementes numa jogada. Antes de cada jogada, o tabuleiro mostra as voltas e o que ela captura.
lesson-hus-african-chain-wrong-none = Esta jogada não captura nada. Procure uma cova cuja última semente caia numa cova interior ocupada, com sementes nas duas covas em frente.

lesson-hus-african-safe-title = Proteger as suas sementes
lesson-hus-african-safe-task = Veja agora as jogadas de Norte. Norte pode semear a partir de b4: a última semente cai em b3 e captura as suas sementes em b1 e b2. Faça uma jogada que impeça Norte de capturar.
lesson-hus-african-safe-done = A sua cova b1 está agora vazia, por isso a sua semente em b2 está a salvo. Uma coluna com uma cova vazia não pode ser capturada.
lesson-hus-african-safe-wrong-lost = Norte ainda pode semear a partir de b4 e capturar as suas sementes em b1 e b2. Esvazie uma dessas covas.

lesson-hus-african-endless-title = Sementeira sem fim
lesson-hus-african-endless-task = Por vezes, uma estafeta nunca acabaria. Não se pode escolher uma sementeira com mais de 5000 voltas. Aqui é o caso de b2. Experimente, se quiser, e depois faça outra jogada.
lesson-hus-african-endless-done = O tabuleiro não permite escolher uma sementeira sem fim. Se todas as sementeiras possíveis forem sem fim, perde. É muito raro.

lesson-hus-african-end-title = O fim da partida
lesson-hus-african-end-task = A partida acaba quando o jogador que tem a vez não tem nenhuma cova com duas ou mais sementes. Esse jogador perde. A Norte só resta uma cova assim, h3. Capture as sementes dela, e Norte não poderá jogar.
lesson-hus-african-end-done = É a vez de Norte, que só tem sementes isoladas, por isso a vitória é sua. Os pontos de cada jogador são as sementes do seu lado, por isso quem perde também pontua. Se quem ganha tiver as 48 sementes, contam a dobrar. Num encontro, somam-se os pontos de todas as partidas.
lesson-hus-african-end-wrong-other = Norte ainda tem três sementes em h3 e pode continuar. Capture-as.

lesson-hus-african-win-title = Ganhar uma partida curta
lesson-hus-african-win-task = Ganhe agora uma partida curta. Norte tem três covas com duas ou mais sementes. Primeiro, capture as seis sementes em h3 e h4.
lesson-hus-african-win-task-2 = Norte só tinha uma jogada, e agora só tem sementes isoladas. Mas é a sua vez, por isso a partida continua. Faça uma jogada: não leva sementes para o lado de Norte, que por isso não poderá responder.
lesson-hus-african-win-done = Norte tem de jogar e não pode, por isso a vitória é sua. Bem jogado!
lesson-hus-african-win-wrong-none = Esta jogada não captura as seis sementes. Encontre uma estafeta cuja última semente caia em h2.

lesson-hus-african-game-title = A sua primeira partida
lesson-hus-african-game-task = Jogue uma partida inteira contra um adversário fácil. Sempre que for a sua vez, recebe uma breve sugestão, e pode desfazer jogadas quantas vezes quiser. Se a mesma posição surgir pela terceira vez, a partida fica empatada.
