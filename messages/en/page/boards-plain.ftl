### The plain board, for a game that has no board of its own.

plain-board = Board
plain-cells = Cells of the board
plain-moves = Other moves
plain-cell =
    { $cell }, { $seat ->
        [0] empty
       *[other] { $mark } of seat { $seat }
    }{ $state ->
        [target] , legal move
       *[plain] {""}
    }
plain-chosen =
    { $cell } selected; { $ways ->
        [one] one cell can be selected next
       *[other] { $ways } cells can be selected next
    }.
plain-refused = No legal move begins with { $cell }.
plain-brush = { $mark }, seat { $seat }
