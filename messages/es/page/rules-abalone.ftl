### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Objetivo
rules-abalone-goal-two = { $target ->
    [one] Gana quien expulsa primero del tablero una canica de su rival.
    [many] Gana quien expulsa primero del tablero { $target } canicas de su rival.
   *[other] Gana quien expulsa primero del tablero { $target } canicas de su rival.
}
rules-abalone-goal-three = { $target ->
    [one] Expulsa del tablero una canica de los demás antes que nadie. Los tres juegan cada uno por su cuenta.
    [many] Expulsa del tablero { $target } canicas de los demás antes que nadie. Los tres juegan cada uno por su cuenta, y no importa de quién sean las canicas.
   *[other] Expulsa del tablero { $target } canicas de los demás antes que nadie. Los tres juegan cada uno por su cuenta, y no importa de quién sean las canicas.
}
rules-abalone-goal-teams = { $target ->
    [one] Juegan dos equipos. Gana el primero que expulsa del tablero una canica del otro.
    [many] Juegan dos equipos. Gana el primero que expulsa del tablero { $target } canicas del otro. Las canicas que expulsan los compañeros se cuentan juntas.
   *[other] Juegan dos equipos. Gana el primero que expulsa del tablero { $target } canicas del otro. Las canicas que expulsan los compañeros se cuentan juntas.
}

rules-abalone-board-title = Tablero
rules-abalone-board = El tablero es un hexágono de sesenta y una casillas. Una canica se mueve en seis direcciones, a una casilla contigua.
rules-abalone-board-two = Negro y Blanco tienen catorce canicas cada uno. Empieza Negro.
rules-abalone-board-three = Negro, Blanco y Rojo tienen once canicas cada uno y juegan en este orden.
rules-abalone-board-four = Negro, Blanco, Rojo y Amarillo tienen nueve canicas cada uno y juegan en este orden, de modo que los equipos se alternan.
rules-abalone-board-six = Negro, Blanco, Rojo, Amarillo, Verde y Azul tienen seis canicas cada uno y juegan en este orden, de modo que los equipos se alternan.
rules-abalone-start = La posición inicial de esta partida.

rules-abalone-move-title = Movimiento
rules-abalone-move = En tu turno, mueve una casilla una, dos o tres canicas. Dos o tres canicas que se mueven juntas deben tocarse y formar una fila recta, y todas se mueven en la misma dirección.
rules-abalone-move-ways = Una fila se mueve en línea, a lo largo de sí misma, o de lado. Toda casilla en la que entra una canica debe estar libre, salvo al empujar.
rules-abalone-move-line-example = Mueve la fila c3–c5 en línea a la derecha.
rules-abalone-move-sideways-example = Mueve la fila c3–c5 de lado, arriba a la derecha.
rules-abalone-move-must = Debes mover. Solo pasa el jugador que no puede mover.

rules-abalone-push-title = Empuje
rules-abalone-push = En línea, una fila empuja las canicas rivales que tiene justo delante si tiene más canicas que ellas: dos empujan a una, tres empujan a una o a dos. La casilla que hay detrás de las empujadas debe estar libre o fuera del tablero. Empujar nunca es obligatorio.
rules-abalone-push-one-example = Dos empujan a una: mueve la fila e3–e4 a la derecha.
rules-abalone-push-two-example = Tres empujan a dos: mueve la fila e3–e5 a la derecha.
rules-abalone-push-not = Estos empujes no están permitidos.
rules-abalone-push-weak = Dos no pueden empujar a dos.
rules-abalone-push-blocked = Hay una canica detrás de las empujadas.
rules-abalone-push-sideways = Una fila no puede empujar de lado.

rules-abalone-off-title = Expulsión
rules-abalone-off = Una canica empujada más allá del borde sale de la partida. Cuenta para el jugador que la empujó.
rules-abalone-off-example = Expulsa la canica de Blanco: mueve la fila e6–e8 a la derecha.
rules-abalone-off-own = No puedes sacar del tablero tus propias canicas.

rules-abalone-three-title = Tres jugadores
rules-abalone-three = Dos canicas empujadas pueden ser de dos colores distintos.
rules-abalone-three-example = Tres empujan a dos: una canica blanca y una roja.
rules-abalone-three-end = { $target ->
    [one] La partida termina cuando un jugador ha expulsado una canica. Antes no se elimina a ningún jugador.
    [many] La partida termina cuando un jugador ha expulsado { $target } canicas. Antes no se elimina a ningún jugador. Un jugador sin canicas o sin jugadas pasa.
   *[other] La partida termina cuando un jugador ha expulsado { $target } canicas. Antes no se elimina a ningún jugador. Un jugador sin canicas o sin jugadas pasa.
}

rules-abalone-teams-title = Equipos
rules-abalone-teams-four = Negro y Rojo juegan contra Blanco y Amarillo.
rules-abalone-teams-six = Negro, Rojo y Verde juegan contra Blanco, Amarillo y Azul.
rules-abalone-teams-sheet = Puedes mover las canicas de tus compañeros como si fueran tuyas, solas o en una fila con las tuyas.
rules-abalone-teams-own-only = Solo mueves tus propias canicas. Las de tus compañeros solo se mueven contigo al empujar.
rules-abalone-teams-move-example = Negro mueve una fila de dos canicas negras y una roja. Negro y Rojo son compañeros.
rules-abalone-teams-move-forbidden = Negro no puede mover una fila que contiene una canica de Rojo.
rules-abalone-teams-push = Una fila que empuja puede contener canicas de tus compañeros, pero la canica del extremo trasero debe ser tuya. Dos canicas empujadas pueden ser de dos rivales distintos.
rules-abalone-teams-push-example = La canica de Negro en d4 inicia el empuje, con dos canicas rojas delante.
rules-abalone-teams-push-forbidden = La canica de Rojo en d4 no puede iniciar un empuje de Negro.
rules-abalone-teams-partner = Nunca se empujan las canicas de los compañeros.
rules-abalone-teams-partner-forbidden = Detrás de la canica blanca hay una roja, de un compañero.
rules-abalone-teams-silent = Los compañeros no pueden comentar las jugadas. En una mesa de cuatro o seis, el chat se abre al terminar la partida.

rules-abalone-readings-title = Nuestra lectura del reglamento
rules-abalone-readings-layout = El reglamento muestra una sola posición inicial, Estándar. Jugando con cautela se puede bloquear hasta las tablas. Si conoces el juego, elige Belgian Daisy: la opción «Disposición» ofrece muchas posiciones iniciales.
rules-abalone-readings-target = El reglamento pide seis canicas. La opción «Canicas por expulsar» cambia el número.
rules-abalone-readings-three = El reglamento no dice qué pasa con un jugador que ha perdido muchas canicas. Aquí todos siguen jugando hasta que uno gana.
rules-abalone-readings-partners = El reglamento permite mover las canicas de los compañeros como las propias. Muchos grupos juegan de otra manera. La opción «Canicas de los compañeros» lo cambia.
rules-abalone-readings-confer = El reglamento prohíbe a los compañeros comentar las jugadas. Las mesas en línea no tienen chat privado entre compañeros.
rules-abalone-readings-stuck = El reglamento no dice qué pasa con un jugador que no puede mover. Aquí ese jugador pasa.
