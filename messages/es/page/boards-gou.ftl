### The Gou board.

gou-board = Tablero de Gou
gou-points = Puntos del tablero
gou-cell =
    { $point }{ $goal ->
        [true] , meta
       *[false] {""}
    }, { $piece ->
        [1] ficha roja
        [2] ficha amarilla
       *[none] vacío
    }{ $state ->
        [target] { $captures ->
            [0] , jugada legal
            [one] , jugada legal, captura una ficha
            [many] , jugada legal, captura { $captures } fichas
           *[other] , jugada legal, captura { $captures } fichas
        }
        [forbidden] , no permitido
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Rojo
       *[2] Amarillo
    } ha capturado { $captured } de { $needed } fichas
gou-chosen =
    Ficha de { $point } seleccionada; puede ir a { $ways ->
        [one] un punto
        [many] { $ways } puntos
       *[other] { $ways } puntos
    }{ $captures ->
        [0] {""}
        [one] , uno con captura
        [many] , { $captures } con captura
       *[other] , { $captures } con captura
    }.
gou-released = Selección borrada.
gou-no-move = No hay en { $point } ninguna ficha que se pueda mover.

# The position editor.
gou-brush = { $seat ->
    [1] Ficha roja
   *[2] Ficha amarilla
}
