### The plain board, for a game that has no board of its own.

plain-board = Tavoliere
plain-cells = Caselle del tavoliere
plain-moves = Altre mosse
plain-cell =
    { $cell }, { $seat ->
        [0] vuota
       *[other] { $mark } del posto { $seat }
    }{ $state ->
        [target] , mossa legale
       *[plain] {""}
    }
plain-chosen =
    Casella { $cell } selezionata; { $ways ->
        [one] poi si può selezionare una casella
        [many] poi si possono selezionare { $ways } caselle
       *[other] poi si possono selezionare { $ways } caselle
    }.
plain-refused = Nessuna mossa legale comincia da { $cell }.
plain-brush = { $mark }, posto { $seat }
