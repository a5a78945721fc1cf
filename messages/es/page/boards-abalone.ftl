### The Abalone board.

abalone-board = Tablero de Abalone
abalone-cells = Casillas del tablero
abalone-cell =
    { $cell }, { $seat ->
        [1] canica negra
        [2] canica blanca
        [3] canica roja
        [4] canica amarilla
        [5] canica verde
        [6] canica azul
       *[none] vacía
    }
abalone-tray =
    { $seat ->
        [1] Negro
        [2] Blanco
        [3] Rojo
        [4] Amarillo
        [5] Verde
       *[6] Azul
    } ha expulsado { $team ->
        [none] { $count } de { $target } canicas
       *[other] { $count ->
            [one] una canica
            [many] { $count } canicas
           *[other] { $count } canicas
        }; equipo { $team }: { $together } de { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray }: { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] de Negro
        [2] de Blanco
        [3] de Rojo
        [4] de Amarillo
        [5] de Verde
        [6] de Azul
       *[0] de color desconocido
    }
abalone-way =
    { $way ->
        [east] a la derecha
        [north-east] arriba a la derecha
        [north-west] arriba a la izquierda
        [west] a la izquierda
        [south-west] abajo a la izquierda
       *[south-east] abajo a la derecha
    }
abalone-chosen = { $count ->
        [one] Canica { $first } seleccionada
        [many] Fila de { $first } a { $last } seleccionada
       *[other] Fila de { $first } a { $last } seleccionada
    }; { $number ->
        [0] no se puede mover.
       *[other] se puede mover { $ways }.
    }
abalone-released = Selección borrada.
abalone-no-move = La canica de { $cell } no se puede mover ahora.
abalone-not-in-row = { $cell } no forma una fila móvil con las canicas seleccionadas.
abalone-edge = Expulsarías tu propia canica del tablero.
abalone-nowhere = Las canicas seleccionadas no se pueden mover en esa dirección.
abalone-pass = Pasar: ninguna de tus canicas se puede mover

# The position editor.
abalone-brush = { $seat ->
    [1] Canica negra
    [2] Canica blanca
    [3] Canica roja
    [4] Canica amarilla
    [5] Canica verde
   *[6] Canica azul
}
abalone-pushed-off = Expulsadas por { $side }
