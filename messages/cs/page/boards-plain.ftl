### The plain board, for a game that has no board of its own.

plain-board = Deska
plain-cells = Pole desky
plain-moves = Ostatní tahy
plain-cell =
    { $cell }, { $seat ->
        [0] prázdné
       *[other] { $mark }, místo { $seat }
    }{ $state ->
        [target] , možný tah
       *[plain] {""}
    }
plain-chosen =
    Vybráno { $cell }; dál lze vybrat { $ways ->
        [one] jedno pole
        [few] { $ways } pole
        [many] { $ways } pole
       *[other] { $ways } polí
    }.
plain-refused = Polem { $cell } nezačíná žádný možný tah.
plain-brush = { $mark }, místo { $seat }
