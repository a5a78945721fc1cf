# Gou: names.
gou-name = Gou
gou-about = Atrapa fichas rivales entre dos de las tuyas y ocupa los cuatro puntos que rodean el centro.
gou-variant-base-name = Gou
gou-variant-base-about = El reglamento sin sus variantes.
gou-variant-variation-1-name = Gou, variante 1
gou-variant-variation-1-about = La primera variante del reglamento: también se capturan filas de varias fichas.
gou-variant-variation-2-name = Gou, variante 2
gou-variant-variation-2-about = La segunda variante del reglamento: una ficha puede detenerse entre dos rivales si captura.
gou-variant-variations-1-2-name = Gou, ambas variantes
gou-variant-variations-1-2-about = Las dos variantes del reglamento juntas.
gou-option-rows-name = Capturar filas
gou-option-rows-about = Una fila continua de fichas rivales se captura si está sujeta por ambos extremos (variante 1 del reglamento).
gou-option-stop-between-name = Detenerse entre rivales
gou-option-stop-between-about = Una ficha puede detenerse entre dos fichas rivales si captura una de ellas (variante 2 del reglamento).
gou-option-captures-name = Capturas para ganar
gou-option-captures-about = Cuántas fichas hay que capturar para ganar. El reglamento da números distintos según el idioma.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Todas menos cuatro de catorce, como en los reglamentos alemán e inglés.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Todas menos tres de catorce, como en el reglamento francés.
gou-option-board-name = Tablero
gou-option-board-about = La edición del tablero. El dibujo del reglamento se ha perdido.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Cinco cuadrados concéntricos unidos por diagonales, catorce fichas por bando: el tablero de Go Ju (Hexagames 1986), que encaja con cada frase del reglamento.

# Moves.
gou-move-plain = { SIDE($side) } mueve de { $from } a { $to }.
gou-move-capture = { SIDE($side) } mueve de { $from } a { $to } y captura { $captured }.

gou-expected-move = Escribe dos puntos del tablero, como a7-b6.
gou-illegal-no-such-point = El tablero no tiene ningún punto «{ $point }».
gou-illegal-empty-point = No hay ninguna ficha en { $from }.
gou-illegal-opponents-piece = La ficha de { $from } es { SIDE($owner, form: "genitive") }. Es el turno { SIDE($turn, form: "genitive") }.
gou-illegal-stays-put = Una jugada lleva una ficha a otro punto. La ficha ya está en { $from }.
gou-illegal-occupied = El punto { $to } está ocupado por una ficha { SIDE($owner, form: "genitive") }. Una ficha va a un punto libre.
gou-illegal-round-a-corner = Los puntos { $from } y { $to } están en lados distintos del mismo cuadrado. Una ficha nunca dobla una esquina.
gou-illegal-not-on-one-line = Ninguna línea une { $from } y { $to }. Una ficha se mueve por una sola línea recta.
gou-illegal-diagonal-too-far = El punto { $to } está demasiado lejos de { $from }. En una diagonal, una ficha avanza un solo punto, aquí hasta { $nearest }.
gou-illegal-blocked = La ficha { SIDE($owner, form: "genitive") } en { $by } cierra el paso de { $from } a { $to }. Las fichas no saltan.
gou-illegal-stops-between = El punto { $to } está entre las fichas rivales de { $first } y { $second }. Una ficha puede pasar entre dos rivales, pero no detenerse ahí.
gou-illegal-captures-neither = El punto { $to } está entre las fichas rivales de { $first } y { $second }, y la jugada no captura ninguna. Una ficha solo puede detenerse ahí si captura una de ellas.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = El bando ganador ocupa todos los puntos de meta.
gou-reason-captures = Al bando perdedor le quedan demasiado pocas fichas.
gou-reason-no-move = El bando perdedor no tiene jugadas legales.

# Positions.
gou-position-no-turn = Se esperaba el tablero, un espacio y el bando que mueve (r o y).
gou-position-points = Se esperaban { $expected } puntos en la fila { $row }; hay { $found }.
gou-position-numbers = La fila { $row } tiene dos números seguidos, { $first } y { $second }. Se esperaba { $sum }.
gou-position-sign = La fila { $row } contiene «{ $sign }». Se esperaba r, y o un número de puntos vacíos.
gou-position-pieces = Hay { $found } fichas para { SIDE($side) }. El máximo es { $most }.
gou-position-not-on-board = El punto { $point } no está en este tablero.
gou-position-twice = El punto { $point } aparece dos veces. Debe aparecer una sola.
gou-position-owner = El punto { $point } tiene una ficha del asiento { $seat }. Se esperaba el asiento 1 o 2.
