### The board of Hus.

# $first and $second are the names of the sides.
hus-board = Board of Hus, four rows of eight pits; { $first } has { $firstSeeds } seeds, { $second } { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] empty
    [one] one seed
   *[other] { $seeds } seeds
}
hus-pit-playable = { hus-pit }, may be sown
# What a sowing would do, as short as can be: it is written on the board.
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

# Putting a position up.
hus-brush-more = A seed more
hus-brush-less = A seed less
hus-seeds-in = Seeds in { $pit }
