### The Gou board.

gou-board = Gou-bræt
gou-points = Brættets punkter
gou-cell =
    { $point }{ $goal ->
        [true] , mål
       *[false] {""}
    }, { $piece ->
        [1] rød brik
        [2] gul brik
       *[none] tomt
    }{ $state ->
        [target] { $captures ->
            [0] , muligt træk
            [one] , muligt træk, slår én brik
           *[other] , muligt træk, slår { $captures } brikker
        }
        [forbidden] , ikke tilladt
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Rød
       *[2] Gul
    } har slået { $captured } af { $needed } brikker
gou-chosen =
    Brikken på { $point } er valgt; den kan flyttes til { $ways ->
        [one] ét punkt
       *[other] { $ways } punkter
    }{ $captures ->
        [0] {""}
        [one] , heraf ét med slag
       *[other] , heraf { $captures } med slag
    }.
gou-released = Valget er ophævet.
gou-no-move = Der er ingen brik på { $point }, som kan flyttes.

# The position editor.
gou-brush = { $seat ->
    [1] Rød brik
   *[2] Gul brik
}
