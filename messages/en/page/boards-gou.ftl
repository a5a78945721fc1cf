### The Gou board.

gou-board = Gou board
gou-points = Points of the board
gou-cell =
    { $point }{ $goal ->
        [true] , goal
       *[false] {""}
    }, { $piece ->
        [1] red piece
        [2] yellow piece
       *[none] empty
    }{ $state ->
        [target] { $captures ->
            [0] , legal move
            [one] , legal move, captures one piece
           *[other] , legal move, captures { $captures } pieces
        }
        [forbidden] , not allowed
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Red
       *[2] Yellow
    } has captured { $captured } of { $needed } pieces
gou-chosen =
    Piece on { $point } selected; it can move to { $ways ->
        [one] one point
       *[other] { $ways } points
    }{ $captures ->
        [0] {""}
        [one] , one with a capture
       *[other] , { $captures } with a capture
    }.
gou-released = Selection cleared.
gou-no-move = There is no piece on { $point } that can move.

# The position editor.
gou-brush = { $seat ->
    [1] Red piece
   *[2] Yellow piece
}
