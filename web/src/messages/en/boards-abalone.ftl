abalone-board = Abalone board
abalone-cells = Cells of the board
abalone-cell =
    { $cell }, { $seat ->
        [1] black marble
        [2] white marble
        [3] red marble
        [4] yellow marble
        [5] green marble
        [6] blue marble
       *[none] empty
    }
abalone-tray =
    { $seat ->
        [1] Black
        [2] White
        [3] Red
        [4] Yellow
        [5] Green
       *[6] Blue
    } has pushed off { $team ->
        [none] { $count } of { $target } marbles
       *[other] { $count ->
            [one] one marble
           *[other] { $count } marbles
        }, team { $team } together { $together } of { $target }
    }
# $whose tells the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] black
        [2] white
        [3] red
        [4] yellow
        [5] green
        [6] blue
       *[0] of a colour nobody saw
    }
abalone-way =
    { $way ->
        [east] right
        [north-east] up to the right
        [north-west] up to the left
        [west] left
        [south-west] down to the left
       *[south-east] down to the right
    }
abalone-chosen =
    { $count ->
        [one] Marble { $first }
       *[other] Row { $first } to { $last }
    } chosen; { $number ->
        [0] it has no way to go.
       *[other] it can go { $ways }.
    }
abalone-released = Let go.
abalone-no-move = The marble on { $cell } cannot move now.
abalone-not-in-row = { $cell } makes no row of up to three with the chosen marbles that could move.
abalone-edge = That way your own marble would fall off the board.
abalone-nowhere = There is no way in that direction.
abalone-pass = Pass: nothing of yours can move

# Putting a position up.
abalone-brush = { $seat ->
    [1] Black marble
    [2] White marble
    [3] Red marble
    [4] Yellow marble
    [5] Green marble
   *[6] Blue marble
}
abalone-pushed-off = Pushed off by { $side }
