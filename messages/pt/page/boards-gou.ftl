### The Gou board.

gou-board = Tabuleiro de Gou
gou-points = Pontos do tabuleiro
gou-cell =
    { $point }{ $goal ->
        [true] , meta
       *[false] {""}
    }, { $piece ->
        [1] peça vermelha
        [2] peça amarela
       *[none] vazio
    }{ $state ->
        [target] { $captures ->
            [0] , jogada legal
            [one] , jogada legal, captura { $captures } peça
            [many] , jogada legal, captura { $captures } peças
           *[other] , jogada legal, captura { $captures } peças
        }
        [forbidden] , não permitido
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] O Vermelho
       *[2] O Amarelo
    } capturou { $captured } de { $needed } peças
gou-chosen =
    Peça em { $point } selecionada; pode ir para { $ways ->
        [one] { $ways } ponto
        [many] { $ways } pontos
       *[other] { $ways } pontos
    }{ $captures ->
        [0] {""}
        [one] , { $captures } com captura
        [many] , { $captures } com captura
       *[other] , { $captures } com captura
    }.
gou-released = Seleção anulada.
gou-no-move = Não há em { $point } nenhuma peça que se possa mover.

# The position editor.
gou-brush = { $seat ->
    [1] Peça vermelha
   *[2] Peça amarela
}
