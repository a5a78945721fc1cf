# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Plansza
lesson-abalone-board-task = Plansza to sześciokąt o 61 polach. Nazwa pola to litera jego rzędu i numer jego ukośnej linii: środkowe to e5. Masz czternaście czarnych kul, a białe też mają czternaście. Zaczynają czarne. Wygrasz, gdy zepchniesz z planszy sześć kul przeciwnika.

lesson-abalone-line-title = Ruch wzdłuż rzędu
lesson-abalone-line-task = W jednym ruchu przesuwasz jedną kulę albo prosty rząd dwóch lub trzech stykających się kul. Wszystkie przesuwają się o jedno pole w tym samym kierunku. Wybierz pierwszą i ostatnią kulę swojego rzędu trzech kul i przesuń go wzdłuż rzędu tak, aby jedna z kul doszła na e5.
lesson-abalone-line-done = Wszystkie trzy kule przesunęły się o jedno pole wzdłuż rzędu. Więcej niż trzech przesunąć nie można. W każdej turze trzeba wykonać ruch. Pasuje tylko gracz, który nie może wykonać ruchu.
lesson-abalone-line-wrong-few = Kula doszła na e5, ale nie z całym rzędem. Przesuń wszystkie trzy kule naraz.
lesson-abalone-line-wrong-other = Taki ruch jest możliwy. Ale teraz przesuń rząd b2, c3, d4 w stronę e5.

lesson-abalone-sideways-title = Ruch w bok
lesson-abalone-sideways-task = Rząd może się też przesunąć w bok, ale wszystkie pola, na które wchodzi, muszą być wolne. Przesuń swój rząd trzech kul w bok, w górę na e4, e5 i e6.
lesson-abalone-sideways-done = Wszystkie trzy kule przesunęły się o jedno pole w tym samym kierunku. Ruch w bok nigdy nie pcha.
lesson-abalone-sideways-wrong-few = Nie przesunęły się wszystkie trzy kule. Wybierz pierwszą i ostatnią kulę rzędu.
lesson-abalone-sideways-wrong-other = Taki ruch jest możliwy. Ale teraz przesuń rząd d3, d4, d5 w górę do rzędu e.

lesson-abalone-push-title = Pchnięcie
lesson-abalone-push-task = Ruchem wzdłuż rzędu można pchnąć kule przeciwnika tuż przed rzędem, jeśli jest ich mniej niż jego własnych. Dwie kule pchają jedną. Pole za pchaną kulą musi być wolne. Pchnij białą kulę na e5.
lesson-abalone-push-done = Dwie przeciwko jednej: biała kula musiała ustąpić. Pojedyncza kula nigdy nie pcha, a pchać nigdy nie trzeba.
lesson-abalone-push-wrong-none = Ten ruch niczego nie pchnął. Przesuń rząd c3, d4 w stronę białej kuli na e5.

lesson-abalone-three-title = Trzy pchają dwie
lesson-abalone-three-task = Trzy kule pchają jedną lub dwie. Pchnij dwie białe kule na e5 i f6.
lesson-abalone-three-done = Trzy przeciwko dwóm. Nigdy nie przesuwa się więcej niż trzech kul, więc trzech nikt nie może pchnąć.
lesson-abalone-three-wrong-none = Ten ruch nie pchnął obu kul. Przesuń cały rząd b2, c3, d4.

lesson-abalone-blocked-title = Kiedy nie można pchać
lesson-abalone-blocked-task = Nie można pchać takiej samej liczby kul: dwie nie pchną dwóch. Nie można też pchać, gdy za pchanymi kulami stoi jeszcze jedna. Tutaj może pchać tylko jeden z twoich rzędów. Znajdź go.
lesson-abalone-blocked-done = Trzy przeciwko dwóm i wolne pole za nimi. Pozostałe rzędy są zatrzymane: jeden przez dwie białe kule, drugi przez czarną kulę na e5.
lesson-abalone-blocked-wrong-none = Ten ruch niczego nie pchnął. Policz kule w każdym rzędzie i spójrz na pole za nimi.

lesson-abalone-off-title = Zepchnij kulę
lesson-abalone-off-task = Jeśli za pchaną kulą nie ma już pola, spada ona z planszy i liczy się dla ciebie. Zepchnij białą kulę.
lesson-abalone-off-done = Kula spadła z planszy. Sześć takich daje wygraną. Własnych kul nie możesz usunąć z planszy.
lesson-abalone-off-wrong-push = Kula została pchnięta, ale nadal jest na planszy. Zepchnij tę przy krawędzi.
lesson-abalone-off-wrong-none = Ten ruch niczego nie zepchnął. Spójrz na białą kulę na e9.

lesson-abalone-safe-title = Chroń swoje kule
lesson-abalone-safe-task = Twoja kula na a3 leży przy krawędzi. Trzy białe kule na b3, c3 i d3 leżą z nią w jednej linii i mogą ją zepchnąć. Wykonaj ruch, po którym białe nie będą mogły niczego zepchnąć.
lesson-abalone-safe-done = Teraz białe nie mogą niczego zepchnąć. Kula przy krawędzi jest zagrożona, gdy leży w jednej linii z rzędem przeciwnika. Kule, które trzymają się razem w środku, są silne.
lesson-abalone-safe-wrong-lost = Białe nadal mogą zepchnąć twoją kulę na a3. Odsuń ją z tej linii.

lesson-abalone-more-title = Troje graczy
lesson-abalone-more-task = We troje każdy gra za siebie: czarne, białe i czerwone, w tej kolejności, po jedenaście kul. Wszyscy pozostali są przeciwnikami, więc możesz pchnąć także dwie kule różnych kolorów. Pchnij kule na e5 i e6.
lesson-abalone-more-done = Trzy przeciwko dwóm, białej i czerwonej. Wygrywa ten, kto pierwszy zepchnie sześć kul, bez względu na kolor. Do tego czasu grają wszyscy; gracz bez kul lub bez ruchu pasuje.
lesson-abalone-more-wrong-none = Ten ruch nie pchnął obu kul. Przesuń cały rząd e2, e3, e4.

lesson-abalone-teams-title = Drużyny
lesson-abalone-teams-task = We czworo lub sześcioro grają dwie drużyny, które wykonują ruchy na zmianę. Tutaj grasz z czerwonymi przeciwko białym i żółtym. Kule partnera możesz przesuwać tak jak swoje, same lub w rzędzie ze swoimi. Ale pchnięcie musi się zaczynać od twojej kuli: tylna musi być czarna. Pchnij białą kulę na e5.
lesson-abalone-teams-done = Twoja kula na c3 pchała z tyłu. W rzędzie g3, g4 tylna kula jest czerwona, więc nie możesz nim pchać. Drużyna nigdy nie pcha własnych kul. To, co zepchną partnerzy, liczy się razem: sześć kul daje wygraną. Dwie pchane kule mogą mieć kolory dwóch przeciwników. We czworo kolejność to czarne, białe, czerwone, żółte, po dziewięć kul; w sześcioro czarne, białe, czerwone, żółte, zielone, niebieskie, po sześć. W sześcioro czarne, czerwone i zielone grają przeciwko białym, żółtym i niebieskim.
lesson-abalone-teams-wrong-none = Ten ruch niczego nie pchnął. Twoja kula na c3 stoi za czerwoną na d4: przesuń ten rząd.

lesson-abalone-win-title = Wygraj małą partię
lesson-abalone-win-task = Teraz wygraj małą partię. Cztery kule są już zepchnięte. Zepchnij kolejną.
lesson-abalone-win-task-2 = Białe uratowały jedną kulę, ale nie obie. Zepchnij szóstą.
lesson-abalone-win-done = Sześć kul jest poza planszą: wygrywasz swoją pierwszą małą partię.
lesson-abalone-win-wrong-none = Ten ruch niczego nie zepchnął. Szukaj białej kuli przy krawędzi, za którą stoją dwie twoje.

lesson-abalone-game-title = Twoja pierwsza partia
lesson-abalone-game-task = Zagraj z łatwym przeciwnikiem. Aby partia była krótka, do wygranej wystarczą trzy kule. W każdym ruchu dostajesz krótką podpowiedź, a ruchy możesz cofać, ile razy chcesz. Jeśli ta sama pozycja wystąpi po raz trzeci, partia kończy się remisem.
