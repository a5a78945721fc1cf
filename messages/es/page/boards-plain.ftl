### The plain board, for a game that has no board of its own.

plain-board = Tablero
plain-cells = Casillas del tablero
plain-moves = Otras jugadas
plain-cell =
    { $cell }, { $seat ->
        [0] vacía
       *[other] { $mark } del asiento { $seat }
    }{ $state ->
        [target] , jugada legal
       *[plain] {""}
    }
plain-chosen =
    Casilla { $cell } seleccionada; { $ways ->
        [one] después se puede seleccionar una casilla
        [many] después se pueden seleccionar { $ways } casillas
       *[other] después se pueden seleccionar { $ways } casillas
    }.
plain-refused = Ninguna jugada legal empieza por { $cell }.
plain-brush = { $mark }, asiento { $seat }
