### The plain board, for a game that has no board of its own.

plain-board = Bräde
plain-cells = Brädets fält
plain-moves = Andra drag
plain-cell =
    { $cell }, { $seat ->
        [0] tomt
       *[other] { $mark } från plats { $seat }
    }{ $state ->
        [target] , möjligt drag
       *[plain] {""}
    }
plain-chosen =
    { $cell } valt; { $ways ->
        [one] nu kan ett fält väljas
       *[other] nu kan { $ways } fält väljas
    }.
plain-refused = Inget möjligt drag börjar med { $cell }.
plain-brush = { $mark }, plats { $seat }
