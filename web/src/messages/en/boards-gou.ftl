gou-board = Gou board
gou-points = Points of the board
gou-cell =
    { $point }{ $goal ->
        [true] , goal
       *[false] {""}
    }, { $piece ->
        [1] red piece
        [2] yellow piece
       *[none] free
    }{ $state ->
        [target] { $captures ->
            [0] , can be reached
            [one] , can be reached, captures one piece
           *[other] , can be reached, captures { $captures } pieces
        }
        [forbidden] , in sight but forbidden
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Red
       *[2] Yellow
    } has captured { $captured } of { $needed } pieces
gou-chosen =
    Piece on { $point } chosen; it can go to { $ways ->
        [one] one point
       *[other] { $ways } points
    }{ $captures ->
        [0] {""}
        [one] , one of them captures
       *[other] , { $captures } of them capture
    }.
gou-released = Let go.
gou-no-move = There is no piece with a move on { $point }.

# Putting a position up.
gou-brush = { $seat ->
    [1] Red piece
   *[2] Yellow piece
}
