# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Łuski wspinają się jedna na drugą, a wąż się skraca. Zbuduj wysoki stos przed przeciwnikiem.
pantarei-variant-standard-name = Standardowy
pantarei-variant-standard-about = Gra według zasad: dziewiętnaście łusek, wygrywa stos z siedmiu.
pantarei-option-goal-name = Zwycięska wysokość
pantarei-option-goal-about = Jak wysoki stos wygrywa. Według zasad siedem; wtedy zawsze co najmniej jeden z graczy może wykonać ruch. Niższy cel skraca partię; przy wyższym partia może się skończyć tym, że obaj gracze pasują.

# Moves.
pantarei-move-choose = { SIDE($side) } wybiera { $colour ->
        [white] białe
       *[black] czarne
    }. { SIDE($other) } gra { $other_colour ->
        [white] białymi
       *[black] czarnymi
    } i zaczyna.
pantarei-move-one = { SIDE($side) } przenoszą { pantarei-top } { $value } ze stosu { $from } na stos { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } przenoszą { pantarei-top } { $value } razem z { pantarei-under } { $under_value } pod nią ze stosu { $from } na stos { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } przenoszą { pantarei-top } { $value } razem z neutralną łuską pod nią ze stosu { $from } na stos { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } zamieniają miejscami stosy { $first } i { $second }.
pantarei-move-pass = { SIDE($side) } nie mogą ani wykonać ruchu, ani zamienić stosów i pasują.
pantarei-top =
    { $top ->
        [white] białą
       *[black] czarną
    }
pantarei-under =
    { $under ->
        [white] białą
       *[black] czarną
    }
pantarei-height =
    { $wins ->
        [yes] który ma teraz wysokość { $height } i wygrywa{ pantarei-gap }
       *[no] który ma teraz wysokość { $height }{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; luka się zamyka.
       *[no] .
    }

pantarei-expected-move = Oczekiwano white, black, 5r, 5l2, 5x9 lub pass. Stosy są numerowane od głowy.
pantarei-illegal-colour-not-chosen = Miejsce 1 musi najpierw wybrać kolor: white (białe) lub black (czarne).
pantarei-illegal-colour-already-chosen = Kolory są już wybrane: miejsce 1 gra { $seat_1 ->
        [white] białymi
       *[black] czarnymi
    }.
pantarei-illegal-no-such-stack = Nie ma stosu { $stack }. Stosy są ponumerowane od 1 do { $stacks }.
pantarei-illegal-opponents-stack = Na wierzchu stosu { $stack } jest { $top }, łuska przeciwnika. Możesz ruszać tylko stosy ze swoim kolorem na wierzchu.
pantarei-illegal-neutral-stack = Na wierzchu stosu { $stack } jest łuska neutralna. Porusza się ona tylko pod inną.
pantarei-illegal-beyond-head = Wierzch stosu { $stack } przechodzi o { pantarei-stacks }, ale w stronę głowy { $room ->
        [0] nie ma żadnego
       *[other] zostało ich tylko { $room }
    }. Żadna łuska nie może wyjść poza koniec węża.
pantarei-illegal-beyond-tail = Wierzch stosu { $stack } przechodzi o { pantarei-stacks }, ale w stronę ogona { $room ->
        [0] nie ma żadnego
       *[other] zostało ich tylko { $room }
    }. Żadna łuska nie może wyjść poza koniec węża.
pantarei-stacks =
    { $value ->
        [one] jeden stos
        [few] { $value } stosy
        [many] { $value } stosów
       *[other] { $value } stosu
    }
pantarei-illegal-single-scale = Stos { $stack } to jedna łuska. Nie ma drugiej, którą można by zabrać.
pantarei-illegal-swap-with-itself = Stosu { $stack } nie można zamienić z nim samym. Zamiana wymaga dwóch stosów.
pantarei-illegal-swap-not-yours = Na wierzchu stosu { $stack } jest { $top }. Oba zamieniane stosy muszą mieć na wierzchu twój kolor.
pantarei-illegal-swap-after-swap = Przeciwnik właśnie zamienił stosy. Po zamianie nie może nastąpić zamiana.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] Pasować wolno tylko wtedy, gdy nie można ani wykonać ruchu, ani zamienić stosów. Masz jeden możliwy ruch.
        [few] Pasować wolno tylko wtedy, gdy nie można ani wykonać ruchu, ani zamienić stosów. Masz { $choices } możliwe ruchy.
        [many] Pasować wolno tylko wtedy, gdy nie można ani wykonać ruchu, ani zamienić stosów. Masz { $choices } możliwych ruchów.
       *[other] Pasować wolno tylko wtedy, gdy nie można ani wykonać ruchu, ani zamienić stosów. Masz { $choices } możliwego ruchu.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Stos osiągnął zwycięską wysokość.

# Positions.
pantarei-position-fields = Oczekiwane są 4 części oddzielone jedną spacją (wąż, ruch, blokada i białe), znaleziono: { $found }.
pantarei-position-won-without-colours = Kolory muszą być wybrane, ponieważ stos o wysokości { $goal } lub większej już wygrał.
pantarei-position-no-scales = Wąż nie ma łusek. Oczekiwano co najmniej jednej.
pantarei-position-empty-stack = Stos { $stack } jest pusty. Oczekiwano co najmniej jednej łuski.
pantarei-position-supply = Oczekiwano najwyżej { $most } × { $scale }, znaleziono: { $found }.
pantarei-position-sign = W stosie { $stack } jest łuska zaczynająca się od „{ $sign }”. Oczekiwano w, b lub n.
pantarei-position-value = W stosie { $stack } jest łuska o wartości „{ $value }”. Oczekiwano 1, 2 lub 3.
pantarei-position-value-missing = Stos { $stack } kończy się kolorem. Oczekiwana jest jego wartość: 1, 2 lub 3.
pantarei-position-white-seat = Miejsce { $seat } nie może grać białymi. Oczekiwano 1 lub 2.
pantarei-position-white = Miejsce, które gra białymi, to „{ $found }”. Oczekiwano 1, 2 lub -.
pantarei-position-white-before-choice = Miejsce, które gra białymi, to „{ $found }”. Dopóki miejsce 1 nie wybrało koloru (ruch ?), oczekiwano -.
pantarei-position-white-missing = Kolory są już wybrane. Oczekiwano 1 lub 2, czyli miejsca, które gra białymi.
pantarei-position-turn-before-choice = Miejsce 2 nie może być na ruchu, dopóki miejsce 1 nie wybrało koloru.
pantarei-position-swap-before-choice = Dopóki kolory nie są wybrane, ostatnim ruchem nie mogła być zamiana.
pantarei-position-lock = Blokada to „{ $found }”. Oczekiwano x lub -.
