### The Abalone board.

abalone-board = Plansza Abalone
abalone-cells = Pola planszy
abalone-cell =
    { $cell }, { $seat ->
        [1] czarna kula
        [2] biała kula
        [3] czerwona kula
        [4] żółta kula
        [5] zielona kula
        [6] niebieska kula
       *[none] puste
    }
abalone-tray =
    { $seat ->
        [1] Czarne
        [2] Białe
        [3] Czerwone
        [4] Żółte
        [5] Zielone
       *[6] Niebieskie
    }, zepchnięte kule: { $team ->
        [none] { $count } z { $target }
       *[other] { $count }; drużyna { $team }: { $together } z { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } × { $seat ->
        [1] czarna
        [2] biała
        [3] czerwona
        [4] żółta
        [5] zielona
        [6] niebieska
       *[0] nieznany kolor
    }
abalone-way =
    { $way ->
        [east] w prawo
        [north-east] w prawo w górę
        [north-west] w lewo w górę
        [west] w lewo
        [south-west] w lewo w dół
       *[south-east] w prawo w dół
    }
abalone-chosen =
    { $count ->
        [one] Wybrana kula { $first }
        [few] Wybrany rząd od { $first } do { $last }
        [many] Wybrany rząd od { $first } do { $last }
       *[other] Wybrany rząd od { $first } do { $last }
    }; { $number ->
        [0] brak możliwych ruchów.
       *[other] możliwy ruch: { $ways }.
    }
abalone-released = Cofnięto wybór.
abalone-no-move = Kulą na { $cell } nie można teraz wykonać ruchu.
abalone-not-in-row = { $cell } nie tworzy z wybranymi kulami rzędu, który można przesunąć.
abalone-edge = W ten sposób twoja kula spadłaby z planszy.
abalone-nowhere = W tym kierunku wybranych kul nie można przesunąć.
abalone-pass = Pasuj: żadną kulą nie można wykonać ruchu

# The position editor.
abalone-brush = { $seat ->
    [1] Czarna kula
    [2] Biała kula
    [3] Czerwona kula
    [4] Żółta kula
    [5] Zielona kula
   *[6] Niebieska kula
}
abalone-pushed-off = { $side }: zepchnięte kule
