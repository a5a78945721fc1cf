# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = { $played } beëindigt de partij, en { SIDE($side) } wint. { $reason }
coach-reply-wins = Na { $played } kan { SIDE($side) } meteen winnen met { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Na { $played } kan { SIDE($side) } met de volgende zet winnen.
       *[other] Na { $played } kan { SIDE($side) } de winst afdwingen in hoogstens { $plies } zetten.
    }
coach-wins-now = { $better } wint meteen. { $reason }
coach-wins =
    { $plies ->
        [one] { $better } wint meteen.
       *[other] { $better } dwingt de winst af in hoogstens { $plies } zetten.
    }
coach-moves-left =
    { $moves ->
        [one] { $better } laat { SIDE($side) } maar één zet.
       *[other] { $better } laat { SIDE($side) } maar { $moves } zetten.
    }
coach-few-moves =
    { $moves ->
        [one] Na { $played } kan { SIDE($side) } { $reply } spelen en { SIDE($owner) } maar één zet laten.
       *[other] Na { $played } kan { SIDE($side) } { $reply } spelen en { SIDE($owner) } maar { $moves } zetten laten.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Na { $played } schat de engine de kansen van { SIDE($side) } op { $percent }%; na { $better } op { $better_percent }%.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Na { $line } heeft { SIDE($side) } één steen; na { $better_line } zijn het er { $better_count }.
       *[other] Na { $line } heeft { SIDE($side) } { $count } stenen; na { $better_line } zijn het er { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Na { $line } ligt { SIDE($side) } op één stapel bovenop; na { $better_line } op { $better_count }.
       *[other] Na { $line } ligt { SIDE($side) } op { $count } stapels bovenop; na { $better_line } op { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Na { $line } kan { SIDE($side) } op één manier blokken verplaatsen; na { $better_line } op { $better_count }.
       *[other] Na { $line } kan { SIDE($side) } op { $count } manieren blokken verplaatsen; na { $better_line } op { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Na { $line } wordt één stuk van { SIDE($side) } bedreigd; na { $better_line } zijn het er { $better_count }.
       *[other] Na { $line } worden { $count } stukken van { SIDE($side) } bedreigd; na { $better_line } zijn het er { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Na { $line } heeft { SIDE($side) } één mogelijke zet; na { $better_line } zijn het er { $better_count }.
       *[other] Na { $line } heeft { SIDE($side) } { $count } mogelijke zetten; na { $better_line } zijn het er { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Na { $line } heeft { SIDE($side) } één knikker aan de rand; na { $better_line } zijn het er { $better_count }.
       *[other] Na { $line } heeft { SIDE($side) } { $count } knikkers aan de rand; na { $better_line } zijn het er { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Na { $line } heeft { SIDE($side) } één knikker in het midden; na { $better_line } zijn het er { $better_count }.
       *[other] Na { $line } heeft { SIDE($side) } { $count } knikkers in het midden; na { $better_line } zijn het er { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Na { $line } heeft { SIDE($side) } één paar aangrenzende knikkers; na { $better_line } zijn het er { $better_count }.
       *[other] Na { $line } heeft { SIDE($side) } { $count } paren aangrenzende knikkers; na { $better_line } zijn het er { $better_count }.
    }

# Hus.
coach-hus-reply =
    Na { $played } kan { SIDE($side) } vanuit { $reply } zaaien en { $captured ->
        [one] één steen
       *[other] { $captured } stenen
    } veroveren in { $laps ->
        [one] één ronde
       *[other] { $laps } rondes
    }.
coach-hus-safe =
    { $most ->
        [0] Na { $better } kan { SIDE($side) } niets veroveren.
        [one] Na { $better } kan { SIDE($side) } hoogstens één steen veroveren.
       *[other] Na { $better } kan { SIDE($side) } hoogstens { $most } stenen veroveren.
    }
coach-hus-takes =
    Zaaien vanuit { $better } verovert { $captured ->
        [one] één steen
       *[other] { $captured } stenen
    } in { $laps ->
        [one] één ronde
       *[other] { $laps } rondes
    }.
coach-hus-line =
    { $captured ->
        [one] Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } één steen verovert.
       *[other] Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } { $captured } stenen verovert.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Na { $played } kan { SIDE($side) } { $reply } spelen en dreigen te winnen.
       *[other] Na { $played } kan { SIDE($side) } { $reply } spelen en op { $ways } manieren dreigen te winnen.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Na { $better } kan { SIDE($side) } niet dreigen te winnen.
        [one] Na { $better } kan { SIDE($side) } maar op één manier dreigen te winnen.
       *[other] Na { $better } kan { SIDE($side) } op hoogstens { $most } manieren dreigen te winnen.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] { $better } dreigt te winnen.
       *[other] { $better } dreigt op { $ways } manieren te winnen.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } dreigt te winnen.
       *[other] Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } op { $ways } manieren dreigt te winnen.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Na { $played } kan { SIDE($side) } { $reply } spelen en boven op een stapel van { $height } liggen; { $goal } wint.
coach-pantarei-stacks-safe = Na { $better } kan { SIDE($side) } op geen stapel hoger dan { $most } bovenop liggen.
coach-pantarei-stacks-takes = Met { $better } ligt { SIDE($side) } boven op een stapel van { $height }; { $goal } wint.
coach-pantarei-stacks-line = Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } boven op een stapel van { $height } ligt; { $goal } wint.

# Gou. $captured is a list of points.
coach-gou-reply = Na { $played } kan { SIDE($side) } { $captured } slaan met { $reply }.
coach-gou-safe =
    { $most ->
        [0] Na { $better } kan { SIDE($side) } niets slaan.
        [one] Na { $better } kan { SIDE($side) } hoogstens één stuk slaan.
       *[other] Na { $better } kan { SIDE($side) } hoogstens { $most } stukken slaan.
    }
coach-gou-takes = { $better } slaat { $captured }.
coach-gou-line = Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } { $captured } slaat.
coach-gou-goals-reply = Na { $played } kan { SIDE($side) } { $reply } spelen en { $held } van de { $goals } doelen bezetten.
coach-gou-goals-safe = Na { $better } kan { SIDE($side) } hoogstens { $most } van de { $goals } doelen bezetten.
coach-gou-goals-takes = Met { $better } bezet { SIDE($side) } { $held } van de { $goals } doelen.
coach-gou-goals-line = Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } { $held } van de { $goals } doelen bezet.

# Abalone. $owners is one side or, in team games, several of the same team.
coach-abalone-off-reply = Na { $played } kan { SIDE($side) } met { $reply } een knikker van { $owners } van het bord duwen.
coach-abalone-off-safe = Na { $better } kan { SIDE($side) } geen knikker van { $owners } van het bord duwen.
coach-abalone-off-takes = { $better } duwt een knikker van { $owners } van het bord.
coach-abalone-off-line = Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } een knikker van { $owners } van het bord duwt.
coach-abalone-push-reply =
    { $marbles ->
        [one] Na { $played } kan { SIDE($side) } met { $reply } een knikker van { $owners } duwen.
       *[other] Na { $played } kan { SIDE($side) } met { $reply } { $marbles } knikkers van { $owners } duwen.
    }
coach-abalone-push-safe =
    { $most ->
        [0] Na { $better } kan { SIDE($side) } geen knikker van { $owners } duwen.
        [one] Na { $better } kan { SIDE($side) } hoogstens één knikker van { $owners } duwen.
       *[other] Na { $better } kan { SIDE($side) } hoogstens { $most } knikkers van { $owners } duwen.
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] { $better } duwt een knikker van { $owners }.
       *[other] { $better } duwt { $marbles } knikkers van { $owners }.
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } een knikker van { $owners } duwt.
       *[other] Na { $first } eindigt de zettenreeks { $line } ermee dat { SIDE($side) } { $marbles } knikkers van { $owners } duwt.
    }
