### The plain board, for a game that has no board of its own.

plain-board = Brett
plain-cells = Felder des Bretts
plain-moves = Weitere Züge
plain-cell =
    { $cell }, { $seat ->
        [0] leer
       *[other] { $mark } von Platz { $seat }
    }{ $state ->
        [target] , möglicher Zug
       *[plain] {""}
    }
plain-chosen =
    { $cell } ausgewählt; { $ways ->
        [one] als Nächstes kann ein Feld ausgewählt werden
       *[other] als Nächstes können { $ways } Felder ausgewählt werden
    }.
plain-refused = Mit { $cell } beginnt kein möglicher Zug.
plain-brush = { $mark }, Platz { $seat }
