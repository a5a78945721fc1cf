### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Cel
rules-pantarei-goal = Wykonaj ruch, który tworzy stos z { $goal } lub więcej łusek. Nie ma znaczenia, czyje to łuski.
rules-pantarei-goal-example = Białe wygrywają. Przenieś dwie wierzchnie łuski stosu 3 w stronę głowy, na stos 1.

rules-pantarei-snake-title = Wąż
rules-pantarei-snake = Dziewiętnaście łusek leży w rzędzie w losowej kolejności; to wąż. Białe i czarne mają po dziewięć łusek: trzy o wartości 1, trzy o wartości 2 i trzy o wartości 3. Jedna łuska jest neutralna. Dwa końce węża to głowa i ogon. Stosy są numerowane od głowy: stos 1 leży przy głowie.
rules-pantarei-snake-start = Jedna z wielu pozycji początkowych.
rules-pantarei-colours = Miejsce 1 przygląda się wężowi i wybiera kolor. Drugi gracz dostaje drugi kolor i zaczyna.
rules-pantarei-top = Stos należy do gracza, którego łuska jest na wierzchu. Pojedyncza łuska to też stos. Potem gracze wykonują ruchy na zmianę. W swoim ruchu przenosisz łuski lub zamieniasz stosy miejscami.

rules-pantarei-move-title = Przeniesienie
rules-pantarei-move = Weź wierzchnią łuskę jednego ze swoich stosów. Przenieś ją w stronę głowy lub ogona dokładnie o tyle stosów, ile wynosi jej wartość, i połóż na wierzchu stosu w tym miejscu. Wysokość stosów po drodze nie ma znaczenia. Możesz przejść na dowolny stos, także na stos przeciwnika; jest wtedy twój.
rules-pantarei-move-picture = Wszystkie ruchy pojedynczą łuską, jakie mają tu białe.
rules-pantarei-move-example = Przenieś białą 2 ze stosu 1 o dwa stosy w stronę ogona.
rules-pantarei-ends-of-snake = Łuska nigdy nie wychodzi poza głowę ani ogon i nigdy nie zawraca po drodze.
rules-pantarei-move-forbidden = Biała 3 na stosie 7 nie może przejść w stronę ogona.

rules-pantarei-two-title = Dwie łuski
rules-pantarei-two = Jeśli twój stos ma dwie łuski lub więcej, możesz zabrać też łuskę pod wierzchnią, bez względu na jej kolor. O odległości nadal decyduje wartość wierzchniej łuski. Kolejność obu łusek się nie zmienia. Nigdy nie przenosisz więcej niż dwóch.
rules-pantarei-two-example = Przenieś obie łuski stosu 3 o dwa stosy w stronę ogona.

rules-pantarei-closes-title = Wąż się zamyka
rules-pantarei-closes = Gdy jakieś miejsce się opróżni, wąż natychmiast się zamyka. W odległościach liczą się tylko stosy, które zostały.
rules-pantarei-closes-example = Przenieś białą 1 ze stosu 4 w stronę ogona. Jej miejsce się zamyka i wąż ma o jeden stos mniej.

rules-pantarei-neutral-title = Łuska neutralna
rules-pantarei-neutral = Stos z neutralną łuską na wierzchu nie należy do żadnego z graczy. Nie można nim wykonać ruchu ani go zamienić. Można na niego przejść i liczy się w odległościach. Neutralna łuska porusza się tylko jako dolna z dwóch.
rules-pantarei-neutral-forbidden = Na wierzchu stosu 3 jest łuska neutralna.
rules-pantarei-neutral-example = Przenieś białą 2 ze stosu 2 w stronę ogona razem z neutralną łuską pod nią.

rules-pantarei-swap-title = Zamiana
rules-pantarei-swap = Zamiast przenosić, możesz zamienić miejscami dwa swoje stosy. Oba zamieniają się miejscami ze wszystkimi łuskami. Pojedyncze łuski to też stosy. Możesz zamienić nawet dwie jednakowe łuski.
rules-pantarei-swap-example = Zamień miejscami stosy 3 i 5.
rules-pantarei-swap-ban = Zamiana jest niedozwolona, jeśli ostatnim ruchem przeciwnika była zamiana.
rules-pantarei-swap-forbidden = Czarne właśnie wykonały zamianę. Białe nie mogą teraz zamienić stosów 3 i 5.

rules-pantarei-pass-title = Pasowanie
rules-pantarei-pass = Jeśli nie możesz ani przenieść łusek, ani zamienić stosów, pasujesz. Z własnej woli pasować nie wolno. Po pasowaniu przeciwnik może wykonać zamianę.
rules-pantarei-pass-example = Jedyny stos białych nie może przejść o trzy miejsca w obrębie węża i nie ma innego białego stosu do zamiany. Białe muszą pasować.

rules-pantarei-readings-title = Jak rozumiemy instrukcję
rules-pantarei-readings-choice = Instrukcja mówi, że jeden gracz wybiera kolor, a drugi zaczyna. Nie mówi który. Tutaj wybiera miejsce 1.
rules-pantarei-readings-goal = Instrukcja wymaga co najmniej siedmiu łusek, więc wygrywa także stos z ośmiu. Liczbę zmienia opcja „Zwycięska wysokość”.
rules-pantarei-readings-under = Niektóre wersje językowe instrukcji nie mówią, jaki kolor może mieć druga łuska. Trzymamy się tych, które to mówią: dowolny, może to być też łuska neutralna.
rules-pantarei-readings-look = Stosy są jawne. W każdej chwili wolno zajrzeć do dowolnego stosu.
rules-pantarei-readings-pass = Instrukcja nie mówi, czy pasowanie znosi zakaz zamiany. Znosi, bo zakaz dotyczy tylko bezpośrednio poprzedniego ruchu.
