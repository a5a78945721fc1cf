### The Abalone board.

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
        }; team { $team } has { $together } of { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] black
        [2] white
        [3] red
        [4] yellow
        [5] green
        [6] blue
       *[0] of unknown colour
    }
abalone-way =
    { $way ->
        [east] right
        [north-east] up-right
        [north-west] up-left
        [west] left
        [south-west] down-left
       *[south-east] down-right
    }
abalone-chosen =
    { $count ->
        [one] Marble { $first }
       *[other] Row { $first } to { $last }
    } selected; { $number ->
        [0] it cannot move.
       *[other] it can move { $ways }.
    }
abalone-released = Selection cleared.
abalone-no-move = The marble on { $cell } cannot move now.
abalone-not-in-row = { $cell } does not form a movable row with the selected marbles.
abalone-edge = That would push your own marble off the board.
abalone-nowhere = The selected marbles cannot move in that direction.
abalone-pass = Pass: none of your marbles can move

# The position editor.
abalone-brush = { $seat ->
    [1] Black marble
    [2] White marble
    [3] Red marble
    [4] Yellow marble
    [5] Green marble
   *[6] Blue marble
}
abalone-pushed-off = Pushed off by { $side }
