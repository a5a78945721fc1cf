# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = Tah { $played } ukončí partii a vítězí { SIDE($side) }. { $reason }
coach-reply-wins = Po tahu { $played } může { SIDE($side) } okamžitě zvítězit tahem { $reply }. { $reason }
coach-loses =
    { $plies ->
        [one] Po tahu { $played } může { SIDE($side) } zvítězit příštím tahem.
        [few] Po tahu { $played } si může { SIDE($side) } vynutit výhru nejpozději za { $plies } tahy.
        [many] Po tahu { $played } si může { SIDE($side) } vynutit výhru nejpozději za { $plies } tahu.
       *[other] Po tahu { $played } si může { SIDE($side) } vynutit výhru nejpozději za { $plies } tahů.
    }
coach-wins-now = Tah { $better } okamžitě vítězí. { $reason }
coach-wins =
    { $plies ->
        [one] Tah { $better } okamžitě vítězí.
        [few] Tah { $better } vynucuje výhru nejpozději za { $plies } tahy.
        [many] Tah { $better } vynucuje výhru nejpozději za { $plies } tahu.
       *[other] Tah { $better } vynucuje výhru nejpozději za { $plies } tahů.
    }
coach-moves-left =
    { $moves ->
        [one] Po tahu { $better } zbývá { SIDE($side, form: "dative") } jen jeden tah.
        [few] Po tahu { $better } zbývají { SIDE($side, form: "dative") } jen { $moves } tahy.
        [many] Po tahu { $better } zbývá { SIDE($side, form: "dative") } jen { $moves } tahu.
       *[other] Po tahu { $better } zbývá { SIDE($side, form: "dative") } jen { $moves } tahů.
    }
coach-few-moves =
    { $moves ->
        [one] Po tahu { $played } může { SIDE($side) } zahrát { $reply }, po čemž { SIDE($owner, form: "dative") } zbývá jen jeden tah.
        [few] Po tahu { $played } může { SIDE($side) } zahrát { $reply }, po čemž { SIDE($owner, form: "dative") } zbývají jen { $moves } tahy.
        [many] Po tahu { $played } může { SIDE($side) } zahrát { $reply }, po čemž { SIDE($owner, form: "dative") } zbývá jen { $moves } tahu.
       *[other] Po tahu { $played } může { SIDE($side) } zahrát { $reply }, po čemž { SIDE($owner, form: "dative") } zbývá jen { $moves } tahů.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = Šance { SIDE($side, form: "genitive") } na výhru jsou podle enginu { $percent } % po tahu { $played } a { $better_percent } % po tahu { $better }.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] Ve variantě { $line } má { SIDE($side) } jeden kámen, ve variantě { $better_line } jich má { $better_count }.
        [few] Ve variantě { $line } má { SIDE($side) } { $count } kameny, ve variantě { $better_line } jich má { $better_count }.
        [many] Ve variantě { $line } má { SIDE($side) } { $count } kamene, ve variantě { $better_line } jich má { $better_count }.
       *[other] Ve variantě { $line } má { SIDE($side) } { $count } kamenů, ve variantě { $better_line } jich má { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] Ve variantě { $line } je { SIDE($side) } na vrchu jedné hromádky, ve variantě { $better_line } na vrchu { $better_count }.
        [few] Ve variantě { $line } je { SIDE($side) } na vrchu { $count } hromádek, ve variantě { $better_line } na vrchu { $better_count }.
        [many] Ve variantě { $line } je { SIDE($side) } na vrchu { $count } hromádky, ve variantě { $better_line } na vrchu { $better_count }.
       *[other] Ve variantě { $line } je { SIDE($side) } na vrchu { $count } hromádek, ve variantě { $better_line } na vrchu { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] Ve variantě { $line } má { SIDE($side) } jeden možný přesun destiček, ve variantě { $better_line } jich má { $better_count }.
        [few] Ve variantě { $line } má { SIDE($side) } { $count } možné přesuny destiček, ve variantě { $better_line } jich má { $better_count }.
        [many] Ve variantě { $line } má { SIDE($side) } { $count } možného přesunu destiček, ve variantě { $better_line } jich má { $better_count }.
       *[other] Ve variantě { $line } má { SIDE($side) } { $count } možných přesunů destiček, ve variantě { $better_line } jich má { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] Ve variantě { $line } je ohrožen jeden kámen { SIDE($side, form: "genitive") }, ve variantě { $better_line } je jich { $better_count }.
        [few] Ve variantě { $line } jsou ohroženy { $count } kameny { SIDE($side, form: "genitive") }, ve variantě { $better_line } je jich { $better_count }.
        [many] Ve variantě { $line } je ohroženo { $count } kamene { SIDE($side, form: "genitive") }, ve variantě { $better_line } je jich { $better_count }.
       *[other] Ve variantě { $line } je ohroženo { $count } kamenů { SIDE($side, form: "genitive") }, ve variantě { $better_line } je jich { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] Ve variantě { $line } má { SIDE($side) } jeden možný tah, ve variantě { $better_line } jich má { $better_count }.
        [few] Ve variantě { $line } má { SIDE($side) } { $count } možné tahy, ve variantě { $better_line } jich má { $better_count }.
        [many] Ve variantě { $line } má { SIDE($side) } { $count } možného tahu, ve variantě { $better_line } jich má { $better_count }.
       *[other] Ve variantě { $line } má { SIDE($side) } { $count } možných tahů, ve variantě { $better_line } jich má { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] Ve variantě { $line } má { SIDE($side) } na okraji jednu kouli, ve variantě { $better_line } jich tam má { $better_count }.
        [few] Ve variantě { $line } má { SIDE($side) } na okraji { $count } koule, ve variantě { $better_line } jich tam má { $better_count }.
        [many] Ve variantě { $line } má { SIDE($side) } na okraji { $count } koule, ve variantě { $better_line } jich tam má { $better_count }.
       *[other] Ve variantě { $line } má { SIDE($side) } na okraji { $count } koulí, ve variantě { $better_line } jich tam má { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] Ve variantě { $line } má { SIDE($side) } ve středu jednu kouli, ve variantě { $better_line } jich tam má { $better_count }.
        [few] Ve variantě { $line } má { SIDE($side) } ve středu { $count } koule, ve variantě { $better_line } jich tam má { $better_count }.
        [many] Ve variantě { $line } má { SIDE($side) } ve středu { $count } koule, ve variantě { $better_line } jich tam má { $better_count }.
       *[other] Ve variantě { $line } má { SIDE($side) } ve středu { $count } koulí, ve variantě { $better_line } jich tam má { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] Ve variantě { $line } má { SIDE($side) } jednu dvojici sousedních koulí, ve variantě { $better_line } jich má { $better_count }.
        [few] Ve variantě { $line } má { SIDE($side) } { $count } dvojice sousedních koulí, ve variantě { $better_line } jich má { $better_count }.
        [many] Ve variantě { $line } má { SIDE($side) } { $count } dvojice sousedních koulí, ve variantě { $better_line } jich má { $better_count }.
       *[other] Ve variantě { $line } má { SIDE($side) } { $count } dvojic sousedních koulí, ve variantě { $better_line } jich má { $better_count }.
    }

# Hus.
coach-hus-reply =
    Po tahu { $played } může { SIDE($side) } setím z { $reply } sebrat { $captured ->
        [one] jeden kámen
        [few] { $captured } kameny
        [many] { $captured } kamene
       *[other] { $captured } kamenů
    } během { $laps ->
        [one] jednoho kola
        [few] { $laps } kol
        [many] { $laps } kola
       *[other] { $laps } kol
    }.
coach-hus-safe =
    { $most ->
        [0] Po tahu { $better } nemůže { SIDE($side) } nic sebrat.
        [one] Po tahu { $better } může { SIDE($side) } sebrat nejvýše jeden kámen.
        [few] Po tahu { $better } může { SIDE($side) } sebrat nejvýše { $most } kameny.
        [many] Po tahu { $better } může { SIDE($side) } sebrat nejvýše { $most } kamene.
       *[other] Po tahu { $better } může { SIDE($side) } sebrat nejvýše { $most } kamenů.
    }
coach-hus-takes =
    Setím z { $better } lze sebrat { $captured ->
        [one] jeden kámen
        [few] { $captured } kameny
        [many] { $captured } kamene
       *[other] { $captured } kamenů
    } během { $laps ->
        [one] jednoho kola
        [few] { $laps } kol
        [many] { $laps } kola
       *[other] { $laps } kol
    }.
coach-hus-line =
    { $captured ->
        [one] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } bere jeden kámen.
        [few] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } bere { $captured } kameny.
        [many] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } bere { $captured } kamene.
       *[other] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } bere { $captured } kamenů.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [one] Po tahu { $played } může { SIDE($side) } zahrát { $reply } a hrozit výhrou.
        [few] Po tahu { $played } může { SIDE($side) } zahrát { $reply } a hrozit výhrou { $ways } způsoby.
        [many] Po tahu { $played } může { SIDE($side) } zahrát { $reply } a hrozit výhrou { $ways } způsobu.
       *[other] Po tahu { $played } může { SIDE($side) } zahrát { $reply } a hrozit výhrou { $ways } způsoby.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] Po tahu { $better } nemůže { SIDE($side) } hrozit výhrou.
        [one] Po tahu { $better } může { SIDE($side) } hrozit výhrou jen jedním způsobem.
        [few] Po tahu { $better } může { SIDE($side) } hrozit výhrou nejvýše { $most } způsoby.
        [many] Po tahu { $better } může { SIDE($side) } hrozit výhrou nejvýše { $most } způsobu.
       *[other] Po tahu { $better } může { SIDE($side) } hrozit výhrou nejvýše { $most } způsoby.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [one] Tah { $better } hrozí výhrou.
        [few] Tah { $better } hrozí výhrou { $ways } způsoby.
        [many] Tah { $better } hrozí výhrou { $ways } způsobu.
       *[other] Tah { $better } hrozí výhrou { $ways } způsoby.
    }
coach-pantarei-threats-line =
    { $ways ->
        [one] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } hrozí výhrou.
        [few] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } hrozí výhrou { $ways } způsoby.
        [many] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } hrozí výhrou { $ways } způsobu.
       *[other] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } hrozí výhrou { $ways } způsoby.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = Po tahu { $played } může { SIDE($side) } zahrát { $reply } a být na vrchu hromádky o výšce { $height }; k vítězství je třeba výška { $goal }.
coach-pantarei-stacks-safe = Po tahu { $better } nemůže být { SIDE($side) } na vrchu hromádky vyšší než { $most }.
coach-pantarei-stacks-takes = Po tahu { $better } je { SIDE($side) } na vrchu hromádky o výšce { $height }; k vítězství je třeba výška { $goal }.
coach-pantarei-stacks-line = Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } je na vrchu hromádky o výšce { $height }; k vítězství je třeba výška { $goal }.

# Gou. $captured is a list of points.
coach-gou-reply = Po tahu { $played } může { SIDE($side) } tahem { $reply } sebrat { $captured }.
coach-gou-safe =
    { $most ->
        [0] Po tahu { $better } nemůže { SIDE($side) } nic sebrat.
        [one] Po tahu { $better } může { SIDE($side) } sebrat nejvýše jeden kámen.
        [few] Po tahu { $better } může { SIDE($side) } sebrat nejvýše { $most } kameny.
        [many] Po tahu { $better } může { SIDE($side) } sebrat nejvýše { $most } kamene.
       *[other] Po tahu { $better } může { SIDE($side) } sebrat nejvýše { $most } kamenů.
    }
coach-gou-takes = Tah { $better } bere { $captured }.
coach-gou-line = Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } bere { $captured }.
coach-gou-goals-reply = Po tahu { $played } může { SIDE($side) } zahrát { $reply } a obsadit { $held } ze { $goals } cílových bodů.
coach-gou-goals-safe = Po tahu { $better } může { SIDE($side) } obsadit nejvýše { $most } ze { $goals } cílových bodů.
coach-gou-goals-takes = Tahem { $better } obsadí { SIDE($side) } { $held } ze { $goals } cílových bodů.
coach-gou-goals-line = Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } obsadí { $held } ze { $goals } cílových bodů.

# Abalone. $owners is one side or, in team games, several of the same team; their names are in the nominative.
coach-abalone-off-reply = Po tahu { $played } může { SIDE($side) } tahem { $reply } vytlačit soupeřovu kouli ({ $owners }).
coach-abalone-off-safe = Po tahu { $better } nemůže { SIDE($side) } vytlačit soupeřovu kouli ({ $owners }).
coach-abalone-off-takes = Tah { $better } vytlačí soupeřovu kouli ({ $owners }).
coach-abalone-off-line = Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } vytlačí soupeřovu kouli ({ $owners }).
coach-abalone-push-reply =
    { $marbles ->
        [one] Po tahu { $played } může { SIDE($side) } tahem { $reply } odtlačit soupeřovu kouli ({ $owners }).
        [few] Po tahu { $played } může { SIDE($side) } tahem { $reply } odtlačit { $marbles } soupeřovy koule ({ $owners }).
        [many] Po tahu { $played } může { SIDE($side) } tahem { $reply } odtlačit { $marbles } soupeřovy koule ({ $owners }).
       *[other] Po tahu { $played } může { SIDE($side) } tahem { $reply } odtlačit { $marbles } soupeřových koulí ({ $owners }).
    }
coach-abalone-push-safe =
    { $most ->
        [0] Po tahu { $better } nemůže { SIDE($side) } odtlačit soupeřovu kouli ({ $owners }).
        [one] Po tahu { $better } může { SIDE($side) } odtlačit nejvýše jednu soupeřovu kouli ({ $owners }).
        [few] Po tahu { $better } může { SIDE($side) } odtlačit nejvýše { $most } soupeřovy koule ({ $owners }).
        [many] Po tahu { $better } může { SIDE($side) } odtlačit nejvýše { $most } soupeřovy koule ({ $owners }).
       *[other] Po tahu { $better } může { SIDE($side) } odtlačit nejvýše { $most } soupeřových koulí ({ $owners }).
    }
coach-abalone-push-takes =
    { $marbles ->
        [one] Tah { $better } odtlačí soupeřovu kouli ({ $owners }).
        [few] Tah { $better } odtlačí { $marbles } soupeřovy koule ({ $owners }).
        [many] Tah { $better } odtlačí { $marbles } soupeřovy koule ({ $owners }).
       *[other] Tah { $better } odtlačí { $marbles } soupeřových koulí ({ $owners }).
    }
coach-abalone-push-line =
    { $marbles ->
        [one] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } odtlačí soupeřovu kouli ({ $owners }).
        [few] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } odtlačí { $marbles } soupeřovy koule ({ $owners }).
        [many] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } odtlačí { $marbles } soupeřovy koule ({ $owners }).
       *[other] Po tahu { $first } končí varianta { $line } tím, že { SIDE($side) } odtlačí { $marbles } soupeřových koulí ({ $owners }).
    }
