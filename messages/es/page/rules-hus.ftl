### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Objetivo
rules-hus-goal = Deja a tu rival sin jugadas. Un jugador que tiene el turno y no tiene ningún hoyo con dos o más semillas no puede sembrar y pierde.

rules-hus-board-title = Tablero
rules-hus-board = El tablero tiene cuatro filas de ocho hoyos. Las dos filas más cercanas son tuyas: la exterior, en el borde, y la interior, junto a la de tu rival. Solo siembras en tus propios dieciséis hoyos.
rules-hus-board-start = Al principio, cada hoyo exterior tiene dos semillas, y también los cuatro hoyos interiores a la derecha de cada jugador. Las 48 semillas siguen en el tablero durante toda la partida. Empieza Sur.
rules-hus-start = La posición inicial. Sur está abajo.

rules-hus-sow-title = Siembra
rules-hus-sow = En tu turno, elige uno de tus hoyos con dos o más semillas. Recógelas todas y siémbralas de una en una en los hoyos siguientes. No puedes elegir un hoyo vacío ni una semilla suelta.
rules-hus-sow-clockwise = Siembra en sentido horario. Tus semillas van hacia la derecha por tu fila interior y hacia la izquierda por tu fila exterior.
rules-hus-sow-counter-clockwise = Siembra en sentido antihorario. Tus semillas van hacia la derecha por tu fila exterior y hacia la izquierda por tu fila interior.
rules-hus-sow-round = Una siembra que da la vuelta completa no se salta el hoyo del que partió.
rules-hus-sow-example-clockwise = Siembra desde b1. La última semilla cae en el hoyo vacío a2 y el turno termina.
rules-hus-sow-example-counter-clockwise = Siembra desde e2. La última semilla cae en el hoyo vacío c2 y el turno termina.
rules-hus-sow-single = El hoyo { $move } solo tiene una semilla.

rules-hus-relay-title = Relevo
rules-hus-relay = Si la última semilla cae en un hoyo vacío, tu turno termina. Si cae en un hoyo con semillas, recoge todo lo que hay en él, incluida la última semilla, y sigue sembrando desde el hoyo siguiente. Es obligatorio seguir. Una recogida y la siembra que le sigue se llaman vuelta; tu turno puede durar muchas vueltas.
rules-hus-relay-example-clockwise = Siembra desde e1. La primera vuelta acaba en c1, que tiene semillas. La segunda acaba en el hoyo vacío a2.
rules-hus-relay-example-counter-clockwise = Siembra desde h1. La primera vuelta acaba en g2, que tiene semillas. La segunda acaba en el hoyo vacío d2.
rules-hus-endless = Algunos relevos no acaban nunca. No puedes elegir una siembra que dé más de { $max-laps } vueltas. Quien no tiene otra siembra pierde.

rules-hus-capture-title = Captura
rules-hus-capture-inner = Capturas cuando una vuelta acaba en tu fila interior, en un hoyo que tenía semillas, y el hoyo interior rival de la misma columna también las tiene. Toma todas las semillas de los dos hoyos rivales de la columna. El exterior puede estar vacío.
rules-hus-capture-both = Capturas cuando una vuelta acaba en tu fila interior, en un hoyo que tenía semillas, y los dos hoyos rivales de la misma columna tienen semillas. Toma todas las semillas de ambos.
rules-hus-resow-with-own = Recoge también las semillas de tu propio hoyo. Siémbralas todas, empezando por el hoyo siguiente.
rules-hus-resow-captured-only = Deja las semillas de tu propio hoyo donde están. Siembra solo las capturadas, empezando por el hoyo siguiente.
rules-hus-capture-example = Siembra desde { $move }. La primera vuelta acaba en un hoyo interior ocupado y capturas.
rules-hus-no-capture = Si no puedes capturar, sigues sembrando en relevo como siempre. Una vuelta que acaba en tu fila exterior nunca captura. Una captura no se puede rechazar, pero no tienes que elegir una jugada que capture.

rules-hus-end-title = Final y puntos
rules-hus-ends-either = Después de cada turno se mira a ambos bandos. Si un bando no tiene ningún hoyo con dos o más semillas, la partida termina y ese bando pierde. Puede ser el que acaba de mover.
rules-hus-ends-either-example = Siembra desde e2. Después Sur solo tiene semillas sueltas, así que pierde.
rules-hus-ends-mover = La partida termina cuando quien tiene el turno no dispone de jugadas legales. Ese jugador pierde.
rules-hus-points = Cada jugador recibe tantos puntos como semillas hay en su lado. Si quien gana tiene las 48 semillas, recibe el doble: 96 puntos. En un encuentro, los jugadores cambian de lado tras cada partida y se suman los puntos de todas.

rules-hus-differs-title = Hus europeo y africano
rules-hus-differs = Los dos juegos se diferencian en cuatro reglas. Cada una es una opción, así que también puedes combinarlas. Un programa jugó partidas al azar y buscó las posiciones más sencillas en las que se nota una diferencia.
rules-hus-differs-all = Las cuatro reglas a la vez: la misma posición, el mismo hoyo d2.
rules-hus-differs-direction = Sentido de la siembra: el hoyo c2 solo captura si se siembra en sentido horario.
rules-hus-differs-capture-if = Captura: la vuelta que empieza en c2 acaba en e2. Enfrente, el hoyo interior tiene una semilla y el exterior está vacío.
rules-hus-differs-resow = Siembra tras la captura: ambos juegos capturan la semilla de g3. El europeo recoge también las semillas de g2; el africano las deja allí.
rules-hus-differs-ends = Final de la partida: después de e2, Sur solo tiene semillas sueltas, pero el turno es de Norte, que puede mover.

rules-hus-readings-title = Nuestra lectura de los reglamentos
rules-hus-readings-must = El reglamento europeo dice que se «puede» recoger y capturar. Lo leemos como «se debe», que es lo que dice la descripción africana.
rules-hus-readings-end = El reglamento europeo termina la partida cuando uno de los jugadores solo tiene semillas sueltas. La descripción africana dice que gana el último jugador que puede mover. Se elige con la opción «Final de la partida».
rules-hus-readings-both = Es imposible que los dos bandos tengan a la vez solo semillas sueltas: 48 semillas no caben de una en una en 32 hoyos. Si ocurre en una posición personalizada con menos semillas, pierde quien tiene el turno.
rules-hus-readings-own = La descripción africana dice que se siembran las semillas capturadas. No menciona tu propio hoyo. Otras descripciones del juego coinciden en que ese hoyo conserva sus semillas. La opción «Siembra tras la captura» lo cambia.
rules-hus-readings-endless = Los reglamentos no mencionan los relevos que no acaban nunca. Aquí están prohibidos. La opción «Siembra más larga» fija el límite.
rules-hus-readings-first = En el reglamento europeo se sortea quién empieza. Aquí empieza Sur, y eliges tu bando al preparar la partida.
