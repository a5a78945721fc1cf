# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } ends the game, and { SIDE($side) } wins. { $reason }
coach-reply-wins = After { $played }, { SIDE($side) } can win at once with { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] After { $played }, { SIDE($side) } can win with the next move.
       *[other] After { $played }, { SIDE($side) } can force a win in at most { $plies } moves.
    }
coach-wins-now = { $better } wins at once. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } wins at once.
       *[other] { $better } forces a win in at most { $plies } moves.
    }
coach-moves-left =
    { $moves ->
        [one] { $better } leaves { SIDE($side) } only one move.
       *[other] { $better } leaves { SIDE($side) } only { $moves } moves.
    }
coach-few-moves =
    { $moves ->
        [one] After { $played }, { SIDE($side) } can play { $reply } and leave { SIDE($owner) } only one move.
       *[other] After { $played }, { SIDE($side) } can play { $reply } and leave { SIDE($owner) } only { $moves } moves.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = After { $played }, the engine gives { SIDE($side) } { $percent }%; after { $better }, { $better_percent }%.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] After { $line }, { SIDE($side) } has one seed; after { $better_line }, { $better_count }.
       *[other] After { $line }, { SIDE($side) } has { $count } seeds; after { $better_line }, { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] After { $line }, { SIDE($side) } is on top of one stack; after { $better_line }, of { $better_count }.
       *[other] After { $line }, { SIDE($side) } is on top of { $count } stacks; after { $better_line }, of { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] After { $line }, { SIDE($side) } can move scales in one way; after { $better_line }, in { $better_count }.
       *[other] After { $line }, { SIDE($side) } can move scales in { $count } ways; after { $better_line }, in { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] After { $line }, one piece of { SIDE($side) } is under attack; after { $better_line }, { $better_count }.
       *[other] After { $line }, { $count } pieces of { SIDE($side) } are under attack; after { $better_line }, { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] After { $line }, { SIDE($side) } has one possible move; after { $better_line }, { $better_count }.
       *[other] After { $line }, { SIDE($side) } has { $count } possible moves; after { $better_line }, { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] After { $line }, { SIDE($side) } has one marble at the edge; after { $better_line }, { $better_count }.
       *[other] After { $line }, { SIDE($side) } has { $count } marbles at the edge; after { $better_line }, { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] After { $line }, { SIDE($side) } has one marble in the centre; after { $better_line }, { $better_count }.
       *[other] After { $line }, { SIDE($side) } has { $count } marbles in the centre; after { $better_line }, { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] After { $line }, { SIDE($side) } has one pair of neighbouring marbles; after { $better_line }, { $better_count }.
       *[other] After { $line }, { SIDE($side) } has { $count } pairs of neighbouring marbles; after { $better_line }, { $better_count }.
    }

# Hus.
coach-hus-reply =
    After { $played }, { SIDE($side) } can sow from { $reply } and capture { $captured ->
        [one] one seed
       *[other] { $captured } seeds
    } in { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }.
coach-hus-safe =
    { $most ->
        [0] After { $better }, { SIDE($side) } cannot capture.
        [one] After { $better }, { SIDE($side) } can capture at most one seed.
       *[other] After { $better }, { SIDE($side) } can capture at most { $most } seeds.
    }
coach-hus-takes =
    Sowing from { $better } captures { $captured ->
        [one] one seed
       *[other] { $captured } seeds
    } in { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }.
coach-hus-line =
    { $captured ->
        [one] After { $first }, the line { $line } ends with { SIDE($side) } capturing one seed.
       *[other] After { $first }, the line { $line } ends with { SIDE($side) } capturing { $captured } seeds.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] After { $played }, { SIDE($side) } can play { $reply } and threaten to win.
       *[other] After { $played }, { SIDE($side) } can play { $reply } and threaten to win in { $ways } ways.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] After { $better }, { SIDE($side) } cannot threaten to win.
        [one] After { $better }, { SIDE($side) } can threaten to win in only one way.
       *[other] After { $better }, { SIDE($side) } can threaten to win in at most { $most } ways.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } threatens to win.
       *[other] { $better } threatens to win in { $ways } ways.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] After { $first }, the line { $line } ends with { SIDE($side) } threatening to win.
       *[other] After { $first }, the line { $line } ends with { SIDE($side) } threatening to win in { $ways } ways.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = After { $played }, { SIDE($side) } can play { $reply } and be on top of a stack of { $height }; { $goal } win.
coach-pantarei-stacks-safe = After { $better }, { SIDE($side) } cannot be on top of a stack higher than { $most }.
coach-pantarei-stacks-takes = With { $better }, { SIDE($side) } is on top of a stack of { $height }; { $goal } win.
coach-pantarei-stacks-line = After { $first }, the line { $line } ends with { SIDE($side) } on top of a stack of { $height }; { $goal } win.

# Gou. $captured is a list of points.
coach-gou-reply = After { $played }, { SIDE($side) } can capture { $captured } with { $reply }.
coach-gou-safe =
    { $most ->
        [0] After { $better }, { SIDE($side) } cannot capture.
        [one] After { $better }, { SIDE($side) } can capture at most one piece.
       *[other] After { $better }, { SIDE($side) } can capture at most { $most } pieces.
    }
coach-gou-takes = { $better } captures { $captured }.
coach-gou-line = After { $first }, the line { $line } ends with { SIDE($side) } capturing { $captured }.
coach-gou-goals-reply = After { $played }, { SIDE($side) } can play { $reply } and occupy { $held } of the { $goals } goal points.
coach-gou-goals-safe = After { $better }, { SIDE($side) } can occupy at most { $most } of the { $goals } goal points.
coach-gou-goals-takes = With { $better }, { SIDE($side) } occupies { $held } of the { $goals } goal points.
coach-gou-goals-line = After { $first }, the line { $line } ends with { SIDE($side) } occupying { $held } of the { $goals } goal points.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = After { $played }, { SIDE($side) } can push off a marble of { $owners } with { $reply }.
coach-abalone-off-safe = After { $better }, { SIDE($side) } cannot push off a marble of { $owners }.
coach-abalone-off-takes = { $better } pushes off a marble of { $owners }.
coach-abalone-off-line = After { $first }, the line { $line } ends with { SIDE($side) } pushing off a marble of { $owners }.
coach-abalone-push-reply =
    { $marbles ->
        [one] After { $played }, { SIDE($side) } can push a marble of { $owners } with { $reply }.
       *[other] After { $played }, { SIDE($side) } can push { $marbles } marbles of { $owners } with { $reply }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] After { $better }, { SIDE($side) } cannot push a marble of { $owners }.
        [one] After { $better }, { SIDE($side) } can push at most one marble of { $owners }.
       *[other] After { $better }, { SIDE($side) } can push at most { $most } marbles of { $owners }.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } pushes a marble of { $owners }.
       *[other] { $better } pushes { $marbles } marbles of { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] After { $first }, the line { $line } ends with { SIDE($side) } pushing a marble of { $owners }.
       *[other] After { $first }, the line { $line } ends with { SIDE($side) } pushing { $marbles } marbles of { $owners }.
    }
