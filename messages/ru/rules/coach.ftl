# The coach: why a move was bad ($played) and another better ($better). All of it was computed by the rules or the engine.
# $played, $better, $first, $reply and $line are moves as they are written: c1, a7-b6, d4 a2 e3.
# $reason is a sentence of its own, such as “A stack has reached the winning height.”
coach-ends = Ход { $played } заканчивает партию победой { SIDE($side, form: "genitive") }. { $reason }
coach-reply-wins = После хода { $played } ответ { $reply } сразу приносит { SIDE($side, form: "dative") } победу. { $reason }
coach-loses =
    { $plies ->
        [1] После хода { $played } следующий же ход может принести { SIDE($side, form: "dative") } победу.
        [one] После хода { $played } у { SIDE($side, form: "genitive") } есть форсированная победа не более чем за { $plies } ход.
        [few] После хода { $played } у { SIDE($side, form: "genitive") } есть форсированная победа не более чем за { $plies } хода.
        [many] После хода { $played } у { SIDE($side, form: "genitive") } есть форсированная победа не более чем за { $plies } ходов.
       *[other] После хода { $played } у { SIDE($side, form: "genitive") } есть форсированная победа не более чем за { $plies } хода.
    }
coach-wins-now = Ход { $better } сразу приносит победу. { $reason }
coach-wins =
    { $plies ->
        [1] Ход { $better } сразу приносит победу.
        [one] Ход { $better } форсирует победу не более чем за { $plies } ход.
        [few] Ход { $better } форсирует победу не более чем за { $plies } хода.
        [many] Ход { $better } форсирует победу не более чем за { $plies } ходов.
       *[other] Ход { $better } форсирует победу не более чем за { $plies } хода.
    }
coach-moves-left =
    { $moves ->
        [one] После хода { $better } у { SIDE($side, form: "genitive") } остаётся только { $moves } ход.
        [few] После хода { $better } у { SIDE($side, form: "genitive") } остаётся только { $moves } хода.
        [many] После хода { $better } у { SIDE($side, form: "genitive") } остаётся только { $moves } ходов.
       *[other] После хода { $better } у { SIDE($side, form: "genitive") } остаётся только { $moves } хода.
    }
coach-few-moves =
    { $moves ->
        [one] После хода { $played } у { SIDE($side, form: "genitive") } есть ответ { $reply }, и у { SIDE($owner, form: "genitive") } остаётся только { $moves } ход.
        [few] После хода { $played } у { SIDE($side, form: "genitive") } есть ответ { $reply }, и у { SIDE($owner, form: "genitive") } остаётся только { $moves } хода.
        [many] После хода { $played } у { SIDE($side, form: "genitive") } есть ответ { $reply }, и у { SIDE($owner, form: "genitive") } остаётся только { $moves } ходов.
       *[other] После хода { $played } у { SIDE($side, form: "genitive") } есть ответ { $reply }, и у { SIDE($owner, form: "genitive") } остаётся только { $moves } хода.
    }
# $percent and $better_percent are chances of winning as the engine sees them.
coach-chances = По оценке движка, шансы { SIDE($side, form: "genitive") } на победу — { $percent } % после хода { $played } и { $better_percent } % после хода { $better }.

# What the evaluation looks at, after the move and the answer ($line) and after the better move and its answer ($better_line).
coach-feature-seeds =
    { $count ->
        [one] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } камушек, в варианте { $better_line } — { $better_count }.
        [few] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } камушка, в варианте { $better_line } — { $better_count }.
        [many] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } камушков, в варианте { $better_line } — { $better_count }.
       *[other] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } камушка, в варианте { $better_line } — { $better_count }.
    }
coach-feature-stacks =
    { $count ->
        [one] В варианте { $line } { SIDE($side, form: "nominative") } лежат сверху в { $count } стопке, в варианте { $better_line } — в { $better_count }.
        [few] В варианте { $line } { SIDE($side, form: "nominative") } лежат сверху в { $count } стопках, в варианте { $better_line } — в { $better_count }.
        [many] В варианте { $line } { SIDE($side, form: "nominative") } лежат сверху в { $count } стопках, в варианте { $better_line } — в { $better_count }.
       *[other] В варианте { $line } { SIDE($side, form: "nominative") } лежат сверху в { $count } стопки, в варианте { $better_line } — в { $better_count }.
    }
# Moves of scales; swaps are not counted.
coach-feature-carries =
    { $count ->
        [one] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможный перенос чешуек, в варианте { $better_line } — { $better_count }.
        [few] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможных переноса чешуек, в варианте { $better_line } — { $better_count }.
        [many] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможных переносов чешуек, в варианте { $better_line } — { $better_count }.
       *[other] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможного переноса чешуек, в варианте { $better_line } — { $better_count }.
    }
coach-feature-attacked =
    { $count ->
        [one] В варианте { $line } под ударом { $count } фишка { SIDE($side, form: "genitive") }, в варианте { $better_line } — { $better_count }.
        [few] В варианте { $line } под ударом { $count } фишки { SIDE($side, form: "genitive") }, в варианте { $better_line } — { $better_count }.
        [many] В варианте { $line } под ударом { $count } фишек { SIDE($side, form: "genitive") }, в варианте { $better_line } — { $better_count }.
       *[other] В варианте { $line } под ударом { $count } фишки { SIDE($side, form: "genitive") }, в варианте { $better_line } — { $better_count }.
    }
coach-feature-moves =
    { $count ->
        [one] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможный ход, в варианте { $better_line } — { $better_count }.
        [few] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможных хода, в варианте { $better_line } — { $better_count }.
        [many] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможных ходов, в варианте { $better_line } — { $better_count }.
       *[other] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } возможного хода, в варианте { $better_line } — { $better_count }.
    }
coach-feature-edge =
    { $count ->
        [one] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шар на краю, в варианте { $better_line } — { $better_count }.
        [few] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шара на краю, в варианте { $better_line } — { $better_count }.
        [many] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шаров на краю, в варианте { $better_line } — { $better_count }.
       *[other] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шара на краю, в варианте { $better_line } — { $better_count }.
    }
# The centre is the cell in the middle and the six around it.
coach-feature-centre =
    { $count ->
        [one] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шар в центре, в варианте { $better_line } — { $better_count }.
        [few] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шара в центре, в варианте { $better_line } — { $better_count }.
        [many] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шаров в центре, в варианте { $better_line } — { $better_count }.
       *[other] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } шара в центре, в варианте { $better_line } — { $better_count }.
    }
# Pairs of neighbouring marbles of the same side.
coach-feature-pairs =
    { $count ->
        [one] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } пара соседних шаров, в варианте { $better_line } — { $better_count }.
        [few] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } пары соседних шаров, в варианте { $better_line } — { $better_count }.
        [many] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } пар соседних шаров, в варианте { $better_line } — { $better_count }.
       *[other] В варианте { $line } у { SIDE($side, form: "genitive") } { $count } пары соседних шаров, в варианте { $better_line } — { $better_count }.
    }

# Hus.
coach-hus-reply =
    После хода { $played } { SIDE($side, form: "nominative") } может посевом из { $reply } захватить { $captured ->
        [one] { $captured } камушек
        [few] { $captured } камушка
        [many] { $captured } камушков
       *[other] { $captured } камушка
    } за { $laps ->
        [one] { $laps } заход
        [few] { $laps } захода
        [many] { $laps } заходов
       *[other] { $laps } захода
    }.
coach-hus-safe =
    { $most ->
        [0] После хода { $better } { SIDE($side, form: "nominative") } ничего не может захватить.
        [one] После хода { $better } { SIDE($side, form: "nominative") } может захватить не более { $most } камушка.
        [few] После хода { $better } { SIDE($side, form: "nominative") } может захватить не более { $most } камушков.
        [many] После хода { $better } { SIDE($side, form: "nominative") } может захватить не более { $most } камушков.
       *[other] После хода { $better } { SIDE($side, form: "nominative") } может захватить не более { $most } камушка.
    }
coach-hus-takes =
    Посев из { $better } захватывает { $captured ->
        [one] { $captured } камушек
        [few] { $captured } камушка
        [many] { $captured } камушков
       *[other] { $captured } камушка
    } за { $laps ->
        [one] { $laps } заход
        [few] { $laps } захода
        [many] { $laps } заходов
       *[other] { $laps } захода
    }.
coach-hus-line =
    { $captured ->
        [one] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } захватывает { $captured } камушек.
        [few] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } захватывает { $captured } камушка.
        [many] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } захватывает { $captured } камушков.
       *[other] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } захватывает { $captured } камушка.
    }

# Pantareï.
coach-pantarei-threats-reply =
    { $ways ->
        [1] После хода { $played } { SIDE($side, form: "nominative") } могут сыграть { $reply } и угрожать победой.
        [one] После хода { $played } { SIDE($side, form: "nominative") } могут сыграть { $reply } и угрожать победой { $ways } способом.
        [few] После хода { $played } { SIDE($side, form: "nominative") } могут сыграть { $reply } и угрожать победой { $ways } способами.
        [many] После хода { $played } { SIDE($side, form: "nominative") } могут сыграть { $reply } и угрожать победой { $ways } способами.
       *[other] После хода { $played } { SIDE($side, form: "nominative") } могут сыграть { $reply } и угрожать победой { $ways } способа.
    }
coach-pantarei-threats-safe =
    { $most ->
        [0] После хода { $better } { SIDE($side, form: "nominative") } не могут угрожать победой.
        [1] После хода { $better } { SIDE($side, form: "nominative") } могут угрожать победой только одним способом.
        [one] После хода { $better } { SIDE($side, form: "nominative") } могут угрожать победой не более чем { $most } способом.
        [few] После хода { $better } { SIDE($side, form: "nominative") } могут угрожать победой не более чем { $most } способами.
        [many] После хода { $better } { SIDE($side, form: "nominative") } могут угрожать победой не более чем { $most } способами.
       *[other] После хода { $better } { SIDE($side, form: "nominative") } могут угрожать победой не более чем { $most } способа.
    }
coach-pantarei-threats-takes =
    { $ways ->
        [1] Ход { $better } угрожает победой.
        [one] Ход { $better } угрожает победой { $ways } способом.
        [few] Ход { $better } угрожает победой { $ways } способами.
        [many] Ход { $better } угрожает победой { $ways } способами.
       *[other] Ход { $better } угрожает победой { $ways } способа.
    }
coach-pantarei-threats-line =
    { $ways ->
        [1] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } угрожают победой.
        [one] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } угрожают победой { $ways } способом.
        [few] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } угрожают победой { $ways } способами.
        [many] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } угрожают победой { $ways } способами.
       *[other] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } угрожают победой { $ways } способа.
    }
# $goal is the height that wins.
coach-pantarei-stacks-reply = После хода { $played } { SIDE($side, form: "nominative") } могут сыграть { $reply } и оказаться сверху в стопке высотой { $height }; для победы нужна высота { $goal }.
coach-pantarei-stacks-safe = После хода { $better } { SIDE($side, form: "nominative") } не могут оказаться сверху в стопке выше { $most }.
coach-pantarei-stacks-takes = После хода { $better } { SIDE($side, form: "nominative") } лежат сверху в стопке высотой { $height }; для победы нужна высота { $goal }.
coach-pantarei-stacks-line = После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } лежат сверху в стопке высотой { $height }; для победы нужна высота { $goal }.

# Gou. $captured is a list of points.
coach-gou-reply = После хода { $played } { SIDE($side, form: "nominative") } могут захватить { $captured } ходом { $reply }.
coach-gou-safe =
    { $most ->
        [0] После хода { $better } { SIDE($side, form: "nominative") } ничего не могут захватить.
        [one] После хода { $better } { SIDE($side, form: "nominative") } могут захватить не более { $most } фишки.
        [few] После хода { $better } { SIDE($side, form: "nominative") } могут захватить не более { $most } фишек.
        [many] После хода { $better } { SIDE($side, form: "nominative") } могут захватить не более { $most } фишек.
       *[other] После хода { $better } { SIDE($side, form: "nominative") } могут захватить не более { $most } фишки.
    }
coach-gou-takes = Ход { $better } захватывает { $captured }.
coach-gou-line = После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } захватывают { $captured }.
coach-gou-goals-reply = После хода { $played } { SIDE($side, form: "nominative") } могут сыграть { $reply } и занять { $held } из { $goals } целевых точек.
coach-gou-goals-safe = После хода { $better } { SIDE($side, form: "nominative") } могут занять не более { $most } из { $goals } целевых точек.
coach-gou-goals-takes = Ходом { $better } { SIDE($side, form: "nominative") } занимают { $held } из { $goals } целевых точек.
coach-gou-goals-line = После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } занимают { $held } из { $goals } целевых точек.

# Abalone. $owners is one side or, in team games, several of the same team; their names are in the nominative.
coach-abalone-off-reply = После хода { $played } { SIDE($side, form: "nominative") } могут вытолкнуть чужой шар ({ $owners }) ходом { $reply }.
coach-abalone-off-safe = После хода { $better } { SIDE($side, form: "nominative") } не могут вытолкнуть чужой шар ({ $owners }).
coach-abalone-off-takes = Ход { $better } выталкивает чужой шар ({ $owners }).
coach-abalone-off-line = После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } выталкивают чужой шар ({ $owners }).
coach-abalone-push-reply =
    { $marbles ->
        [1] После хода { $played } { SIDE($side, form: "nominative") } могут толкнуть чужой шар ({ $owners }) ходом { $reply }.
        [one] После хода { $played } { SIDE($side, form: "nominative") } могут толкнуть { $marbles } чужой шар ({ $owners }) ходом { $reply }.
        [few] После хода { $played } { SIDE($side, form: "nominative") } могут толкнуть { $marbles } чужих шара ({ $owners }) ходом { $reply }.
        [many] После хода { $played } { SIDE($side, form: "nominative") } могут толкнуть { $marbles } чужих шаров ({ $owners }) ходом { $reply }.
       *[other] После хода { $played } { SIDE($side, form: "nominative") } могут толкнуть { $marbles } чужого шара ({ $owners }) ходом { $reply }.
    }
coach-abalone-push-safe =
    { $most ->
        [0] После хода { $better } { SIDE($side, form: "nominative") } не могут толкнуть чужой шар ({ $owners }).
        [one] После хода { $better } { SIDE($side, form: "nominative") } могут толкнуть не более { $most } чужого шара ({ $owners }).
        [few] После хода { $better } { SIDE($side, form: "nominative") } могут толкнуть не более { $most } чужих шаров ({ $owners }).
        [many] После хода { $better } { SIDE($side, form: "nominative") } могут толкнуть не более { $most } чужих шаров ({ $owners }).
       *[other] После хода { $better } { SIDE($side, form: "nominative") } могут толкнуть не более { $most } чужого шара ({ $owners }).
    }
coach-abalone-push-takes =
    { $marbles ->
        [1] Ход { $better } толкает чужой шар ({ $owners }).
        [one] Ход { $better } толкает { $marbles } чужой шар ({ $owners }).
        [few] Ход { $better } толкает { $marbles } чужих шара ({ $owners }).
        [many] Ход { $better } толкает { $marbles } чужих шаров ({ $owners }).
       *[other] Ход { $better } толкает { $marbles } чужого шара ({ $owners }).
    }
coach-abalone-push-line =
    { $marbles ->
        [1] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } толкают чужой шар ({ $owners }).
        [one] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } толкают { $marbles } чужой шар ({ $owners }).
        [few] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } толкают { $marbles } чужих шара ({ $owners }).
        [many] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } толкают { $marbles } чужих шаров ({ $owners }).
       *[other] После хода { $first } вариант { $line } заканчивается тем, что { SIDE($side, form: "nominative") } толкают { $marbles } чужого шара ({ $owners }).
    }
