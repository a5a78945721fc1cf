### The plain board, for a game that has no board of its own.

plain-board = Tabuleiro
plain-cells = Casas do tabuleiro
plain-moves = Outras jogadas
plain-cell =
    { $cell }, { $seat ->
        [0] vazia
       *[other] { $mark } do lugar { $seat }
    }{ $state ->
        [target] , jogada legal
       *[plain] {""}
    }
plain-chosen =
    Casa { $cell } selecionada; { $ways ->
        [one] { $ways } casa pode ser selecionada a seguir
        [many] { $ways } casas podem ser selecionadas a seguir
       *[other] { $ways } casas podem ser selecionadas a seguir
    }.
plain-refused = Nenhuma jogada legal começa por { $cell }.
plain-brush = { $mark }, lugar { $seat }
