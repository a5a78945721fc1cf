### The Hus board.

# $first and $second are the names of the sides.
hus-board = Hus-bræt, fire rækker med otte fordybninger; { $first } har { $firstSeeds } brikker, { $second } har { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] tom
    [one] én brik
   *[other] { $seeds } brikker
}
hus-pit-playable = { hus-pit }, kan sås
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] én omgang
   *[other] { $laps } omgange
} · { $gain ->
    [0] ingen fangst
   *[other] fanger { $gain }
} · slutter i { $last }
hus-preview-again = Tryk igen for at så.
hus-sowing = omgang { $lap }
hus-sowing-gain = omgang { $lap } · { $gain } fanget

# The position editor.
hus-brush-more = Tilføj en brik
hus-brush-less = Fjern en brik
hus-seeds-in = Brikker i { $pit }
