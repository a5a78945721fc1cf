### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Cel
rules-hus-goal = Pozbaw przeciwnika ruchu. Gracz, który jest na ruchu i nie ma niecki z co najmniej dwoma pionkami, nie może siać i przegrywa.

rules-hus-board-title = Plansza
rules-hus-board = Plansza ma cztery rzędy po osiem niecek. Dwa rzędy najbliżej ciebie są twoje: zewnętrzny przy krawędzi i wewnętrzny obok rzędu przeciwnika. Siejesz tylko do swoich szesnastu niecek.
rules-hus-board-start = Na początku po dwa pionki leżą w każdej niecce zewnętrznej i w czterech nieckach wewnętrznych po prawej ręce każdego gracza. Wszystkie 48 pionków zostaje na planszy przez całą partię. Zaczyna Południe.
rules-hus-start = Pozycja początkowa. Południe siedzi na dole.

rules-hus-sow-title = Siew
rules-hus-sow = W swoim ruchu wybierz jedną ze swoich niecek z co najmniej dwoma pionkami. Wyjmij z niej wszystkie pionki i rozłóż je po jednym w kolejnych nieckach. Pustej niecki ani niecki z jednym pionkiem nie można wybrać.
rules-hus-sow-clockwise = Siej zgodnie z ruchem wskazówek zegara. Twoje pionki wędrują w rzędzie wewnętrznym w prawo, a w zewnętrznym w lewo.
rules-hus-sow-counter-clockwise = Siej przeciwnie do ruchu wskazówek zegara. Twoje pionki wędrują w rzędzie zewnętrznym w prawo, a w wewnętrznym w lewo.
rules-hus-sow-round = Siew, który obejdzie całe koło, nie omija niecki, od której się zaczął.
rules-hus-sow-example-clockwise = Siej z b1. Ostatni pionek trafia do pustej niecki a2 i ruch się kończy.
rules-hus-sow-example-counter-clockwise = Siej z e2. Ostatni pionek trafia do pustej niecki c2 i ruch się kończy.
rules-hus-sow-single = W niecce { $move } jest tylko jeden pionek.

rules-hus-relay-title = Kontynuowanie siewu
rules-hus-relay = Jeśli ostatni pionek trafi do pustej niecki, twój ruch się kończy. Jeśli trafi do niecki z pionkami, wyjmij z niej wszystko razem z ostatnim pionkiem i siej dalej od następnej niecki. Kontynuowanie jest obowiązkowe. Jedno wyjęcie pionków i siew, który po nim następuje, to etap; twój ruch może mieć wiele etapów.
rules-hus-relay-example-clockwise = Siej z e1. Pierwszy etap kończy się w c1, gdzie są pionki. Drugi etap kończy się w pustej niecce a2.
rules-hus-relay-example-counter-clockwise = Siej z h1. Pierwszy etap kończy się w g2, gdzie są pionki. Drugi etap kończy się w pustej niecce d2.
rules-hus-endless = Niektóre siewy nigdy się nie kończą. Siewu, który ma więcej niż { $max-laps } etapów, nie wolno wybrać. Gracz, który nie ma innego siewu, przegrywa.

rules-hus-capture-title = Bicie
rules-hus-capture-inner = Bijesz, gdy etap kończy się w twoim rzędzie wewnętrznym, w niecce, w której były pionki, a w niecce wewnętrznej przeciwnika w tej samej kolumnie także są pionki. Zabierz wszystkie pionki z obu niecek przeciwnika w tej kolumnie. Zewnętrzna może być pusta.
rules-hus-capture-both = Bijesz, gdy etap kończy się w twoim rzędzie wewnętrznym, w niecce, w której były pionki, a w obu nieckach przeciwnika w tej samej kolumnie także są pionki. Zabierz z obu wszystkie pionki.
rules-hus-resow-with-own = Wyjmij też pionki ze swojej niecki. Zasiej wszystkie razem, zaczynając od następnej niecki.
rules-hus-resow-captured-only = Pionki w swojej niecce zostaw. Zasiej tylko zbite pionki, zaczynając od następnej niecki.
rules-hus-capture-example = Siej z { $move }. Pierwszy etap kończy się w zajętej niecce wewnętrznej i następuje bicie.
rules-hus-no-capture = Jeśli nie możesz bić, jak zwykle kontynuujesz siew. Etap, który kończy się w twoim rzędzie zewnętrznym, nigdy nie bije. Z bicia nie można zrezygnować, ale nie trzeba wybierać ruchu z biciem.

rules-hus-end-title = Koniec i punkty
rules-hus-ends-either = Po każdym ruchu spójrz na obie strony. Jeśli jedna ze stron nie ma niecki z co najmniej dwoma pionkami, partia się kończy i ta strona przegrywa. Może to być strona, która właśnie wykonała ruch.
rules-hus-ends-either-example = Siej z e2. Potem Południe ma tylko pojedyncze pionki, więc przegrywa.
rules-hus-ends-mover = Partia kończy się, gdy gracz na ruchu nie może wykonać żadnego ruchu. Ten gracz przegrywa.
rules-hus-points = Każdy gracz dostaje tyle punktów, ile pionków jest po jego stronie. Zwycięzca, który ma wszystkie 48 pionków, dostaje podwójnie: 96 punktów. W meczu gracze po każdej partii zamieniają się stronami, a punkty ze wszystkich partii się sumuje.

rules-hus-differs-title = Europejski i afrykański Hus
rules-hus-differs = Obie gry różnią się czterema zasadami. Każda z nich jest osobną opcją, więc można je też łączyć. Program rozegrał losowe partie i wyszukał najprostsze pozycje, w których różnica ma znaczenie.
rules-hus-differs-all = Wszystkie cztery zasady razem: ta sama pozycja, ta sama niecka d2.
rules-hus-differs-direction = Kierunek siewu: siew z c2 bije tylko zgodnie z ruchem wskazówek zegara.
rules-hus-differs-capture-if = Bicie: etap, który zaczyna się w c2, kończy się w e2. Naprzeciwko w niecce wewnętrznej jest pionek, a zewnętrzna jest pusta.
rules-hus-differs-resow = Siew po biciu: w obu grach bity jest pionek w g3. W grze europejskiej wyjmuje się też pionki z g2, w afrykańskiej tam zostają.
rules-hus-differs-ends = Koniec partii: po e2 Południe ma tylko pojedyncze pionki, ale na ruchu jest Północ i ma możliwe ruchy.

rules-hus-readings-title = Jak rozumiemy instrukcje
rules-hus-readings-must = Europejska instrukcja mówi, że „można” wyjąć pionki i bić. Czytamy to jako „trzeba”, tak jak w opisie afrykańskim.
rules-hus-readings-end = Według europejskiej instrukcji partia kończy się, gdy jeden z graczy ma tylko pojedyncze pionki. Według opisu afrykańskiego wygrywa ostatni, kto może wykonać ruch. Decyduje opcja „Koniec partii”.
rules-hus-readings-both = Obie strony nie mogą mieć naraz samych pojedynczych pionków: 48 pionków nie zmieści się po jednym w 32 nieckach. Jeśli zdarzy się to we własnej pozycji z mniejszą liczbą pionków, przegrywa gracz na ruchu.
rules-hus-readings-own = Opis afrykański mówi, że sieje się zbite pionki. O własnej niecce nie wspomina. Inne opisy gry zgadzają się, że pionki w niej zostają. Zmienia to opcja „Siew po biciu”.
rules-hus-readings-endless = Instrukcje nie wspominają o siewach, które nigdy się nie kończą. My ich zabraniamy. Granicę ustala opcja „Najdłuższy siew”.
rules-hus-readings-first = Według europejskiej instrukcji o pierwszym ruchu decyduje losowanie. Tutaj zaczyna Południe, a swoją stronę wybierasz w ustawieniach partii.
