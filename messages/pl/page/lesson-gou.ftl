# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Plansza
lesson-gou-board-task = Plansza ma pięć kwadratów, jeden w drugim, połączonych przekątnymi. Każdy bok kwadratu jest linią, każda przekątna też. Pionki stoją na punktach, w których schodzą się linie; znak w środku nie jest punktem. Każdy gracz zaczyna z czternastoma pionkami. Twoje są czerwone, a czerwone zaczynają. Nazwa każdego punktu to jego kolumna, od a do k licząc od lewej, i jego rząd, od 1 do 11 licząc od dołu.

lesson-gou-goal-title = Cel
lesson-gou-goal-task = Wygrać można na trzy sposoby: twoje pionki stoją na wszystkich czterech zaznaczonych punktach docelowych, przeciwnikowi zostały najwyżej cztery pionki albo przeciwnik nie ma żadnego możliwego ruchu.

lesson-gou-slide-title = Przesunięcie po boku
lesson-gou-slide-task = Po boku kwadratu pionek przesuwa się tak daleko, jak chcesz, dopóki punkty są wolne. Nie może przeskakiwać pionków ani skręcać za róg. Przesuń pionek z c9 na i9.
lesson-gou-slide-done = Pionek przesunął się po całym boku. Aby skręcić za róg, potrzebuje kolejnego ruchu.
lesson-gou-slide-wrong-short = Można tam stanąć, ale teraz przesuń pionek aż do rogu, na i9.
lesson-gou-slide-wrong-other = Taki ruch jest możliwy. Ale teraz przesuń pionek z c9 na i9.

lesson-gou-diagonal-title = Krok po przekątnej
lesson-gou-diagonal-task = Po przekątnej pionek przechodzi tylko o jeden punkt. Przejdź z d8 na punkt docelowy e7.
lesson-gou-diagonal-done = Przekątne prowadzą z jednego kwadratu na drugi i do punktów docelowych.
lesson-gou-diagonal-wrong-other = Taki ruch jest możliwy. Ale teraz przejdź z d8 po przekątnej na e7.

lesson-gou-capture-title = Bicie
lesson-gou-capture-task = Zbijasz pionek przeciwnika, jeśli zamkniesz go między pionkiem, którym wykonujesz ruch, a innym swoim. Wszystkie trzy muszą sąsiadować na jednej linii, bez innego punktu między nimi. Zbij pionek na f10.
lesson-gou-capture-done = Twoje pionki na d10 i h10 zamknęły między sobą pionek przeciwnika. Bije tylko pionek, którym wykonujesz ruch, i zawsze zbija wszystkie pionki, które może zbić z miejsca, w którym staje. Ale nie trzeba wybierać ruchu z biciem. Zbite pionki leżą w rynienkach przy krawędzi planszy: dziesięć daje wygraną.
lesson-gou-capture-wrong-none = Ten ruch niczego nie zbił. Na d10 masz pionek; postaw inny po drugiej stronie f10.

lesson-gou-double-title = Zbij dwa naraz
lesson-gou-double-task = Ruch zbija każdy pionek przeciwnika, który zamyka, na wszystkich liniach. Zbij dwa pionki jednym ruchem.
lesson-gou-double-done = Zbity jest jeden pionek na boku kwadratu i jeden na przekątnej. Zbija się tylko pojedyncze pionki. Dwa pionki przeciwnika obok siebie na linii chronią się na niej nawzajem.
lesson-gou-double-wrong-one = Zbity jest jeden pionek. Istnieje punkt, z którego zbijesz dwa.
lesson-gou-double-wrong-none = Ten ruch niczego nie zbił. Spójrz na pionki na e9 i f8.

lesson-gou-between-title = Nie stawaj między dwoma pionkami przeciwnika
lesson-gou-between-task = Pionek nie może stanąć między dwoma pionkami przeciwnika, które sąsiadują z nim na jednej linii, nawet żeby zbić albo dojść do punktu docelowego. Dlatego nie wolno ci stanąć na h10. Ale pionek może przejść między dwoma pionkami przeciwnika. Znajdź inne bicie.
lesson-gou-between-done = Twój pionek przeszedł między pionkami przeciwnika na d4 i f2, stanął na c3 i zbił pionek na c5.
lesson-gou-between-wrong-none = Ten ruch niczego nie zbił. Spójrz na żółty pionek na c5.

lesson-gou-safe-title = Chroń swoje pionki
lesson-gou-safe-task = Żółte biją tak samo. Jeśli żółte przejdą z i11 na h10, stracisz pionek na f10. Wykonaj ruch, po którym żółte nie będą mogły niczego zbić.
lesson-gou-safe-done = Teraz żółte nie mogą niczego zbić. Przed każdym swoim ruchem sprawdź, co może zbić przeciwnik.
lesson-gou-safe-wrong-lost = Po tym ruchu żółte nadal mogą zbić pionek. Zadbaj, żeby żadnego twojego pionka nie dało się zamknąć między dwoma żółtymi.

lesson-gou-corner-title = Bezpieczne punkty
lesson-gou-corner-task = Pionka w jednym z czterech zewnętrznych rogów nigdy nie można zbić, bo za nim nie biegnie dalej żadna linia. Pionek na punkcie docelowym można zbić tylko na jednej linii: ten na e7 tylko z d6 i f8.

lesson-gou-block-title = Nie daj żółtym wygrać
lesson-gou-block-task = Pionki żółtych stoją na trzech punktach docelowych, a czwarty może przejść z d4 na e5 i wygrać. Zapobiegnij temu.
lesson-gou-block-done = Teraz żółte nie mogą wygrać następnym ruchem. Możesz zbić pionek na punkcie docelowym albo postawić na nim własny.
lesson-gou-block-wrong-lost = Żółte przechodzą na e5 i wygrywają. Zbij pionek na e7 albo zajmij e5.

lesson-gou-win-title = Wygraj małą partię
lesson-gou-win-task = Teraz wygraj małą partię. Twoje pionki stoją na dwóch punktach docelowych. Zajmij trzeci.
lesson-gou-win-task-2 = Żółte przeszły z f2 na e3 i są za daleko. Zajmij czwarty punkt docelowy.
lesson-gou-win-done = Twoje pionki stoją na wszystkich czterech punktach docelowych. Partia od razu się kończy i wygrywasz swoją pierwszą małą partię.
lesson-gou-win-wrong-other = Twoje pionki na d4 i h4 stoją obok wolnych punktów docelowych. Przesuń jeden z nich.
lesson-gou-win-wrong-not-yet = Jeden punkt docelowy jest jeszcze wolny. Zajmij go.

lesson-gou-game-title = Twoja pierwsza partia
lesson-gou-game-task = Zagraj całą partię z łatwym przeciwnikiem. W każdym ruchu dostajesz krótką podpowiedź, a ruchy możesz cofać, ile razy chcesz. Jeśli ta sama pozycja wystąpi po raz trzeci, partia kończy się remisem. Przygotowując partię, możesz wybrać odmiany.
