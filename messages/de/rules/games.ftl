# Move texts, positions and options of every game.

move-unreadable = „{ $text }“ ist kein Zug. { $expected }
move-game-over = Die Partie ist beendet. Es kann nicht mehr gezogen werden.

position-rows =
    { $expected ->
        [one] Erwartet wird eine Reihe, gefunden: { $found }.
       *[other] Erwartet werden { $expected } Reihen, gefunden: { $found }.
    }
position-turn = Als Seite am Zug steht „{ $found }“. Erwartet wird { $expected }.
position-turn-seat = Platz { $seat } kann nicht am Zug sein. Die Plätze sind 1 bis { $seats }.
position-other-game = Diese Stellung gehört zu einem anderen Spiel. Erwartet wird { $expected }.

options-unknown-variant = Es gibt keine Variante „{ $variant }“. Erwartet wird { $known }.
options-unknown-option = Es gibt keine Option „{ $option }“. Erwartet wird { $known }.
options-not-a-choice = Die Option { $option } kann nicht „{ $value }“ sein. Erwartet wird { $known }.
options-out-of-range = Die Option { $option } kann nicht „{ $value }“ sein. Erwartet wird eine ganze Zahl von { NUMBER($min, useGrouping: "false") } bis { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = Die Option { $option } kann nicht „{ $value }“ sein. Erwartet wird true oder false.
options-other-game = Das sind Einstellungen von { $found }, nicht von { $expected }.

catalog-unknown-game = Es gibt kein Spiel „{ $game }“. Erwartet wird { $known }.
level-unknown = Es gibt keine Stufe „{ $level }“. Die Stufen sind { $min } bis { $max }.
seat-unknown = Es gibt keinen Platz { $seat }. Die Plätze sind 1 bis { $seats }.
seat-unknown-team = Es gibt kein Team { $team }. Die Teams sind 1 bis { $teams }.
