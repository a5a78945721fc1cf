### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Cel
rules-abalone-goal-two = { $target ->
    [one] Zepchnij z planszy jedną kulę przeciwnika, zanim on zepchnie twoją.
    [few] Zepchnij z planszy { $target } kule przeciwnika, zanim on zepchnie tyle twoich.
    [many] Zepchnij z planszy { $target } kul przeciwnika, zanim on zepchnie tyle twoich.
   *[other] Zepchnij z planszy { $target } kuli przeciwnika, zanim on zepchnie tyle twoich.
}
rules-abalone-goal-three = { $target ->
    [one] Zepchnij z planszy jedną cudzą kulę, zanim zrobi to ktoś inny. Wszyscy troje grają za siebie.
    [few] Zepchnij z planszy { $target } cudze kule, zanim zrobi to ktoś inny. Wszyscy troje grają za siebie i nie ma znaczenia, czyje to kule.
    [many] Zepchnij z planszy { $target } cudzych kul, zanim zrobi to ktoś inny. Wszyscy troje grają za siebie i nie ma znaczenia, czyje to kule.
   *[other] Zepchnij z planszy { $target } cudzej kuli, zanim zrobi to ktoś inny. Wszyscy troje grają za siebie i nie ma znaczenia, czyje to kule.
}
rules-abalone-goal-teams = { $target ->
    [one] Grają dwie drużyny. Wygrywa ta, która pierwsza zepchnie z planszy jedną kulę drugiej drużyny.
    [few] Grają dwie drużyny. Wygrywa ta, która pierwsza zepchnie z planszy { $target } kule drugiej drużyny. Kule zepchnięte przez partnerów liczy się razem.
    [many] Grają dwie drużyny. Wygrywa ta, która pierwsza zepchnie z planszy { $target } kul drugiej drużyny. Kule zepchnięte przez partnerów liczy się razem.
   *[other] Grają dwie drużyny. Wygrywa ta, która pierwsza zepchnie z planszy { $target } kuli drugiej drużyny. Kule zepchnięte przez partnerów liczy się razem.
}

rules-abalone-board-title = Plansza
rules-abalone-board = Plansza to sześciokąt o sześćdziesięciu jeden polach. Kula przesuwa się w sześciu kierunkach, na sąsiednie pole.
rules-abalone-board-two = Czarne i białe mają po czternaście kul. Zaczynają czarne.
rules-abalone-board-three = Czarne, białe i czerwone mają po jedenaście kul i wykonują ruchy w tej kolejności.
rules-abalone-board-four = Czarne, białe, czerwone i żółte mają po dziewięć kul i wykonują ruchy w tej kolejności, więc drużyny grają na zmianę.
rules-abalone-board-six = Czarne, białe, czerwone, żółte, zielone i niebieskie mają po sześć kul i wykonują ruchy w tej kolejności, więc drużyny grają na zmianę.
rules-abalone-start = Pozycja początkowa tej gry.

rules-abalone-move-title = Ruch
rules-abalone-move = W swoim ruchu przesuń jedną, dwie lub trzy kule o jedno pole. Dwie lub trzy kule, które przesuwają się razem, muszą się stykać w prostym rzędzie i wszystkie przesuwają się w tym samym kierunku.
rules-abalone-move-ways = Rząd przesuwa się wzdłuż siebie albo w bok. Każde pole, na które wchodzi kula, musi być wolne; wyjątkiem jest pchnięcie.
rules-abalone-move-line-example = Przesuń rząd c3–c5 wzdłuż niego w prawo.
rules-abalone-move-sideways-example = Przesuń rząd c3–c5 w bok, w prawo w górę.
rules-abalone-move-must = Ruch jest obowiązkowy. Pasuje tylko gracz, który nie może wykonać ruchu.

rules-abalone-push-title = Pchnięcie
rules-abalone-push = Przy ruchu wzdłuż rzędu rząd pcha kule przeciwnika tuż przed sobą, jeśli jest ich mniej niż jego własnych: dwie pchają jedną, trzy pchają jedną lub dwie. Pole za pchanymi kulami musi być wolne albo leżeć już poza planszą. Pchać nigdy nie trzeba.
rules-abalone-push-one-example = Dwie pchają jedną: przesuń rząd e3–e4 w prawo.
rules-abalone-push-two-example = Trzy pchają dwie: przesuń rząd e3–e5 w prawo.
rules-abalone-push-not = Takie pchnięcia są niedozwolone.
rules-abalone-push-weak = Dwie nie mogą pchnąć dwóch.
rules-abalone-push-blocked = Za pchanymi kulami stoi jeszcze jedna.
rules-abalone-push-sideways = Rząd nie może pchać w bok.

rules-abalone-off-title = Zepchnięcie
rules-abalone-off = Kula zepchnięta za krawędź wypada z gry. Liczy się graczowi, który ją zepchnął.
rules-abalone-off-example = Zepchnij kulę białych: przesuń rząd e6–e8 w prawo.
rules-abalone-off-own = Własnych kul nie można wysunąć z planszy.

rules-abalone-three-title = Trzech graczy
rules-abalone-three = Dwie pchane kule mogą mieć różne kolory.
rules-abalone-three-example = Trzy pchają dwie: jedną białą i jedną czerwoną kulę.
rules-abalone-three-end = { $target ->
    [one] Partia kończy się, gdy jeden z graczy zepchnie kulę. Do tego czasu nikt nie odpada.
    [few] Partia kończy się, gdy jeden z graczy zepchnie { $target } kule. Do tego czasu nikt nie odpada. Gracz bez kul lub bez ruchu pasuje.
    [many] Partia kończy się, gdy jeden z graczy zepchnie { $target } kul. Do tego czasu nikt nie odpada. Gracz bez kul lub bez ruchu pasuje.
   *[other] Partia kończy się, gdy jeden z graczy zepchnie { $target } kuli. Do tego czasu nikt nie odpada. Gracz bez kul lub bez ruchu pasuje.
}

rules-abalone-teams-title = Drużyny
rules-abalone-teams-four = Czarne i czerwone grają przeciwko białym i żółtym.
rules-abalone-teams-six = Czarne, czerwone i zielone grają przeciwko białym, żółtym i niebieskim.
rules-abalone-teams-sheet = Kule partnerów możesz przesuwać jak własne, same lub w rzędzie ze swoimi.
rules-abalone-teams-own-only = Przesuwasz tylko własne kule. Kule partnerów przesuwają się razem z twoimi tylko przy pchaniu.
rules-abalone-teams-move-example = Czarne przesuwają rząd z dwóch czarnych kul i jednej czerwonej. Czarne i czerwone to partnerzy.
rules-abalone-teams-move-forbidden = Czarne nie mogą przesunąć rzędu, w którym jest kula czerwonych.
rules-abalone-teams-push = W rzędzie, który pcha, mogą być kule partnerów, ale tylna kula musi być twoja. Dwie pchane kule mogą należeć do dwóch różnych przeciwników.
rules-abalone-teams-push-example = Pchnięcie zaczyna kula czarnych na d4, przed nią są dwie czerwone.
rules-abalone-teams-push-forbidden = Kula czerwonych na d4 nie może zacząć pchnięcia czarnych.
rules-abalone-teams-partner = Kul partnerów nigdy się nie pcha.
rules-abalone-teams-partner-forbidden = Za białą kulą stoi czerwona, kula partnera.
rules-abalone-teams-silent = Partnerom nie wolno naradzać się nad ruchami. Przy stole dla czterech lub sześciu graczy czat otwiera się po końcu partii.

rules-abalone-readings-title = Jak rozumiemy instrukcję
rules-abalone-readings-layout = Instrukcja pokazuje jedną pozycję początkową, „Standardowe”. Ostrożni gracze mogą zablokować grę i doprowadzić do remisu. Jeśli znasz grę, wybierz ustawienie „Belgijska stokrotka”: opcja „Ustawienie” ma wiele pozycji początkowych.
rules-abalone-readings-target = Instrukcja wymaga sześciu kul. Liczbę zmienia opcja „Kule do zepchnięcia”.
rules-abalone-readings-three = Instrukcja nie mówi, co się dzieje z graczem, który stracił wiele kul. Tutaj wszyscy grają dalej, aż ktoś wygra.
rules-abalone-readings-partners = Instrukcja pozwala przesuwać kule partnerów jak własne. Wiele osób gra inaczej. Zmienia to opcja „Kule partnerów”.
rules-abalone-readings-confer = Instrukcja zabrania partnerom naradzania się nad ruchami. Przy stołach online nie ma prywatnego czatu między partnerami.
rules-abalone-readings-stuck = Instrukcja nie mówi, co się dzieje z graczem, który nie może wykonać ruchu. Tutaj pasuje.
