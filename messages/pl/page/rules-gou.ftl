### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Cel
rules-gou-goal = Zajmij wszystkie cztery punkty docelowe wokół środka albo zbij { $captures } z czternastu pionków przeciwnika.

rules-gou-board-title = Plansza
rules-gou-board = Pięć kwadratów leży jeden w drugim, a łączą je przekątne. Pionki stoją na sześćdziesięciu punktach, w których spotykają się linie. Każdy gracz ma czternaście pionków. Zaczynają czerwone.
rules-gou-start = Pozycja początkowa. Pionki czerwonych mają kółko, żółtych krzyżyk.
rules-gou-board-goals = Punkty docelowe to cztery rogi najmniejszego kwadratu: e5, g5, e7 i g7. Przez środek nie biegnie żadna linia.

rules-gou-move-title = Ruch
rules-gou-move = W swoim ruchu przesuń jeden ze swoich pionków po linii na wolny punkt. Pionki nigdy nie przeskakują innych pionków.
rules-gou-move-slide = Po boku kwadratu pionek przesuwa się tak daleko, jak chcesz. Najdalej dochodzi do rogu swojego kwadratu i nigdy nie skręca za róg.
rules-gou-move-slide-picture = Dwa sposoby przesunięcia pionka na b10.
rules-gou-move-step = Po przekątnej pionek przechodzi tylko na sąsiedni punkt.
rules-gou-move-step-example = Przesuń pionek na a7 po przekątnej na b6.

rules-gou-capture-title = Bicie
rules-gou-capture = Zbijasz pionek przeciwnika, gdy zamkniesz go między pionkiem, którym wykonujesz ruch, a innym swoim: trzy sąsiednie punkty na jednej linii. Zbity pionek schodzi z planszy.
rules-gou-capture-example = Przesuń pionek z c3 na g3. Pionki na g3 i e1 zamykają f2 między sobą i zbijają go.
rules-gou-capture-several = Jeden ruch może bić na kilku liniach naraz. Trzeba zdjąć każdy pionek zbity przez pionek, którym wykonano ruch.
rules-gou-capture-several-example = Przesuń pionek z c3 na g3 i zbij dwa pionki.
rules-gou-capture-single = Zbija się tylko pojedyncze pionki. Dwa pionki przeciwnika obok siebie na linii chronią się na niej nawzajem.

rules-gou-rows-title = Bicie rzędów
rules-gou-rows = W tej odmianie zbijasz też cały rząd pionków przeciwnika: dwa lub więcej na kolejnych punktach jednej linii, bez przerwy, zamknięte z obu końców.
rules-gou-rows-example = Przesuń pionek z h2 na i3. Pionki na i3 i c3 zamykają rząd dwóch pionków.
rules-gou-rows-differs = Odmiana 1: ten sam ruch z nią i bez niej.

rules-gou-between-title = Między pionkami przeciwnika się nie staje
rules-gou-between = Ruch nie może się skończyć między dwoma pionkami przeciwnika, jeśli te trzy punkty sąsiadują na jednej linii. Obowiązuje to także wtedy, gdy ruch by bił albo prowadził na punkt docelowy.
rules-gou-between-forbidden = Pionek na f2 nie może stanąć na d2, między c3 a e1.
rules-gou-between-pass = Po boku kwadratu pionek może przejść między dwoma pionkami przeciwnika i stanąć dalej.
rules-gou-between-pass-example = Przesuń pionek z f2 przez d2 na b2.

rules-gou-stop-title = Stawanie między pionkami przeciwnika
rules-gou-stop = W tej odmianie ruch może się skończyć między dwoma pionkami przeciwnika, jeśli zbija jeden z tych dwóch. W przeciwnym razie jest zabroniony.
rules-gou-stop-example = Przesuń pionek z f2 na g3, między e3 a i3. Pionki na g3 i c3 zbijają e3.
rules-gou-stop-pairs = Jeśli kilka par pionków przeciwnika zamyka punkt, ruch musi zbić po jednym pionku z każdej pary.
rules-gou-stop-forbidden = Na c3 nie ma czerwonego pionka, więc ruch z f2 na g3 niczego nie zbija.
rules-gou-stop-differs = Odmiana 2: ten sam ruch z nią i bez niej.

rules-gou-win-title = Koniec
rules-gou-win-goals = Wygrywasz, gdy tylko twoje pionki stoją na wszystkich czterech punktach docelowych.
rules-gou-win-goals-example = Czerwone wygrywają ruchem z h4 na g5.
rules-gou-win-captures = Wygrywasz też, gdy tylko zbijesz { $captures } pionków.
rules-gou-win-captures-example = Żółtym zostało pięć pionków. Zbij jeden ruchem z c3 na g3.
rules-gou-win-stuck = Gracz, który nie ma możliwego ruchu, przegrywa.

rules-gou-variations-title = Odmiany
rules-gou-variations = Instrukcja ma dwie odmiany. W ustawieniach partii możesz wybrać jedną lub obie.

rules-gou-readings-title = Jak rozumiemy instrukcję
rules-gou-readings-board = Rysunki z instrukcji zaginęły. Nasza plansza i jej pozycja początkowa pochodzą z innego opisu tej samej gry, Go Ju (Hexagames 1986). Pasują do każdego zdania instrukcji.
rules-gou-readings-captures = Tekst niemiecki i angielski wymagają zbicia wszystkich pionków oprócz czterech, czyli dziesięciu; francuski wymaga jedenastu. Decyduje opcja „Bicia potrzebne do wygranej”.
rules-gou-readings-rows = W odmianie 1 tekst niemiecki i angielski pozwalają zbić dwa lub więcej pionków na jednej linii. Tekst francuski mówi o kilku pionkach na kilku liniach. Tutaj w każdej partii ruch bije na wszystkich swoich liniach; w odmianie trzymamy się tekstu niemieckiego i angielskiego.
rules-gou-readings-must = Instrukcja mówi, że zbity pionek „można” zdjąć. Czytamy to jako „trzeba”.
rules-gou-readings-moved = Pionek, który według odmiany 2 staje między dwoma pionkami przeciwnika, nie jest przez nie zbity: bije tylko ten, kto wykonuje ruch.
rules-gou-readings-stuck = Instrukcja nie mówi, co się dzieje z graczem bez ruchu. Tutaj ten gracz przegrywa.
rules-gou-readings-stop = Instrukcja nie mówi, co się dzieje, gdy punkt zamykają dwie pary pionków przeciwnika. My wymagamy zbicia jednego pionka z każdej pary.
