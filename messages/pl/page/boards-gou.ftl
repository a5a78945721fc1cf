### The Gou board.

gou-board = Plansza Gou
gou-points = Punkty planszy
gou-cell =
    { $point }{ $goal ->
        [true] , cel
       *[false] {""}
    }, { $piece ->
        [1] czerwony pionek
        [2] żółty pionek
       *[none] pusty
    }{ $state ->
        [target] { $captures ->
            [0] , możliwy ruch
            [one] , możliwy ruch, zbija jeden pionek
            [few] , możliwy ruch, zbija { $captures } pionki
            [many] , możliwy ruch, zbija { $captures } pionków
           *[other] , możliwy ruch, zbija { $captures } pionka
        }
        [forbidden] , niedozwolone
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Czerwone
       *[2] Żółte
    }, zbite pionki: { $captured } z { $needed }
gou-chosen =
    Wybrany pionek na { $point }; może przejść na { $ways ->
        [one] jeden punkt
        [few] { $ways } punkty
        [many] { $ways } punktów
       *[other] { $ways } punktu
    }{ $captures ->
        [0] {""}
        [one] , w tym 1 z biciem
        [few] , w tym { $captures } z biciem
        [many] , w tym { $captures } z biciem
       *[other] , w tym { $captures } z biciem
    }.
gou-released = Cofnięto wybór.
gou-no-move = Na { $point } nie ma pionka, którym można wykonać ruch.

# The position editor.
gou-brush = { $seat ->
    [1] Czerwony pionek
   *[2] Żółty pionek
}
