# What every table has, whatever the game.
table-option-repetition-name = Trzykrotne powtórzenie
table-option-repetition-about = Co się dzieje, gdy pozycja wystąpi po raz trzeci. Zasady gier o tym nie mówią.
table-option-repetition-draw-name = Remis
table-option-repetition-draw-about = Partia kończy się remisem.
table-option-repetition-off-name = Gra dalej
table-option-repetition-off-about = Pozycje mogą się powtarzać bez końca.
table-option-max-plies-name = Najdłuższa partia (ruchy)
table-option-max-plies-about = Po tej liczbie ruchów, licząc wszystkich graczy, partia kończy się remisem. 0 oznacza brak ograniczenia, jak w zasadach gier.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won =
    { $count ->
        [one] Zwycięzca: { $winners }. { $reason }
        [few] Zwycięzcy: { $winners }. { $reason }
        [many] Zwycięzcy: { $winners }. { $reason }
       *[other] Zwycięzcy: { $winners }. { $reason }
    }
game-ended-drawn = Remis. { $reason }
game-ended-repetition = Remis. Pozycja wystąpiła po raz trzeci.
game-ended-max-plies = Remis. Osiągnięto limit ruchów.
game-ended-agreement = Remis za zgodą graczy.
game-ended-resignation =
    { $count ->
        [one] Zwycięzca: { $winners }. Przeciwnik ({ $losers }) poddał partię.
        [few] Zwycięzcy: { $winners }. Przeciwnicy ({ $losers }) poddali partię.
        [many] Zwycięzcy: { $winners }. Przeciwnicy ({ $losers }) poddali partię.
       *[other] Zwycięzcy: { $winners }. Przeciwnicy ({ $losers }) poddali partię.
    }
game-ended-time =
    { $count ->
        [one] Zwycięzca: { $winners }. Czas { SIDE($loser, form: "genitive") } się skończył.
        [few] Zwycięzcy: { $winners }. Czas { SIDE($loser, form: "genitive") } się skończył.
        [many] Zwycięzcy: { $winners }. Czas { SIDE($loser, form: "genitive") } się skończył.
       *[other] Zwycięzcy: { $winners }. Czas { SIDE($loser, form: "genitive") } się skończył.
    }
game-ended-abandonment =
    { $count ->
        [one] { $loser ->
            [south] Zwycięzca: { $winners }. { SIDE($loser) } opuszcza partię.
            [north] Zwycięzca: { $winners }. { SIDE($loser) } opuszcza partię.
            [seat-1] Zwycięzca: { $winners }. { SIDE($loser) } opuszcza partię.
            [seat-2] Zwycięzca: { $winners }. { SIDE($loser) } opuszcza partię.
           *[other] Zwycięzca: { $winners }. { SIDE($loser) } opuszczają partię.
        }
        [few] Zwycięzcy: { $winners }. { SIDE($loser) } opuszczają partię.
        [many] Zwycięzcy: { $winners }. { SIDE($loser) } opuszczają partię.
       *[other] Zwycięzcy: { $winners }. { SIDE($loser) } opuszczają partię.
    }
game-ended-abort = Bez wyniku: partię anulowano.

# Why a table refuses something.
table-start-position = Pozycja startowa jest błędna. { $problem }
table-players = Liczba miejsc w tej grze: { $expected }. Liczba graczy: { $found }.
table-no-such-seat = Przy tym stole nie ma miejsca { $seat }. Miejsca są od 1 do { $seats }.
table-game-over = Partia jest zakończona.
table-not-your-turn = Na ruchu jest miejsce { $turn }, a nie miejsce { $seat }.
table-out-of-time = Czas miejsca { $seat } się skończył.
table-nothing-to-take-back =
    { $played ->
        [one] Nie można cofnąć tylu ruchów ({ $asked }). Wykonano tylko jeden.
        [few] Nie można cofnąć tylu ruchów ({ $asked }). Wykonano tylko { $played }.
        [many] Nie można cofnąć tylu ruchów ({ $asked }). Wykonano tylko { $played }.
       *[other] Nie można cofnąć tylu ruchów ({ $asked }). Wykonano tylko { $played }.
    }
table-no-move-of-yours = Miejsce { $seat } nie wykonało jeszcze ruchu.
table-takeback-pending = Miejsce { $seat } już prosi o cofnięcie ruchu.
table-no-takeback-asked = Nikt nie prosi o cofnięcie ruchu.
table-not-asked = Na tę prośbę odpowiadają przeciwnicy, a nie miejsce { $seat }.
table-no-draw-offered = Nikt nie proponuje remisu.
table-no-resignation = Miejsce { $seat } nie zaproponowało poddania partii.
table-no-vote = Miejsce { $seat } nie decyduje za swoją drużynę. Decydują ludzie, którzy w niej grają.
table-clock-decides = Ta partia ma zegar. Kto nie wróci, przegra, gdy skończy się jego czas.
table-nothing-to-claim = Na miejscu { $seat } nie siedzi twój przeciwnik.
table-too-late-to-abort = Partię można anulować tylko przed drugim ruchem. Możesz się poddać lub zaproponować remis.

# Saved games, matches, time controls.
saved-move = Ruchu { $ply } nie można odtworzyć. { $error }
saved-unfit =
    { $part ->
        [clock] Zegar nie pasuje do partii.
        [takeback] Cofnięcie ruchu nie pasuje do partii.
       *[ending] Zakończenie nie pasuje do partii.
    }
match-players = Liczba miejsc w tej grze: { $expected }. Liczba graczy: { $found }.
match-no-games = Mecz musi mieć co najmniej jedną partię.
match-over = Mecz jest zakończony.
time-control-unreadable = „{ $text }” nie jest tempem gry. Oczekiwano none, 5, 5+3, 5d3 lub 3d/move; najwyżej doba na zegarze, 3600 sekund na ruch lub 30 dni na ruch.
