# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = El tablero
lesson-hus-african-board-task = Hus tiene cuatro filas de ocho hoyos. Las dos filas de abajo son tuyas: eres Sur, y solo siembras en estas filas. La fila del borde es tu fila exterior; la otra, la interior. Cada hoyo se nombra por su columna, de la a a la h desde la izquierda, y por su fila, del 1 al 4 desde abajo.

lesson-hus-african-goal-title = Objetivo
lesson-hus-african-goal-task = Cada jugador empieza con 24 semillas: dos en cada hoyo exterior y dos en cada uno de los cuatro hoyos interiores a su derecha. Empieza Sur. Ganas cuando es el turno de Norte y no tiene ningún hoyo con dos o más semillas. Si te pasa a ti, pierdes.

lesson-hus-african-sow-title = Sembrar
lesson-hus-african-sow-task = Recoge todas las semillas de uno de tus hoyos y siémbralas de una en una en los hoyos siguientes. Siembras en sentido antihorario: hacia la derecha en la fila exterior, hacia la izquierda en la interior. Norte también siembra en sentido antihorario, alrededor de las dos filas de arriba. Siembra las tres semillas de c1.
lesson-hus-african-sow-done = La última semilla ha caído en un hoyo vacío, así que tu turno termina. Solo puedes sembrar desde un hoyo con al menos dos semillas. Una semilla suelta se queda donde está. Una siembra que da toda la vuelta no se salta el hoyo en el que empezó.
lesson-hus-african-sow-wrong-other = También podrías sembrar desde ahí. Pero ahora siembra las tres semillas de c1.

lesson-hus-african-relay-title = Seguir en relevo
lesson-hus-african-relay-task = Si la última semilla cae en un hoyo que no está vacío, recoges todas las semillas de ese hoyo y sigues sembrando. Es un relevo. Es obligatorio. Siembra desde un hoyo que lleve a un relevo.
lesson-hus-african-relay-done = La última semilla ha caído en f1, donde había dos semillas. Has recogido las tres y has seguido sembrando. Una recogida y la siembra que le sigue forman una vuelta. Tu turno solo termina cuando la última semilla cae en un hoyo vacío.
lesson-hus-african-relay-wrong-short = La última semilla ha caído en un hoyo vacío, así que no ha habido relevo. Busca un hoyo cuya última semilla caiga en un hoyo con semillas.

lesson-hus-african-capture-title = Capturar
lesson-hus-african-capture-task = La última semilla puede capturar si acaba en tu fila interior. Si cae en un hoyo interior que no está vacío, y los dos hoyos de Norte en esa columna tienen semillas, capturas todas las semillas de esos dos hoyos. Captura las semillas de g3 y g4.
lesson-hus-african-capture-done = Has capturado cuatro semillas y las has sembrado empezando por el hoyo siguiente. En el juego africano solo siembras las semillas capturadas: las dos de g2 se han quedado allí. La captura es automática y no se puede rechazar, pero no tienes que elegir una jugada que capture.
lesson-hus-african-capture-wrong-none = Esta jugada no captura nada. Busca el hoyo cuya última semilla cae en g2.

lesson-hus-african-both-title = Los dos hoyos deben tener semillas
lesson-hus-african-both-task = Si uno de los dos hoyos de Norte en la columna está vacío, no capturas nada. Recoges las semillas de tu propio hoyo y sigues en relevo. Busca la jugada que captura.
lesson-hus-african-both-done = Había semillas en a3 y en a4, así que has capturado las cuatro.
lesson-hus-african-both-wrong-one = La última semilla ha caído en f2. Hay semillas en f3, pero f4 está vacío, así que no has capturado nada. Siembra desde otro hoyo.

lesson-hus-african-chain-title = Capturar dos veces
lesson-hus-african-chain-task = Después de una captura sigues sembrando. Si la última de esas semillas cae en el hoyo adecuado, capturas otra vez. Captura dos veces en una jugada.
lesson-hus-african-chain-done = Dos capturas y siete semillas en una jugada. Antes de que hagas una jugada, el tablero te muestra sus vueltas y lo que captura.
lesson-hus-african-chain-wrong-none = Esta jugada no captura nada. Busca un hoyo cuya última semilla caiga en un hoyo interior ocupado, con semillas en los dos hoyos de enfrente.

lesson-hus-african-safe-title = Proteger tus semillas
lesson-hus-african-safe-task = Mira ahora las jugadas de Norte. Norte puede sembrar desde b4: la última semilla cae en b3 y captura tus semillas de b1 y b2. Haz una jugada tras la que Norte no pueda capturar nada.
lesson-hus-african-safe-done = Tu hoyo b1 está ahora vacío, así que tu semilla de b2 está a salvo. Una columna con un hoyo vacío no se puede capturar.
lesson-hus-african-safe-wrong-lost = Norte todavía puede sembrar desde b4 y capturar tus semillas de b1 y b2. Vacía uno de esos hoyos.

lesson-hus-african-endless-title = Siembra sin fin
lesson-hus-african-endless-task = A veces un relevo no acabaría nunca. Si una siembra da más de 5000 vueltas, no puedes elegirla. Aquí ocurre con b2. Pruébalo si quieres y luego haz otra jugada.
lesson-hus-african-endless-done = El tablero no te deja elegir una siembra sin fin. Si todas tus siembras posibles son sin fin, pierdes. Pasa muy pocas veces.

lesson-hus-african-end-title = El final de la partida
lesson-hus-african-end-task = La partida termina cuando el jugador que tiene el turno no tiene ningún hoyo con dos o más semillas. Ese jugador pierde. A Norte solo le queda un hoyo así, h3. Captura sus semillas y Norte no podrá mover.
lesson-hus-african-end-done = Es el turno de Norte y solo le quedan semillas sueltas, así que ganas. Los puntos de cada jugador son las semillas de su lado, así que quien pierde también puntúa. Si quien gana tiene las 48 semillas, valen el doble. En un encuentro se suman los puntos de todas las partidas.
lesson-hus-african-end-wrong-other = Norte todavía tiene tres semillas en h3 y puede seguir. Captúralas.

lesson-hus-african-win-title = Ganar una partida corta
lesson-hus-african-win-task = Gana ahora una partida corta. Norte tiene tres hoyos con dos o más semillas. Captura primero las seis semillas de h3 y h4.
lesson-hus-african-win-task-2 = Norte solo tenía una jugada, y ahora solo tiene semillas sueltas. Pero es tu turno, así que la partida sigue. Haz una jugada: no lleva ninguna semilla a las filas de Norte, así que Norte no podrá responder.
lesson-hus-african-win-done = Norte debe mover y no puede, así que ganas. ¡Bien jugado!
lesson-hus-african-win-wrong-none = Esta jugada no captura las seis semillas. Busca un relevo cuya última semilla caiga en h2.

lesson-hus-african-game-title = Tu primera partida
lesson-hus-african-game-task = Juega una partida entera contra un rival fácil. En cada turno recibes una breve pista, y puedes retirar jugadas tantas veces como quieras. Si la misma posición se da por tercera vez, la partida queda en tablas.
