### The plain board, for a game that has no board of its own.

plain-board = Plansza
plain-cells = Pola planszy
plain-moves = Inne ruchy
plain-cell =
    { $cell }, { $seat ->
        [0] puste
       *[other] { $mark }, miejsce { $seat }
    }{ $state ->
        [target] , możliwy ruch
       *[plain] {""}
    }
plain-chosen =
    Wybrano { $cell }; dalej można wybrać { $ways ->
        [one] jedno pole
        [few] { $ways } pola
        [many] { $ways } pól
       *[other] { $ways } pola
    }.
plain-refused = Żaden możliwy ruch nie zaczyna się od { $cell }.
plain-brush = { $mark }, miejsce { $seat }
