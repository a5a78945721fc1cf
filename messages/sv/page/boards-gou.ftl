### The Gou board.

gou-board = Gou-bräde
gou-points = Brädets punkter
gou-cell =
    { $point }{ $goal ->
        [true] , mål
       *[false] {""}
    }, { $piece ->
        [1] röd pjäs
        [2] gul pjäs
       *[none] tom
    }{ $state ->
        [target] { $captures ->
            [0] , möjligt drag
            [one] , möjligt drag, slår en pjäs
           *[other] , möjligt drag, slår { $captures } pjäser
        }
        [forbidden] , inte tillåtet
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Röd
       *[2] Gul
    } har slagit { $captured } av { $needed } pjäser
gou-chosen =
    Pjäsen på { $point } är vald; den kan flyttas till { $ways ->
        [one] en punkt
       *[other] { $ways } punkter
    }{ $captures ->
        [0] {""}
        [one] , varav en med slag
       *[other] , varav { $captures } med slag
    }.
gou-released = Valet är upphävt.
gou-no-move = Det finns ingen pjäs på { $point } som kan flyttas.

# The position editor.
gou-brush = { $seat ->
    [1] Röd pjäs
   *[2] Gul pjäs
}
