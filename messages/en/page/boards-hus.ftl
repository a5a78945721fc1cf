### The Hus board.

# $first and $second are the names of the sides.
hus-board = Hus board, four rows of eight pits; { $first } has { $firstSeeds } seeds, { $second } has { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] empty
    [one] one seed
   *[other] { $seeds } seeds
}
hus-pit-playable = { hus-pit }, can be played
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] one lap
   *[other] { $laps } laps
} · { $gain ->
    [0] no capture
   *[other] captures { $gain }
} · ends in { $last }
hus-preview-again = Press again to sow.
hus-sowing = lap { $lap }
hus-sowing-gain = lap { $lap } · { $gain } captured

# The position editor.
hus-brush-more = Add a seed
hus-brush-less = Remove a seed
hus-seeds-in = Seeds in { $pit }
