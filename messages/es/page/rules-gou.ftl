### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Objetivo
rules-gou-goal = Ocupa los cuatro puntos de meta que rodean el centro, o captura { $captures } de las catorce fichas de tu rival.

rules-gou-board-title = Tablero
rules-gou-board = Hay cinco cuadrados, uno dentro de otro, unidos por líneas diagonales. Las fichas se colocan en los sesenta puntos donde se encuentran las líneas. Cada jugador tiene catorce fichas. Empieza Rojo.
rules-gou-start = La posición inicial. Las fichas de Rojo llevan un anillo; las de Amarillo, una cruz.
rules-gou-board-goals = Las cuatro esquinas del cuadrado más interior son los puntos de meta: e5, g5, e7 y g7. Ninguna línea pasa por el centro.

rules-gou-move-title = Movimiento
rules-gou-move = En tu turno, mueve una de tus fichas por una línea hasta un punto libre. Las fichas nunca saltan sobre otras.
rules-gou-move-slide = Por el lado de un cuadrado, una ficha se desliza tan lejos como quieras. Se detiene como muy tarde en la esquina de su cuadrado y nunca dobla una esquina.
rules-gou-move-slide-picture = Dos maneras de deslizar la ficha de b10.
rules-gou-move-step = Por una diagonal, una ficha avanza solo hasta el punto siguiente.
rules-gou-move-step-example = Mueve la ficha de a7 por la diagonal hasta b6.

rules-gou-capture-title = Captura
rules-gou-capture = Capturas una ficha rival cuando la atrapas entre la ficha que mueves y otra de las tuyas: tres puntos contiguos de una misma línea. La ficha capturada sale del tablero.
rules-gou-capture-example = Desliza de c3 a g3. Las fichas de g3 y e1 atrapan la de f2 y la capturan.
rules-gou-capture-several = Una jugada puede capturar por varias líneas a la vez. Debes tomar todas las fichas que captura la ficha movida.
rules-gou-capture-several-example = Desliza de c3 a g3 y captura dos fichas.
rules-gou-capture-single = Solo se capturan fichas sueltas. Dos fichas rivales juntas en una línea se protegen en ella una a otra.

rules-gou-rows-title = Capturar filas
rules-gou-rows = En esta variante también capturas una fila entera de fichas rivales: dos o más en puntos consecutivos de una misma línea, sin huecos, sujetas por ambos extremos.
rules-gou-rows-example = Mueve de h2 a i3. Las fichas de i3 y c3 sujetan una fila de dos.
rules-gou-rows-differs = Variante 1: la misma jugada con ella y sin ella.

rules-gou-between-title = Sin detenerse entre rivales
rules-gou-between = Una jugada no puede acabar entre dos fichas rivales si los tres puntos son contiguos en una línea. Tampoco si la jugada captura o llega a un punto de meta.
rules-gou-between-forbidden = La ficha de f2 no puede detenerse en d2, entre c3 y e1.
rules-gou-between-pass = Por el lado de un cuadrado, una ficha puede pasar entre dos rivales y detenerse más allá.
rules-gou-between-pass-example = Desliza de f2 a b2, pasando por d2.

rules-gou-stop-title = Detenerse entre rivales
rules-gou-stop = En esta variante, una jugada puede acabar entre dos fichas rivales si captura una de esas dos. Si no, está prohibido.
rules-gou-stop-example = Mueve de f2 a g3, entre e3 e i3. Las fichas de g3 y c3 capturan la de e3.
rules-gou-stop-pairs = Si el punto está entre varias parejas de rivales, la jugada debe capturar una ficha de cada pareja.
rules-gou-stop-forbidden = No hay ficha roja en c3, así que la jugada de f2 a g3 no captura nada.
rules-gou-stop-differs = Variante 2: la misma jugada con ella y sin ella.

rules-gou-win-title = Final
rules-gou-win-goals = Ganas en cuanto tus fichas ocupan los cuatro puntos de meta.
rules-gou-win-goals-example = Rojo gana moviendo de h4 a g5.
rules-gou-win-captures = También ganas en cuanto has capturado { $captures } fichas.
rules-gou-win-captures-example = A Amarillo le quedan cinco fichas. Captura una moviendo de c3 a g3.
rules-gou-win-stuck = Un jugador que no tiene jugadas legales pierde.

rules-gou-variations-title = Variantes
rules-gou-variations = El reglamento tiene dos variantes. Puedes elegir una o ambas al preparar la partida.

rules-gou-readings-title = Nuestra lectura del reglamento
rules-gou-readings-board = Las ilustraciones del reglamento se han perdido. Nuestro tablero y su posición inicial vienen de otra descripción del mismo juego, Go Ju (Hexagames 1986). Encajan con cada frase del reglamento.
rules-gou-readings-captures = Los textos alemán e inglés piden todas las fichas menos cuatro, es decir, diez capturas; el texto francés pide once. Se elige con la opción «Capturas para ganar».
rules-gou-readings-rows = En la variante 1, los textos alemán e inglés permiten capturar dos o más fichas de una línea. El texto francés habla de varias fichas en varias líneas. Aquí, en todas las partidas, una jugada captura en todas sus líneas; en la variante seguimos los textos alemán e inglés.
rules-gou-readings-must = El reglamento dice que se «puede» retirar una ficha capturada. Lo leemos como «se debe».
rules-gou-readings-moved = Una ficha que se coloca entre dos rivales según la variante 2 no es capturada por ellas: solo captura quien mueve.
rules-gou-readings-stuck = El reglamento no dice qué pasa con un jugador sin jugadas. Aquí ese jugador pierde.
rules-gou-readings-stop = El reglamento no dice qué pasa si el punto está entre dos parejas de rivales. Pedimos que se capture una ficha de cada pareja.
