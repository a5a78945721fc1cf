# Move texts, positions and options of every game.

move-unreadable = «{ $text }» no es una jugada. { $expected }
move-game-over = La partida ha terminado. Ya no se puede jugar.

position-rows = { $expected ->
        [one] Se esperaba una fila; hay { $found }.
        [many] Se esperaban { $expected } filas; hay { $found }.
       *[other] Se esperaban { $expected } filas; hay { $found }.
    }
position-turn = El bando que mueve es «{ $found }». Se esperaba { $expected }.
position-turn-seat = No puede ser el turno del asiento { $seat }. Los asientos van del 1 al { $seats }.
position-other-game = Esta posición es de otro juego. Se esperaba { $expected }.

options-unknown-variant = No hay ninguna variante «{ $variant }». Se esperaba { $known }.
options-unknown-option = No hay ninguna opción «{ $option }». Se esperaba { $known }.
options-not-a-choice = La opción { $option } no puede ser «{ $value }». Se esperaba { $known }.
options-out-of-range = La opción { $option } no puede ser «{ $value }». Se esperaba un número entero de { NUMBER($min, useGrouping: "false") } a { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = La opción { $option } no puede ser «{ $value }». Se esperaba true o false.
options-other-game = Estos ajustes son de { $found }, no de { $expected }.

catalog-unknown-game = No hay ningún juego «{ $game }». Se esperaba { $known }.
level-unknown = No hay ningún nivel «{ $level }». Los niveles van del { $min } al { $max }.
seat-unknown = El asiento { $seat } no existe. Los asientos van del 1 al { $seats }.
seat-unknown-team = El equipo { $team } no existe. Los equipos van del 1 al { $teams }.
