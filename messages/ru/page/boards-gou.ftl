### The Gou board.

gou-board = Доска Gou
gou-points = Точки доски
gou-cell =
    { $point }{ $goal ->
        [true] , цель
       *[false] {""}
    }, { $piece ->
        [1] красная фишка
        [2] жёлтая фишка
       *[none] пусто
    }{ $state ->
        [target] { $captures ->
            [0] , возможный ход
            [one] , возможный ход, захват { $captures } фишки
            [few] , возможный ход, захват { $captures } фишек
            [many] , возможный ход, захват { $captures } фишек
           *[other] , возможный ход, захват { $captures } фишки
        }
        [forbidden] , нельзя
       *[plain] {""}
    }
gou-tray =
    { $seat ->
        [1] Красные
       *[2] Жёлтые
    }, захвачено фишек: { $captured } из { $needed }
gou-chosen =
    Выбрана фишка на { $point }; может пойти на { $ways ->
        [one] { $ways } точку
        [few] { $ways } точки
        [many] { $ways } точек
       *[other] { $ways } точки
    }{ $captures ->
        [0] {""}
        [one] , из них с захватом { $captures }
        [few] , из них с захватом { $captures }
        [many] , из них с захватом { $captures }
       *[other] , из них с захватом { $captures }
    }.
gou-released = Выбор снят.
gou-no-move = На { $point } нет фишки, которой можно ходить.

# The position editor.
gou-brush = { $seat ->
    [1] Красная фишка
   *[2] Жёлтая фишка
}
