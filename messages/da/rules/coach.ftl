# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } afslutter partiet, og { SIDE($side) } vinder. { $reason }
coach-reply-wins = Efter { $played } kan { SIDE($side) } vinde med det samme med { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Efter { $played } kan { SIDE($side) } vinde med næste træk.
       *[other] Efter { $played } kan { SIDE($side) } fremtvinge sejren i højst { $plies } træk.
    }
coach-wins-now = { $better } vinder med det samme. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } vinder med det samme.
       *[other] { $better } fremtvinger sejren i højst { $plies } træk.
    }
coach-moves-left =
    { $moves ->
        [one] Efter { $better } har { SIDE($side) } kun ét træk.
       *[other] Efter { $better } har { SIDE($side) } kun { $moves } træk.
    }
coach-few-moves =
    { $moves ->
        [one] Efter { $played } kan { SIDE($side) } spille { $reply }, så { SIDE($owner) } kun har ét træk.
       *[other] Efter { $played } kan { SIDE($side) } spille { $reply }, så { SIDE($owner) } kun har { $moves } træk.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Efter { $played } vurderer motoren { SIDE($side, form: "genitive") } chancer til { $percent } %; efter { $better } til { $better_percent } %.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } én brik; efter { $better_line } er det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } brikker; efter { $better_line } er det { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Efter { $line } ligger { SIDE($side) } øverst på én stak; efter { $better_line } på { $better_count }.
       *[other] Efter { $line } ligger { SIDE($side) } øverst på { $count } stakke; efter { $better_line } på { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Efter { $line } kan { SIDE($side) } flytte skæl på én måde; efter { $better_line } på { $better_count }.
       *[other] Efter { $line } kan { SIDE($side) } flytte skæl på { $count } måder; efter { $better_line } på { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Efter { $line } er én af { SIDE($side, form: "genitive") } brikker truet; efter { $better_line } er det { $better_count }.
       *[other] Efter { $line } er { $count } af { SIDE($side, form: "genitive") } brikker truet; efter { $better_line } er det { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } ét muligt træk; efter { $better_line } er det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } mulige træk; efter { $better_line } er det { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } én kugle ved kanten; efter { $better_line } er det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } kugler ved kanten; efter { $better_line } er det { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } én kugle i midten; efter { $better_line } er det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } kugler i midten; efter { $better_line } er det { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } ét par nabokugler; efter { $better_line } er det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } par nabokugler; efter { $better_line } er det { $better_count }.
    }

# Hus.
coach-hus-reply =
    Efter { $played } kan { SIDE($side) } så fra { $reply } og fange { $captured ->
        [one] én brik
       *[other] { $captured } brikker
    } i { $laps ->
        [one] én omgang
       *[other] { $laps } omgange
    }.
coach-hus-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } ikke fange noget.
        [one] Efter { $better } kan { SIDE($side) } højst fange én brik.
       *[other] Efter { $better } kan { SIDE($side) } højst fange { $most } brikker.
    }
coach-hus-takes =
    Såning fra { $better } fanger { $captured ->
        [one] én brik
       *[other] { $captured } brikker
    } i { $laps ->
        [one] én omgang
       *[other] { $laps } omgange
    }.
coach-hus-line =
    { $captured ->
        [one] Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } fanger én brik.
       *[other] Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } fanger { $captured } brikker.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Efter { $played } kan { SIDE($side) } spille { $reply } og true med at vinde.
       *[other] Efter { $played } kan { SIDE($side) } spille { $reply } og true med at vinde på { $ways } måder.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } ikke true med at vinde.
        [one] Efter { $better } kan { SIDE($side) } kun true med at vinde på én måde.
       *[other] Efter { $better } kan { SIDE($side) } true med at vinde på højst { $most } måder.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } truer med at vinde.
       *[other] { $better } truer med at vinde på { $ways } måder.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } truer med at vinde.
       *[other] Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } truer med at vinde på { $ways } måder.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Efter { $played } kan { SIDE($side) } spille { $reply } og ligge øverst på en stak på { $height }; { $goal } vinder.
coach-pantarei-stacks-safe = Efter { $better } kan { SIDE($side) } ikke ligge øverst på nogen stak højere end { $most }.
coach-pantarei-stacks-takes = Med { $better } ligger { SIDE($side) } øverst på en stak på { $height }; { $goal } vinder.
coach-pantarei-stacks-line = Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } ligger øverst på en stak på { $height }; { $goal } vinder.

# Gou. $captured is a list of points.
coach-gou-reply = Efter { $played } kan { SIDE($side) } slå { $captured } med { $reply }.
coach-gou-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } ikke slå noget.
        [one] Efter { $better } kan { SIDE($side) } højst slå én brik.
       *[other] Efter { $better } kan { SIDE($side) } højst slå { $most } brikker.
    }
coach-gou-takes = { $better } slår { $captured }.
coach-gou-line = Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } slår { $captured }.
coach-gou-goals-reply = Efter { $played } kan { SIDE($side) } spille { $reply } og besætte { $held } af de { $goals } målpunkter.
coach-gou-goals-safe = Efter { $better } kan { SIDE($side) } højst besætte { $most } af de { $goals } målpunkter.
coach-gou-goals-takes = Med { $better } besætter { SIDE($side) } { $held } af de { $goals } målpunkter.
coach-gou-goals-line = Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } besætter { $held } af de { $goals } målpunkter.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Efter { $played } kan { SIDE($side) } med { $reply } skubbe en kugle, der tilhører { $owners }, af brættet.
coach-abalone-off-safe = Efter { $better } kan { SIDE($side) } ikke skubbe nogen kugle, der tilhører { $owners }, af brættet.
coach-abalone-off-takes = { $better } skubber en kugle, der tilhører { $owners }, af brættet.
coach-abalone-off-line = Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } skubber en kugle, der tilhører { $owners }, af brættet.
coach-abalone-push-reply =
    { $marbles ->
        [one] Efter { $played } kan { SIDE($side) } med { $reply } skubbe en kugle, der tilhører { $owners }.
       *[other] Efter { $played } kan { SIDE($side) } med { $reply } skubbe { $marbles } kugler, der tilhører { $owners }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } ikke skubbe nogen kugle, der tilhører { $owners }.
        [one] Efter { $better } kan { SIDE($side) } højst skubbe én kugle, der tilhører { $owners }.
       *[other] Efter { $better } kan { SIDE($side) } højst skubbe { $most } kugler, der tilhører { $owners }.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } skubber en kugle, der tilhører { $owners }.
       *[other] { $better } skubber { $marbles } kugler, der tilhører { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } skubber en kugle, der tilhører { $owners }.
       *[other] Efter { $first } ender trækfølgen { $line } med, at { SIDE($side) } skubber { $marbles } kugler, der tilhører { $owners }.
    }
