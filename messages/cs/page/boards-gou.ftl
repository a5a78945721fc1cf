### The Gou board.

gou-board = Deska Gou
gou-points = Body desky
gou-cell =
    { $point }{ $goal ->
        [true] , cíl
       *[false] {""}
    }, { $piece ->
        [1] červený kámen
        [2] žlutý kámen
       *[none] prázdný
    }{ $state ->
        [target] { $captures ->
            [0] , možný tah
            [one] , možný tah, sebere jeden kámen
            [few] , možný tah, sebere { $captures } kameny
            [many] , možný tah, sebere { $captures } kamene
           *[other] , možný tah, sebere { $captures } kamenů
        }
        [forbidden] , nedovoleno
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Červený
       *[2] Žlutý
    }, počet sebraných kamenů: { $captured } z { $needed }
gou-chosen =
    Vybraný kámen na { $point }; může táhnout na { $ways ->
        [one] jeden bod
        [few] { $ways } body
        [many] { $ways } bodu
       *[other] { $ways } bodů
    }{ $captures ->
        [0] {""}
        [one] , z toho jednou s braním
        [few] , z toho { $captures }× s braním
        [many] , z toho { $captures }× s braním
       *[other] , z toho { $captures }× s braním
    }.
gou-released = Výběr zrušen.
gou-no-move = Na { $point } není kámen, kterým lze táhnout.

# The position editor.
gou-brush = { $seat ->
    [1] Červený kámen
   *[2] Žlutý kámen
}
