### The Hus board.

# $first and $second are the names of the sides.
hus-board = Deska Hus, čtyři řady po osmi důlcích; počet kamenů: { $first } { $firstSeeds }, { $second } { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] prázdný
    [one] jeden kámen
    [few] { $seeds } kameny
    [many] { $seeds } kamene
   *[other] { $seeds } kamenů
}
hus-pit-playable = { hus-pit }, lze rozsévat
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] jedno kolo
    [few] { $laps } kola
    [many] { $laps } kola
   *[other] { $laps } kol
} · { $gain ->
    [0] bez braní
   *[other] sebere { $gain }
} · končí v { $last }
hus-preview-again = Dalším stisknutím tah zahrajete.
hus-sowing = { $lap }. kolo
hus-sowing-gain = { $lap }. kolo · sebráno { $gain }

# The position editor.
hus-brush-more = Přidat kámen
hus-brush-less = Odebrat kámen
hus-seeds-in = Kameny v { $pit }
