# Gou: names.
gou-name = Gou
gou-about = Zamykaj pionki przeciwnika między dwoma swoimi i zajmij cztery punkty wokół środka.
gou-variant-base-name = Gou
gou-variant-base-about = Zasady bez odmian.
gou-variant-variation-1-name = Gou, odmiana 1
gou-variant-variation-1-about = Pierwsza odmiana zasad: zbija się także rzędy kilku pionków.
gou-variant-variation-2-name = Gou, odmiana 2
gou-variant-variation-2-about = Druga odmiana zasad: pionek może stanąć między dwoma pionkami przeciwnika, jeśli zbija.
gou-variant-variations-1-2-name = Gou, obie odmiany
gou-variant-variations-1-2-about = Obie odmiany zasad razem.
gou-option-rows-name = Bicie rzędów
gou-option-rows-about = Nieprzerwany rząd pionków przeciwnika zamknięty z obu końców zostaje zbity (odmiana 1).
gou-option-stop-between-name = Stawanie między pionkami
gou-option-stop-between-about = Pionek może stanąć między dwoma pionkami przeciwnika, jeśli zbija jeden z nich (odmiana 2).
gou-option-captures-name = Bicia potrzebne do wygranej
gou-option-captures-about = Ile pionków trzeba zbić, aby wygrać. Wersje językowe zasad podają różne liczby.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Wszystkie oprócz czterech z czternastu, jak w zasadach niemieckich i angielskich.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Wszystkie oprócz trzech z czternastu, jak w zasadach francuskich.
gou-option-board-name = Plansza
gou-option-board-about = Wydanie planszy. Rysunek z samych zasad zaginął.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Pięć współśrodkowych kwadratów połączonych przekątnymi, po czternaście pionków na stronę: plansza gry Go Ju (Hexagames 1986), która pasuje do każdego zdania zasad.

# Moves.
gou-move-plain = { SIDE($side) } przesuwają pionek z { $from } na { $to }.
gou-move-capture = { SIDE($side) } przesuwają pionek z { $from } na { $to } i zbijają { $captured }.

gou-expected-move = Oczekiwane są dwa punkty, np. a7-b6.
gou-illegal-no-such-point = Na planszy nie ma punktu „{ $point }”.
gou-illegal-empty-point = Na { $from } nie ma pionka.
gou-illegal-opponents-piece = Pionek na { $from } należy do { SIDE($owner, form: "genitive") }. Teraz jest ruch { SIDE($turn, form: "genitive") }.
gou-illegal-stays-put = Pionek musi przejść na inny punkt. Na { $from } już stoi.
gou-illegal-occupied = Na punkcie { $to } stoi pionek { SIDE($owner, form: "genitive") }. Przejść można tylko na wolny punkt.
gou-illegal-round-a-corner = Punkty { $from } i { $to } leżą na różnych bokach tego samego kwadratu. Pionek nigdy nie skręca za róg.
gou-illegal-not-on-one-line = Punktów { $from } i { $to } nie łączy żadna linia. Pionek porusza się po jednej linii prostej.
gou-illegal-diagonal-too-far = Punkt { $to } jest za daleko od { $from }. Po przekątnej pionek przechodzi tylko o jeden punkt, tutaj na { $nearest }.
gou-illegal-blocked = Drogę z { $from } na { $to } blokuje pionek { SIDE($owner, form: "genitive") } na { $by }. Pionki nie przeskakują.
gou-illegal-stops-between = Punkt { $to } leży między pionkami przeciwnika na { $first } i { $second }. Pionek może między nimi przejść, ale nie może tam stanąć.
gou-illegal-captures-neither = Punkt { $to } leży między pionkami przeciwnika na { $first } i { $second }, a ruch nie zbija żadnego z nich. Pionek może tam stanąć tylko wtedy, gdy zbija jeden z nich.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Pionki zwycięzcy zajmują wszystkie punkty docelowe.
gou-reason-captures = Przegranemu zostało za mało pionków.
gou-reason-no-move = Przegrany nie może wykonać żadnego ruchu.

# Positions.
gou-position-no-turn = Oczekiwane są plansza, spacja i strona na ruchu (r lub y).
gou-position-points = Oczekiwana liczba punktów w rzędzie { $row }: { $expected }, znaleziono: { $found }.
gou-position-numbers = W rzędzie { $row } są dwie liczby obok siebie, { $first } i { $second }. Oczekiwano { $sum }.
gou-position-sign = W rzędzie { $row } jest „{ $sign }”. Oczekiwano r, y lub liczby pustych punktów.
gou-position-pieces = { SIDE($side) }: oczekiwano najwyżej { $most } pionków, znaleziono: { $found }.
gou-position-not-on-board = Punktu { $point } nie ma na tej planszy.
gou-position-twice = Punkt { $point } jest narysowany dwa razy. Każdy punkt może wystąpić tylko raz.
gou-position-owner = Na punkcie { $point } jest pionek miejsca { $seat }. Oczekiwano miejsca 1 lub 2.
