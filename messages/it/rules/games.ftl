# Move texts, positions and options of every game.

move-unreadable = «{ $text }» non è una mossa. { $expected }
move-game-over = La partita è finita. Non si possono più fare mosse.

position-rows = { $expected ->
        [one] Serve una fila; ce ne sono { $found }.
        [many] Servono { $expected } file; ce ne sono { $found }.
       *[other] Servono { $expected } file; ce ne sono { $found }.
    }
position-turn = La parte che muove è «{ $found }». Valore atteso: { $expected }.
position-turn-seat = Non può essere il turno del posto { $seat }. I posti vanno da 1 a { $seats }.
position-other-game = Questa posizione è di un altro gioco. Gioco atteso: { $expected }.

options-unknown-variant = La variante «{ $variant }» non esiste. Valore atteso: { $known }.
options-unknown-option = L’opzione «{ $option }» non esiste. Valore atteso: { $known }.
options-not-a-choice = L’opzione { $option } non può essere «{ $value }». Valore atteso: { $known }.
options-out-of-range = L’opzione { $option } non può essere «{ $value }». Serve un numero intero da { NUMBER($min, useGrouping: "false") } a { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = L’opzione { $option } non può essere «{ $value }». Valore atteso: true o false.
options-other-game = Queste sono impostazioni di { $found }, non di { $expected }.

catalog-unknown-game = Il gioco «{ $game }» non esiste. Valore atteso: { $known }.
level-unknown = Il livello «{ $level }» non esiste. I livelli vanno da { $min } a { $max }.
seat-unknown = Il posto { $seat } non esiste. I posti vanno da 1 a { $seats }.
seat-unknown-team = La squadra { $team } non esiste. Le squadre vanno da 1 a { $teams }.
