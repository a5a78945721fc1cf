### Words around the rules of every game.

rules-players = { $count ->
    [one] 1 jugador
    [many] { $count } jugadores
   *[other] { $count } jugadores
}
rules-options-title = Opciones de esta partida
rules-options-all-title = Opciones
rules-options-about = Donde los reglamentos callan o no coinciden, hay una opción. La eliges al preparar la partida.
rules-option-value = { $option }: { $value }
rules-option-other = O bien: { $value }. { $about }
rules-yes = Sí
rules-no = No
rules-endings-title = Tablas, abandono, tiempo
rules-endings-repetition = Cuando la misma posición se da por tercera vez y con el turno del mismo jugador, la partida queda en tablas.
rules-endings-repetition-off = Las posiciones pueden repetirse sin límite.
rules-endings-max-plies = La partida también queda en tablas tras este número de jugadas, contando las de todos: { $plies }.
rules-endings-agreement = Los jugadores pueden acordar tablas y un jugador puede abandonar. Con relojes, pierde el jugador que agota su tiempo.

rules-example = Te toca:
rules-example-done = Bien hecho.
rules-example-other = Es una jugada legal, pero no la del ejemplo. Vuelve a empezar.
rules-example-again = Volver a empezar
rules-forbidden = No permitido.
rules-comparison-play = Jugar ambas
rules-comparison-again = Volver a empezar
rules-comparison-goes-on = La partida sigue.
