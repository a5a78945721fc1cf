# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = El tablero
lesson-gou-board-task = El tablero tiene cinco cuadrados, uno dentro de otro, unidos por diagonales. Cada lado de un cuadrado es una línea, y cada diagonal también. Las fichas están en los puntos donde se juntan las líneas; el signo del centro no es un punto. Cada jugador empieza con catorce fichas. Las tuyas son rojas, y empieza Rojo. Cada punto se nombra por su columna, de la a a la k desde la izquierda, y por su fila, del 1 al 11 desde abajo.

lesson-gou-goal-title = Objetivo
lesson-gou-goal-task = Ganas de una de estas tres maneras: tus fichas ocupan los cuatro puntos de meta marcados, a tu rival le quedan cuatro fichas o menos, o tu rival no tiene jugadas legales.

lesson-gou-slide-title = Deslizarse por un lado
lesson-gou-slide-task = En el lado de un cuadrado, una ficha se desliza tan lejos como quieras mientras los puntos estén libres. No puede saltar sobre otras fichas ni doblar una esquina. Desliza la ficha de c9 a i9.
lesson-gou-slide-done = Tu ficha se ha deslizado por todo el lado. Para doblar la esquina necesita otra jugada.
lesson-gou-slide-wrong-short = Puedes detenerte ahí, pero ahora desliza hasta la esquina, i9.
lesson-gou-slide-wrong-other = Es una jugada legal. Pero ahora desliza la ficha de c9 hasta i9.

lesson-gou-diagonal-title = Avanzar por una diagonal
lesson-gou-diagonal-task = En una diagonal, una ficha avanza un solo punto. Avanza de d8 al punto de meta e7.
lesson-gou-diagonal-done = Las diagonales llevan de un cuadrado al siguiente, y a los puntos de meta.
lesson-gou-diagonal-wrong-other = Es una jugada legal. Pero ahora avanza de d8 a e7 por la diagonal.

lesson-gou-capture-title = Capturar
lesson-gou-capture-task = Capturas una ficha rival si la atrapas entre la ficha que mueves y otra de las tuyas. Las tres deben ser contiguas en una misma línea, sin ningún otro punto entre ellas. Captura la ficha de f10.
lesson-gou-capture-done = Tus fichas de d10 y h10 han atrapado la ficha rival. Solo captura la ficha que mueves, y siempre captura todas las que puede desde donde se detiene. Pero no tienes que elegir una jugada que capture. Las fichas capturadas están en las bandejas del borde del tablero: con diez se gana.
lesson-gou-capture-wrong-none = Esta jugada no captura nada. Tienes una ficha en d10; lleva otra al otro lado de f10.

lesson-gou-double-title = Capturar dos a la vez
lesson-gou-double-task = Una jugada captura cada ficha rival que atrapa, en todas las líneas. Captura dos fichas con una jugada.
lesson-gou-double-done = Has capturado una ficha en el lado del cuadrado y otra en una diagonal. Solo se capturan fichas sueltas. Dos fichas rivales juntas en una línea se protegen en ella una a otra.
lesson-gou-double-wrong-one = Has capturado una ficha. Hay un punto desde el que capturas dos.
lesson-gou-double-wrong-none = Esta jugada no captura nada. Mira las fichas de e9 y f8.

lesson-gou-between-title = No te detengas entre rivales
lesson-gou-between-task = Una ficha no puede detenerse entre dos fichas rivales contiguas a ella en una misma línea, ni siquiera para capturar o para llegar a un punto de meta. Por eso no puedes detenerte en h10. Pero una ficha puede pasar entre dos rivales. Busca otra captura.
lesson-gou-between-done = Tu ficha ha pasado entre las rivales de d4 y f2, se ha detenido en c3 y ha capturado la ficha de c5.
lesson-gou-between-wrong-none = Esta jugada no captura nada. Mira la ficha amarilla de c5.

lesson-gou-safe-title = Proteger tus fichas
lesson-gou-safe-task = Amarillo captura del mismo modo. Si Amarillo mueve de i11 a h10, pierdes tu ficha de f10. Haz una jugada tras la que Amarillo no pueda capturar nada.
lesson-gou-safe-done = Ahora Amarillo no puede capturar nada. Mira las capturas de tu rival antes de cada una de tus jugadas.
lesson-gou-safe-wrong-lost = Después de esta jugada, Amarillo todavía puede capturar una ficha. Procura que ninguna de tus fichas pueda quedar atrapada entre dos amarillas.

lesson-gou-corner-title = Puntos seguros
lesson-gou-corner-task = Una ficha en una de las cuatro esquinas exteriores nunca se puede capturar, porque detrás de ella no sigue ninguna línea. Una ficha en un punto de meta solo se puede capturar en una línea: la de e7, solo desde d6 y f8.

lesson-gou-block-title = No dejes ganar a Amarillo
lesson-gou-block-task = Las fichas de Amarillo ocupan tres puntos de meta, y una cuarta puede avanzar de d4 a e5 y ganar. Impídelo.
lesson-gou-block-done = Ahora Amarillo no puede ganar en la próxima jugada. Puedes capturar una ficha en un punto de meta o poner una tuya en un punto de meta.
lesson-gou-block-wrong-lost = Amarillo avanza a e5 y gana. Captura la ficha de e7 u ocupa tú e5.

lesson-gou-win-title = Ganar una partida corta
lesson-gou-win-task = Gana ahora una partida corta. Tus fichas ocupan dos puntos de meta. Ocupa un tercero.
lesson-gou-win-task-2 = Amarillo ha movido de f2 a e3 y está demasiado lejos. Ocupa el cuarto punto de meta.
lesson-gou-win-done = Tus fichas ocupan los cuatro puntos de meta. La partida termina al instante: has ganado tu primera partida corta.
lesson-gou-win-wrong-other = Tus fichas de d4 y h4 están junto a los puntos de meta libres. Mueve una de ellas.
lesson-gou-win-wrong-not-yet = Queda libre un punto de meta. Ocúpalo.

lesson-gou-game-title = Tu primera partida
lesson-gou-game-task = Juega una partida entera contra un rival fácil. En cada turno recibes una breve pista, y puedes retirar jugadas tantas veces como quieras. Si la misma posición se da por tercera vez, la partida queda en tablas. Al preparar una partida puedes elegir variantes.
