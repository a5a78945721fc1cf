# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = O tabuleiro
lesson-hus-european-board-task = Hus tem quatro filas de oito covas. As duas filas de baixo são as suas: joga com Sul, e só semeia nestas filas. A fila da borda é a sua fila exterior, a outra é a interior. O nome de cada cova é a sua coluna, de a até h a partir da esquerda, e a sua fila, de 1 a 4 a partir de baixo.

lesson-hus-european-goal-title = Objetivo
lesson-hus-european-goal-task = Cada jogador começa com 24 sementes, duas em cada cova exterior e duas em cada uma das quatro covas interiores à sua direita. Sul começa. A vitória é sua quando Norte já não tiver nenhuma cova com duas ou mais sementes. Se não lhe restar nenhuma a si, perde.

lesson-hus-european-sow-title = Semear
lesson-hus-european-sow-task = Recolha todas as sementes de uma das suas covas e semeie-as uma a uma nas covas seguintes. Semeia-se no sentido horário: para a esquerda na fila exterior, para a direita na interior. Norte também semeia no sentido horário, à volta das duas filas de cima. Semeie as três sementes de f1.
lesson-hus-european-sow-done = A última semente caiu numa cova vazia, por isso a sua jogada acabou. Só se pode semear a partir de uma cova com pelo menos duas sementes. Uma semente isolada fica onde está. Uma sementeira que dá a volta completa não salta a cova onde começou.
lesson-hus-european-sow-wrong-other = Também podia semear a partir daí. Mas agora semeie as três sementes de f1.

lesson-hus-european-relay-title = Continuar em estafeta
lesson-hus-european-relay-task = Se a última semente cair numa cova que não está vazia, recolhem-se todas as sementes dessa cova e continua-se a semear. Chama-se estafeta e é obrigatória. Semeie a partir de uma cova que leve a uma estafeta.
lesson-hus-european-relay-done = A última semente caiu em c1, onde havia duas sementes. Recolheu as três e continuou a semear. Uma recolha e a sementeira que se segue chamam-se uma volta. A sua jogada só acaba quando a última semente cai numa cova vazia.
lesson-hus-european-relay-wrong-short = A última semente caiu numa cova vazia, por isso não houve estafeta. Encontre uma cova cuja última semente caia numa cova com sementes.

lesson-hus-european-capture-title = Capturar
lesson-hus-european-capture-task = A última semente pode capturar se ficar na sua fila interior. Se cair numa cova interior que não está vazia, e a cova interior de Norte em frente tiver sementes, captura todas as sementes das duas covas de Norte nessa coluna. Capture as sementes em b3 e b4.
lesson-hus-european-capture-done = Capturou quatro sementes. Semeou-as juntamente com as duas sementes de b2, a começar pela cova seguinte. A captura é automática e não se pode recusar, mas não é obrigatório escolher uma jogada que capture.
lesson-hus-european-capture-wrong-none = Esta jogada não captura nada. Encontre a cova cuja última semente cai em b2.

lesson-hus-european-opposite-title = A cova interior decide
lesson-hus-european-opposite-task = Se a cova interior de Norte em frente estiver vazia, não captura nada, mesmo que a cova exterior atrás dela tenha sementes. Recolhe as sementes da sua própria cova e continua a semear. Encontre a jogada que captura.
lesson-hus-european-opposite-done = Havia uma semente em h3, por isso capturou-a, juntamente com as três sementes em h4, atrás dela. Teria capturado a semente em h3 mesmo que h4 estivesse vazia.
lesson-hus-european-opposite-wrong-empty = A última semente caiu em c2, mas em frente c3 está vazia. Por isso não pôde capturar as cinco sementes em c4. Semeie a partir de outra cova.

lesson-hus-european-chain-title = Capturar duas vezes
lesson-hus-european-chain-task = Depois de uma captura, continua-se a semear. Se a última dessas sementes cair na cova certa, captura outra vez. Capture duas vezes numa jogada.
lesson-hus-european-chain-done = Duas capturas e seis sementes numa jogada. Antes de cada jogada, o tabuleiro mostra as voltas e o que ela captura.
lesson-hus-european-chain-wrong-once = Só capturou uma vez. Outra cova captura duas vezes.
lesson-hus-european-chain-wrong-none = Esta jogada não captura nada. Procure uma cova cuja última semente caia numa cova interior ocupada, com sementes na cova interior em frente.

lesson-hus-european-safe-title = Proteger as suas sementes
lesson-hus-european-safe-task = Veja agora as jogadas de Norte. Norte pode semear a partir de g3: a última semente cai em e3 e captura as suas quatro sementes em e2. Faça uma jogada que impeça Norte de capturar.
lesson-hus-european-safe-done = A sua cova e2 está agora vazia, por isso Norte não captura nada aí. Veja as capturas do adversário antes de cada jogada sua.
lesson-hus-european-safe-wrong-lost = Norte ainda pode semear a partir de g3 e capturar as suas sementes em e2. Mova essas sementes.

lesson-hus-european-endless-title = Sementeira sem fim
lesson-hus-european-endless-task = Por vezes, uma estafeta nunca acabaria. Não se pode escolher uma sementeira com mais de 5000 voltas. Aqui é o caso de h1. Experimente, se quiser, e depois faça outra jogada.
lesson-hus-european-endless-done = O tabuleiro não permite escolher uma sementeira sem fim. Se todas as sementeiras possíveis forem sem fim, perde. É muito raro.

lesson-hus-european-end-title = O fim da partida
lesson-hus-european-end-task = Depois de cada jogada, olha-se para os dois lados. Um lado sem nenhuma cova com duas ou mais sementes perdeu, mesmo que tenha acabado de jogar. A Norte só resta uma cova dessas, h3. Capture as sementes dela e ganhe.
lesson-hus-european-end-done = Norte só tem sementes isoladas, por isso a vitória é sua. Os pontos de cada jogador são as sementes do seu lado, por isso quem perde também pontua. Se quem ganha tiver as 48 sementes, contam a dobrar. Num encontro, somam-se os pontos de todas as partidas.
lesson-hus-european-end-wrong-other = Norte ainda tem três sementes em h3 e pode continuar. Capture-as.

lesson-hus-european-win-title = Ganhar uma partida curta
lesson-hus-european-win-task = Ganhe agora uma partida curta. Norte tem três covas com duas ou mais sementes. Primeiro, capture quatro sementes numa jogada.
lesson-hus-european-win-task-2 = Norte semeou a partir de g3. Agora só c3 tem duas ou mais sementes. Capture as sementes dela e ganhe.
lesson-hus-european-win-done = Ganhou a sua primeira partida curta. Bem jogado!
lesson-hus-european-win-wrong-none = Esta jogada não captura quatro sementes. Encontre a cova cuja última semente cai em d2.
lesson-hus-european-win-wrong-not-yet = Norte ainda tem três sementes em c3. Encontre a cova cuja última semente cai em c2.

lesson-hus-european-game-title = A sua primeira partida
lesson-hus-european-game-task = Jogue uma partida inteira contra um adversário fácil. Sempre que for a sua vez, recebe uma breve sugestão, e pode desfazer jogadas quantas vezes quiser. Se a mesma posição surgir pela terceira vez, a partida fica empatada.
