# Abalone: names.
abalone-name = Abalone
abalone-about = Forme filas mais longas do que as dos adversários e expulse os berlindes deles de um tabuleiro hexagonal.
abalone-option-layout-name = Disposição
abalone-option-layout-about = Onde começam os berlindes, e para quantos jogadores.
abalone-option-partners-name = Berlindes dos parceiros
abalone-option-partners-about = Que berlindes se podem mover numa partida por equipas (regra 4.3).
abalone-option-partners-sheet-name = Os de toda a equipa
abalone-option-partners-sheet-about = Pode mover os berlindes da sua equipa como se fossem seus.
abalone-option-partners-own-only-name = Só os seus
abalone-option-partners-own-only-about = Move os seus próprios berlindes. Os dos parceiros só ajudam a empurrar.
abalone-option-target-name = Berlindes a expulsar
abalone-option-target-about = Quantos berlindes é preciso expulsar para ganhar. O regulamento diz seis.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Padrão
abalone-variant-standard-about = A posição do regulamento: de cada lado, duas filas completas e três berlindes à frente. Um jogo cauteloso pode bloqueá-la até ao empate.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Cada lado tem duas margaridas de sete berlindes em cantos opostos. A posição a escolher quando já se conhece o jogo.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = As margaridas de Belgian Daisy, uma fila mais para dentro.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Margaridas nos cantos, cada uma com um berlinde adversário no centro.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Margaridas uma fila mais para dentro, cada uma com um berlinde adversário no centro.
abalone-variant-domination-name = Dominação
abalone-variant-domination-about = Dois triângulos por lado ao longo da borda, cada um com um berlinde avançado para o centro.
abalone-variant-infiltration-name = Infiltração
abalone-variant-infiltration-about = Duas longas frentes, cada uma já com três berlindes adversários lá dentro.
abalone-variant-pyramid-name = Pirâmide
abalone-variant-pyramid-about = Duas cunhas compactas ao longo da borda, de canto a canto, com o centro livre entre elas.
abalone-variant-the-wall-name = O muro
abalone-variant-the-wall-about = Dois muros a atravessar todo o tabuleiro, com um berlinde à espera atrás de cada um.
abalone-variant-alien-name = Alienígena
abalone-variant-alien-about = Duas caras olham uma para a outra, cada uma com quatro berlindes adversários lá dentro.
abalone-variant-snakes-name = Serpentes
abalone-variant-snakes-about = Duas longas serpentes ao longo da borda, com as cabeças entrelaçadas no centro.
abalone-variant-snakes-variant-name = Serpentes (variante)
abalone-variant-snakes-variant-about = Duas longas serpentes ao longo da borda, com as cabeças esticadas uma para além da outra.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Duas montanhas apontam uma para a outra, cada uma com três berlindes adversários lá dentro.
abalone-variant-face-to-face-name = Frente a frente
abalone-variant-face-to-face-about = Dois blocos compactos à esquerda e à direita de um corredor vazio.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Quatro margaridas em redor do centro livre, com as duas cores em cruz.
abalone-variant-alliances-name = Alianças
abalone-variant-alliances-about = Dois anéis abertos encostados um ao outro em redor do centro.
abalone-variant-checkerboard-name = Axadrezado
abalone-variant-checkerboard-about = Quatro filas de cores alternadas. Nenhum lado tem dois berlindes vizinhos.
abalone-variant-three-players-name = Três jogadores
abalone-variant-three-players-about = Onze berlindes cada, todos contra todos. Ganha quem primeiro expulsar seis berlindes dos outros.
abalone-variant-four-players-name = Quatro jogadores
abalone-variant-four-players-about = Nove berlindes cada. Preto e Vermelho jogam contra Branco e Amarelo.
abalone-variant-six-players-name = Seis jogadores
abalone-variant-six-players-about = Seis berlindes cada. Preto, Vermelho e Verde jogam contra Branco, Amarelo e Azul.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = A variante { $variant } é para { $variant_seats } jogadores, a disposição { $layout } para { $layout_seats }. Escolha antes a variante { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Um objetivo de { $target } é inalcançável na disposição { $layout }: os rivais de uma equipa só têm { $most } berlindes.
       *[no] Um objetivo de { $target } é inalcançável na disposição { $layout }: os rivais de um jogador só têm { $most } berlindes.
    }

# Moves.
abalone-move-pass = { SIDE($side, form: "nominative") } não pode mover e passa.
abalone-move-marble = { SIDE($side, form: "nominative") } move o berlinde de { $from } para { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side, form: "nominative") } move de lado a fila { $first }-{ $last } para { $first_to }-{ $last_to }.
       *[no] { SIDE($side, form: "nominative") } move a fila { $first }-{ $last } para { $first_to }-{ $last_to }.
    }
abalone-move-push = { $marbles ->
        [one] { SIDE($side, form: "nominative") } move a fila { $first }-{ $last } para { $first_to }-{ $last_to } e empurra o berlinde { SIDE($owner, form: "genitive") }.
        [many] { SIDE($side, form: "nominative") } move a fila { $first }-{ $last } para { $first_to }-{ $last_to } e empurra { $marbles } berlindes { SIDE($owner, form: "genitive") }.
       *[other] { SIDE($side, form: "nominative") } move a fila { $first }-{ $last } para { $first_to }-{ $last_to } e empurra { $marbles } berlindes { SIDE($owner, form: "genitive") }.
    }
abalone-move-push-two-rivals = { SIDE($side, form: "nominative") } move a fila { $first }-{ $last } para { $first_to }-{ $last_to } e empurra os berlindes { SIDE($near, form: "genitive") } e { SIDE($far, form: "genitive") }.
abalone-move-eject = { SIDE($side, form: "nominative") } move a fila { $first }-{ $last } para { $first_to }-{ $last_to } e expulsa do tabuleiro o berlinde { SIDE($owner, form: "genitive") }.

abalone-expected-move = Escreva uma jogada em linha como a1b2, uma lateral como c3c5d4, ou pass.
abalone-expected-one-of = Pode significar { $moves }. Escreva por extenso a jogada pretendida.
abalone-expected-in-line = Uma jogada ao longo da fila escreve-se { $text }.
abalone-illegal-no-such-cell = Não há nenhuma casa «{ $cell }» no tabuleiro. As filas vão de a1–a5 a i5–i9.
abalone-illegal-empty-cell = A casa { $cell } está vazia. Não há berlinde para mover.
abalone-illegal-not-your-marble = O berlinde em { $cell } é { SIDE($owner, form: "genitive") }. Mova um dos seus.
abalone-illegal-not-your-team = O berlinde em { $cell } é { SIDE($owner, form: "genitive") }, que joga pela outra equipa.
abalone-illegal-partners-marble = O berlinde em { $cell } é { SIDE($owner, form: "genitive") }. Os berlindes dos parceiros só se movem ao empurrar.
abalone-illegal-no-marbles-left = { SIDE($seat, form: "nominative") } já não tem berlindes e passa.
abalone-illegal-row-too-long = A fila de { $marbles } a partir de { $cell } é demasiado comprida. No máximo, três berlindes movem-se juntos.
abalone-illegal-not-a-row = As casas { $first } e { $last } não são as pontas de uma fila reta.
abalone-illegal-not-adjacent = A casa { $to } não é vizinha de { $from }. Os berlindes movem-se uma casa de cada vez.
abalone-illegal-off-the-board = O seu berlinde em { $cell } cairia do tabuleiro.
abalone-illegal-sideways-blocked = Na casa { $cell } há um berlinde { SIDE($owner, form: "genitive") }. Uma jogada lateral precisa de casas livres.
abalone-illegal-sideways-push = O berlinde { SIDE($owner, form: "genitive") } em { $cell } não pode ser empurrado de lado, só em linha.
abalone-illegal-too-weak = { $pushing } contra { $pushed } não chega para empurrar. Quem empurra tem de ter mais berlindes.
abalone-illegal-blocked-behind = O seu próprio berlinde em { $cell } está atrás dos empurrados. Essa casa tem de estar livre.
abalone-illegal-partner-pushed = O berlinde { SIDE($owner, form: "genitive") } em { $cell } seria empurrado. Os berlindes dos parceiros nunca são empurrados.
abalone-illegal-not-started-by-own = O empurrão começa com o berlinde { SIDE($owner, form: "genitive") } em { $cell }, não com um dos seus.
abalone-illegal-cannot-pass = Pode mover, por isso não pode passar.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = O lado vencedor expulsou berlindes suficientes.

# Positions.
abalone-position-fields = São precisas 3 partes separadas por um só espaço (tabuleiro, lugar a jogar e berlindes expulsos); há { $found }.
abalone-position-cells = São precisas { $expected } casas; há { $found }.
abalone-position-owner = A casa { $cell } tem um berlinde do lugar { $seat }. Os lugares vão de 1 a { $seats }.
abalone-position-numbers = A fila { $row } tem dois números seguidos em «{ $text }». Escreva um só número para toda a sequência.
abalone-position-sign = A fila { $row } contém «{ $sign }». Valor esperado: { $expected }, ou o número de casas vazias.
abalone-position-row = São precisas { $expected } casas na fila { $row }; há { $found }.
abalone-position-counts = É preciso o número de berlindes expulsos de { $expected } lugares; há { $found }.
abalone-position-count = Os berlindes expulsos contêm «{ $text }». Escreva um número como 0 ou 5.
abalone-position-marbles = Há { $found } berlindes { SIDE($side, form: "genitive") } no tabuleiro. O máximo é { $most }.
abalone-position-beyond-target = Os berlindes expulsos somam { $count } para um lado. A partida acaba aos { $target }.
abalone-position-two-winners = Dois lados têm { $target } berlindes expulsos. Só um lado pode ter ganho.
abalone-position-rivals-missing = Segundo a posição, o lado { SIDE($side, form: "genitive") } expulsou { $count } berlindes, mas aos rivais só faltam { $missing }.
abalone-position-missing = Os berlindes expulsos somam { $count }, mas só faltam { $missing }.
