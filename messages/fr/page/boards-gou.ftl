### The Gou board.

gou-board = Plateau de Gou
gou-points = Points du plateau
gou-cell =
    { $point }{ $goal ->
        [true] , point cible
       *[false] {""}
    }, { $piece ->
        [1] pion rouge
        [2] pion jaune
       *[none] vide
    }{ $state ->
        [target] { $captures ->
            [0] , coup possible
            [one] , coup possible, capture { $captures } pion
            [many] , coup possible, capture { $captures } pions
           *[other] , coup possible, capture { $captures } pions
        }
        [forbidden] , interdit
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Rouge
       *[2] Jaune
    } a capturé { $captured ->
        [one] { $captured } pion
        [many] { $captured } pions
       *[other] { $captured } pions
    } sur { $needed }
gou-chosen =
    Pion en { $point } sélectionné ; { $ways ->
        [one] { $ways } point accessible
        [many] { $ways } points accessibles
       *[other] { $ways } points accessibles
    }{ $captures ->
        [0] {""}
        [one] , dont { $captures } avec capture
        [many] , dont { $captures } avec capture
       *[other] , dont { $captures } avec capture
    }.
gou-released = Sélection effacée.
gou-no-move = Il n’y a en { $point } aucun pion qui puisse bouger.

# The position editor.
gou-brush = { $seat ->
    [1] Pion rouge
   *[2] Pion jaune
}
