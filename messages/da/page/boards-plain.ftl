### The plain board, for a game that has no board of its own.

plain-board = Bræt
plain-cells = Brættets felter
plain-moves = Andre træk
plain-cell =
    { $cell }, { $seat ->
        [0] tomt
       *[other] { $mark } fra plads { $seat }
    }{ $state ->
        [target] , muligt træk
       *[plain] {""}
    }
plain-chosen =
    { $cell } valgt; { $ways ->
        [one] nu kan ét felt vælges
       *[other] nu kan { $ways } felter vælges
    }.
plain-refused = Intet muligt træk begynder med { $cell }.
plain-brush = { $mark }, plads { $seat }
