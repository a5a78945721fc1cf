### The Hus board.

# $first and $second are the names of the sides.
hus-board = Hus-bord, vier rijen van acht kommetjes; { $first } heeft { $firstSeeds } stenen, { $second } heeft er { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] leeg
    [one] één steen
   *[other] { $seeds } stenen
}
hus-pit-playable = { hus-pit }, kan worden gezaaid
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] één ronde
   *[other] { $laps } rondes
} · { $gain ->
    [0] geen buit
   *[other] verovert { $gain }
} · eindigt in { $last }
hus-preview-again = Druk nogmaals om te zaaien.
hus-sowing = ronde { $lap }
hus-sowing-gain = ronde { $lap } · { $gain } veroverd

# The position editor.
hus-brush-more = Steen toevoegen
hus-brush-less = Steen weghalen
hus-seeds-in = Stenen in { $pit }
