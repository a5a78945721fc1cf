# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } met fin à la partie, et { SIDE($side) } gagne. { $reason }
coach-reply-wins = Après { $played }, { SIDE($side) } peut gagner aussitôt avec { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Après { $played }, { SIDE($side) } peut gagner au prochain coup.
        [many] Après { $played }, { SIDE($side) } peut forcer le gain en { $plies } coups au plus.
       *[other] Après { $played }, { SIDE($side) } peut forcer le gain en { $plies } coups au plus.
    }
coach-wins-now = { $better } gagne aussitôt. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } gagne aussitôt.
        [many] { $better } force le gain en { $plies } coups au plus.
       *[other] { $better } force le gain en { $plies } coups au plus.
    }
coach-moves-left =
    { $moves ->
        [one] { $better } ne laisse que { $moves } coup { SIDE($side, form: "dative") }.
        [many] { $better } ne laisse que { $moves } coups { SIDE($side, form: "dative") }.
       *[other] { $better } ne laisse que { $moves } coups { SIDE($side, form: "dative") }.
    }
coach-few-moves =
    { $moves ->
        [one] Après { $played }, { SIDE($side) } peut jouer { $reply } et ne laisser que { $moves } coup { SIDE($owner, form: "dative") }.
        [many] Après { $played }, { SIDE($side) } peut jouer { $reply } et ne laisser que { $moves } coups { SIDE($owner, form: "dative") }.
       *[other] Après { $played }, { SIDE($side) } peut jouer { $reply } et ne laisser que { $moves } coups { SIDE($owner, form: "dative") }.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Après { $played }, le moteur estime les chances { SIDE($side, form: "genitive") } à { $percent } % ; après { $better }, à { $better_percent } %.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Après { $line }, { SIDE($side) } a { $count } graine ; après { $better_line }, { $better_count }.
        [many] Après { $line }, { SIDE($side) } a { $count } graines ; après { $better_line }, { $better_count }.
       *[other] Après { $line }, { SIDE($side) } a { $count } graines ; après { $better_line }, { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Après { $line }, { SIDE($side) } est au sommet de { $count } pile ; après { $better_line }, de { $better_count }.
        [many] Après { $line }, { SIDE($side) } est au sommet de { $count } piles ; après { $better_line }, de { $better_count }.
       *[other] Après { $line }, { SIDE($side) } est au sommet de { $count } piles ; après { $better_line }, de { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [0] Après { $line }, { SIDE($side) } ne peut déplacer aucune écaille ; après { $better_line }, { SIDE($side) } peut en déplacer de plusieurs façons ({ $better_count }).
        [one] Après { $line }, { SIDE($side) } peut déplacer des écailles de { $count } façon ; après { $better_line }, de { $better_count }.
        [many] Après { $line }, { SIDE($side) } peut déplacer des écailles de { $count } façons ; après { $better_line }, de { $better_count }.
       *[other] Après { $line }, { SIDE($side) } peut déplacer des écailles de { $count } façons ; après { $better_line }, de { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [0] Après { $line }, aucun pion { SIDE($side, form: "genitive") } n’est menacé ; après { $better_line }, { $better_count }.
        [one] Après { $line }, { $count } pion { SIDE($side, form: "genitive") } est menacé ; après { $better_line }, { $better_count }.
        [many] Après { $line }, { $count } pions { SIDE($side, form: "genitive") } sont menacés ; après { $better_line }, { $better_count }.
       *[other] Après { $line }, { $count } pions { SIDE($side, form: "genitive") } sont menacés ; après { $better_line }, { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Après { $line }, { SIDE($side) } a { $count } coup possible ; après { $better_line }, { $better_count }.
        [many] Après { $line }, { SIDE($side) } a { $count } coups possibles ; après { $better_line }, { $better_count }.
       *[other] Après { $line }, { SIDE($side) } a { $count } coups possibles ; après { $better_line }, { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Après { $line }, { SIDE($side) } a { $count } bille au bord ; après { $better_line }, { $better_count }.
        [many] Après { $line }, { SIDE($side) } a { $count } billes au bord ; après { $better_line }, { $better_count }.
       *[other] Après { $line }, { SIDE($side) } a { $count } billes au bord ; après { $better_line }, { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Après { $line }, { SIDE($side) } a { $count } bille au centre ; après { $better_line }, { $better_count }.
        [many] Après { $line }, { SIDE($side) } a { $count } billes au centre ; après { $better_line }, { $better_count }.
       *[other] Après { $line }, { SIDE($side) } a { $count } billes au centre ; après { $better_line }, { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Après { $line }, { SIDE($side) } a { $count } paire de billes voisines ; après { $better_line }, { $better_count }.
        [many] Après { $line }, { SIDE($side) } a { $count } paires de billes voisines ; après { $better_line }, { $better_count }.
       *[other] Après { $line }, { SIDE($side) } a { $count } paires de billes voisines ; après { $better_line }, { $better_count }.
    }

# Hus.
coach-hus-reply =
    Après { $played }, { SIDE($side) } peut semer depuis { $reply } et capturer { $captured ->
        [one] { $captured } graine
        [many] { $captured } graines
       *[other] { $captured } graines
    } en { $laps ->
        [one] { $laps } tour
        [many] { $laps } tours
       *[other] { $laps } tours
    }.
coach-hus-safe =
    { $most ->
        [0] Après { $better }, { SIDE($side) } ne peut rien capturer.
        [one] Après { $better }, { SIDE($side) } peut capturer { $most } graine au plus.
        [many] Après { $better }, { SIDE($side) } peut capturer { $most } graines au plus.
       *[other] Après { $better }, { SIDE($side) } peut capturer { $most } graines au plus.
    }
coach-hus-takes =
    Semer depuis { $better } capture { $captured ->
        [one] { $captured } graine
        [many] { $captured } graines
       *[other] { $captured } graines
    } en { $laps ->
        [one] { $laps } tour
        [many] { $laps } tours
       *[other] { $laps } tours
    }.
coach-hus-line =
    { $captured ->
        [one] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } capture { $captured } graine.
        [many] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } capture { $captured } graines.
       *[other] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } capture { $captured } graines.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Après { $played }, { SIDE($side) } peut jouer { $reply } et menacer de gagner.
        [many] Après { $played }, { SIDE($side) } peut jouer { $reply } et menacer de gagner de { $ways } façons.
       *[other] Après { $played }, { SIDE($side) } peut jouer { $reply } et menacer de gagner de { $ways } façons.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Après { $better }, { SIDE($side) } ne peut pas menacer de gagner.
        [one] Après { $better }, { SIDE($side) } ne peut menacer de gagner que d’une seule façon.
        [many] Après { $better }, { SIDE($side) } peut menacer de gagner de { $most } façons au plus.
       *[other] Après { $better }, { SIDE($side) } peut menacer de gagner de { $most } façons au plus.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } menace de gagner.
        [many] { $better } menace de gagner de { $ways } façons.
       *[other] { $better } menace de gagner de { $ways } façons.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } menace de gagner.
        [many] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } menace de gagner de { $ways } façons.
       *[other] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } menace de gagner de { $ways } façons.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Après { $played }, { SIDE($side) } peut jouer { $reply } et être au sommet d’une pile de { $height } ; il en faut { $goal } pour gagner.
coach-pantarei-stacks-safe = Après { $better }, { SIDE($side) } ne peut être au sommet d’aucune pile plus haute que { $most }.
coach-pantarei-stacks-takes = Avec { $better }, { SIDE($side) } est au sommet d’une pile de { $height } ; il en faut { $goal } pour gagner.
coach-pantarei-stacks-line = Après { $first }, à la fin de la suite { $line }, { SIDE($side) } est au sommet d’une pile de { $height } ; il en faut { $goal } pour gagner.

# Gou. $captured is a list of points.
coach-gou-reply = Après { $played }, { SIDE($side) } peut capturer { $captured } avec { $reply }.
coach-gou-safe =
    { $most ->
        [0] Après { $better }, { SIDE($side) } ne peut rien capturer.
        [one] Après { $better }, { SIDE($side) } peut capturer { $most } pion au plus.
        [many] Après { $better }, { SIDE($side) } peut capturer { $most } pions au plus.
       *[other] Après { $better }, { SIDE($side) } peut capturer { $most } pions au plus.
    }
coach-gou-takes = { $better } capture { $captured }.
coach-gou-line = Après { $first }, à la fin de la suite { $line }, { SIDE($side) } capture { $captured }.
coach-gou-goals-reply = Après { $played }, { SIDE($side) } peut jouer { $reply } et occuper { $held } des { $goals } points cibles.
coach-gou-goals-safe = Après { $better }, { SIDE($side) } peut occuper au plus { $most } des { $goals } points cibles.
coach-gou-goals-takes = Avec { $better }, { SIDE($side) } occupe { $held } des { $goals } points cibles.
coach-gou-goals-line = Après { $first }, à la fin de la suite { $line }, { SIDE($side) } occupe { $held } des { $goals } points cibles.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Après { $played }, { SIDE($side) } peut éjecter une bille de { $owners } avec { $reply }.
coach-abalone-off-safe = Après { $better }, { SIDE($side) } ne peut pas éjecter de bille de { $owners }.
coach-abalone-off-takes = { $better } éjecte une bille de { $owners }.
coach-abalone-off-line = Après { $first }, à la fin de la suite { $line }, { SIDE($side) } éjecte une bille de { $owners }.
coach-abalone-push-reply =
    { $marbles ->
        [one] Après { $played }, { SIDE($side) } peut pousser { $marbles } bille de { $owners } avec { $reply }.
        [many] Après { $played }, { SIDE($side) } peut pousser { $marbles } billes de { $owners } avec { $reply }.
       *[other] Après { $played }, { SIDE($side) } peut pousser { $marbles } billes de { $owners } avec { $reply }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Après { $better }, { SIDE($side) } ne peut pas pousser de bille de { $owners }.
        [one] Après { $better }, { SIDE($side) } peut pousser au plus { $most } bille de { $owners }.
        [many] Après { $better }, { SIDE($side) } peut pousser au plus { $most } billes de { $owners }.
       *[other] Après { $better }, { SIDE($side) } peut pousser au plus { $most } billes de { $owners }.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } pousse { $marbles } bille de { $owners }.
        [many] { $better } pousse { $marbles } billes de { $owners }.
       *[other] { $better } pousse { $marbles } billes de { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } pousse { $marbles } bille de { $owners }.
        [many] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } pousse { $marbles } billes de { $owners }.
       *[other] Après { $first }, à la fin de la suite { $line }, { SIDE($side) } pousse { $marbles } billes de { $owners }.
    }
