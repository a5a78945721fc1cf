# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = Wąż
lesson-pantarei-snake-task = Dziewiętnaście łusek ułożonych w rzędzie to wąż: dziewięć białych, dziewięć czarnych i jedna neutralna. Oba kolory mają po trzy łuski każdej z wartości 1, 2 i 3. Przed każdą partią tasuje się wszystkie dziewiętnaście, więc neutralna może leżeć gdziekolwiek. Na początku każda łuska jest osobnym stosem. W swoim ruchu przenosisz łuski na inne łuski. Wygrywa gracz, którego ruch tworzy stos z siedmiu lub więcej łusek. Stosy są ponumerowane: stos 1 leży przy głowie węża, ostatni przy ogonie.

lesson-pantarei-colour-title = Wybór koloru
lesson-pantarei-colour-task = Gracz na miejscu 1 przygląda się wężowi i wybiera kolor. Przeciwnik dostaje drugi kolor i wykonuje pierwszy ruch. Tutaj wybierasz ty: białe lub czarne.
lesson-pantarei-colour-done = Teraz zaczynałby przeciwnik. W następnych krokach grasz białymi.

lesson-pantarei-move-title = Przeniesienie łuski
lesson-pantarei-move-task = Przenosisz wierzchnią łuskę stosu, jeśli ma twój kolor. Pojedyncza łuska to też stos. Łuska idzie w stronę głowy lub ogona dokładnie o tyle stosów, ile wynosi jej wartość. Nie może wyjść poza koniec węża. Przenieś białą 2.
lesson-pantarei-move-done = Łuska 2 przeszła dokładnie dwa stosy i leży teraz na czarnej 3. Możesz przejść na dowolny stos. Stos należy do gracza, którego kolor jest na wierzchu.
lesson-pantarei-move-wrong-other = Tak można, ale teraz przenieś białą 2 przy głowie.

lesson-pantarei-two-title = Zabierz drugą łuskę
lesson-pantarei-two-task = Możesz zabrać łuskę bezpośrednio pod wierzchnią, bez względu na jej kolor. Liczy się tylko wartość wierzchniej. Wybierz białą 2, potem „2 łuski” i przenieś ją razem z czarną 3, która leży pod nią.
lesson-pantarei-two-done = Obie łuski przeszły dwa stosy i zachowały kolejność. Przenosić można jedną lub dwie łuski, nigdy więcej.
lesson-pantarei-two-wrong-swap = To była zamiana. Wkrótce ją poznasz. Teraz przenieś dwie łuski naraz.
lesson-pantarei-two-wrong-one = Przeniesiona została tylko jedna łuska. Zabierz też czarną 3.

lesson-pantarei-close-title = Wąż się zamyka
lesson-pantarei-close-task = Gdy jakieś miejsce się opróżni, luka natychmiast się zamyka i odległości się zmieniają. Biała 2 jest o trzy stosy od czarnej 3 i nie może jej dosięgnąć. Przenieś białą 1 na czarną 3.
lesson-pantarei-close-task-2 = Twój ruch zamknął lukę: czarna 3 z twoją 1 jest już tylko o dwa stosy od twojej 2. Czarne przeniosły 2 na czarną 1. Przenieś białą 2 na czarną 3 z twoją 1.
lesson-pantarei-close-done = W odległościach zawsze liczą się stosy, które są teraz. Wysokość stosu nie ma znaczenia.
lesson-pantarei-close-wrong-first = Przenieś białą 1 o jeden stos w stronę ogona, na czarną 3.
lesson-pantarei-close-wrong-second = Przenieś białą 2 przy głowie o dwa stosy w stronę ogona.

lesson-pantarei-neutral-title = Łuska neutralna
lesson-pantarei-neutral-task = Łuska neutralna nie należy do nikogo. Dopóki jest na wierzchu, nikt nie może wykonać ruchu jej stosem ani go zamienić. Ale każdy może na nią przejść. Przenieś na nią białą 1.
lesson-pantarei-neutral-task-2 = Czarne przeniosły 2 na twoją 2. Łuska neutralna porusza się tylko pod inną. Przenieś swoją 1 i zabierz łuskę neutralną.
lesson-pantarei-neutral-done = W stosie łuska neutralna liczy się jak każda inna.
lesson-pantarei-neutral-wrong-first = Przenieś białą 1 przy głowie na łuskę neutralną.
lesson-pantarei-neutral-wrong-second = Wybierz „2 łuski”, aby łuska neutralna przeszła razem z twoją 1.

lesson-pantarei-swap-title = Zamiana
lesson-pantarei-swap-task = Zamiast przenosić, możesz zamienić miejscami dowolne dwa stosy, jeśli oba mają na wierzchu twój kolor. Każdy stos zachowuje swoją kolejność, zmieniają się tylko miejsca. Zamień stosy 2 i 4.
lesson-pantarei-swap-done = Zamiana zmienia to, dokąd sięgają twoje łuski. Pojedyncze łuski też liczą się jako stosy. Możesz zamienić nawet dwie jednakowe łuski.
lesson-pantarei-swap-wrong-move = To było przeniesienie. Wybierz stos 2, potem „Zamiana”, a potem stos 4.

lesson-pantarei-ban-title = Po zamianie nie ma zamiany
lesson-pantarei-ban-task = Gdy przeciwnik właśnie wykonał zamianę, tobie zamieniać nie wolno. Czarne właśnie wykonały zamianę, więc musisz przenosić. Utwórz stos z trzech łusek.
lesson-pantarei-ban-done = Po przeniesieniu lub pasowaniu zamiana jest znów dozwolona.
lesson-pantarei-ban-wrong-low = Ten stos ma tylko dwie łuski. Przenieś dwie łuski naraz.

lesson-pantarei-pass-title = Pasowanie
lesson-pantarei-pass-task = Pasujesz tylko wtedy, gdy nie możesz ani przenosić, ani zamieniać. Twoja 3 wyszłaby poza koniec węża, a zamiana wymaga dwóch stosów z twoim kolorem na wierzchu. Musisz więc pasować.
lesson-pantarei-pass-done = Nikomu nie wolno pasować z własnej woli. Pasować trzeba też wtedy, gdy możliwa byłaby tylko zamiana, a przeciwnik właśnie wykonał zamianę. Nigdy nie zdarza się, by obaj gracze nie mieli ruchu jednocześnie.

lesson-pantarei-safe-title = Nie daj czarnym wygrać
lesson-pantarei-safe-task = Stos 1 ma pięć łusek. Czarne mogą przenieść na niego dwie łuski ze stosu 3 i wygrać z siedmioma. Zapobiegnij temu.
lesson-pantarei-safe-done = Teraz czarne nie mogą wygrać następnym ruchem. Przed ruchem sprawdź, kto sięga najwyższego stosu.
lesson-pantarei-safe-wrong-lost = Czarne nadal mogą przenieść dwie łuski ze stosu 3 na stos 1 i wygrać. Zmień odległość albo przykryj stos 3.

lesson-pantarei-win-title = Wygraj małą partię
lesson-pantarei-win-task = Teraz wygraj małą partię. Dołóż do wysokiego stosu szóstą łuskę tak, aby potem móc dołożyć siódmą, cokolwiek zrobią czarne.
lesson-pantarei-win-task-2 = Czarne przeniosły 3 na twoją 2, ale nie mogły ci przeszkodzić. Dołóż siódmą łuskę.
lesson-pantarei-win-done = Siedem łusek: wygrywasz swoją pierwszą małą partię. Jeśli do stosu z sześciu dołożysz dwie, będzie ich osiem, a to też wygrywa.
lesson-pantarei-win-wrong-stopped = Stos ma sześć łusek, ale czarne mogą nie dopuścić do siódmej. Dołóż zamiast tego inną łuskę, aby za nią mogła pójść twoja 1.
lesson-pantarei-win-wrong-low = Do wysokiego stosu trzeba dołożyć szóstą łuskę. Szukaj łuski, która dokładnie go sięga.
lesson-pantarei-win-wrong-not-yet = To nie daje stosu z siedmiu. Przenieś białą 1 na wysoki stos.

lesson-pantarei-game-title = Twoja pierwsza partia
lesson-pantarei-game-task = Zagraj całą partię z łatwym przeciwnikiem. W każdym ruchu dostajesz krótką podpowiedź, a ruchy możesz cofać, ile razy chcesz. Jeśli ta sama pozycja wystąpi po raz trzeci, partia kończy się remisem.
