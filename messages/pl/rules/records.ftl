# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Bajt { $byte } nie jest tekstem UTF-8.
record-error-unknown-format = To nie jest zapis w znanym formacie. Oczekiwano: { $known }.
record-error-no-such-format = Nie ma formatu „{ $id }”. Oczekiwano: { $known }.
record-error-empty = Nie zawiera żadnej partii.
record-error-place = Wiersz { $line }, kolumna { $column }: { $problem }
record-error-field = Zapis { $record }, pole { $field }: { $problem }
record-error-whole = Zapis { $record }: { $problem }
record-error-unwritable = Nie można utworzyć zapisu { $record }. { $problem }
record-error-import-only = Format { $format } można tylko odczytać. Zapisuj jako json lub text.

record-not-open = „{ $close }” niczego nie zamyka.
record-text-not-closed = Tekst, który się tu zaczyna, nie jest zamknięty. Oczekiwano ".
record-comment-not-closed = Komentarz, który się tu zaczyna, nie jest zamknięty. Oczekiwano { "}" }.
record-variation-not-closed = Wariant, który się tu zaczyna, nie jest zamknięty. Oczekiwano ).
record-tag-without-name = Oczekiwana jest nazwa znacznika.
record-tag-without-value = Oczekiwana jest wartość znacznika { $tag } w cudzysłowie.
record-tag-not-closed = Znacznik { $tag } w wierszu { $line } nie jest zamknięty. Oczekiwano ].
record-tag-twice = Znacznik { $tag } jest już w wierszu { $line }.
record-tag = Znacznik { $tag }: { $problem }
record-no-game-tag = Przed ruchami oczekiwany jest znacznik [{ $tag } "…"].
record-other-result = Wynik różni się od podanego w znaczniku Result.
record-results = Oczekiwana liczba wyników: { $seats }, znaleziono: { $found }.
record-not-a-flag = Oczekiwano true lub false.
record-not-a-number = Oczekiwana jest liczba całkowita.
record-not-a-result = Oczekiwany jest wynik, np. 1-0, 1/2-1/2 lub *.
record-not-json = Niepoprawny JSON: { $detail }.
record-no-such-seat = Nie ma takiego miejsca. Miejsca są od 1 do { $seats }.
record-not-a-kind = Oczekiwano human lub computer.
record-not-a-seat-tag = Po kropce oczekiwano UserId, Kind lub Points.
record-reserved-field = Pole „{ $field }” zapisuje się w innym miejscu i nie można go tu użyć.
record-not-a-date = Oczekiwana jest data, np. 2026-01-31T20:15:00Z lub 2026.01.31.
record-not-an-object = Oczekiwany jest obiekt.
record-not-an-array = Oczekiwana jest tablica.
record-not-a-text = Oczekiwany jest tekst.
record-missing = Brakuje tego pola.
record-second-variant = Oczekiwany jest tylko jeden wariant.
record-too-many-points = Liczba punktów jest za duża.
record-not-an-outcome = Oczekiwano win, draw lub loss.
record-partial-result = Wynik mają tylko niektórzy gracze. Powinni go mieć wszyscy albo nikt.
record-too-many-moves = Za dużo ruchów w tej kolejce. Liczba miejsc: { $seats }.
record-not-a-move = Oczekiwany jest ruch: tekst, obiekt lub null.
record-time-without-move = Ten czas nie należy do żadnego ruchu.
record-not-cells = „{ $text }” nie jest ruchem. Oczekiwane są pola, np. a1b2 lub c3c5d4.
record-not-abalone = Oczekiwana jest partia Abalone.
record-too-many-readings = Do tego miejsca zbyt wiele ruchów można odczytać na dwa sposoby. Zapis tej samej partii w notacji Aba-Pro byłby jednoznaczny.
record-unplayable =
    { $ways ->
        [one] Ruch { $text } jest niemożliwy. { $reason }
        [few] Ruch { $text } jest niemożliwy przy każdym z { $ways } odczytań poprzednich ruchów. { $reason }
        [many] Ruch { $text } jest niemożliwy przy każdym z { $ways } odczytań poprzednich ruchów. { $reason }
       *[other] Ruch { $text } jest niemożliwy przy każdym z { $ways } odczytania poprzednich ruchów. { $reason }
    }
record-no-such-move = Tak nie zapisuje się żadnego możliwego ruchu.
record-ambiguous = { $text } może oznaczać { $readings }, a reszta partii pasuje do obu.
record-players = Oczekiwana liczba graczy: { $seats }, znaleziono: { $found }.
record-seat = Zapisano ruch miejsca { $seat }, ale miejsca są od 1 do { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Ruch { $ply } (miejsce { $seat }): { $trouble }
record-problem-start = Pozycja startowa jest błędna. { $problem }
record-problem-no-deal = Partia zaczyna się od rozdania. Oczekiwana jest pozycja startowa lub ziarno losowe (seed).
record-problem-deal = Pozycja startowa nie jest tą, którą daje ziarno: { $dealt }.
record-problem-players = Oczekiwana liczba graczy: { $expected }, znaleziono: { $found }.
record-problem-turn = Na ruchu jest miejsce { $expected }.
record-problem-move = Ruch { $text } jest niemożliwy. { $refused }
record-problem-after-the-end = Partia była już zakończona: { $rule }.
record-problem-result = Wynik to { $recorded }. Oczekiwano { $expected } ({ $reason }).
record-problem-not-over = Wynik to { $recorded }, ale według zasad partia nie jest zakończona, a zapis nie podaje innego powodu.
record-problem-termination = Zakończenie to „{ $recorded }”. Oczekiwano „{ $expected }”.
record-problem-not-ended-by = Zakończenie to „{ $recorded }”, ale nie to zakończyło partię.
record-problem-points = Punkty miejsca { $seat }: { $recorded }. Oczekiwano { $expected }.
