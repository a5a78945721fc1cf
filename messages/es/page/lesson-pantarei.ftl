# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = La serpiente
lesson-pantarei-snake-task = Diecinueve escamas forman una hilera, la serpiente: nueve blancas, nueve negras y una neutra. Ambos colores tienen tres escamas de cada uno de los valores 1, 2 y 3. En cada partida se mezclan las diecinueve, así que la neutra puede estar en cualquier lugar. Al principio, cada escama es una pila de una sola. En tu turno mueves escamas sobre otras escamas. Gana el jugador cuya jugada forma una pila de siete o más escamas. Las pilas están numeradas: la pila 1 está en la cabeza de la serpiente y la última, en la cola.

lesson-pantarei-colour-title = Elegir un color
lesson-pantarei-colour-task = El jugador del asiento 1 mira la serpiente y elige un color. El rival recibe el otro color y hace la primera jugada. Aquí eliges tú: Blanco o Negro.
lesson-pantarei-colour-done = Ahora empezaría tu rival. En los pasos siguientes juegas con Blanco.

lesson-pantarei-move-title = Mover una escama
lesson-pantarei-move-task = Puedes mover la escama superior de una pila si es de tu color. Una escama sola también es una pila. Avanza exactamente tantas pilas como indica su valor, hacia la cabeza o hacia la cola. No puede pasar del extremo de la serpiente. Mueve el 2 blanco.
lesson-pantarei-move-done = El 2 ha avanzado exactamente dos pilas y ahora está sobre el 3 negro. Puedes llegar a cualquier pila. La pila es del jugador cuyo color está encima.
lesson-pantarei-move-wrong-other = Es posible, pero ahora mueve el 2 blanco que está en la cabeza.

lesson-pantarei-two-title = Llevar una segunda escama
lesson-pantarei-two-task = Puedes llevar la escama que está justo debajo de la superior, sea del color que sea. Solo cuenta el valor de la escama superior. Selecciona el 2 blanco, elige «Dos escamas» y muévelo junto con el 3 negro que tiene debajo.
lesson-pantarei-two-done = Las dos escamas han avanzado dos pilas y han conservado su orden. Puedes mover una o dos escamas, nunca más.
lesson-pantarei-two-wrong-swap = Eso ha sido un intercambio. Pronto lo conocerás. Ahora mueve dos escamas a la vez.
lesson-pantarei-two-wrong-one = Solo has movido una escama. Lleva también el 3 negro.

lesson-pantarei-close-title = La serpiente se cierra
lesson-pantarei-close-task = Cuando un lugar queda vacío, el hueco se cierra al instante y cambian las distancias. El 2 blanco está a tres pilas del 3 negro y no puede alcanzarlo. Mueve el 1 blanco sobre el 3 negro.
lesson-pantarei-close-task-2 = Tu jugada ha cerrado un hueco: el 3 negro con tu 1 está a solo dos pilas de tu 2. Negro ha movido un 2 sobre el 1 negro. Mueve el 2 blanco sobre el 3 negro con tu 1.
lesson-pantarei-close-done = Las distancias siempre cuentan las pilas que hay en ese momento. La altura de una pila no importa.
lesson-pantarei-close-wrong-first = Mueve el 1 blanco una pila hacia la cola, sobre el 3 negro.
lesson-pantarei-close-wrong-second = Mueve dos pilas hacia la cola el 2 blanco que está en la cabeza.

lesson-pantarei-neutral-title = La escama neutra
lesson-pantarei-neutral-task = La escama neutra no es de nadie. Mientras está encima, nadie puede mover ni intercambiar su pila. Pero cualquiera puede llegar a ella. Mueve el 1 blanco encima.
lesson-pantarei-neutral-task-2 = Negro ha movido un 2 sobre tu 2. La escama neutra solo se mueve debajo de otra. Mueve tu 1 y llévate la escama neutra.
lesson-pantarei-neutral-done = En una pila, la escama neutra cuenta como cualquier otra.
lesson-pantarei-neutral-wrong-first = Mueve el 1 blanco que está en la cabeza sobre la escama neutra.
lesson-pantarei-neutral-wrong-second = Elige «Dos escamas» para que la escama neutra vaya con tu 1.

lesson-pantarei-swap-title = Intercambiar
lesson-pantarei-swap-task = En vez de mover, puedes intercambiar dos pilas cualesquiera si ambas tienen tu color encima. Cada pila conserva su orden; solo cambian de lugar. Intercambia las pilas 2 y 4.
lesson-pantarei-swap-done = Un intercambio cambia lo que tus escamas pueden alcanzar. Las escamas sueltas también cuentan como pilas. También puedes intercambiar dos escamas iguales.
lesson-pantarei-swap-wrong-move = Eso ha sido un movimiento. Elige la pila 2, luego «Intercambiar» y luego la pila 4.

lesson-pantarei-ban-title = Sin dos intercambios seguidos
lesson-pantarei-ban-task = Cuando tu rival acaba de intercambiar, no puedes intercambiar. Negro acaba de hacerlo, así que tienes que mover. Forma una pila de tres escamas.
lesson-pantarei-ban-done = Después de un movimiento o de un pase, se puede volver a intercambiar.
lesson-pantarei-ban-wrong-low = Esta pila solo tiene dos escamas. Mueve dos escamas a la vez.

lesson-pantarei-pass-title = Pasar
lesson-pantarei-pass-task = Solo pasas si no puedes mover ni intercambiar. Tu 3 pasaría del extremo de la serpiente, y para intercambiar hacen falta dos pilas con tu color encima. Así que tienes que pasar.
lesson-pantarei-pass-done = Nadie puede pasar voluntariamente. También tienes que pasar si solo podrías intercambiar y tu rival acaba de hacerlo. Los dos jugadores nunca pueden quedar bloqueados a la vez.

lesson-pantarei-safe-title = No dejes ganar a Negro
lesson-pantarei-safe-task = La pila 1 tiene cinco escamas. Negro puede mover sobre ella dos escamas de la pila 3 y ganar con siete. Impídelo.
lesson-pantarei-safe-done = Ahora Negro no puede ganar en la próxima jugada. Antes de mover, mira quién puede llegar a la pila más alta.
lesson-pantarei-safe-wrong-lost = Negro todavía puede mover dos escamas de la pila 3 sobre la pila 1 y ganar. Cambia la distancia o tapa la pila 3.

lesson-pantarei-win-title = Ganar una partida corta
lesson-pantarei-win-task = Gana ahora una partida corta. Añade una sexta escama a la pila alta, de modo que después puedas añadir la séptima haga lo que haga Negro.
lesson-pantarei-win-task-2 = Negro ha movido un 3 sobre tu 2, pero no ha podido detenerte. Añade la séptima escama.
lesson-pantarei-win-done = Siete escamas: has ganado tu primera partida corta. Si añades dos escamas a una pila de seis, son ocho, y también ganas.
lesson-pantarei-win-wrong-stopped = La pila tiene seis escamas, pero Negro puede impedir la séptima. Añade otra escama en su lugar, para que pueda seguir tu 1.
lesson-pantarei-win-wrong-low = La pila alta necesita una sexta escama. Busca una escama que llegue exactamente a ella.
lesson-pantarei-win-wrong-not-yet = Así no se forma una pila de siete. Mueve el 1 blanco sobre la pila alta.

lesson-pantarei-game-title = Tu primera partida
lesson-pantarei-game-task = Juega una partida entera contra un rival fácil. En cada turno recibes una breve pista, y puedes retirar jugadas tantas veces como quieras. Si la misma posición se da por tercera vez, la partida queda en tablas.
