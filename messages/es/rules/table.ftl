# What every table has, whatever the game.
table-option-repetition-name = Triple repetición
table-option-repetition-about = Qué pasa cuando una posición se da por tercera vez. Los reglamentos no lo dicen.
table-option-repetition-draw-name = Tablas
table-option-repetition-draw-about = La partida queda en tablas.
table-option-repetition-off-name = Seguir jugando
table-option-repetition-off-about = Las posiciones pueden repetirse sin fin.
table-option-max-plies-name = Partida más larga (jugadas)
table-option-max-plies-about = La partida queda en tablas tras este número de jugadas, contando las de todos. 0 significa sin límite, como en los reglamentos.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won = { $count ->
        [one] Gana { $winners }. { $reason }
        [many] Ganan { $winners }. { $reason }
       *[other] Ganan { $winners }. { $reason }
    }
game-ended-drawn = Tablas. { $reason }
game-ended-repetition = Tablas. La posición se ha dado por tercera vez.
game-ended-max-plies = Tablas. La partida ha llegado al límite de jugadas de la mesa.
game-ended-agreement = Tablas de común acuerdo.
game-ended-resignation = { $count ->
        [one] Gana { $winners } por abandono de { $losers }.
        [many] Ganan { $winners } por abandono de { $losers }.
       *[other] Ganan { $winners } por abandono de { $losers }.
    }
game-ended-time = { $count ->
        [one] Gana { $winners }: { SIDE($loser, form: "accusative") } ha agotado su tiempo.
        [many] Ganan { $winners }: { SIDE($loser, form: "accusative") } ha agotado su tiempo.
       *[other] Ganan { $winners }: { SIDE($loser, form: "accusative") } ha agotado su tiempo.
    }
game-ended-abandonment = { $count ->
        [one] Gana { $winners }: { SIDE($loser, form: "accusative") } ha dejado la partida.
        [many] Ganan { $winners }: { SIDE($loser, form: "accusative") } ha dejado la partida.
       *[other] Ganan { $winners }: { SIDE($loser, form: "accusative") } ha dejado la partida.
    }
game-ended-abort = Sin resultado: la partida se ha cancelado.

# Why a table refuses something.
table-start-position = La posición de salida no es válida. { $problem }
table-players = Este juego tiene { $expected } asientos. Hay { $found } jugadores.
table-no-such-seat = El asiento { $seat } no existe en esta mesa. Los asientos van del 1 al { $seats }.
table-game-over = La partida ha terminado.
table-not-your-turn = Es el turno del asiento { $turn }, no del asiento { $seat }.
table-out-of-time = Al asiento { $seat } no le queda tiempo.
table-nothing-to-take-back = No se pueden retirar tantas jugadas ({ $asked }). Jugadas hechas: { $played }.
table-no-move-of-yours = El asiento { $seat } aún no ha hecho ninguna jugada.
table-takeback-pending = El asiento { $seat } ya ha pedido retirar una jugada.
table-no-takeback-asked = Nadie ha pedido retirar una jugada.
table-not-asked = Les toca responder a los rivales, no al asiento { $seat }.
table-no-draw-offered = Nadie ha ofrecido tablas.
table-no-resignation = El asiento { $seat } no ha propuesto abandonar.
table-no-vote = El asiento { $seat } no decide por su equipo. Deciden sus compañeros humanos.
table-clock-decides = Esta partida tiene reloj. Quien no vuelve pierde cuando se le acaba el tiempo.
table-nothing-to-claim = Ningún rival tuyo ocupa el asiento { $seat }.
table-too-late-to-abort = Una partida solo se puede cancelar antes de la segunda jugada. Puedes abandonar u ofrecer tablas.

# Saved games, matches, time controls.
saved-move = La jugada { $ply } no se puede reproducir. { $error }
saved-unfit =
    { $part ->
        [clock] El reloj no corresponde a la partida.
        [takeback] La retirada de la jugada no corresponde a la partida.
       *[ending] El final no corresponde a la partida.
    }
match-players = Este juego tiene { $expected } asientos. Hay { $found } jugadores.
match-no-games = Un encuentro debe tener al menos una partida.
match-over = El encuentro ha terminado.
time-control-unreadable = «{ $text }» no es un control de tiempo. Se esperaba none, 5, 5+3, 5d3 o 3d/move, con un máximo de un día en el reloj, 3600 segundos por jugada o 30 días por jugada.
