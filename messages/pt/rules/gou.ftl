# Gou: names.
gou-name = Gou
gou-about = Feche peças adversárias entre duas das suas e ocupe os quatro pontos em redor do centro.
gou-variant-base-name = Gou
gou-variant-base-about = O regulamento sem as suas variantes.
gou-variant-variation-1-name = Gou, variante 1
gou-variant-variation-1-about = A primeira variante do regulamento: também se capturam filas de várias peças.
gou-variant-variation-2-name = Gou, variante 2
gou-variant-variation-2-about = A segunda variante do regulamento: uma peça pode parar entre duas adversárias se capturar.
gou-variant-variations-1-2-name = Gou, ambas as variantes
gou-variant-variations-1-2-about = As duas variantes do regulamento juntas.
gou-option-rows-name = Captura de filas
gou-option-rows-about = Uma fila contínua de peças adversárias é capturada se estiver presa nas duas pontas (variante 1 do regulamento).
gou-option-stop-between-name = Parar entre adversárias
gou-option-stop-between-about = Uma peça pode parar entre duas peças adversárias se capturar uma delas (variante 2 do regulamento).
gou-option-captures-name = Capturas para ganhar
gou-option-captures-about = Quantas peças é preciso capturar para ganhar. O regulamento indica números diferentes consoante a língua.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Todas menos quatro de catorze, como nos regulamentos alemão e inglês.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Todas menos três de catorze, como no regulamento francês.
gou-option-board-name = Tabuleiro
gou-option-board-about = A edição do tabuleiro. O desenho do regulamento perdeu-se.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Cinco quadrados concêntricos ligados por diagonais, catorze peças por lado: o tabuleiro de Go Ju (Hexagames 1986), que se ajusta a cada frase do regulamento.

# Moves.
gou-move-plain = { SIDE($side, form: "nominative") } joga de { $from } para { $to }.
gou-move-capture = { SIDE($side, form: "nominative") } joga de { $from } para { $to } e captura { $captured }.

gou-expected-move = Escreva dois pontos do tabuleiro, como a7-b6.
gou-illegal-no-such-point = O tabuleiro não tem nenhum ponto «{ $point }».
gou-illegal-empty-point = Não há nenhuma peça em { $from }.
gou-illegal-opponents-piece = A peça em { $from } é { SIDE($owner, form: "genitive") }. É a vez { SIDE($turn, form: "genitive") }.
gou-illegal-stays-put = Uma jogada leva uma peça para outro ponto. A peça já está em { $from }.
gou-illegal-occupied = O ponto { $to } está ocupado por uma peça { SIDE($owner, form: "genitive") }. Uma peça vai para um ponto livre.
gou-illegal-round-a-corner = Os pontos { $from } e { $to } estão em lados diferentes do mesmo quadrado. Uma peça nunca vira num canto.
gou-illegal-not-on-one-line = Nenhuma linha une { $from } e { $to }. Uma peça move-se ao longo de uma só linha reta.
gou-illegal-diagonal-too-far = O ponto { $to } está demasiado longe de { $from }. Numa diagonal, uma peça move-se um só ponto, aqui até { $nearest }.
gou-illegal-blocked = A peça { SIDE($owner, form: "genitive") } em { $by } corta o caminho de { $from } para { $to }. As peças não saltam.
gou-illegal-stops-between = O ponto { $to } fica entre as peças adversárias em { $first } e { $second }. Uma peça pode passar entre duas adversárias, mas não parar aí.
gou-illegal-captures-neither = O ponto { $to } fica entre as peças adversárias em { $first } e { $second }, e a jogada não captura nenhuma. Uma peça só pode parar aí se capturar uma delas.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = As peças do lado vencedor ocupam todos os pontos de meta.
gou-reason-captures = O lado vencido já não tem peças suficientes.
gou-reason-no-move = O lado vencido não tem jogadas legais.

# Positions.
gou-position-no-turn = É preciso o tabuleiro, um espaço e o lado a jogar (r ou y).
gou-position-points = São precisos { $expected } pontos na fila { $row }; há { $found }.
gou-position-numbers = A fila { $row } tem dois números seguidos, { $first } e { $second }. Valor esperado: { $sum }.
gou-position-sign = A fila { $row } contém «{ $sign }». Valor esperado: r, y ou um número de pontos vazios.
gou-position-pieces = Há { $found } peças { SIDE($side, form: "genitive") }. O máximo é { $most }.
gou-position-not-on-board = O ponto { $point } não existe neste tabuleiro.
gou-position-twice = O ponto { $point } aparece duas vezes. Deve aparecer uma só vez.
gou-position-owner = O ponto { $point } tem uma peça do lugar { $seat }. Valor esperado: lugar 1 ou 2.
