# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Plansza
lesson-hus-european-board-task = Hus ma cztery rzędy po osiem niecek. Dwa dolne rzędy są twoje: grasz jako Południe i siejesz tylko w tych rzędach. Rząd przy krawędzi to twój rząd zewnętrzny, drugi to rząd wewnętrzny. Nazwa każdej niecki to jej kolumna, od a do h licząc od lewej, i jej rząd, od 1 do 4 licząc od dołu.

lesson-hus-european-goal-title = Cel
lesson-hus-european-goal-task = Każdy gracz zaczyna z 24 pionkami: po dwa w każdej niecce zewnętrznej i po dwa w czterech wewnętrznych po swojej prawej ręce. Zaczyna Południe. Wygrasz, gdy Północ nie będzie miała niecki z co najmniej dwoma pionkami. Jeśli sam zostaniesz bez takiej niecki, przegrasz.

lesson-hus-european-sow-title = Siew
lesson-hus-european-sow-task = Wyjmij wszystkie pionki z jednej swojej niecki i rozłóż je po jednym w kolejnych nieckach. Sieje się zgodnie z ruchem wskazówek zegara: w rzędzie zewnętrznym w lewo, w wewnętrznym w prawo. Północ też sieje zgodnie z ruchem wskazówek zegara, po dwóch górnych rzędach. Zasiej trzy pionki z f1.
lesson-hus-european-sow-done = Ostatni pionek trafił do pustej niecki, więc twój ruch się kończy. Siać można tylko z niecki, w której są co najmniej dwa pionki. Pojedynczy pionek zostaje na miejscu. Jeśli siew obejdzie cały krąg, nie omija niecki, w której się zaczął.
lesson-hus-european-sow-wrong-other = Stamtąd też można siać. Ale teraz zasiej trzy pionki z f1.

lesson-hus-european-relay-title = Kontynuuj siew
lesson-hus-european-relay-task = Jeśli ostatni pionek trafi do niecki, która nie jest pusta, wyjmujesz z niej wszystkie pionki i siejesz dalej. To kontynuowanie siewu. Jest obowiązkowe. Zasiej tak, aby siew był kontynuowany.
lesson-hus-european-relay-done = Ostatni pionek trafił do c1, gdzie były dwa pionki. Wszystkie trzy zostały wyjęte i zasiane dalej. Jedno wyjęcie pionków i siew, który po nim następuje, to etap. Ruch kończy się dopiero wtedy, gdy ostatni pionek trafi do pustej niecki.
lesson-hus-european-relay-wrong-short = Ostatni pionek trafił do pustej niecki, więc siew nie był kontynuowany. Znajdź nieckę, z której ostatni pionek trafia do niecki z pionkami.

lesson-hus-european-capture-title = Bicie
lesson-hus-european-capture-task = Ostatni pionek w twoim rzędzie wewnętrznym może bić. Jeśli trafi do niecki wewnętrznej, która nie jest pusta, a w niecce wewnętrznej Północy naprzeciwko są pionki, zbijasz wszystkie pionki z obu niecek Północy w tej kolumnie. Zbij pionki w b3 i b4.
lesson-hus-european-capture-done = Cztery pionki zostały zbite i zasiane razem z dwoma pionkami z b2, począwszy od następnej niecki. Bicie następuje samo i nie można z niego zrezygnować, ale nie trzeba wybierać ruchu z biciem.
lesson-hus-european-capture-wrong-none = Ten ruch niczego nie zbił. Znajdź nieckę, z której ostatni pionek trafia do b2.

lesson-hus-european-opposite-title = Decyduje niecka wewnętrzna
lesson-hus-european-opposite-task = Jeśli niecka wewnętrzna Północy naprzeciwko jest pusta, niczego nie zbijasz, nawet gdy w zewnętrznej za nią są pionki. Wyjmujesz pionki z własnej niecki i siejesz dalej. Znajdź ruch, który bije.
lesson-hus-european-opposite-done = W h3 był pionek, więc został zbity razem z trzema pionkami w h4 za nim. Pionek z h3 zostałby zbity także wtedy, gdyby h4 była pusta.
lesson-hus-european-opposite-wrong-empty = Ostatni pionek trafił do c2, ale c3 naprzeciwko jest pusta. Dlatego nie można było zbić pięciu pionków w c4. Zasiej z innej niecki.

lesson-hus-european-chain-title = Bij dwa razy
lesson-hus-european-chain-task = Po biciu siejesz dalej. Jeśli ostatni z tych pionków trafi do właściwej niecki, bijesz ponownie. Bij dwa razy w jednym ruchu.
lesson-hus-european-chain-done = Dwa bicia i sześć pionków w jednym ruchu. Zanim wykonasz ruch, plansza pokaże ci jego etapy i to, co zbije.
lesson-hus-european-chain-wrong-once = Było tylko jedno bicie. Siew z innej niecki bije dwa razy.
lesson-hus-european-chain-wrong-none = Ten ruch niczego nie zbił. Szukaj niecki, z której ostatni pionek trafia do zajętej niecki wewnętrznej, z pionkami w niecce wewnętrznej naprzeciwko.

lesson-hus-european-safe-title = Chroń swoje pionki
lesson-hus-european-safe-task = Teraz spójrz na ruchy Północy. Północ może zasiać z g3: ostatni pionek trafi do e3 i zbije twoje cztery pionki w e2. Wykonaj ruch, po którym Północ nie będzie mogła niczego zbić.
lesson-hus-european-safe-done = Twoja niecka e2 jest teraz pusta, więc Północ niczego tam nie zbije. Przed każdym swoim ruchem sprawdź, co może zbić przeciwnik.
lesson-hus-european-safe-wrong-lost = Północ nadal może zasiać z g3 i zbić twoje pionki w e2. Przenieś te pionki.

lesson-hus-european-endless-title = Nieskończony siew
lesson-hus-european-endless-task = Czasem siew nigdy by się nie skończył. Siewu, który ma więcej niż 5000 etapów, nie wolno wybrać. Tutaj dotyczy to h1. Jeśli chcesz, wypróbuj go, a potem wykonaj inny ruch.
lesson-hus-european-endless-done = Plansza nie pozwoli ci wybrać nieskończonego siewu. Jeśli wszystkie twoje możliwe siewy są nieskończone, przegrywasz. Zdarza się to bardzo rzadko.

lesson-hus-european-end-title = Koniec partii
lesson-hus-european-end-task = Po każdym ruchu patrzy się na obie strony. Strona bez niecki z co najmniej dwoma pionkami przegrywa, nawet jeśli to ona wykonała ruch. Północy została tylko jedna taka niecka, h3. Zbij pionki w tej niecce i wygraj.
lesson-hus-european-end-done = Północy zostały tylko pojedyncze pionki, więc wygrywasz. Punkty każdego gracza to pionki po jego stronie, więc przegrany też dostaje punkty. Jeśli zwycięzca ma wszystkie 48 pionków, liczą się podwójnie. W meczu punkty ze wszystkich partii się sumuje.
lesson-hus-european-end-wrong-other = Północ nadal ma trzy pionki w h3 i może grać dalej. Zbij je.

lesson-hus-european-win-title = Wygraj małą partię
lesson-hus-european-win-task = Teraz wygraj małą partię. Północ ma trzy niecki z co najmniej dwoma pionkami. Najpierw zbij cztery pionki jednym ruchem.
lesson-hus-european-win-task-2 = Północ zasiała z g3. Teraz tylko w c3 są dwa pionki lub więcej. Zbij je i wygraj.
lesson-hus-european-win-done = Wygrywasz swoją pierwszą małą partię. Świetnie!
lesson-hus-european-win-wrong-none = Ten ruch nie zbił czterech pionków. Znajdź nieckę, z której ostatni pionek trafia do d2.
lesson-hus-european-win-wrong-not-yet = Północ nadal ma trzy pionki w c3. Znajdź nieckę, z której ostatni pionek trafia do c2.

lesson-hus-european-game-title = Twoja pierwsza partia
lesson-hus-european-game-task = Zagraj całą partię z łatwym przeciwnikiem. W każdym ruchu dostajesz krótką podpowiedź, a ruchy możesz cofać, ile razy chcesz. Jeśli ta sama pozycja wystąpi po raz trzeci, partia kończy się remisem.
