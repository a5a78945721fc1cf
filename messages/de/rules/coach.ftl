# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } beendet die Partie, und { SIDE($side) } gewinnt. { $reason }
coach-reply-wins = Nach { $played } kann { SIDE($side) } mit { $reply } sofort gewinnen. { $reason }
coach-loses =
    { $plies ->
        [one] Nach { $played } kann { SIDE($side) } mit dem nächsten Zug gewinnen.
       *[other] Nach { $played } kann { SIDE($side) } den Sieg in höchstens { $plies } Zügen erzwingen.
    }
coach-wins-now = { $better } gewinnt sofort. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } gewinnt sofort.
       *[other] { $better } erzwingt den Sieg in höchstens { $plies } Zügen.
    }
coach-moves-left =
    { $moves ->
        [one] Nach { $better } bleibt { SIDE($side) } nur ein Zug.
       *[other] Nach { $better } bleiben { SIDE($side) } nur { $moves } Züge.
    }
coach-few-moves =
    { $moves ->
        [one] Nach { $played } kann { SIDE($side) } { $reply } spielen, und { SIDE($owner) } bleibt nur ein Zug.
       *[other] Nach { $played } kann { SIDE($side) } { $reply } spielen, und { SIDE($owner) } bleiben nur { $moves } Züge.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Nach { $played } schätzt die Engine die Chancen von { SIDE($side) } auf { $percent } %, nach { $better } auf { $better_percent } %.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Nach { $line } hat { SIDE($side) } einen Stein; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } hat { SIDE($side) } { $count } Steine; nach { $better_line }: { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Nach { $line } liegt { SIDE($side) } auf einem Stapel oben; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } liegt { SIDE($side) } auf { $count } Stapeln oben; nach { $better_line }: { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Nach { $line } hat { SIDE($side) } eine Möglichkeit, Steine zu ziehen; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } hat { SIDE($side) } { $count } Möglichkeiten, Steine zu ziehen; nach { $better_line }: { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Nach { $line } ist ein Stein von { SIDE($side) } angegriffen; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } sind { $count } Steine von { SIDE($side) } angegriffen; nach { $better_line }: { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Nach { $line } hat { SIDE($side) } einen möglichen Zug; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } hat { SIDE($side) } { $count } mögliche Züge; nach { $better_line }: { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Nach { $line } hat { SIDE($side) } eine Kugel am Rand; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } hat { SIDE($side) } { $count } Kugeln am Rand; nach { $better_line }: { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Nach { $line } hat { SIDE($side) } eine Kugel in der Mitte; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } hat { SIDE($side) } { $count } Kugeln in der Mitte; nach { $better_line }: { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Nach { $line } hat { SIDE($side) } ein Paar benachbarter Kugeln; nach { $better_line }: { $better_count }.
       *[other] Nach { $line } hat { SIDE($side) } { $count } Paare benachbarter Kugeln; nach { $better_line }: { $better_count }.
    }

# Hus.
coach-hus-reply =
    Nach { $played } kann { SIDE($side) } aus { $reply } säen und in { hus-laps } { $captured ->
        [one] einen Stein
       *[other] { $captured } Steine
    } erbeuten.
coach-hus-safe =
    { $most ->
        [0] Nach { $better } kann { SIDE($side) } nichts erbeuten.
        [one] Nach { $better } kann { SIDE($side) } höchstens einen Stein erbeuten.
       *[other] Nach { $better } kann { SIDE($side) } höchstens { $most } Steine erbeuten.
    }
coach-hus-takes =
    Die Aussaat aus { $better } erbeutet in { hus-laps } { $captured ->
        [one] einen Stein
       *[other] { $captured } Steine
    }.
coach-hus-line =
    { $captured ->
        [one] Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } einen Stein erbeutet.
       *[other] Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } { $captured } Steine erbeutet.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Nach { $played } kann { SIDE($side) } { $reply } spielen und mit dem Sieg drohen.
       *[other] Nach { $played } kann { SIDE($side) } { $reply } spielen und auf { $ways } Arten mit dem Sieg drohen.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Nach { $better } kann { SIDE($side) } nicht mit dem Sieg drohen.
        [one] Nach { $better } kann { SIDE($side) } nur auf eine Art mit dem Sieg drohen.
       *[other] Nach { $better } kann { SIDE($side) } auf höchstens { $most } Arten mit dem Sieg drohen.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } droht mit dem Sieg.
       *[other] { $better } droht auf { $ways } Arten mit dem Sieg.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } mit dem Sieg droht.
       *[other] Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } auf { $ways } Arten mit dem Sieg droht.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Nach { $played } kann { SIDE($side) } { $reply } spielen und liegt dann auf einem Stapel der Höhe { $height } oben; zum Sieg braucht es { $goal }.
coach-pantarei-stacks-safe = Nach { $better } kann { SIDE($side) } auf keinem Stapel oben liegen, der höher als { $most } ist.
coach-pantarei-stacks-takes = Mit { $better } liegt { SIDE($side) } auf einem Stapel der Höhe { $height } oben; zum Sieg braucht es { $goal }.
coach-pantarei-stacks-line = Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } auf einem Stapel der Höhe { $height } oben liegt; zum Sieg braucht es { $goal }.

# Gou. $captured is a list of points.
coach-gou-reply = Nach { $played } kann { SIDE($side) } { $captured } mit { $reply } schlagen.
coach-gou-safe =
    { $most ->
        [0] Nach { $better } kann { SIDE($side) } nichts schlagen.
        [one] Nach { $better } kann { SIDE($side) } höchstens einen Stein schlagen.
       *[other] Nach { $better } kann { SIDE($side) } höchstens { $most } Steine schlagen.
    }
coach-gou-takes = { $better } schlägt { $captured }.
coach-gou-line = Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } { $captured } schlägt.
coach-gou-goals-reply = Nach { $played } kann { SIDE($side) } { $reply } spielen und { $held } der { $goals } Zielpunkte besetzen.
coach-gou-goals-safe = Nach { $better } kann { SIDE($side) } höchstens { $most } der { $goals } Zielpunkte besetzen.
coach-gou-goals-takes = Mit { $better } besetzt { SIDE($side) } { $held } der { $goals } Zielpunkte.
coach-gou-goals-line = Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } { $held } der { $goals } Zielpunkte besetzt.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Nach { $played } kann { SIDE($side) } mit { $reply } eine Kugel von { $owners } vom Brett schieben.
coach-abalone-off-safe = Nach { $better } kann { SIDE($side) } keine Kugel von { $owners } vom Brett schieben.
coach-abalone-off-takes = { $better } schiebt eine Kugel von { $owners } vom Brett.
coach-abalone-off-line = Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } eine Kugel von { $owners } vom Brett schiebt.
coach-abalone-push-reply =
    { $marbles ->
        [one] Nach { $played } kann { SIDE($side) } mit { $reply } eine Kugel von { $owners } schieben.
       *[other] Nach { $played } kann { SIDE($side) } { $marbles } Kugeln von { $owners } mit { $reply } schieben.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Nach { $better } kann { SIDE($side) } keine Kugel von { $owners } schieben.
        [one] Nach { $better } kann { SIDE($side) } höchstens eine Kugel von { $owners } schieben.
       *[other] Nach { $better } kann { SIDE($side) } höchstens { $most } Kugeln von { $owners } schieben.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } schiebt eine Kugel von { $owners }.
       *[other] { $better } schiebt { $marbles } Kugeln von { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } eine Kugel von { $owners } schiebt.
       *[other] Nach { $first } endet die Zugfolge { $line } damit, dass { SIDE($side) } { $marbles } Kugeln von { $owners } schiebt.
    }
