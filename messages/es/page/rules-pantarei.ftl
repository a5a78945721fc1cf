### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Objetivo
rules-pantarei-goal = Haz una jugada que forme una pila de { $goal } o más escamas. No importa de quién sean las escamas.
rules-pantarei-goal-example = Gana Blanco. Mueve las dos escamas superiores de la pila 3 hacia la cabeza, sobre la pila 1.

rules-pantarei-snake-title = Serpiente
rules-pantarei-snake = Diecinueve escamas forman una hilera, la serpiente, en orden aleatorio. Blanco y Negro tienen nueve escamas cada uno: tres de valor 1, tres de valor 2 y tres de valor 3. Una escama es neutra. Los dos extremos de la serpiente son la cabeza y la cola. Las pilas se numeran desde la cabeza: la pila 1 está en la cabeza.
rules-pantarei-snake-start = Una de las muchas posiciones iniciales.
rules-pantarei-colours = El asiento 1 mira la serpiente y elige un color. El otro jugador recibe el otro color y empieza.
rules-pantarei-top = Una pila es del jugador cuya escama está encima. Una escama suelta es una pila de una. Después se juega por turnos. En tu turno, mueves o intercambias.

rules-pantarei-move-title = Movimiento
rules-pantarei-move = Toma la escama superior de una de tus pilas. Muévela hacia la cabeza o hacia la cola, exactamente tantas pilas como su valor, y ponla encima de la pila a la que llega. La altura de las pilas intermedias no importa. Puedes llegar a cualquier pila, también a una de tu rival; entonces es tuya.
rules-pantarei-move-picture = Todos los movimientos de una sola escama que tiene aquí Blanco.
rules-pantarei-move-example = Mueve el 2 blanco de la pila 1 dos pilas hacia la cola.
rules-pantarei-ends-of-snake = Una escama nunca pasa de la cabeza ni de la cola, y nunca da la vuelta por el camino.
rules-pantarei-move-forbidden = El 3 blanco de la pila 7 no se puede mover hacia la cola.

rules-pantarei-two-title = Dos escamas
rules-pantarei-two = Si una de tus pilas tiene dos o más escamas, puedes llevar contigo la que está debajo de la superior, sea del color que sea. La distancia sigue siendo el valor de la escama superior. Las dos escamas conservan su orden. Nunca mueves más de dos.
rules-pantarei-two-example = Mueve las dos escamas de la pila 3 dos pilas hacia la cola.

rules-pantarei-closes-title = La serpiente se cierra
rules-pantarei-closes = Cuando un lugar queda vacío, la serpiente se cierra al instante. Para las distancias solo cuentan las pilas que quedan.
rules-pantarei-closes-example = Mueve el 1 blanco de la pila 4 hacia la cola. Su lugar se cierra y la serpiente tiene una pila menos.

rules-pantarei-neutral-title = Escama neutra
rules-pantarei-neutral = Una pila con la escama neutra encima no es de nadie. No puedes moverla ni intercambiarla. Puedes llegar a ella, y cuenta en las distancias. La escama neutra solo se mueve como la inferior de dos escamas.
rules-pantarei-neutral-forbidden = La pila 3 tiene encima la escama neutra.
rules-pantarei-neutral-example = Mueve el 2 blanco de la pila 2 hacia la cola y llévate la escama neutra que tiene debajo.

rules-pantarei-swap-title = Intercambio
rules-pantarei-swap = En vez de mover, puedes intercambiar dos de tus pilas. Ambas cambian de lugar con todas sus escamas. Las escamas sueltas también son pilas. También puedes intercambiar dos escamas iguales.
rules-pantarei-swap-example = Intercambia las pilas 3 y 5.
rules-pantarei-swap-ban = No puedes intercambiar si el último turno de tu rival fue un intercambio.
rules-pantarei-swap-forbidden = Negro acaba de intercambiar. Blanco no puede intercambiar ahora las pilas 3 y 5.

rules-pantarei-pass-title = Pasar
rules-pantarei-pass = Si no puedes mover ni intercambiar, pasas. No puedes pasar voluntariamente. Después de que pases, tu rival puede intercambiar.
rules-pantarei-pass-example = La única pila de Blanco no puede avanzar tres lugares dentro de la serpiente, y no hay otra pila blanca con la que intercambiarla. Blanco debe pasar.

rules-pantarei-readings-title = Nuestra lectura del reglamento
rules-pantarei-readings-choice = El reglamento dice que un jugador elige un color y que empieza el otro. No dice cuál. Aquí elige el asiento 1.
rules-pantarei-readings-goal = El reglamento pide al menos siete escamas, así que una pila de ocho también gana. La opción «Altura ganadora» cambia el número.
rules-pantarei-readings-under = En algunos idiomas, el reglamento no dice de qué color puede ser la segunda escama. Seguimos las versiones que sí lo dicen: de cualquier color, y también la neutra.
rules-pantarei-readings-look = Las pilas están a la vista. Puedes mirar dentro de cualquiera en todo momento.
rules-pantarei-readings-pass = El reglamento no dice si pasar levanta la prohibición de intercambiar. Aquí la levanta, porque la prohibición solo mira el turno inmediatamente anterior.
