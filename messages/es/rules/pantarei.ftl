# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Las escamas se suben unas sobre otras y la serpiente se acorta. Forma una pila alta antes que tu rival.
pantarei-variant-standard-name = Estándar
pantarei-variant-standard-about = El juego del reglamento: diecinueve escamas, y gana una pila de siete.
pantarei-option-goal-name = Altura ganadora
pantarei-option-goal-about = Qué altura debe tener una pila para ganar. El reglamento dice siete: así uno de los jugadores siempre puede mover. Con objetivos más bajos las partidas son más cortas; con más altos, una partida puede acabar porque ambos pasan.

# Moves.
pantarei-move-choose = { SIDE($side, form: "nominative") } elige { SIDE($colour) }; { SIDE($other, form: "accusative") } juega con { SIDE($other_colour) } y empieza.
pantarei-move-one = { SIDE($side) } mueve una escama { pantarei-top } { $value } de la pila { $from } a la pila { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } mueve una escama { pantarei-top } { $value }, con la { pantarei-under } { $under_value } debajo, de la pila { $from } a la pila { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } mueve una escama { pantarei-top } { $value }, con la neutra debajo, de la pila { $from } a la pila { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } intercambia las pilas { $first } y { $second }.
pantarei-move-pass = { SIDE($side) } no puede mover ni intercambiar y pasa.
pantarei-top =
    { $top ->
        [white] blanca
       *[black] negra
    }
pantarei-under =
    { $under ->
        [white] blanca
       *[black] negra
    }
pantarei-height =
    { $wins ->
        [yes] que alcanza la altura { $height } y gana{ pantarei-gap }
       *[no] que alcanza la altura { $height }{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; el hueco se cierra.
       *[no] .
    }

pantarei-expected-move = Escribe white, black, 5r, 5l2, 5x9 o pass. Las pilas se numeran desde la cabeza.
pantarei-illegal-colour-not-chosen = El asiento 1 debe elegir antes un color: Blanco o Negro.
pantarei-illegal-colour-already-chosen = Los colores ya se han elegido: el asiento 1 juega con { SIDE($seat_1) }.
pantarei-illegal-no-such-stack = La pila { $stack } no existe. Las pilas se numeran del 1 al { $stacks }.
pantarei-illegal-opponents-stack = La pila { $stack } tiene encima { $top }, que es de tu rival. Solo mueves pilas con tu color encima.
pantarei-illegal-neutral-stack = La pila { $stack } tiene encima la escama neutra, que solo se mueve debajo de otra.
pantarei-illegal-beyond-head = La escama superior de la pila { $stack } avanza { pantarei-stacks }, pero hacia la cabeza { $room ->
        [0] no hay ninguna
       *[other] solo hay { $room }
    }. Ninguna escama puede pasar del extremo de la serpiente.
pantarei-illegal-beyond-tail = La escama superior de la pila { $stack } avanza { pantarei-stacks }, pero hacia la cola { $room ->
        [0] no hay ninguna
       *[other] solo hay { $room }
    }. Ninguna escama puede pasar del extremo de la serpiente.
pantarei-stacks = { $value ->
        [one] una pila
        [many] { $value } pilas
       *[other] { $value } pilas
    }
pantarei-illegal-single-scale = La pila { $stack } tiene una sola escama. No hay una segunda que llevar.
pantarei-illegal-swap-with-itself = La pila { $stack } no se puede intercambiar consigo misma. Hacen falta dos pilas.
pantarei-illegal-swap-not-yours = La pila { $stack } tiene encima { $top }. Las dos pilas del intercambio deben tener tu color encima.
pantarei-illegal-swap-after-swap = Tu rival acaba de intercambiar. Un intercambio no puede seguir a otro.
pantarei-illegal-pass-by-choice = { $choices ->
        [one] Solo puedes pasar si no puedes mover ni intercambiar. Tienes una jugada posible.
        [many] Solo puedes pasar si no puedes mover ni intercambiar. Tienes { $choices } jugadas posibles.
       *[other] Solo puedes pasar si no puedes mover ni intercambiar. Tienes { $choices } jugadas posibles.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Una pila ha alcanzado la altura ganadora.

# Positions.
pantarei-position-fields = Se esperaban 4 partes separadas por un solo espacio (serpiente, turno, bloqueo y blanco); hay { $found }.
pantarei-position-won-without-colours = Los colores deben estar elegidos, porque ha ganado una pila de { $goal } o más.
pantarei-position-no-scales = La serpiente no tiene escamas. Debe tener al menos una.
pantarei-position-empty-stack = La pila { $stack } está vacía. Debe tener al menos una escama.
pantarei-position-supply = Hay { $found } × { $scale }. El máximo es { $most }.
pantarei-position-sign = La pila { $stack } tiene una escama que empieza por «{ $sign }». Se esperaba w, b o n.
pantarei-position-value = La pila { $stack } tiene una escama de valor «{ $value }». Se esperaba 1, 2 o 3.
pantarei-position-value-missing = La pila { $stack } acaba en un color. Falta su valor: 1, 2 o 3.
pantarei-position-white-seat = El asiento { $seat } no puede jugar con Blanco. Se esperaba 1 o 2.
pantarei-position-white = El asiento que juega con Blanco es «{ $found }». Se esperaba 1, 2 o -.
pantarei-position-white-before-choice = El asiento que juega con Blanco es «{ $found }». Se esperaba - mientras el asiento 1 no haya elegido color (turno «?»).
pantarei-position-white-missing = Los colores ya se han elegido. Se esperaba 1 o 2, el asiento que juega con Blanco.
pantarei-position-turn-before-choice = No puede ser el turno del asiento 2 antes de que el asiento 1 elija color.
pantarei-position-swap-before-choice = La última jugada no puede ser un intercambio antes de elegir los colores.
pantarei-position-lock = El bloqueo es «{ $found }». Se esperaba x o -.
