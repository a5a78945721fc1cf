# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = El tablero
lesson-abalone-board-task = El tablero es un hexágono de 61 casillas. Cada casilla lleva la letra de su fila y el número de su línea inclinada: la del centro es e5. Tienes catorce canicas negras, y Blanco también tiene catorce. Empieza Negro. Ganas cuando has expulsado del tablero seis canicas rivales.

lesson-abalone-line-title = Mover en línea
lesson-abalone-line-task = En un turno mueves una canica, o una fila recta de dos o tres canicas que se tocan. Todas avanzan una casilla en la misma dirección. Selecciona la primera y la última canica de tu fila de tres y muévela en línea, de modo que una canica llegue a e5.
lesson-abalone-line-done = Las tres canicas han avanzado una casilla a lo largo de su fila. Nunca puedes mover más de tres. En cada turno tienes que mover. Solo pasa el jugador que no puede mover.
lesson-abalone-line-wrong-few = Has llegado a e5, pero no con toda la fila. Mueve las tres canicas a la vez.
lesson-abalone-line-wrong-other = Es una jugada legal. Pero ahora mueve la fila b2, c3, d4 hacia e5.

lesson-abalone-sideways-title = Mover de lado
lesson-abalone-sideways-task = Una fila también puede moverse de lado, pero todas las casillas a las que llega deben estar libres. Mueve tu fila de tres de lado, hacia arriba, a e4, e5 y e6.
lesson-abalone-sideways-done = Las tres canicas han avanzado una casilla en la misma dirección. Una jugada lateral nunca empuja.
lesson-abalone-sideways-wrong-few = No se han movido las tres canicas. Selecciona la primera y la última canica de la fila.
lesson-abalone-sideways-wrong-other = Es una jugada legal. Pero ahora mueve la fila d3, d4, d5 hacia arriba, a la fila e.

lesson-abalone-push-title = Empujar
lesson-abalone-push-task = En línea, una fila puede empujar las canicas rivales que tiene justo delante si son menos que las suyas. Dos canicas empujan a una. La casilla que hay detrás de la canica empujada debe estar libre. Empuja la canica blanca de e5.
lesson-abalone-push-done = Dos contra una: la canica blanca ha tenido que ceder. Una canica sola nunca empuja, y empujar nunca es obligatorio.
lesson-abalone-push-wrong-none = Esta jugada no empuja nada. Mueve la fila c3, d4 hacia la canica blanca de e5.

lesson-abalone-three-title = Tres empujan a dos
lesson-abalone-three-task = Tres canicas empujan a una o a dos. Empuja las dos canicas blancas de e5 y f6.
lesson-abalone-three-done = Tres contra dos. Como nunca se mueven más de tres canicas, nadie puede empujar tres.
lesson-abalone-three-wrong-none = Esta jugada no empuja las dos canicas. Mueve toda la fila b2, c3, d4.

lesson-abalone-blocked-title = Cuando no puedes empujar
lesson-abalone-blocked-task = Con el mismo número no se empuja: dos no empujan a dos. Y no puedes empujar si hay otra canica detrás de las empujadas. Aquí solo una de tus filas puede empujar. Búscala.
lesson-abalone-blocked-done = Tres contra dos, con una casilla libre detrás. A una de las otras filas la detienen dos canicas blancas; a la otra, una canica negra en e5.
lesson-abalone-blocked-wrong-none = Esta jugada no empuja nada. Cuenta las canicas de cada fila y mira la casilla de detrás.

lesson-abalone-off-title = Expulsar una canica
lesson-abalone-off-task = Si no hay casilla detrás de la canica empujada, cae del tablero y cuenta para ti. Expulsa una canica blanca.
lesson-abalone-off-done = La canica está fuera del tablero. Con seis se gana. No puedes sacar del tablero tus propias canicas.
lesson-abalone-off-wrong-push = Has empujado una canica, pero sigue en el tablero. Empuja la del borde.
lesson-abalone-off-wrong-none = Esta jugada no expulsa nada. Mira la canica blanca de e9.

lesson-abalone-safe-title = Proteger tus canicas
lesson-abalone-safe-task = Tu canica de a3 está en el borde. Las tres canicas blancas de b3, c3 y d3 están en línea con ella y pueden expulsarla. Haz una jugada tras la que Blanco no pueda expulsar nada.
lesson-abalone-safe-done = Ahora Blanco no puede expulsar nada. Una canica en el borde corre peligro cuando está en línea con una fila rival. Las canicas que siguen juntas en el centro son fuertes.
lesson-abalone-safe-wrong-lost = Blanco todavía puede expulsar tu canica de a3. Sácala de esa línea.

lesson-abalone-more-title = Tres jugadores
lesson-abalone-more-task = Con tres jugadores, cada uno juega por su cuenta: Negro, Blanco y Rojo, en este orden, con once canicas cada uno. Todos los demás son rivales, así que también puedes empujar dos canicas de colores distintos. Empuja las canicas de e5 y e6.
lesson-abalone-more-done = Tres contra dos, una blanca y una roja. Gana quien primero expulsa seis canicas, sean del color que sean. Hasta entonces siguen jugando todos; un jugador sin canicas o sin jugadas pasa.
lesson-abalone-more-wrong-none = Esta jugada no empuja las dos canicas. Mueve toda la fila e2, e3, e4.

lesson-abalone-teams-title = Equipos
lesson-abalone-teams-task = Con cuatro o seis jugadores hay dos equipos, que se turnan. Aquí juegas con Rojo contra Blanco y Amarillo. Puedes mover las canicas de tu compañero como si fueran tuyas, solas o en una fila con las tuyas. Pero un empuje debe empezar con tu propia canica: la de atrás debe ser negra. Empuja la canica blanca de e5.
lesson-abalone-teams-done = Tu canica de c3 ha empujado desde atrás. En la fila g3, g4 la canica de atrás es roja, así que no puedes empujar con esa fila. Un equipo nunca empuja sus propias canicas. Las canicas que expulsan los compañeros se suman: con seis se gana. Dos canicas empujadas pueden ser de los colores de dos rivales. Con cuatro jugadores se juega en el orden Negro, Blanco, Rojo, Amarillo, con nueve canicas cada uno; con seis, en el orden Negro, Blanco, Rojo, Amarillo, Verde, Azul, con seis cada uno. Con seis, Negro, Rojo y Verde juegan contra Blanco, Amarillo y Azul.
lesson-abalone-teams-wrong-none = Esta jugada no empuja nada. Tu canica de c3 está detrás de la roja de d4: mueve esa fila.

lesson-abalone-win-title = Ganar una partida corta
lesson-abalone-win-task = Gana ahora una partida corta. Ya has expulsado cuatro canicas. Expulsa otra.
lesson-abalone-win-task-2 = Blanco ha salvado una canica, pero no las dos. Expulsa la sexta.
lesson-abalone-win-done = Hay seis canicas fuera del tablero: has ganado tu primera partida corta.
lesson-abalone-win-wrong-none = Esta jugada no expulsa nada. Busca una canica blanca en el borde con dos de las tuyas detrás.

lesson-abalone-game-title = Tu primera partida
lesson-abalone-game-task = Juega contra un rival fácil. Para que esta partida sea corta, se gana con tres canicas. En cada turno recibes una breve pista, y puedes retirar jugadas tantas veces como quieras. Si la misma posición se da por tercera vez, la partida queda en tablas.
