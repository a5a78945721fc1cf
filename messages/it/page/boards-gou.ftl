### The Gou board.

gou-board = Tavoliere di Gou
gou-points = Punti del tavoliere
gou-cell =
    { $point }{ $goal ->
        [true] , meta
       *[false] {""}
    }, { $piece ->
        [1] pedina rossa
        [2] pedina gialla
       *[none] vuoto
    }{ $state ->
        [target] { $captures ->
            [0] , mossa legale
            [one] , mossa legale, cattura una pedina
            [many] , mossa legale, cattura { $captures } pedine
           *[other] , mossa legale, cattura { $captures } pedine
        }
        [forbidden] , non consentito
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Rosso
       *[2] Giallo
    } ha catturato { $captured ->
        [one] { $captured } pedina
        [many] { $captured } pedine
       *[other] { $captured } pedine
    } su { $needed }
gou-chosen =
    Pedina in { $point } selezionata; può andare su { $ways ->
        [one] un punto
        [many] { $ways } punti
       *[other] { $ways } punti
    }{ $captures ->
        [0] {""}
        [one] , uno con cattura
        [many] , { $captures } con cattura
       *[other] , { $captures } con cattura
    }.
gou-released = Selezione annullata.
gou-no-move = In { $point } non c’è nessuna pedina che si possa muovere.

# The position editor.
gou-brush = { $seat ->
    [1] Pedina rossa
   *[2] Pedina gialla
}
