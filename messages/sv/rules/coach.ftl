# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } avslutar partiet, och { SIDE($side) } vinner. { $reason }
coach-reply-wins = Efter { $played } kan { SIDE($side) } vinna genast med { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Efter { $played } kan { SIDE($side) } vinna med nästa drag.
       *[other] Efter { $played } kan { SIDE($side) } tvinga fram vinsten på högst { $plies } drag.
    }
coach-wins-now = { $better } vinner genast. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } vinner genast.
       *[other] { $better } tvingar fram vinsten på högst { $plies } drag.
    }
coach-moves-left =
    { $moves ->
        [one] Efter { $better } har { SIDE($side) } bara ett drag.
       *[other] Efter { $better } har { SIDE($side) } bara { $moves } drag.
    }
coach-few-moves =
    { $moves ->
        [one] Efter { $played } kan { SIDE($side) } spela { $reply }, så att { SIDE($owner) } bara har ett drag.
       *[other] Efter { $played } kan { SIDE($side) } spela { $reply }, så att { SIDE($owner) } bara har { $moves } drag.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Efter { $played } bedömer motorn chansen för { SIDE($side) } till { $percent } %; efter { $better } till { $better_percent } %.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } en sten; efter { $better_line } är det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } stenar; efter { $better_line } är det { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Efter { $line } ligger { SIDE($side) } överst på en stapel; efter { $better_line } på { $better_count }.
       *[other] Efter { $line } ligger { SIDE($side) } överst på { $count } staplar; efter { $better_line } på { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Efter { $line } kan { SIDE($side) } flytta fjäll på ett sätt; efter { $better_line } på { $better_count }.
       *[other] Efter { $line } kan { SIDE($side) } flytta fjäll på { $count } sätt; efter { $better_line } på { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Efter { $line } är en av { SIDE($side, form: "genitive") } pjäser hotad; efter { $better_line } är det { $better_count }.
       *[other] Efter { $line } är { $count } av { SIDE($side, form: "genitive") } pjäser hotade; efter { $better_line } är det { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } ett möjligt drag; efter { $better_line } är det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } möjliga drag; efter { $better_line } är det { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } en kula vid kanten; efter { $better_line } är det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } kulor vid kanten; efter { $better_line } är det { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } en kula i mitten; efter { $better_line } är det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } kulor i mitten; efter { $better_line } är det { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Efter { $line } har { SIDE($side) } ett par angränsande kulor; efter { $better_line } är det { $better_count }.
       *[other] Efter { $line } har { SIDE($side) } { $count } par angränsande kulor; efter { $better_line } är det { $better_count }.
    }

# Hus.
coach-hus-reply =
    Efter { $played } kan { SIDE($side) } så från { $reply } och fånga { $captured ->
        [one] en sten
       *[other] { $captured } stenar
    } på { $laps ->
        [one] ett varv
       *[other] { $laps } varv
    }.
coach-hus-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } inte fånga något.
        [one] Efter { $better } kan { SIDE($side) } fånga högst en sten.
       *[other] Efter { $better } kan { SIDE($side) } fånga högst { $most } stenar.
    }
coach-hus-takes =
    Sådden från { $better } fångar { $captured ->
        [one] en sten
       *[other] { $captured } stenar
    } på { $laps ->
        [one] ett varv
       *[other] { $laps } varv
    }.
coach-hus-line =
    { $captured ->
        [one] Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } fångar en sten.
       *[other] Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } fångar { $captured } stenar.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Efter { $played } kan { SIDE($side) } spela { $reply } och hota att vinna.
       *[other] Efter { $played } kan { SIDE($side) } spela { $reply } och hota att vinna på { $ways } sätt.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } inte hota att vinna.
        [one] Efter { $better } kan { SIDE($side) } hota att vinna på bara ett sätt.
       *[other] Efter { $better } kan { SIDE($side) } hota att vinna på högst { $most } sätt.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } hotar att vinna.
       *[other] { $better } hotar att vinna på { $ways } sätt.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } hotar att vinna.
       *[other] Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } hotar att vinna på { $ways } sätt.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Efter { $played } kan { SIDE($side) } spela { $reply } och ligga överst på en stapel med { $height }; { $goal } vinner.
coach-pantarei-stacks-safe = Efter { $better } kan { SIDE($side) } inte ligga överst på någon stapel högre än { $most }.
coach-pantarei-stacks-takes = Med { $better } ligger { SIDE($side) } överst på en stapel med { $height }; { $goal } vinner.
coach-pantarei-stacks-line = Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } ligger överst på en stapel med { $height }; { $goal } vinner.

# Gou. $captured is a list of points.
coach-gou-reply = Efter { $played } kan { SIDE($side) } slå { $captured } med { $reply }.
coach-gou-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } inte slå något.
        [one] Efter { $better } kan { SIDE($side) } slå högst en pjäs.
       *[other] Efter { $better } kan { SIDE($side) } slå högst { $most } pjäser.
    }
coach-gou-takes = { $better } slår { $captured }.
coach-gou-line = Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } slår { $captured }.
coach-gou-goals-reply = Efter { $played } kan { SIDE($side) } spela { $reply } och inta { $held } av de { $goals } målpunkterna.
coach-gou-goals-safe = Efter { $better } kan { SIDE($side) } inta högst { $most } av de { $goals } målpunkterna.
coach-gou-goals-takes = Med { $better } intar { SIDE($side) } { $held } av de { $goals } målpunkterna.
coach-gou-goals-line = Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } intar { $held } av de { $goals } målpunkterna.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Efter { $played } kan { SIDE($side) } med { $reply } knuffa av en kula som tillhör { $owners }.
coach-abalone-off-safe = Efter { $better } kan { SIDE($side) } inte knuffa av någon kula som tillhör { $owners }.
coach-abalone-off-takes = { $better } knuffar av en kula som tillhör { $owners }.
coach-abalone-off-line = Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } knuffar av en kula som tillhör { $owners }.
coach-abalone-push-reply =
    { $marbles ->
        [one] Efter { $played } kan { SIDE($side) } med { $reply } knuffa en kula som tillhör { $owners }.
       *[other] Efter { $played } kan { SIDE($side) } med { $reply } knuffa { $marbles } kulor som tillhör { $owners }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Efter { $better } kan { SIDE($side) } inte knuffa någon kula som tillhör { $owners }.
        [one] Efter { $better } kan { SIDE($side) } knuffa högst en kula som tillhör { $owners }.
       *[other] Efter { $better } kan { SIDE($side) } knuffa högst { $most } kulor som tillhör { $owners }.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } knuffar en kula som tillhör { $owners }.
       *[other] { $better } knuffar { $marbles } kulor som tillhör { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } knuffar en kula som tillhör { $owners }.
       *[other] Efter { $first } slutar dragföljden { $line } med att { SIDE($side) } knuffar { $marbles } kulor som tillhör { $owners }.
    }
