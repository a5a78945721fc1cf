# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Plansza
lesson-hus-african-board-task = Hus ma cztery rzędy po osiem niecek. Dwa dolne rzędy są twoje: grasz jako Południe i siejesz tylko w tych rzędach. Rząd przy krawędzi to twój rząd zewnętrzny, drugi to rząd wewnętrzny. Nazwa każdej niecki to jej kolumna, od a do h licząc od lewej, i jej rząd, od 1 do 4 licząc od dołu.

lesson-hus-african-goal-title = Cel
lesson-hus-african-goal-task = Każdy gracz zaczyna z 24 pionkami: po dwa w każdej niecce zewnętrznej i po dwa w czterech wewnętrznych po swojej prawej ręce. Zaczyna Południe. Wygrasz, gdy na ruchu jest Północ i nie ma niecki z co najmniej dwoma pionkami. Jeśli to spotka ciebie, przegrasz.

lesson-hus-african-sow-title = Siew
lesson-hus-african-sow-task = Wyjmij wszystkie pionki z jednej swojej niecki i rozłóż je po jednym w kolejnych nieckach. Sieje się przeciwnie do ruchu wskazówek zegara: w rzędzie zewnętrznym w prawo, w wewnętrznym w lewo. Północ też sieje przeciwnie do ruchu wskazówek zegara, po dwóch górnych rzędach. Zasiej trzy pionki z c1.
lesson-hus-african-sow-done = Ostatni pionek trafił do pustej niecki, więc twój ruch się kończy. Siać można tylko z niecki, w której są co najmniej dwa pionki. Pojedynczy pionek zostaje na miejscu. Jeśli siew obejdzie cały krąg, nie omija niecki, w której się zaczął.
lesson-hus-african-sow-wrong-other = Stamtąd też można siać. Ale teraz zasiej trzy pionki z c1.

lesson-hus-african-relay-title = Kontynuuj siew
lesson-hus-african-relay-task = Jeśli ostatni pionek trafi do niecki, która nie jest pusta, wyjmujesz z niej wszystkie pionki i siejesz dalej. To kontynuowanie siewu. Jest obowiązkowe. Zasiej tak, aby siew był kontynuowany.
lesson-hus-african-relay-done = Ostatni pionek trafił do f1, gdzie były dwa pionki. Wszystkie trzy zostały wyjęte i zasiane dalej. Jedno wyjęcie pionków i siew, który po nim następuje, to etap. Ruch kończy się dopiero wtedy, gdy ostatni pionek trafi do pustej niecki.
lesson-hus-african-relay-wrong-short = Ostatni pionek trafił do pustej niecki, więc siew nie był kontynuowany. Znajdź nieckę, z której ostatni pionek trafia do niecki z pionkami.

lesson-hus-african-capture-title = Bicie
lesson-hus-african-capture-task = Ostatni pionek w twoim rzędzie wewnętrznym może bić. Jeśli trafi do niecki wewnętrznej, która nie jest pusta, a w obu nieckach Północy w tej kolumnie są pionki, zbijasz wszystkie pionki z tych dwóch niecek. Zbij pionki w g3 i g4.
lesson-hus-african-capture-done = Cztery pionki zostały zbite i zasiane, począwszy od następnej niecki. W grze afrykańskiej sieje się tylko zbite pionki: dwa pionki w g2 tam zostały. Bicie następuje samo i nie można z niego zrezygnować, ale nie trzeba wybierać ruchu z biciem.
lesson-hus-african-capture-wrong-none = Ten ruch niczego nie zbił. Znajdź nieckę, z której ostatni pionek trafia do g2.

lesson-hus-african-both-title = Pionki muszą być w obu nieckach
lesson-hus-african-both-task = Jeśli jedna z dwóch niecek Północy w kolumnie jest pusta, niczego nie zbijasz. Wyjmujesz pionki ze swojej niecki i kontynuujesz siew. Znajdź ruch, który bije.
lesson-hus-african-both-done = Pionki były i w a3, i w a4, więc zbite są wszystkie cztery.
lesson-hus-african-both-wrong-one = Ostatni pionek trafił do f2. W f3 są pionki, ale f4 jest pusta, więc nie było bicia. Zasiej z innej niecki.

lesson-hus-african-chain-title = Bij dwa razy
lesson-hus-african-chain-task = Po biciu siejesz dalej. Jeśli ostatni z tych pionków trafi do właściwej niecki, bijesz ponownie. Bij dwa razy w jednym ruchu.
lesson-hus-african-chain-done = Dwa bicia i siedem pionków w jednym ruchu. Zanim wykonasz ruch, plansza pokaże ci jego etapy i to, co zbije.
lesson-hus-african-chain-wrong-none = Ten ruch niczego nie zbił. Szukaj niecki, z której ostatni pionek trafia do zajętej niecki wewnętrznej, z pionkami w obu nieckach naprzeciwko.

lesson-hus-african-safe-title = Chroń swoje pionki
lesson-hus-african-safe-task = Teraz spójrz na ruchy Północy. Północ może zasiać z b4: ostatni pionek trafi do b3 i zbije twoje pionki w b1 i b2. Wykonaj ruch, po którym Północ nie będzie mogła niczego zbić.
lesson-hus-african-safe-done = Twoja niecka b1 jest teraz pusta, więc pionek w b2 jest bezpieczny. W kolumnie z jedną pustą niecką nie można bić.
lesson-hus-african-safe-wrong-lost = Północ nadal może zasiać z b4 i zbić twoje pionki w b1 i b2. Opróżnij jedną z tych niecek.

lesson-hus-african-endless-title = Nieskończony siew
lesson-hus-african-endless-task = Czasem siew nigdy by się nie skończył. Siewu, który ma więcej niż 5000 etapów, nie wolno wybrać. Tutaj dotyczy to b2. Jeśli chcesz, wypróbuj go, a potem wykonaj inny ruch.
lesson-hus-african-endless-done = Plansza nie pozwoli ci wybrać nieskończonego siewu. Jeśli wszystkie twoje możliwe siewy są nieskończone, przegrywasz. Zdarza się to bardzo rzadko.

lesson-hus-african-end-title = Koniec partii
lesson-hus-african-end-task = Partia kończy się, gdy gracz, który ma wykonać ruch, nie ma niecki z co najmniej dwoma pionkami. Ten gracz przegrywa. Północy została tylko jedna taka niecka, h3. Zbij jej pionki, a Północ nie będzie miała ruchu.
lesson-hus-african-end-done = To ruch Północy, a zostały jej tylko pojedyncze pionki, więc wygrywasz. Punkty każdego gracza to pionki po jego stronie, więc przegrany też dostaje punkty. Jeśli zwycięzca ma wszystkie 48 pionków, liczą się podwójnie. W meczu punkty ze wszystkich partii się sumuje.
lesson-hus-african-end-wrong-other = Północ nadal ma trzy pionki w h3 i może grać dalej. Zbij je.

lesson-hus-african-win-title = Wygraj małą partię
lesson-hus-african-win-task = Teraz wygraj małą partię. Północ ma trzy niecki z co najmniej dwoma pionkami. Najpierw zbij sześć pionków w h3 i h4.
lesson-hus-african-win-task-2 = Północ miała tylko jeden ruch i teraz ma tylko pojedyncze pionki. Ale to twój ruch, więc partia trwa dalej. Wykonaj ruch: nie przyniesie on pionków na stronę Północy, więc Północ nie będzie miała odpowiedzi.
lesson-hus-african-win-done = Północ musi wykonać ruch, a nie może, więc wygrywasz. Świetnie!
lesson-hus-african-win-wrong-none = Ten ruch nie zbił sześciu pionków. Znajdź siew z kontynuacją, którego ostatni pionek trafia do h2.

lesson-hus-african-game-title = Twoja pierwsza partia
lesson-hus-african-game-task = Zagraj całą partię z łatwym przeciwnikiem. W każdym ruchu dostajesz krótką podpowiedź, a ruchy możesz cofać, ile razy chcesz. Jeśli ta sama pozycja wystąpi po raz trzeci, partia kończy się remisem.
