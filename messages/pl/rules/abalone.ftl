# Abalone: names.
abalone-name = Abalone
abalone-about = Zdobądź przewagę w rzędzie i zepchnij kule przeciwników z sześciokątnej planszy.
abalone-option-layout-name = Ustawienie
abalone-option-layout-about = Początkowe ustawienie kul i liczba graczy.
abalone-option-partners-name = Kule partnerów
abalone-option-partners-about = Czyje kule możesz przesuwać w grze drużynowej (reguła 4.3).
abalone-option-partners-sheet-name = Kule całej drużyny
abalone-option-partners-sheet-about = Kule drużyny możesz przesuwać jak własne.
abalone-option-partners-own-only-name = Tylko własne kule
abalone-option-partners-own-only-about = Przesuwasz własne kule. Kule partnerów tylko pomagają pchać.
abalone-option-target-name = Kule do zepchnięcia
abalone-option-target-about = Ile kul trzeba zepchnąć, aby wygrać. Według zasad sześć.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standardowe
abalone-variant-standard-about = Ustawienie z zasad: po każdej stronie dwa pełne rzędy i trzy kule przed nimi. Ostrożni gracze mogą zablokować grę i doprowadzić do remisu.
abalone-variant-belgian-daisy-name = Belgijska stokrotka
abalone-variant-belgian-daisy-about = Każda strona ma dwie stokrotki po siedem kul w przeciwległych rogach. Dla tych, którzy już znają grę.
abalone-variant-german-daisy-name = Niemiecka stokrotka
abalone-variant-german-daisy-about = Belgijskie stokrotki o rząd bliżej środka.
abalone-variant-dutch-daisy-name = Holenderska stokrotka
abalone-variant-dutch-daisy-about = Stokrotki w rogach, w środku każdej kula przeciwnika.
abalone-variant-swiss-daisy-name = Szwajcarska stokrotka
abalone-variant-swiss-daisy-about = Stokrotki o rząd bliżej środka, w środku każdej kula przeciwnika.
abalone-variant-domination-name = Dominacja
abalone-variant-domination-about = Każda strona ma dwa trójkąty przy krawędzi, a z każdego jedna kula jest wysunięta ku środkowi.
abalone-variant-infiltration-name = Infiltracja
abalone-variant-infiltration-about = Dwa długie fronty, a w każdym już trzy kule przeciwnika.
abalone-variant-pyramid-name = Piramida
abalone-variant-pyramid-about = Dwa zwarte kliny wzdłuż krawędzi, od rogu do rogu, z wolnym środkiem między nimi.
abalone-variant-the-wall-name = Mur
abalone-variant-the-wall-about = Dwa mury przez całą planszę, za każdym czeka jedna kula.
abalone-variant-alien-name = Kosmita
abalone-variant-alien-about = Dwie twarze patrzą na siebie, w każdej cztery kule przeciwnika.
abalone-variant-snakes-name = Węże
abalone-variant-snakes-about = Dwa długie węże wzdłuż krawędzi, głowy splecione w środku.
abalone-variant-snakes-variant-name = Węże (odmiana)
abalone-variant-snakes-variant-about = Dwa długie węże wzdłuż krawędzi, głowy wyciągnięte obok siebie.
abalone-variant-fujiyama-name = Fudżijama
abalone-variant-fujiyama-about = Dwie góry skierowane ku sobie, w każdej trzy kule przeciwnika.
abalone-variant-face-to-face-name = Twarzą w twarz
abalone-variant-face-to-face-about = Dwa zwarte bloki po lewej i prawej stronie pustego pasa.
abalone-variant-french-daisy-name = Francuska stokrotka
abalone-variant-french-daisy-about = Cztery stokrotki wokół wolnego środka, kolory naprzeciw siebie na krzyż.
abalone-variant-alliances-name = Sojusze
abalone-variant-alliances-about = Dwa otwarte pierścienie opierają się o siebie wokół środka.
abalone-variant-checkerboard-name = Szachownica
abalone-variant-checkerboard-about = Cztery rzędy naprzemiennych kolorów. Nikt nie ma dwóch kul obok siebie.
abalone-variant-three-players-name = Trzech graczy
abalone-variant-three-players-about = Po jedenaście kul, każdy gra sam za siebie. Wygrywa ten, kto pierwszy zepchnie sześć cudzych kul.
abalone-variant-four-players-name = Czterech graczy
abalone-variant-four-players-about = Po dziewięć kul. Czarne i czerwone grają przeciwko białym i żółtym.
abalone-variant-six-players-name = Sześciu graczy
abalone-variant-six-players-about = Po sześć kul. Czarne, czerwone i zielone grają przeciwko białym, żółtym i niebieskim.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = Liczby graczy się różnią: wariant { $variant } ma { $variant_seats }, ustawienie { $layout } ma { $layout_seats }. Wybierz zamiast tego wariant { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Cel { $target } jest w ustawieniu { $layout } nieosiągalny: kul przeciwników drużyny jest tylko { $most }.
       *[no] Cel { $target } jest w ustawieniu { $layout } nieosiągalny: kul przeciwników gracza jest tylko { $most }.
    }

# Moves.
abalone-move-pass = { SIDE($side) } nie mogą wykonać ruchu i pasują.
abalone-move-marble = { SIDE($side) } przesuwają kulę z { $from } na { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } przesuwają rząd { $first }-{ $last } w bok na { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } przesuwają rząd { $first }-{ $last } na { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [one] { SIDE($side) } przesuwają rząd { $first }-{ $last } na { $first_to }-{ $last_to } i pchają kulę { SIDE($owner, form: "genitive") }.
        [few] { SIDE($side) } przesuwają rząd { $first }-{ $last } na { $first_to }-{ $last_to } i pchają { $marbles } kule { SIDE($owner, form: "genitive") }.
        [many] { SIDE($side) } przesuwają rząd { $first }-{ $last } na { $first_to }-{ $last_to } i pchają { $marbles } kul { SIDE($owner, form: "genitive") }.
       *[other] { SIDE($side) } przesuwają rząd { $first }-{ $last } na { $first_to }-{ $last_to } i pchają { $marbles } kuli { SIDE($owner, form: "genitive") }.
    }
abalone-move-push-two-rivals = { SIDE($side) } przesuwają rząd { $first }-{ $last } na { $first_to }-{ $last_to } i pchają kule { SIDE($near, form: "genitive") } i { SIDE($far, form: "genitive") }.
abalone-move-eject = { SIDE($side) } przesuwają rząd { $first }-{ $last } na { $first_to }-{ $last_to } i spychają z planszy kulę { SIDE($owner, form: "genitive") }.

abalone-expected-move = Oczekiwany ruch wzdłuż rzędu, np. a1b2, ruch w bok, np. c3c5d4, albo pass.
abalone-expected-one-of = To może oznaczać { $moves }. Zapisz w całości ruch, o który chodzi.
abalone-expected-in-line = Ruch wzdłuż rzędu zapisuje się { $text }.
abalone-illegal-no-such-cell = Na planszy nie ma pola „{ $cell }”. Rzędy biegną od a1–a5 do i5–i9.
abalone-illegal-empty-cell = Pole { $cell } jest puste. Nie ma tu kuli do przesunięcia.
abalone-illegal-not-your-marble = Kula na { $cell } należy do { SIDE($owner, form: "genitive") }. Przesuń jedną ze swoich.
abalone-illegal-not-your-team = Kula na { $cell } należy do { SIDE($owner, form: "genitive") } z drugiej drużyny.
abalone-illegal-partners-marble = Kula na { $cell } należy do { SIDE($owner, form: "genitive") }. Kule partnerów przesuwają się tylko przy pchaniu.
abalone-illegal-no-marbles-left = { SIDE($seat) } nie mają już kul i pasują.
abalone-illegal-row-too-long = Rząd od { $cell } jest za długi (liczba kul: { $marbles }). Razem przesuwają się najwyżej trzy kule.
abalone-illegal-not-a-row = Pola { $first } i { $last } nie są końcami prostego rzędu.
abalone-illegal-not-adjacent = Pole { $to } nie sąsiaduje z { $from }. Kule przesuwają się o jedno pole.
abalone-illegal-off-the-board = Twoja kula na { $cell } spadłaby z planszy.
abalone-illegal-sideways-blocked = Na polu { $cell } stoi kula { SIDE($owner, form: "genitive") }. Ruch w bok wymaga wolnych pól.
abalone-illegal-sideways-push = Kuli { SIDE($owner, form: "genitive") } na { $cell } nie można pchać w bok, tylko wzdłuż rzędu.
abalone-illegal-too-weak = { $pushing } przeciwko { $pushed } to za mało, aby pchnąć. Strona pchająca musi mieć więcej kul.
abalone-illegal-blocked-behind = Za pchanymi kulami na { $cell } stoi twoja własna kula. To pole musi być wolne.
abalone-illegal-partner-pushed = Pchnięta zostałaby kula { SIDE($owner, form: "genitive") } na { $cell }. Kul partnerów nigdy się nie pcha.
abalone-illegal-not-started-by-own = Pchnięcie zaczyna się od kuli { SIDE($owner, form: "genitive") } na { $cell }, a nie od twojej.
abalone-illegal-cannot-pass = Możesz wykonać ruch, więc nie wolno pasować.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Zepchnięto wystarczająco dużo kul.

# Positions.
abalone-position-fields = Oczekiwane są 3 części oddzielone jedną spacją (plansza, miejsce na ruchu i liczby zepchniętych), znaleziono: { $found }.
abalone-position-cells = Oczekiwana liczba pól: { $expected }, znaleziono: { $found }.
abalone-position-owner = Na polu { $cell } jest kula miejsca { $seat }. Miejsca są od 1 do { $seats }.
abalone-position-numbers = W rzędzie { $row } są dwie liczby obok siebie: „{ $text }”. Zapisz jedną liczbę dla całego odcinka.
abalone-position-sign = W rzędzie { $row } jest „{ $sign }”. Oczekiwano { $expected } albo liczby pustych pól.
abalone-position-row = Oczekiwana liczba pól w rzędzie { $row }: { $expected }, znaleziono: { $found }.
abalone-position-counts = Oczekiwano liczb zepchniętych kul dla { $expected } miejsc, znaleziono: { $found }.
abalone-position-count = Liczby zepchniętych zawierają „{ $text }”. Oczekiwana jest liczba, np. 0 lub 5.
abalone-position-marbles = { SIDE($side) }: na planszy oczekiwano najwyżej { $most } kul, znaleziono: { $found }.
abalone-position-beyond-target = Liczby zepchniętych dają jednej stronie razem { $count }. Partia kończy się przy { $target }.
abalone-position-two-winners = Według liczb zepchniętych dwie strony mają { $target }. Wygrać mogła tylko jedna.
abalone-position-rivals-missing = Liczby zepchniętych dają { $count } dla strony { SIDE($side, form: "genitive") }, ale jej przeciwnikom brakuje tylko { $missing ->
        [one] jednej kuli
        [few] { $missing } kul
        [many] { $missing } kul
       *[other] { $missing } kuli
    }.
abalone-position-missing = Liczby zepchniętych dają razem { $count }, ale brakuje tylko { $missing ->
        [one] jednej kuli
        [few] { $missing } kul
        [many] { $missing } kul
       *[other] { $missing } kuli
    }.
