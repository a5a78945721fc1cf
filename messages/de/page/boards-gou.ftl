### The Gou board.

gou-board = Gou-Brett
gou-points = Punkte des Bretts
gou-cell =
    { $point }{ $goal ->
        [true] , Ziel
       *[false] {""}
    }, { $piece ->
        [1] roter Stein
        [2] gelber Stein
       *[none] leer
    }{ $state ->
        [target] { $captures ->
            [0] , möglicher Zug
            [one] , möglicher Zug, schlägt einen Stein
           *[other] , möglicher Zug, schlägt { $captures } Steine
        }
        [forbidden] , nicht erlaubt
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Rot
       *[2] Gelb
    } hat { $captured } von { $needed } Steinen geschlagen
gou-chosen =
    Stein auf { $point } ausgewählt; er kann auf { $ways ->
        [one] einen Punkt
       *[other] { $ways } Punkte
    } ziehen{ $captures ->
        [0] {""}
        [one] , einmal schlägt er dabei
       *[other] , { $captures }-mal schlägt er dabei
    }.
gou-released = Auswahl aufgehoben.
gou-no-move = Auf { $point } steht kein Stein, der ziehen kann.

# The position editor.
gou-brush = { $seat ->
    [1] Roter Stein
   *[2] Gelber Stein
}
