### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
rules-options-title = Options of this game
rules-options-all-title = Options
rules-options-about = Where the rule sheets are silent or disagree, there is an option. You choose it in the set-up.
rules-option-value = { $option }: { $value }
rules-option-other = Or: { $value }. { $about }
rules-yes = Yes
rules-no = No
rules-endings-title = Draw, resignation, time
rules-endings-repetition = When the same position occurs for the third time, with the same player to move, the game is a draw.
rules-endings-repetition-off = Positions may repeat without limit.
rules-endings-max-plies = The game is also a draw after this number of moves, counting those of all players: { $plies }.
rules-endings-agreement = The players can agree on a draw, and a player can resign. With clocks, a player who runs out of time loses.

rules-example = Your move:
rules-example-done = Well done.
rules-example-other = Legal, but not the move we mean. Start again.
rules-example-again = Start again
rules-forbidden = Not allowed.
rules-comparison-play = Play both
rules-comparison-again = Start again
rules-comparison-goes-on = The game goes on.
