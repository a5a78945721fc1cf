# Move texts, positions and options of every game.

move-unreadable = “{ $text }” is not a move. { $expected }
move-game-over = The game is over. No more moves can be played.

position-rows =
    { $expected ->
        [one] Expected one row, found { $found }.
       *[other] Expected { $expected } rows, found { $found }.
    }
position-turn = The side to move is “{ $found }”. Expected { $expected }.
position-turn-seat = It cannot be the turn of seat { $seat }. The seats are 1 to { $seats }.
position-other-game = This position belongs to another game. Expected { $expected }.

options-unknown-variant = There is no variant “{ $variant }”. Expected { $known }.
options-unknown-option = There is no option “{ $option }”. Expected { $known }.
options-not-a-choice = The option { $option } cannot be “{ $value }”. Expected { $known }.
options-out-of-range = The option { $option } cannot be “{ $value }”. Expected a whole number from { NUMBER($min, useGrouping: "false") } to { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = The option { $option } cannot be “{ $value }”. Expected true or false.
options-other-game = These are settings of { $found }, not of { $expected }.

catalog-unknown-game = There is no game “{ $game }”. Expected { $known }.
level-unknown = There is no level “{ $level }”. The levels are { $min } to { $max }.
seat-unknown = There is no seat { $seat }. The seats are 1 to { $seats }.
seat-unknown-team = There is no team { $team }. The teams are 1 to { $teams }.
