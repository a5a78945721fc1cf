# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } põe fim à partida e ganha { SIDE($side, form: "accusative") }. { $reason }
coach-reply-wins = Depois de { $played }, { SIDE($side, form: "accusative") } pode ganhar de imediato com { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Depois de { $played }, { SIDE($side, form: "accusative") } pode ganhar na próxima jogada.
        [many] Depois de { $played }, { SIDE($side, form: "accusative") } pode forçar a vitória em { $plies } jogadas, no máximo.
       *[other] Depois de { $played }, { SIDE($side, form: "accusative") } pode forçar a vitória em { $plies } jogadas, no máximo.
    }
coach-wins-now = { $better } ganha de imediato. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } ganha de imediato.
        [many] { $better } força a vitória em { $plies } jogadas, no máximo.
       *[other] { $better } força a vitória em { $plies } jogadas, no máximo.
    }
coach-moves-left =
    { $moves ->
        [one] { $better } só deixa { $moves } jogada { SIDE($side, form: "dative") }.
        [many] { $better } só deixa { $moves } jogadas { SIDE($side, form: "dative") }.
       *[other] { $better } só deixa { $moves } jogadas { SIDE($side, form: "dative") }.
    }
coach-few-moves =
    { $moves ->
        [one] Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e deixar só { $moves } jogada { SIDE($owner, form: "dative") }.
        [many] Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e deixar só { $moves } jogadas { SIDE($owner, form: "dative") }.
       *[other] Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e deixar só { $moves } jogadas { SIDE($owner, form: "dative") }.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Depois de { $played }, o motor estima as probabilidades { SIDE($side, form: "genitive") } em { $percent }%; depois de { $better }, em { $better_percent }%.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [0] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } sementes; depois de { $better_line }, { $better_count }.
        [one] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } semente; depois de { $better_line }, { $better_count }.
        [many] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } sementes; depois de { $better_line }, { $better_count }.
       *[other] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } sementes; depois de { $better_line }, { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [0] Depois de { $line }, { SIDE($side, form: "accusative") } não está no topo de nenhuma pilha; depois de { $better_line }, de { $better_count }.
        [one] Depois de { $line }, { SIDE($side, form: "accusative") } está no topo de { $count } pilha; depois de { $better_line }, de { $better_count }.
        [many] Depois de { $line }, { SIDE($side, form: "accusative") } está no topo de { $count } pilhas; depois de { $better_line }, de { $better_count }.
       *[other] Depois de { $line }, { SIDE($side, form: "accusative") } está no topo de { $count } pilhas; depois de { $better_line }, de { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [0] Depois de { $line }, { SIDE($side, form: "accusative") } não pode mover escamas; depois de { $better_line }, pode fazê-lo ({ $better_count }).
        [one] Depois de { $line }, { SIDE($side, form: "accusative") } pode mover escamas de { $count } maneira; depois de { $better_line }, de { $better_count }.
        [many] Depois de { $line }, { SIDE($side, form: "accusative") } pode mover escamas de { $count } maneiras; depois de { $better_line }, de { $better_count }.
       *[other] Depois de { $line }, { SIDE($side, form: "accusative") } pode mover escamas de { $count } maneiras; depois de { $better_line }, de { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [0] Depois de { $line }, nenhuma peça { SIDE($side, form: "genitive") } está ameaçada; depois de { $better_line }, { $better_count }.
        [one] Depois de { $line }, { $count } peça { SIDE($side, form: "genitive") } está ameaçada; depois de { $better_line }, { $better_count }.
        [many] Depois de { $line }, { $count } peças { SIDE($side, form: "genitive") } estão ameaçadas; depois de { $better_line }, { $better_count }.
       *[other] Depois de { $line }, { $count } peças { SIDE($side, form: "genitive") } estão ameaçadas; depois de { $better_line }, { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [0] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } jogadas possíveis; depois de { $better_line }, { $better_count }.
        [one] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } jogada possível; depois de { $better_line }, { $better_count }.
        [many] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } jogadas possíveis; depois de { $better_line }, { $better_count }.
       *[other] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } jogadas possíveis; depois de { $better_line }, { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [0] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlindes na borda; depois de { $better_line }, { $better_count }.
        [one] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlinde na borda; depois de { $better_line }, { $better_count }.
        [many] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlindes na borda; depois de { $better_line }, { $better_count }.
       *[other] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlindes na borda; depois de { $better_line }, { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [0] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlindes no centro; depois de { $better_line }, { $better_count }.
        [one] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlinde no centro; depois de { $better_line }, { $better_count }.
        [many] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlindes no centro; depois de { $better_line }, { $better_count }.
       *[other] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } berlindes no centro; depois de { $better_line }, { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [0] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } pares de berlindes vizinhos; depois de { $better_line }, { $better_count }.
        [one] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } par de berlindes vizinhos; depois de { $better_line }, { $better_count }.
        [many] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } pares de berlindes vizinhos; depois de { $better_line }, { $better_count }.
       *[other] Depois de { $line }, { SIDE($side, form: "accusative") } tem { $count } pares de berlindes vizinhos; depois de { $better_line }, { $better_count }.
    }

# Hus.
coach-hus-reply =
    Depois de { $played }, { SIDE($side, form: "accusative") } pode semear a partir de { $reply } e capturar { $captured ->
        [one] { $captured } semente
        [many] { $captured } sementes
       *[other] { $captured } sementes
    } em { $laps ->
        [one] { $laps } volta
        [many] { $laps } voltas
       *[other] { $laps } voltas
    }.
coach-hus-safe =
    { $most ->
        [0] Depois de { $better }, { SIDE($side, form: "accusative") } não pode capturar.
        [one] Depois de { $better }, { SIDE($side, form: "accusative") } pode capturar no máximo { $most } semente.
        [many] Depois de { $better }, { SIDE($side, form: "accusative") } pode capturar no máximo { $most } sementes.
       *[other] Depois de { $better }, { SIDE($side, form: "accusative") } pode capturar no máximo { $most } sementes.
    }
coach-hus-takes =
    A sementeira a partir de { $better } captura { $captured ->
        [one] { $captured } semente
        [many] { $captured } sementes
       *[other] { $captured } sementes
    } em { $laps ->
        [one] { $laps } volta
        [many] { $laps } voltas
       *[other] { $laps } voltas
    }.
coach-hus-line =
    { $captured ->
        [one] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } captura { $captured } semente.
        [many] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } captura { $captured } sementes.
       *[other] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } captura { $captured } sementes.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e ameaçar ganhar.
        [many] Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e ameaçar ganhar de { $ways } maneiras.
       *[other] Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e ameaçar ganhar de { $ways } maneiras.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Depois de { $better }, { SIDE($side, form: "accusative") } não pode ameaçar ganhar.
        [one] Depois de { $better }, { SIDE($side, form: "accusative") } só pode ameaçar ganhar de { $most } maneira.
        [many] Depois de { $better }, { SIDE($side, form: "accusative") } pode ameaçar ganhar de { $most } maneiras, no máximo.
       *[other] Depois de { $better }, { SIDE($side, form: "accusative") } pode ameaçar ganhar de { $most } maneiras, no máximo.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } ameaça ganhar.
        [many] { $better } ameaça ganhar de { $ways } maneiras.
       *[other] { $better } ameaça ganhar de { $ways } maneiras.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } ameaça ganhar.
        [many] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } ameaça ganhar de { $ways } maneiras.
       *[other] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } ameaça ganhar de { $ways } maneiras.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e ficar no topo de uma pilha de { $height }; ganha-se com { $goal }.
coach-pantarei-stacks-safe = Depois de { $better }, { SIDE($side, form: "accusative") } não pode ficar no topo de nenhuma pilha mais alta do que { $most }.
coach-pantarei-stacks-takes = Com { $better }, { SIDE($side, form: "accusative") } fica no topo de uma pilha de { $height }; ganha-se com { $goal }.
coach-pantarei-stacks-line = Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } fica no topo de uma pilha de { $height }; ganha-se com { $goal }.

# Gou. $captured is a list of points.
coach-gou-reply = Depois de { $played }, { SIDE($side, form: "accusative") } pode capturar { $captured } com { $reply }.
coach-gou-safe =
    { $most ->
        [0] Depois de { $better }, { SIDE($side, form: "accusative") } não pode capturar.
        [one] Depois de { $better }, { SIDE($side, form: "accusative") } pode capturar no máximo { $most } peça.
        [many] Depois de { $better }, { SIDE($side, form: "accusative") } pode capturar no máximo { $most } peças.
       *[other] Depois de { $better }, { SIDE($side, form: "accusative") } pode capturar no máximo { $most } peças.
    }
coach-gou-takes = { $better } captura { $captured }.
coach-gou-line = Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } captura { $captured }.
coach-gou-goals-reply = Depois de { $played }, { SIDE($side, form: "accusative") } pode jogar { $reply } e ocupar { $held } dos { $goals } pontos de meta.
coach-gou-goals-safe = Depois de { $better }, { SIDE($side, form: "accusative") } pode ocupar no máximo { $most } dos { $goals } pontos de meta.
coach-gou-goals-takes = Com { $better }, { SIDE($side, form: "accusative") } ocupa { $held } dos { $goals } pontos de meta.
coach-gou-goals-line = Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } ocupa { $held } dos { $goals } pontos de meta.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Depois de { $played }, { SIDE($side, form: "accusative") } pode expulsar um berlinde adversário ({ $owners }) com { $reply }.
coach-abalone-off-safe = Depois de { $better }, { SIDE($side, form: "accusative") } não pode expulsar nenhum berlinde adversário ({ $owners }).
coach-abalone-off-takes = { $better } expulsa um berlinde adversário ({ $owners }).
coach-abalone-off-line = Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } expulsa um berlinde adversário ({ $owners }).
coach-abalone-push-reply =
    { $marbles ->
        [one] Depois de { $played }, { SIDE($side, form: "accusative") } pode empurrar { $marbles } berlinde adversário ({ $owners }) com { $reply }.
        [many] Depois de { $played }, { SIDE($side, form: "accusative") } pode empurrar { $marbles } berlindes adversários ({ $owners }) com { $reply }.
       *[other] Depois de { $played }, { SIDE($side, form: "accusative") } pode empurrar { $marbles } berlindes adversários ({ $owners }) com { $reply }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Depois de { $better }, { SIDE($side, form: "accusative") } não pode empurrar nenhum berlinde adversário ({ $owners }).
        [one] Depois de { $better }, { SIDE($side, form: "accusative") } pode empurrar no máximo { $most } berlinde adversário ({ $owners }).
        [many] Depois de { $better }, { SIDE($side, form: "accusative") } pode empurrar no máximo { $most } berlindes adversários ({ $owners }).
       *[other] Depois de { $better }, { SIDE($side, form: "accusative") } pode empurrar no máximo { $most } berlindes adversários ({ $owners }).
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } empurra { $marbles } berlinde adversário ({ $owners }).
        [many] { $better } empurra { $marbles } berlindes adversários ({ $owners }).
       *[other] { $better } empurra { $marbles } berlindes adversários ({ $owners }).
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } empurra { $marbles } berlinde adversário ({ $owners }).
        [many] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } empurra { $marbles } berlindes adversários ({ $owners }).
       *[other] Depois de { $first }, no fim da linha { $line }, { SIDE($side, form: "accusative") } empurra { $marbles } berlindes adversários ({ $owners }).
    }
