### The Gou board.

gou-board = Gou-bord
gou-points = Punten van het bord
gou-cell =
    { $point }{ $goal ->
        [true] , doel
       *[false] {""}
    }, { $piece ->
        [1] rood stuk
        [2] geel stuk
       *[none] leeg
    }{ $state ->
        [target] { $captures ->
            [0] , mogelijke zet
            [one] , mogelijke zet, slaat één stuk
           *[other] , mogelijke zet, slaat { $captures } stukken
        }
        [forbidden] , niet toegestaan
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Rood
       *[2] Geel
    } heeft { $captured } van de { $needed } stukken geslagen
gou-chosen =
    Stuk op { $point } geselecteerd; het kan naar { $ways ->
        [one] één punt
       *[other] { $ways } punten
    }{ $captures ->
        [0] {""}
        [one] , één keer met slag
       *[other] , { $captures } keer met slag
    }.
gou-released = Selectie opgeheven.
gou-no-move = Op { $point } staat geen stuk dat kan bewegen.

# The position editor.
gou-brush = { $seat ->
    [1] Rood stuk
   *[2] Geel stuk
}
