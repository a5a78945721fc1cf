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

rules-example = Your move:
rules-example-done = Well done.
rules-example-other = Legal, but not the move we mean. Start again.
rules-example-again = Start again
rules-forbidden = Not allowed.
rules-comparison-play = Play both
rules-comparison-again = Start again
rules-comparison-goes-on = The game goes on.
