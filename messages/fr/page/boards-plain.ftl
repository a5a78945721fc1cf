### The plain board, for a game that has no board of its own.

plain-board = Plateau
plain-cells = Cases du plateau
plain-moves = Autres coups
plain-cell =
    { $cell }, { $seat ->
        [0] vide
       *[other] { $mark } de la place { $seat }
    }{ $state ->
        [target] , coup possible
       *[plain] {""}
    }
plain-chosen =
    Case { $cell } sélectionnée ; { $ways ->
        [one] { $ways } case peut être sélectionnée ensuite
        [many] { $ways } cases peuvent être sélectionnées ensuite
       *[other] { $ways } cases peuvent être sélectionnées ensuite
    }.
plain-refused = Aucun coup légal ne commence par { $cell }.
plain-brush = { $mark }, place { $seat }
