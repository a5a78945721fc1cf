# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = Ruch { $played } kończy partię. Zwycięzca: { SIDE($side) }. { $reason }
coach-reply-wins = Ruch { $played } pozwala { SIDE($side, form: "dative") } od razu wygrać ruchem { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Ruch { $played } pozwala { SIDE($side, form: "dative") } wygrać następnym ruchem.
        [few] Ruch { $played } pozwala { SIDE($side, form: "dative") } wymusić wygraną w najwyżej { $plies } ruchach.
        [many] Ruch { $played } pozwala { SIDE($side, form: "dative") } wymusić wygraną w najwyżej { $plies } ruchach.
       *[other] Ruch { $played } pozwala { SIDE($side, form: "dative") } wymusić wygraną w najwyżej { $plies } ruchu.
    }
coach-wins-now = Ruch { $better } wygrywa od razu. { $reason }
coach-wins =
    { $plies ->
        [one] Ruch { $better } wygrywa od razu.
        [few] Ruch { $better } wymusza wygraną w najwyżej { $plies } ruchach.
        [many] Ruch { $better } wymusza wygraną w najwyżej { $plies } ruchach.
       *[other] Ruch { $better } wymusza wygraną w najwyżej { $plies } ruchu.
    }
coach-moves-left =
    { $moves ->
        [one] Ruch { $better } zostawia { SIDE($side, form: "dative") } tylko jeden ruch.
        [few] Ruch { $better } zostawia { SIDE($side, form: "dative") } tylko { $moves } ruchy.
        [many] Ruch { $better } zostawia { SIDE($side, form: "dative") } tylko { $moves } ruchów.
       *[other] Ruch { $better } zostawia { SIDE($side, form: "dative") } tylko { $moves } ruchu.
    }
coach-few-moves =
    { $moves ->
        [one] Po ruchu { $played } odpowiedź { SIDE($side, form: "genitive") } { $reply } zostawia { SIDE($owner, form: "dative") } tylko jeden ruch.
        [few] Po ruchu { $played } odpowiedź { SIDE($side, form: "genitive") } { $reply } zostawia { SIDE($owner, form: "dative") } tylko { $moves } ruchy.
        [many] Po ruchu { $played } odpowiedź { SIDE($side, form: "genitive") } { $reply } zostawia { SIDE($owner, form: "dative") } tylko { $moves } ruchów.
       *[other] Po ruchu { $played } odpowiedź { SIDE($side, form: "genitive") } { $reply } zostawia { SIDE($owner, form: "dative") } tylko { $moves } ruchu.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Po ruchu { $played } silnik daje { SIDE($side, form: "dative") } { $percent }% szans, po ruchu { $better } – { $better_percent }%.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Po { $line } { SIDE($side, form: "nominative") } ma jeden pionek; po { $better_line } – { $better_count }.
        [few] Po { $line } { SIDE($side, form: "nominative") } ma { $count } pionki; po { $better_line } – { $better_count }.
        [many] Po { $line } { SIDE($side, form: "nominative") } ma { $count } pionków; po { $better_line } – { $better_count }.
       *[other] Po { $line } { SIDE($side, form: "nominative") } ma { $count } pionka; po { $better_line } – { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Po { $line } { SIDE($side, form: "nominative") } są na wierzchu jednego stosu; po { $better_line } – { $better_count }.
        [few] Po { $line } { SIDE($side, form: "nominative") } są na wierzchu { $count } stosów; po { $better_line } – { $better_count }.
        [many] Po { $line } { SIDE($side, form: "nominative") } są na wierzchu { $count } stosów; po { $better_line } – { $better_count }.
       *[other] Po { $line } { SIDE($side, form: "nominative") } są na wierzchu { $count } stosu; po { $better_line } – { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Po { $line } { SIDE($side, form: "nominative") } mogą przenieść łuski na jeden sposób; po { $better_line } – na { $better_count }.
        [few] Po { $line } { SIDE($side, form: "nominative") } mogą przenieść łuski na { $count } sposoby; po { $better_line } – na { $better_count }.
        [many] Po { $line } { SIDE($side, form: "nominative") } mogą przenieść łuski na { $count } sposobów; po { $better_line } – na { $better_count }.
       *[other] Po { $line } { SIDE($side, form: "nominative") } mogą przenieść łuski na { $count } sposobu; po { $better_line } – na { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Po { $line } atakowany jest jeden pionek { SIDE($side, form: "genitive") }; po { $better_line } – { $better_count }.
        [few] Po { $line } atakowane są { $count } pionki { SIDE($side, form: "genitive") }; po { $better_line } – { $better_count }.
        [many] Po { $line } atakowanych jest { $count } pionków { SIDE($side, form: "genitive") }; po { $better_line } – { $better_count }.
       *[other] Po { $line } atakowane jest { $count } pionka { SIDE($side, form: "genitive") }; po { $better_line } – { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Po { $line } { SIDE($side, form: "nominative") } mają jeden możliwy ruch; po { $better_line } – { $better_count }.
        [few] Po { $line } { SIDE($side, form: "nominative") } mają { $count } możliwe ruchy; po { $better_line } – { $better_count }.
        [many] Po { $line } { SIDE($side, form: "nominative") } mają { $count } możliwych ruchów; po { $better_line } – { $better_count }.
       *[other] Po { $line } { SIDE($side, form: "nominative") } mają { $count } możliwego ruchu; po { $better_line } – { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Po { $line } { SIDE($side, form: "nominative") } mają przy krawędzi jedną kulę; po { $better_line } – { $better_count }.
        [few] Po { $line } { SIDE($side, form: "nominative") } mają przy krawędzi { $count } kule; po { $better_line } – { $better_count }.
        [many] Po { $line } { SIDE($side, form: "nominative") } mają przy krawędzi { $count } kul; po { $better_line } – { $better_count }.
       *[other] Po { $line } { SIDE($side, form: "nominative") } mają przy krawędzi { $count } kuli; po { $better_line } – { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Po { $line } { SIDE($side, form: "nominative") } mają w środku jedną kulę; po { $better_line } – { $better_count }.
        [few] Po { $line } { SIDE($side, form: "nominative") } mają w środku { $count } kule; po { $better_line } – { $better_count }.
        [many] Po { $line } { SIDE($side, form: "nominative") } mają w środku { $count } kul; po { $better_line } – { $better_count }.
       *[other] Po { $line } { SIDE($side, form: "nominative") } mają w środku { $count } kuli; po { $better_line } – { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Po { $line } { SIDE($side, form: "nominative") } mają jedną parę sąsiednich kul; po { $better_line } – { $better_count }.
        [few] Po { $line } { SIDE($side, form: "nominative") } mają { $count } pary sąsiednich kul; po { $better_line } – { $better_count }.
        [many] Po { $line } { SIDE($side, form: "nominative") } mają { $count } par sąsiednich kul; po { $better_line } – { $better_count }.
       *[other] Po { $line } { SIDE($side, form: "nominative") } mają { $count } pary sąsiednich kul; po { $better_line } – { $better_count }.
    }

# Hus.
coach-hus-reply =
    Po ruchu { $played } { SIDE($side, form: "nominative") } może siać z { $reply } i { hus-laps } zbić { $captured ->
        [one] jeden pionek
        [few] { $captured } pionki
        [many] { $captured } pionków
       *[other] { $captured } pionka
    }.
coach-hus-safe =
    { $most ->
        [0] Po ruchu { $better } { SIDE($side, form: "nominative") } nie może nic zbić.
        [one] Po ruchu { $better } { SIDE($side, form: "nominative") } może zbić najwyżej jeden pionek.
        [few] Po ruchu { $better } { SIDE($side, form: "nominative") } może zbić najwyżej { $most } pionki.
        [many] Po ruchu { $better } { SIDE($side, form: "nominative") } może zbić najwyżej { $most } pionków.
       *[other] Po ruchu { $better } { SIDE($side, form: "nominative") } może zbić najwyżej { $most } pionka.
    }
coach-hus-takes =
    Siew z { $better } zbija { hus-laps } { $captured ->
        [one] jeden pionek
        [few] { $captured } pionki
        [many] { $captured } pionków
       *[other] { $captured } pionka
    }.
coach-hus-line =
    { $captured ->
        [one] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } zbija jeden pionek.
        [few] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } zbija { $captured } pionki.
        [many] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } zbija { $captured } pionków.
       *[other] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } zbija { $captured } pionka.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą zagrać { $reply } i zagrozić wygraną.
        [few] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą zagrać { $reply } i zagrozić wygraną na { $ways } sposoby.
        [many] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą zagrać { $reply } i zagrozić wygraną na { $ways } sposobów.
       *[other] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą zagrać { $reply } i zagrozić wygraną na { $ways } sposobu.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Po ruchu { $better } { SIDE($side, form: "nominative") } nie mogą zagrozić wygraną.
        [one] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zagrozić wygraną tylko na jeden sposób.
        [few] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zagrozić wygraną najwyżej na { $most } sposoby.
        [many] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zagrozić wygraną najwyżej na { $most } sposobów.
       *[other] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zagrozić wygraną najwyżej na { $most } sposobu.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] Ruch { $better } grozi wygraną.
        [few] Ruch { $better } grozi wygraną na { $ways } sposoby.
        [many] Ruch { $better } grozi wygraną na { $ways } sposobów.
       *[other] Ruch { $better } grozi wygraną na { $ways } sposobu.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } grożą wygraną.
        [few] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } grożą wygraną na { $ways } sposoby.
        [many] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } grożą wygraną na { $ways } sposobów.
       *[other] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } grożą wygraną na { $ways } sposobu.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Po ruchu { $played } { SIDE($side, form: "nominative") } mogą zagrać { $reply } i znaleźć się na wierzchu stosu o wysokości { $height }; wygrywa wysokość { $goal }.
coach-pantarei-stacks-safe = Po ruchu { $better } { SIDE($side, form: "nominative") } nie mogą znaleźć się na wierzchu stosu wyższego niż { $most }.
coach-pantarei-stacks-takes = Po ruchu { $better } { SIDE($side, form: "nominative") } są na wierzchu stosu o wysokości { $height }; wygrywa wysokość { $goal }.
coach-pantarei-stacks-line = Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } są na wierzchu stosu o wysokości { $height }; wygrywa wysokość { $goal }.

# Gou. $captured is a list of points.
coach-gou-reply = Po ruchu { $played } { SIDE($side, form: "nominative") } mogą zbić { $captured } ruchem { $reply }.
coach-gou-safe =
    { $most ->
        [0] Po ruchu { $better } { SIDE($side, form: "nominative") } nie mogą nic zbić.
        [one] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zbić najwyżej jeden pionek.
        [few] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zbić najwyżej { $most } pionki.
        [many] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zbić najwyżej { $most } pionków.
       *[other] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zbić najwyżej { $most } pionka.
    }
coach-gou-takes = Ruch { $better } zbija { $captured }.
coach-gou-line = Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } zbijają { $captured }.
coach-gou-goals-reply = Po ruchu { $played } { SIDE($side, form: "nominative") } mogą zagrać { $reply } i zająć { $held } z { $goals } punktów docelowych.
coach-gou-goals-safe = Po ruchu { $better } { SIDE($side, form: "nominative") } mogą zająć najwyżej { $most } z { $goals } punktów docelowych.
coach-gou-goals-takes = Po ruchu { $better } { SIDE($side, form: "nominative") } zajmują { $held } z { $goals } punktów docelowych.
coach-gou-goals-line = Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } zajmują { $held } z { $goals } punktów docelowych.

# Abalone. $owners is one side or, in team games, several of the same team; in the nominative, so it stands in brackets.
coach-abalone-off-reply = Po ruchu { $played } { SIDE($side, form: "nominative") } mogą ruchem { $reply } zepchnąć z planszy kulę przeciwnika ({ $owners }).
coach-abalone-off-safe = Po ruchu { $better } { SIDE($side, form: "nominative") } nie mogą zepchnąć z planszy kuli przeciwnika ({ $owners }).
coach-abalone-off-takes = Ruch { $better } spycha z planszy kulę przeciwnika ({ $owners }).
coach-abalone-off-line = Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } spychają z planszy kulę przeciwnika ({ $owners }).
coach-abalone-push-reply =
    { $marbles ->
        [one] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą ruchem { $reply } pchnąć kulę przeciwnika ({ $owners }).
        [few] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą ruchem { $reply } pchnąć { $marbles } kule przeciwnika ({ $owners }).
        [many] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą ruchem { $reply } pchnąć { $marbles } kul przeciwnika ({ $owners }).
       *[other] Po ruchu { $played } { SIDE($side, form: "nominative") } mogą ruchem { $reply } pchnąć { $marbles } kuli przeciwnika ({ $owners }).
    }
coach-abalone-push-safe =
    { $most ->
        [0] Po ruchu { $better } { SIDE($side, form: "nominative") } nie mogą pchnąć kuli przeciwnika ({ $owners }).
        [one] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą pchnąć najwyżej jedną kulę przeciwnika ({ $owners }).
        [few] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą pchnąć najwyżej { $most } kule przeciwnika ({ $owners }).
        [many] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą pchnąć najwyżej { $most } kul przeciwnika ({ $owners }).
       *[other] Po ruchu { $better } { SIDE($side, form: "nominative") } mogą pchnąć najwyżej { $most } kuli przeciwnika ({ $owners }).
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] Ruch { $better } pcha kulę przeciwnika ({ $owners }).
        [few] Ruch { $better } pcha { $marbles } kule przeciwnika ({ $owners }).
        [many] Ruch { $better } pcha { $marbles } kul przeciwnika ({ $owners }).
       *[other] Ruch { $better } pcha { $marbles } kuli przeciwnika ({ $owners }).
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } pchają kulę przeciwnika ({ $owners }).
        [few] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } pchają { $marbles } kule przeciwnika ({ $owners }).
        [many] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } pchają { $marbles } kul przeciwnika ({ $owners }).
       *[other] Po ruchu { $first } wariant { $line } kończy się tym, że { SIDE($side, form: "nominative") } pchają { $marbles } kuli przeciwnika ({ $owners }).
    }
