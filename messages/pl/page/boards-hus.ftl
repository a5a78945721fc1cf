### The Hus board.

# $first and $second are the names of the sides.
hus-board = Plansza Hus, cztery rzędy po osiem niecek; pionki: { $first } { $firstSeeds }, { $second } { $secondSeeds }
# A pit, for the screen reader. $owner is the name of a side, South or North.
hus-pit = { $pit }, { $owner }, { $seeds ->
    [0] pusta
    [one] jeden pionek
    [few] { $seeds } pionki
    [many] { $seeds } pionków
   *[other] { $seeds } pionka
}
hus-pit-playable = { hus-pit }, można siać
# What a move would do, as short as possible: it is written on the board.
hus-preview = { $laps ->
    [one] jeden etap
    [few] { $laps } etapy
    [many] { $laps } etapów
   *[other] { $laps } etapu
} · { $gain ->
    [0] bez bicia
   *[other] zbija { $gain }
} · koniec w { $last }
hus-preview-again = Naciśnij ponownie, aby siać.
hus-sowing = etap { $lap }
hus-sowing-gain = etap { $lap } · zbite: { $gain }

# The position editor.
hus-brush-more = Dodaj pionek
hus-brush-less = Usuń pionek
hus-seeds-in = Pionki w { $pit }
