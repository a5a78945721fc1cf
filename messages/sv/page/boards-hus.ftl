### The Hus board.

# $first and $second are the names of the sides.
hus-board = Hus-bräde, fyra rader med åtta gropar; { $first } har { $firstSeeds } stenar, { $second } har { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] tom
    [one] en sten
   *[other] { $seeds } stenar
}
hus-pit-playable = { hus-pit }, kan sås
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] ett varv
   *[other] { $laps } varv
} · { $gain ->
    [0] ingen fångst
   *[other] fångar { $gain }
} · slutar i { $last }
hus-preview-again = Tryck igen för att så.
hus-sowing = varv { $lap }
hus-sowing-gain = varv { $lap } · { $gain } fångade

# The position editor.
hus-brush-more = Lägg till en sten
hus-brush-less = Ta bort en sten
hus-seeds-in = Stenar i { $pit }
