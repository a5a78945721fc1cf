# Hus: names.
hus-name = Hus
hus-about = Mankala o czterech rzędach: siej po swojej stronie, kontynuuj siew i zbijaj pionki naprzeciwko.
hus-variant-european-name = Europejski Hus
hus-variant-european-about = Zasady z ulotki wydania europejskiego.
hus-variant-african-name = Afrykański Hus
hus-variant-african-about = Tak, jak gra się w Afryce, według encyklopedii.
hus-option-direction-name = Kierunek siewu
hus-option-direction-about = W którą stronę sieje się pionki, patrząc z góry. Zasady europejskie i afrykańskie się różnią.
hus-option-direction-clockwise-name = Zgodnie z ruchem wskazówek zegara
hus-option-direction-clockwise-about = Jak w zasadach europejskich.
hus-option-direction-counter-clockwise-name = Przeciwnie do ruchu wskazówek zegara
hus-option-direction-counter-clockwise-about = Jak w zasadach afrykańskich.
hus-option-capture-if-name = Bicie
hus-option-capture-if-about = Kiedy etap zakończony w zajętej niecce wewnętrznej zbija pionki przeciwnika naprzeciwko. Według zasad europejskich zajęta musi być tylko niecka wewnętrzna, według afrykańskich obie.
hus-option-capture-if-inner-name = Zajęta niecka wewnętrzna
hus-option-capture-if-inner-about = W niecce wewnętrznej przeciwnika muszą być pionki. Zewnętrzna jest zbijana razem z nią, nawet pusta.
hus-option-capture-if-both-name = Zajęte obie niecki
hus-option-capture-if-both-about = W obu nieckach przeciwnika muszą być pionki.
hus-option-resow-name = Siew po biciu
hus-option-resow-about = Które pionki sieje się po biciu. Zasady europejskie wymieniają zbite i te z własnej niecki, afrykańskie tylko zbite.
hus-option-resow-with-own-name = Zbite i z własnej niecki
hus-option-resow-with-own-about = Pionki z własnej niecki sieje się razem ze zbitymi.
hus-option-resow-captured-only-name = Tylko zbite pionki
hus-option-resow-captured-only-about = Sieje się tylko zbite pionki. We własnej niecce pionki zostają.
hus-option-ends-name = Koniec partii
hus-option-ends-about = Czyj brak ruchu kończy partię. Zasady europejskie po każdym ruchu patrzą na obie strony, afrykańskie na gracza na ruchu.
hus-option-ends-either-name = Dowolna strona zablokowana
hus-option-ends-either-about = Partia kończy się, gdy tylko jedna ze stron nie ma niecki z co najmniej dwoma pionkami.
hus-option-ends-mover-name = Gracz na ruchu zablokowany
hus-option-ends-mover-about = Partia kończy się, gdy gracz na ruchu nie może wykonać żadnego ruchu.
hus-option-max-laps-name = Najdłuższy siew (etapy)
hus-option-max-laps-about = Siew o większej liczbie etapów uważa się za nieskończony i nie można go wybrać. Zasady nie wspominają, że siew może trwać bez końca.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } sieje z { $from } { hus-laps } i kończy w { $last }.
        [one] { SIDE($side) } sieje z { $from } { hus-laps }, zbija jeden pionek i kończy w { $last }.
        [few] { SIDE($side) } sieje z { $from } { hus-laps }, zbija { $captured } pionki i kończy w { $last }.
        [many] { SIDE($side) } sieje z { $from } { hus-laps }, zbija { $captured } pionków i kończy w { $last }.
       *[other] { SIDE($side) } sieje z { $from } { hus-laps }, zbija { $captured } pionka i kończy w { $last }.
    }
hus-laps =
    { $laps ->
        [one] w jednym etapie
        [few] w { $laps } etapach
        [many] w { $laps } etapach
       *[other] w { $laps } etapu
    }

hus-expected-move = Oczekiwana jest niecka od a1 do h4, np. c1.
hus-illegal-opponents-pit = Niecka { $pit } należy do przeciwnika. Zacznij od jednej ze swoich.
hus-illegal-empty-pit = Niecka { $pit } jest pusta. Do ruchu potrzebna jest niecka z co najmniej dwoma pionkami.
hus-illegal-single-seed = W niecce { $pit } jest tylko jeden pionek. Do ruchu potrzebne są co najmniej dwa.
hus-illegal-endless-sowing =
    { $laps ->
        [one] Siew z { $pit } nie kończy się w jednym etapie. Nieskończonego siewu nie można wybrać.
        [few] Siew z { $pit } nie kończy się w { $laps } etapach. Nieskończonego siewu nie można wybrać.
        [many] Siew z { $pit } nie kończy się w { $laps } etapach. Nieskończonego siewu nie można wybrać.
       *[other] Siew z { $pit } nie kończy się w { $laps } etapu. Nieskończonego siewu nie można wybrać.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Przegrany nie ma już pionków.
hus-reason-only-singles = Przegrany nie ma niecki z co najmniej dwoma pionkami.
hus-reason-no-move = Każdy siew, jaki mógłby wybrać przegrany, jest nieskończony.

# Positions.
hus-position-no-turn = Oczekiwane są plansza, spacja i strona na ruchu (s lub n).
hus-position-pits = Oczekiwana liczba niecek w rzędzie { $row }: { $expected }, znaleziono: { $found }.
hus-position-seeds = W niecce { $pit } jest „{ $found }”. Oczekiwana jest liczba od 0 do { $most }.
hus-position-hand =
    { $seeds ->
        [one] W ręce jest jeden pionek. Między ruchami ręka musi być pusta.
        [few] W ręce są { $seeds } pionki. Między ruchami ręka musi być pusta.
        [many] W ręce jest { $seeds } pionków. Między ruchami ręka musi być pusta.
       *[other] W ręce jest { $seeds } pionka. Między ruchami ręka musi być pusta.
    }
hus-position-too-many-seeds = Oczekiwano najwyżej { $most } pionków, znaleziono: { $found }.
