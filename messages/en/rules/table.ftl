# What every table has, whatever the game.
table-option-repetition-name = Threefold repetition
table-option-repetition-about = What happens when a position occurs for the third time. The rule sheets do not say.
table-option-repetition-draw-name = Draw
table-option-repetition-draw-about = The game is a draw.
table-option-repetition-off-name = Play on
table-option-repetition-off-about = Positions may repeat without limit.
table-option-max-plies-name = Longest game (moves)
table-option-max-plies-about = The game is a draw after this number of moves, counting those of all players. 0 means no limit, as on the rule sheets.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] { $winners } wins. { $reason }
       *[other] { $winners } win. { $reason }
    }
game-ended-drawn = Draw. { $reason }
game-ended-repetition = Draw. The position occurred for the third time.
game-ended-max-plies = Draw. The game reached the table’s move limit.
game-ended-agreement = Draw by agreement.
game-ended-resignation =
    { $count ->
        [one] { $winners } wins: { $losers } resigned.
       *[other] { $winners } win: { $losers } resigned.
    }
game-ended-time =
    { $count ->
        [one] { $winners } wins: { SIDE($loser) } ran out of time.
       *[other] { $winners } win: { SIDE($loser) } ran out of time.
    }
game-ended-abandonment =
    { $count ->
        [one] { $winners } wins: { SIDE($loser) } left the game.
       *[other] { $winners } win: { SIDE($loser) } left the game.
    }
game-ended-abort = No result: the game was cancelled.

# Why a table refuses something.
table-start-position = The starting position is invalid. { $problem }
table-players = This game has { $expected } seats. There are { $found } players.
table-no-such-seat = There is no seat { $seat } at this table. The seats are 1 to { $seats }.
table-game-over = The game is over.
table-not-your-turn = It is seat { $turn }’s turn, not seat { $seat }’s.
table-out-of-time = Seat { $seat } has no time left.
table-nothing-to-take-back =
    { $played ->
        [one] Only one move has been played, so { $asked } cannot be taken back.
       *[other] Only { $played } moves have been played, so { $asked } cannot be taken back.
    }
table-no-move-of-yours = Seat { $seat } has not played a move yet.
table-takeback-pending = Seat { $seat } has already asked for a takeback.
table-no-takeback-asked = No takeback has been requested.
table-not-asked = This request is for the opponents to answer, not for seat { $seat }.
table-no-draw-offered = No draw has been offered.
table-no-resignation = Seat { $seat } has not proposed to resign.
table-no-vote = Seat { $seat } does not decide for its team. Its human partners do.
table-clock-decides = This game has a clock. A player who stays away loses when their time runs out.
table-nothing-to-claim = Seat { $seat } does not belong to an opponent of yours.
table-too-late-to-abort = A game can be cancelled only before the second move. You can resign or offer a draw.

# Saved games, matches, time controls.
saved-move = Move { $ply } cannot be played again. { $error }
saved-unfit =
    { $part ->
        [clock] The clock does not match the game.
        [takeback] The takeback does not match the game.
       *[ending] The ending does not match the game.
    }
match-players = This game has { $expected } seats. There are { $found } players.
match-no-games = A match needs at least one game.
match-over = The match is over.
time-control-unreadable = “{ $text }” is not a time control. Expected none, 5, 5+3, 5d3 or 3d/move, with at most a day on the clock, 3600 seconds per move or 30 days per move.
