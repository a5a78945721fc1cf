# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = El tablero
lesson-hus-european-board-task = Hus tiene cuatro filas de ocho hoyos. Las dos filas de abajo son tuyas: eres Sur, y solo siembras en estas filas. La fila del borde es tu fila exterior; la otra, la interior. Cada hoyo se nombra por su columna, de la a a la h desde la izquierda, y por su fila, del 1 al 4 desde abajo.

lesson-hus-european-goal-title = Objetivo
lesson-hus-european-goal-task = Cada jugador empieza con 24 semillas: dos en cada hoyo exterior y dos en cada uno de los cuatro hoyos interiores a su derecha. Empieza Sur. Ganas cuando a Norte no le queda ningún hoyo con dos o más semillas. Si no te queda ninguno a ti, pierdes.

lesson-hus-european-sow-title = Sembrar
lesson-hus-european-sow-task = Recoge todas las semillas de uno de tus hoyos y siémbralas de una en una en los hoyos siguientes. Siembras en sentido horario: hacia la izquierda en la fila exterior, hacia la derecha en la interior. Norte también siembra en sentido horario, alrededor de las dos filas de arriba. Siembra las tres semillas de f1.
lesson-hus-european-sow-done = La última semilla ha caído en un hoyo vacío, así que tu turno termina. Solo puedes sembrar desde un hoyo con al menos dos semillas. Una semilla suelta se queda donde está. Una siembra que da toda la vuelta no se salta el hoyo en el que empezó.
lesson-hus-european-sow-wrong-other = También podrías sembrar desde ahí. Pero ahora siembra las tres semillas de f1.

lesson-hus-european-relay-title = Seguir en relevo
lesson-hus-european-relay-task = Si la última semilla cae en un hoyo que no está vacío, recoges todas las semillas de ese hoyo y sigues sembrando. Es un relevo. Es obligatorio. Siembra desde un hoyo que lleve a un relevo.
lesson-hus-european-relay-done = La última semilla ha caído en c1, donde había dos semillas. Has recogido las tres y has seguido sembrando. Una recogida y la siembra que le sigue forman una vuelta. Tu turno solo termina cuando la última semilla cae en un hoyo vacío.
lesson-hus-european-relay-wrong-short = La última semilla ha caído en un hoyo vacío, así que no ha habido relevo. Busca un hoyo cuya última semilla caiga en un hoyo con semillas.

lesson-hus-european-capture-title = Capturar
lesson-hus-european-capture-task = La última semilla puede capturar si acaba en tu fila interior. Si cae en un hoyo interior que no está vacío, y el hoyo interior de Norte que hay enfrente tiene semillas, capturas las semillas de los dos hoyos de Norte en esa columna. Captura las semillas de b3 y b4.
lesson-hus-european-capture-done = Has capturado cuatro semillas. Las has sembrado junto con las dos semillas de b2, empezando por el hoyo siguiente. La captura es automática y no se puede rechazar, pero no tienes que elegir una jugada que capture.
lesson-hus-european-capture-wrong-none = Esta jugada no captura nada. Busca el hoyo cuya última semilla cae en b2.

lesson-hus-european-opposite-title = Decide el hoyo interior
lesson-hus-european-opposite-task = Si el hoyo interior de Norte que hay enfrente está vacío, no capturas nada, aunque el hoyo exterior que hay detrás tenga semillas. Recoges las semillas de tu propio hoyo y sigues sembrando. Busca la jugada que captura.
lesson-hus-european-opposite-done = Había una semilla en h3, así que la has capturado junto con las tres de h4, detrás de ella. Habrías capturado la semilla de h3 aunque h4 hubiera estado vacío.
lesson-hus-european-opposite-wrong-empty = La última semilla ha caído en c2, pero enfrente c3 está vacío. Por eso no has podido capturar las cinco semillas de c4. Siembra desde otro hoyo.

lesson-hus-european-chain-title = Capturar dos veces
lesson-hus-european-chain-task = Después de una captura sigues sembrando. Si la última de esas semillas cae en el hoyo adecuado, capturas otra vez. Captura dos veces en una jugada.
lesson-hus-european-chain-done = Dos capturas y seis semillas en una jugada. Antes de que hagas una jugada, el tablero te muestra sus vueltas y lo que captura.
lesson-hus-european-chain-wrong-once = Solo has capturado una vez. Otro hoyo captura dos veces.
lesson-hus-european-chain-wrong-none = Esta jugada no captura nada. Busca un hoyo cuya última semilla caiga en un hoyo interior ocupado, con semillas en el hoyo interior de enfrente.

lesson-hus-european-safe-title = Proteger tus semillas
lesson-hus-european-safe-task = Mira ahora las jugadas de Norte. Norte puede sembrar desde g3: la última semilla cae en e3 y captura tus cuatro semillas de e2. Haz una jugada tras la que Norte no pueda capturar nada.
lesson-hus-european-safe-done = Tu hoyo e2 está ahora vacío, así que Norte no captura nada ahí. Mira las capturas de tu rival antes de cada una de tus jugadas.
lesson-hus-european-safe-wrong-lost = Norte todavía puede sembrar desde g3 y capturar tus semillas de e2. Mueve esas semillas.

lesson-hus-european-endless-title = Siembra sin fin
lesson-hus-european-endless-task = A veces un relevo no acabaría nunca. Si una siembra da más de 5000 vueltas, no puedes elegirla. Aquí ocurre con h1. Pruébalo si quieres y luego haz otra jugada.
lesson-hus-european-endless-done = El tablero no te deja elegir una siembra sin fin. Si todas tus siembras posibles son sin fin, pierdes. Pasa muy pocas veces.

lesson-hus-european-end-title = El final de la partida
lesson-hus-european-end-task = Después de cada turno se mira a ambos bandos. Un bando sin ningún hoyo con dos o más semillas ha perdido, aunque acabe de mover. A Norte solo le queda un hoyo así, h3. Captura sus semillas y gana.
lesson-hus-european-end-done = A Norte solo le quedan semillas sueltas, así que ganas. Los puntos de cada jugador son las semillas de su lado, así que quien pierde también puntúa. Si quien gana tiene las 48 semillas, valen el doble. En un encuentro se suman los puntos de todas las partidas.
lesson-hus-european-end-wrong-other = Norte todavía tiene tres semillas en h3 y puede seguir. Captúralas.

lesson-hus-european-win-title = Ganar una partida corta
lesson-hus-european-win-task = Gana ahora una partida corta. Norte tiene tres hoyos con dos o más semillas. Captura primero cuatro semillas en una jugada.
lesson-hus-european-win-task-2 = Norte ha sembrado desde g3. Ahora solo c3 tiene dos o más semillas. Captura sus semillas y gana.
lesson-hus-european-win-done = Has ganado tu primera partida corta. ¡Bien jugado!
lesson-hus-european-win-wrong-none = Esta jugada no captura cuatro semillas. Busca el hoyo cuya última semilla cae en d2.
lesson-hus-european-win-wrong-not-yet = Norte todavía tiene tres semillas en c3. Busca el hoyo cuya última semilla cae en c2.

lesson-hus-european-game-title = Tu primera partida
lesson-hus-european-game-task = Juega una partida entera contra un rival fácil. En cada turno recibes una breve pista, y puedes retirar jugadas tantas veces como quieras. Si la misma posición se da por tercera vez, la partida queda en tablas.
