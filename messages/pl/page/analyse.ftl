# Analysis: the engine, branches, the game report.
analyse = Analiza
analyse-nothing = Nie ma tu czego analizować
analyse-nothing-advice = Wklej pozycję lub partię albo zacznij od pozycji początkowej.
analyse-empty = Pozycja początkowa
analyse-try = Wykonuj ruchy na planszy, aby dodać warianty.
analyse-edit = Ustaw
analyse-paste = Wklej
analyse-play = Graj

paste-position = Pozycja jako tekst
paste-position-good = Ta pozycja jest poprawna.
paste-position-use = Wczytaj pozycję
paste-record = Partia: JSON, tekst Tetrarch lub ruchy Abalone
paste-record-use = Wczytaj partię

branch-cut = Usuń ten wariant

engine = Silnik
engine-thinking = Myśli…
# $nodes is an abbreviated number, such as 950K.
engine-depth = głębokość { $depth } · { $nodes }
engine-lines = Warianty
engine-lines-value = { $count ->
    [one] 1 wariant
    [few] { $count } warianty
    [many] { $count } wariantów
   *[other] { $count } wariantu
}
engine-proved = { $plies ->
    [one] Udowodnione: { $side } – wygrana następnym ruchem
    [few] Udowodnione: { $side } – wygrana w { $plies } ruchach
    [many] Udowodnione: { $side } – wygrana w { $plies } ruchach
   *[other] Udowodnione: { $side } – wygrana w { $plies } ruchu
}
engine-proved-at-most = { $plies ->
    [one] Udowodnione: { $side } – wygrana następnym ruchem
    [few] Udowodnione: { $side } – wygrana w najwyżej { $plies } ruchach
    [many] Udowodnione: { $side } – wygrana w najwyżej { $plies } ruchach
   *[other] Udowodnione: { $side } – wygrana w najwyżej { $plies } ruchu
}

# $side is the side to move.
worth-win = { $side }: wygrana w { $plies }
worth-loss = { $side }: przegrana w { $plies }
worth-chance = { $side } { $percent }%

evaluation-unknown = Jeszcze bez oceny
evaluation-share = { $side } { $percent }%

graph = Wykres oceny
graph-jump = Pozycja w partii
graph-run = Analizuj partię
graph-running = Trwa analiza partii
# The upper and the lower edge of the graph.
graph-wins = Wygrana: { $side }
graph-accuracy = { $side }: dokładność { $percent }%

turning-points = Punkty zwrotne
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side }, ruch { $move }: { $verdict }.
turning-better = Lepsze było { $move }.
turning-try = Jeszcze raz

verdict-forced = ruch wymuszony
verdict-only-move = jedyny dobry ruch
verdict-best = najlepszy ruch
verdict-good = dobry ruch
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = poważny błąd
verdict-missed-win = zmarnowana wygrana

# Openings.
explorer = Przeglądarka otwarć
