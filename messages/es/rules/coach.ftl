# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } pone fin a la partida y gana { SIDE($side) }. { $reason }
coach-reply-wins = Después de { $played }, { SIDE($side) } puede ganar de inmediato con { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Después de { $played }, { SIDE($side) } puede ganar en la próxima jugada.
        [many] Después de { $played }, { SIDE($side) } puede forzar la victoria en { $plies } jugadas como máximo.
       *[other] Después de { $played }, { SIDE($side) } puede forzar la victoria en { $plies } jugadas como máximo.
    }
coach-wins-now = { $better } gana de inmediato. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } gana de inmediato.
        [many] { $better } fuerza la victoria en { $plies } jugadas como máximo.
       *[other] { $better } fuerza la victoria en { $plies } jugadas como máximo.
    }
coach-moves-left =
    { $moves ->
        [one] { $better } deja a { SIDE($side) } solo una jugada.
        [many] { $better } deja a { SIDE($side) } solo { $moves } jugadas.
       *[other] { $better } deja a { SIDE($side) } solo { $moves } jugadas.
    }
coach-few-moves =
    { $moves ->
        [one] Después de { $played }, { SIDE($side) } puede jugar { $reply } y dejar a { SIDE($owner) } solo una jugada.
        [many] Después de { $played }, { SIDE($side) } puede jugar { $reply } y dejar a { SIDE($owner) } solo { $moves } jugadas.
       *[other] Después de { $played }, { SIDE($side) } puede jugar { $reply } y dejar a { SIDE($owner) } solo { $moves } jugadas.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Después de { $played }, el motor estima las probabilidades { SIDE($side, form: "genitive") } en un { $percent } %; después de { $better }, en un { $better_percent } %.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Después de { $line }, { SIDE($side) } tiene una semilla; después de { $better_line }, { $better_count }.
        [many] Después de { $line }, { SIDE($side) } tiene { $count } semillas; después de { $better_line }, { $better_count }.
       *[other] Después de { $line }, { SIDE($side) } tiene { $count } semillas; después de { $better_line }, { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Después de { $line }, { SIDE($side) } está encima de una pila; después de { $better_line }, de { $better_count }.
        [many] Después de { $line }, { SIDE($side) } está encima de { $count } pilas; después de { $better_line }, de { $better_count }.
       *[other] Después de { $line }, { SIDE($side) } está encima de { $count } pilas; después de { $better_line }, de { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Después de { $line }, { SIDE($side) } puede mover escamas de una manera; después de { $better_line }, de { $better_count }.
        [many] Después de { $line }, { SIDE($side) } puede mover escamas de { $count } maneras; después de { $better_line }, de { $better_count }.
       *[other] Después de { $line }, { SIDE($side) } puede mover escamas de { $count } maneras; después de { $better_line }, de { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Después de { $line }, una ficha { SIDE($side, form: "genitive") } está amenazada; después de { $better_line }, { $better_count }.
        [many] Después de { $line }, { $count } fichas { SIDE($side, form: "genitive") } están amenazadas; después de { $better_line }, { $better_count }.
       *[other] Después de { $line }, { $count } fichas { SIDE($side, form: "genitive") } están amenazadas; después de { $better_line }, { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Después de { $line }, { SIDE($side) } tiene una jugada posible; después de { $better_line }, { $better_count }.
        [many] Después de { $line }, { SIDE($side) } tiene { $count } jugadas posibles; después de { $better_line }, { $better_count }.
       *[other] Después de { $line }, { SIDE($side) } tiene { $count } jugadas posibles; después de { $better_line }, { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Después de { $line }, { SIDE($side) } tiene una canica en el borde; después de { $better_line }, { $better_count }.
        [many] Después de { $line }, { SIDE($side) } tiene { $count } canicas en el borde; después de { $better_line }, { $better_count }.
       *[other] Después de { $line }, { SIDE($side) } tiene { $count } canicas en el borde; después de { $better_line }, { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Después de { $line }, { SIDE($side) } tiene una canica en el centro; después de { $better_line }, { $better_count }.
        [many] Después de { $line }, { SIDE($side) } tiene { $count } canicas en el centro; después de { $better_line }, { $better_count }.
       *[other] Después de { $line }, { SIDE($side) } tiene { $count } canicas en el centro; después de { $better_line }, { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Después de { $line }, { SIDE($side) } tiene una pareja de canicas contiguas; después de { $better_line }, { $better_count }.
        [many] Después de { $line }, { SIDE($side) } tiene { $count } parejas de canicas contiguas; después de { $better_line }, { $better_count }.
       *[other] Después de { $line }, { SIDE($side) } tiene { $count } parejas de canicas contiguas; después de { $better_line }, { $better_count }.
    }

# Hus.
coach-hus-reply =
    Después de { $played }, { SIDE($side) } puede sembrar desde { $reply } y capturar { $captured ->
        [one] una semilla
        [many] { $captured } semillas
       *[other] { $captured } semillas
    } en { $laps ->
        [one] una vuelta
        [many] { $laps } vueltas
       *[other] { $laps } vueltas
    }.
coach-hus-safe =
    { $most ->
        [0] Después de { $better }, { SIDE($side) } no puede capturar.
        [one] Después de { $better }, { SIDE($side) } puede capturar una semilla como máximo.
        [many] Después de { $better }, { SIDE($side) } puede capturar { $most } semillas como máximo.
       *[other] Después de { $better }, { SIDE($side) } puede capturar { $most } semillas como máximo.
    }
coach-hus-takes =
    La siembra desde { $better } captura { $captured ->
        [one] una semilla
        [many] { $captured } semillas
       *[other] { $captured } semillas
    } en { $laps ->
        [one] una vuelta
        [many] { $laps } vueltas
       *[other] { $laps } vueltas
    }.
coach-hus-line =
    { $captured ->
        [one] Después de { $first }, al final de la línea { $line }, { SIDE($side) } captura una semilla.
        [many] Después de { $first }, al final de la línea { $line }, { SIDE($side) } captura { $captured } semillas.
       *[other] Después de { $first }, al final de la línea { $line }, { SIDE($side) } captura { $captured } semillas.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Después de { $played }, { SIDE($side) } puede jugar { $reply } y amenazar con ganar.
        [many] Después de { $played }, { SIDE($side) } puede jugar { $reply } y amenazar con ganar de { $ways } maneras.
       *[other] Después de { $played }, { SIDE($side) } puede jugar { $reply } y amenazar con ganar de { $ways } maneras.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Después de { $better }, { SIDE($side) } no puede amenazar con ganar.
        [one] Después de { $better }, { SIDE($side) } solo puede amenazar con ganar de una manera.
        [many] Después de { $better }, { SIDE($side) } puede amenazar con ganar de { $most } maneras como máximo.
       *[other] Después de { $better }, { SIDE($side) } puede amenazar con ganar de { $most } maneras como máximo.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } amenaza con ganar.
        [many] { $better } amenaza con ganar de { $ways } maneras.
       *[other] { $better } amenaza con ganar de { $ways } maneras.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Después de { $first }, al final de la línea { $line }, { SIDE($side) } amenaza con ganar.
        [many] Después de { $first }, al final de la línea { $line }, { SIDE($side) } amenaza con ganar de { $ways } maneras.
       *[other] Después de { $first }, al final de la línea { $line }, { SIDE($side) } amenaza con ganar de { $ways } maneras.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Después de { $played }, { SIDE($side) } puede jugar { $reply } y estar encima de una pila de { $height }; se gana con { $goal }.
coach-pantarei-stacks-safe = Después de { $better }, { SIDE($side) } no puede estar encima de ninguna pila más alta que { $most }.
coach-pantarei-stacks-takes = Con { $better }, { SIDE($side) } está encima de una pila de { $height }; se gana con { $goal }.
coach-pantarei-stacks-line = Después de { $first }, al final de la línea { $line }, { SIDE($side) } está encima de una pila de { $height }; se gana con { $goal }.

# Gou. $captured is a list of points.
coach-gou-reply = Después de { $played }, { SIDE($side) } puede capturar { $captured } con { $reply }.
coach-gou-safe =
    { $most ->
        [0] Después de { $better }, { SIDE($side) } no puede capturar.
        [one] Después de { $better }, { SIDE($side) } puede capturar una ficha como máximo.
        [many] Después de { $better }, { SIDE($side) } puede capturar { $most } fichas como máximo.
       *[other] Después de { $better }, { SIDE($side) } puede capturar { $most } fichas como máximo.
    }
coach-gou-takes = { $better } captura { $captured }.
coach-gou-line = Después de { $first }, al final de la línea { $line }, { SIDE($side) } captura { $captured }.
coach-gou-goals-reply = Después de { $played }, { SIDE($side) } puede jugar { $reply } y ocupar { $held } de los { $goals } puntos de meta.
coach-gou-goals-safe = Después de { $better }, { SIDE($side) } puede ocupar como máximo { $most } de los { $goals } puntos de meta.
coach-gou-goals-takes = Con { $better }, { SIDE($side) } ocupa { $held } de los { $goals } puntos de meta.
coach-gou-goals-line = Después de { $first }, al final de la línea { $line }, { SIDE($side) } ocupa { $held } de los { $goals } puntos de meta.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Después de { $played }, { SIDE($side) } puede expulsar una canica de { $owners } con { $reply }.
coach-abalone-off-safe = Después de { $better }, { SIDE($side) } no puede expulsar ninguna canica de { $owners }.
coach-abalone-off-takes = { $better } expulsa una canica de { $owners }.
coach-abalone-off-line = Después de { $first }, al final de la línea { $line }, { SIDE($side) } expulsa una canica de { $owners }.
coach-abalone-push-reply =
    { $marbles ->
        [one] Después de { $played }, { SIDE($side) } puede empujar una canica de { $owners } con { $reply }.
        [many] Después de { $played }, { SIDE($side) } puede empujar { $marbles } canicas de { $owners } con { $reply }.
       *[other] Después de { $played }, { SIDE($side) } puede empujar { $marbles } canicas de { $owners } con { $reply }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Después de { $better }, { SIDE($side) } no puede empujar ninguna canica de { $owners }.
        [one] Después de { $better }, { SIDE($side) } puede empujar como máximo una canica de { $owners }.
        [many] Después de { $better }, { SIDE($side) } puede empujar como máximo { $most } canicas de { $owners }.
       *[other] Después de { $better }, { SIDE($side) } puede empujar como máximo { $most } canicas de { $owners }.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } empuja una canica de { $owners }.
        [many] { $better } empuja { $marbles } canicas de { $owners }.
       *[other] { $better } empuja { $marbles } canicas de { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Después de { $first }, al final de la línea { $line }, { SIDE($side) } empuja una canica de { $owners }.
        [many] Después de { $first }, al final de la línea { $line }, { SIDE($side) } empuja { $marbles } canicas de { $owners }.
       *[other] Después de { $first }, al final de la línea { $line }, { SIDE($side) } empuja { $marbles } canicas de { $owners }.
    }
