# Hus: names.
hus-name = Hus
hus-about = Um mancala de quatro filas: semeie pelo seu lado, continue em estafeta e capture as sementes em frente.
hus-variant-european-name = Hus europeu
hus-variant-european-about = As regras do folheto da edição europeia.
hus-variant-african-name = Hus africano
hus-variant-african-about = O jogo tal como se joga em África, segundo uma enciclopédia.
hus-option-direction-name = Sentido da sementeira
hus-option-direction-about = Em que sentido se semeia, visto de cima. Os dois regulamentos diferem.
hus-option-direction-clockwise-name = Horário
hus-option-direction-clockwise-about = Como no regulamento europeu.
hus-option-direction-counter-clockwise-name = Anti-horário
hus-option-direction-counter-clockwise-about = Como no regulamento africano.
hus-option-capture-if-name = Captura
hus-option-capture-if-about = Quando é que uma volta que acaba numa cova interior ocupada captura as sementes adversárias em frente. O regulamento europeu só exige que a cova interior adversária esteja ocupada; o africano, ambas.
hus-option-capture-if-inner-name = Cova interior ocupada
hus-option-capture-if-inner-about = A cova interior adversária tem de ter sementes. A exterior é capturada com ela, vazia ou não.
hus-option-capture-if-both-name = Ambas as covas ocupadas
hus-option-capture-if-both-about = As duas covas adversárias têm de ter sementes.
hus-option-resow-name = Sementeira após captura
hus-option-resow-about = Que sementes se semeiam após uma captura. O regulamento europeu inclui também a própria cova; o africano, só as sementes capturadas.
hus-option-resow-with-own-name = As capturadas e as da sua cova
hus-option-resow-with-own-about = As sementes da sua própria cova são semeadas juntamente com as capturadas.
hus-option-resow-captured-only-name = Só as capturadas
hus-option-resow-captured-only-about = Só se semeiam as sementes capturadas. A sua cova fica com as que tem.
hus-option-ends-name = Fim da partida
hus-option-ends-about = Quem tem de ficar sem jogadas para a partida acabar. O regulamento europeu olha para os dois lados depois de cada jogada; o africano, para quem joga a seguir.
hus-option-ends-either-name = Um dos lados não pode jogar
hus-option-ends-either-about = A partida acaba assim que um dos lados não tem nenhuma cova com duas ou mais sementes.
hus-option-ends-mover-name = Quem tem a vez não pode jogar
hus-option-ends-mover-about = A partida acaba quando quem tem a vez não tem jogadas legais.
hus-option-max-laps-name = Sementeira mais longa (voltas)
hus-option-max-laps-about = Uma sementeira com mais voltas do que isto é considerada sem fim e não pode ser escolhida. Os regulamentos não mencionam que uma estafeta pode durar para sempre.

# Moves.
hus-move-sow = { $captured ->
        [0] { SIDE($side, form: "nominative") } semeia a partir de { $from } em { hus-laps } e acaba em { $last }.
        [one] { SIDE($side, form: "nominative") } semeia a partir de { $from } em { hus-laps }, captura { $captured } semente e acaba em { $last }.
        [many] { SIDE($side, form: "nominative") } semeia a partir de { $from } em { hus-laps }, captura { $captured } sementes e acaba em { $last }.
       *[other] { SIDE($side, form: "nominative") } semeia a partir de { $from } em { hus-laps }, captura { $captured } sementes e acaba em { $last }.
    }
hus-laps = { $laps ->
        [one] { $laps } volta
        [many] { $laps } voltas
       *[other] { $laps } voltas
    }

hus-expected-move = Escreva uma cova de a1 a h4, como c1.
hus-illegal-opponents-pit = A cova { $pit } é do adversário. Comece numa das suas.
hus-illegal-empty-pit = A cova { $pit } está vazia. É precisa uma cova com pelo menos duas sementes.
hus-illegal-single-seed = A cova { $pit } só tem uma semente. São precisas pelo menos duas.
hus-illegal-endless-sowing = { $laps ->
        [one] A sementeira a partir de { $pit } não acaba em { $laps } volta. Não se pode escolher uma sementeira sem fim.
        [many] A sementeira a partir de { $pit } não acaba em { $laps } voltas. Não se pode escolher uma sementeira sem fim.
       *[other] A sementeira a partir de { $pit } não acaba em { $laps } voltas. Não se pode escolher uma sementeira sem fim.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = O lado vencido já não tem sementes.
hus-reason-only-singles = O lado vencido não tem nenhuma cova com duas ou mais sementes.
hus-reason-no-move = Todas as sementeiras do lado vencido são sem fim.

# Positions.
hus-position-no-turn = É preciso o tabuleiro, um espaço e o lado a jogar (s ou n).
hus-position-pits = São precisas { $expected } covas na fila { $row }; há { $found }.
hus-position-seeds = A cova { $pit } contém «{ $found }». É preciso um número de 0 a { $most }.
hus-position-hand = { $seeds ->
        [one] Há { $seeds } semente na mão. Entre jogadas, a mão tem de estar vazia.
        [many] Há { $seeds } sementes na mão. Entre jogadas, a mão tem de estar vazia.
       *[other] Há { $seeds } sementes na mão. Entre jogadas, a mão tem de estar vazia.
    }
hus-position-too-many-seeds = Há { $found } sementes. O máximo é { $most }.
