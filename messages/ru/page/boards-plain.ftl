### The plain board, for a game that has no board of its own.

plain-board = Доска
plain-cells = Поля доски
plain-moves = Другие ходы
plain-cell =
    { $cell }, { $seat ->
        [0] пусто
       *[other] { $mark }, место { $seat }
    }{ $state ->
        [target] , возможный ход
       *[plain] {""}
    }
plain-chosen =
    Выбрано { $cell }; дальше можно выбрать { $ways ->
        [one] { $ways } поле
        [few] { $ways } поля
        [many] { $ways } полей
       *[other] { $ways } поля
    }.
plain-refused = С поля { $cell } не начинается ни один возможный ход.
plain-brush = { $mark }, место { $seat }
