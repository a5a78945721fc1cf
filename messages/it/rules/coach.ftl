# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } pone fine alla partita e vince { SIDE($side, form: "accusative") }. { $reason }
coach-reply-wins = Dopo { $played }, { SIDE($side, form: "accusative") } può vincere subito con { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Dopo { $played }, { SIDE($side, form: "accusative") } può vincere con la prossima mossa.
        [many] Dopo { $played }, { SIDE($side, form: "accusative") } può forzare la vittoria in { $plies } mosse al massimo.
       *[other] Dopo { $played }, { SIDE($side, form: "accusative") } può forzare la vittoria in { $plies } mosse al massimo.
    }
coach-wins-now = { $better } vince subito. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } vince subito.
        [many] { $better } forza la vittoria in { $plies } mosse al massimo.
       *[other] { $better } forza la vittoria in { $plies } mosse al massimo.
    }
coach-moves-left =
    { $moves ->
        [one] Dopo { $better }, { SIDE($side, form: "accusative") } ha una sola mossa.
        [many] Dopo { $better }, { SIDE($side, form: "accusative") } ha solo { $moves } mosse.
       *[other] Dopo { $better }, { SIDE($side, form: "accusative") } ha solo { $moves } mosse.
    }
coach-few-moves =
    { $moves ->
        [one] Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply }, e a quel punto { SIDE($owner, form: "accusative") } ha una sola mossa.
        [many] Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply }, e a quel punto { SIDE($owner, form: "accusative") } ha solo { $moves } mosse.
       *[other] Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply }, e a quel punto { SIDE($owner, form: "accusative") } ha solo { $moves } mosse.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Secondo il motore, le probabilità { SIDE($side, form: "genitive") } sono { $percent }% dopo { $played } e { $better_percent }% dopo { $better }.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Dopo { $line }, { SIDE($side, form: "accusative") } ha un seme; dopo { $better_line }, { $better_count }.
        [many] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } semi; dopo { $better_line }, { $better_count }.
       *[other] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } semi; dopo { $better_line }, { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Dopo { $line }, { SIDE($side, form: "accusative") } è in cima a una pila; dopo { $better_line }, a { $better_count }.
        [many] Dopo { $line }, { SIDE($side, form: "accusative") } è in cima a { $count } pile; dopo { $better_line }, a { $better_count }.
       *[other] Dopo { $line }, { SIDE($side, form: "accusative") } è in cima a { $count } pile; dopo { $better_line }, a { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Dopo { $line }, { SIDE($side, form: "accusative") } può muovere squame in un modo; dopo { $better_line }, in { $better_count }.
        [many] Dopo { $line }, { SIDE($side, form: "accusative") } può muovere squame in { $count } modi; dopo { $better_line }, in { $better_count }.
       *[other] Dopo { $line }, { SIDE($side, form: "accusative") } può muovere squame in { $count } modi; dopo { $better_line }, in { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Dopo { $line }, una pedina { SIDE($side, form: "genitive") } è minacciata; dopo { $better_line }, { $better_count }.
        [many] Dopo { $line }, { $count } pedine { SIDE($side, form: "genitive") } sono minacciate; dopo { $better_line }, { $better_count }.
       *[other] Dopo { $line }, { $count } pedine { SIDE($side, form: "genitive") } sono minacciate; dopo { $better_line }, { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Dopo { $line }, { SIDE($side, form: "accusative") } ha una mossa possibile; dopo { $better_line }, { $better_count }.
        [many] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } mosse possibili; dopo { $better_line }, { $better_count }.
       *[other] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } mosse possibili; dopo { $better_line }, { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Dopo { $line }, { SIDE($side, form: "accusative") } ha una biglia sul bordo; dopo { $better_line }, { $better_count }.
        [many] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } biglie sul bordo; dopo { $better_line }, { $better_count }.
       *[other] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } biglie sul bordo; dopo { $better_line }, { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Dopo { $line }, { SIDE($side, form: "accusative") } ha una biglia al centro; dopo { $better_line }, { $better_count }.
        [many] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } biglie al centro; dopo { $better_line }, { $better_count }.
       *[other] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } biglie al centro; dopo { $better_line }, { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Dopo { $line }, { SIDE($side, form: "accusative") } ha una coppia di biglie adiacenti; dopo { $better_line }, { $better_count }.
        [many] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } coppie di biglie adiacenti; dopo { $better_line }, { $better_count }.
       *[other] Dopo { $line }, { SIDE($side, form: "accusative") } ha { $count } coppie di biglie adiacenti; dopo { $better_line }, { $better_count }.
    }

# Hus.
coach-hus-reply =
    Dopo { $played }, { SIDE($side, form: "accusative") } può seminare da { $reply } e catturare { $captured ->
        [one] un seme
        [many] { $captured } semi
       *[other] { $captured } semi
    } in { $laps ->
        [one] un giro
        [many] { $laps } giri
       *[other] { $laps } giri
    }.
coach-hus-safe =
    { $most ->
        [0] Dopo { $better }, { SIDE($side, form: "accusative") } non può catturare.
        [one] Dopo { $better }, { SIDE($side, form: "accusative") } può catturare al massimo un seme.
        [many] Dopo { $better }, { SIDE($side, form: "accusative") } può catturare al massimo { $most } semi.
       *[other] Dopo { $better }, { SIDE($side, form: "accusative") } può catturare al massimo { $most } semi.
    }
coach-hus-takes =
    La semina da { $better } cattura { $captured ->
        [one] un seme
        [many] { $captured } semi
       *[other] { $captured } semi
    } in { $laps ->
        [one] un giro
        [many] { $laps } giri
       *[other] { $laps } giri
    }.
coach-hus-line =
    { $captured ->
        [one] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } cattura un seme.
        [many] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } cattura { $captured } semi.
       *[other] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } cattura { $captured } semi.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply } e minacciare di vincere.
        [many] Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply } e minacciare di vincere in { $ways } modi.
       *[other] Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply } e minacciare di vincere in { $ways } modi.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Dopo { $better }, { SIDE($side, form: "accusative") } non può minacciare di vincere.
        [one] Dopo { $better }, { SIDE($side, form: "accusative") } può minacciare di vincere in un solo modo.
        [many] Dopo { $better }, { SIDE($side, form: "accusative") } può minacciare di vincere in { $most } modi al massimo.
       *[other] Dopo { $better }, { SIDE($side, form: "accusative") } può minacciare di vincere in { $most } modi al massimo.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } minaccia di vincere.
        [many] { $better } minaccia di vincere in { $ways } modi.
       *[other] { $better } minaccia di vincere in { $ways } modi.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } minaccia di vincere.
        [many] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } minaccia di vincere in { $ways } modi.
       *[other] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } minaccia di vincere in { $ways } modi.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply } ed essere in cima a una pila di { $height }; con { $goal } si vince.
coach-pantarei-stacks-safe = Dopo { $better }, { SIDE($side, form: "accusative") } non può essere in cima a nessuna pila più alta di { $most }.
coach-pantarei-stacks-takes = Con { $better }, { SIDE($side, form: "accusative") } è in cima a una pila di { $height }; con { $goal } si vince.
coach-pantarei-stacks-line = Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } è in cima a una pila di { $height }; con { $goal } si vince.

# Gou. $captured is a list of points.
coach-gou-reply = Dopo { $played }, { SIDE($side, form: "accusative") } può catturare { $captured } con { $reply }.
coach-gou-safe =
    { $most ->
        [0] Dopo { $better }, { SIDE($side, form: "accusative") } non può catturare.
        [one] Dopo { $better }, { SIDE($side, form: "accusative") } può catturare al massimo una pedina.
        [many] Dopo { $better }, { SIDE($side, form: "accusative") } può catturare al massimo { $most } pedine.
       *[other] Dopo { $better }, { SIDE($side, form: "accusative") } può catturare al massimo { $most } pedine.
    }
coach-gou-takes = { $better } cattura { $captured }.
coach-gou-line = Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } cattura { $captured }.
coach-gou-goals-reply = Dopo { $played }, { SIDE($side, form: "accusative") } può giocare { $reply } e occupare { $held } dei { $goals } punti meta.
coach-gou-goals-safe = Dopo { $better }, { SIDE($side, form: "accusative") } può occupare al massimo { $most } dei { $goals } punti meta.
coach-gou-goals-takes = Con { $better }, { SIDE($side, form: "accusative") } occupa { $held } dei { $goals } punti meta.
coach-gou-goals-line = Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } occupa { $held } dei { $goals } punti meta.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Dopo { $played }, { SIDE($side, form: "accusative") } può espellere una biglia di { $owners } con { $reply }.
coach-abalone-off-safe = Dopo { $better }, { SIDE($side, form: "accusative") } non può espellere biglie di { $owners }.
coach-abalone-off-takes = { $better } espelle una biglia di { $owners }.
coach-abalone-off-line = Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } espelle una biglia di { $owners }.
coach-abalone-push-reply =
    { $marbles ->
        [one] Dopo { $played }, { SIDE($side, form: "accusative") } può spingere una biglia di { $owners } con { $reply }.
        [many] Dopo { $played }, { SIDE($side, form: "accusative") } può spingere { $marbles } biglie di { $owners } con { $reply }.
       *[other] Dopo { $played }, { SIDE($side, form: "accusative") } può spingere { $marbles } biglie di { $owners } con { $reply }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Dopo { $better }, { SIDE($side, form: "accusative") } non può spingere biglie di { $owners }.
        [one] Dopo { $better }, { SIDE($side, form: "accusative") } può spingere al massimo una biglia di { $owners }.
        [many] Dopo { $better }, { SIDE($side, form: "accusative") } può spingere al massimo { $most } biglie di { $owners }.
       *[other] Dopo { $better }, { SIDE($side, form: "accusative") } può spingere al massimo { $most } biglie di { $owners }.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } spinge una biglia di { $owners }.
        [many] { $better } spinge { $marbles } biglie di { $owners }.
       *[other] { $better } spinge { $marbles } biglie di { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } spinge una biglia di { $owners }.
        [many] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } spinge { $marbles } biglie di { $owners }.
       *[other] Dopo { $first }, alla fine della linea { $line }, { SIDE($side, form: "accusative") } spinge { $marbles } biglie di { $owners }.
    }
