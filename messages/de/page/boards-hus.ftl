### The Hus board.

# $first and $second are the names of the sides.
hus-board = Hus-Brett, vier Reihen mit je acht Mulden; { $first } hat { $firstSeeds } Steine, { $second } hat { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] leer
    [one] ein Stein
   *[other] { $seeds } Steine
}
hus-pit-playable = { hus-pit }, kann ausgesät werden
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] eine Runde
   *[other] { $laps } Runden
} · { $gain ->
    [0] keine Beute
   *[other] erbeutet { $gain }
} · endet in { $last }
hus-preview-again = Noch einmal drücken, um zu säen.
hus-sowing = Runde { $lap }
hus-sowing-gain = Runde { $lap } · { $gain } erbeutet

# The position editor.
hus-brush-more = Stein hinzufügen
hus-brush-less = Stein entfernen
hus-seeds-in = Steine in { $pit }
