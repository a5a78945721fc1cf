# Move texts, positions and options of every game.

move-unreadable = ‘{ $text }’ is geen zet. { $expected }
move-game-over = De partij is afgelopen. Er kan niet meer worden gezet.

position-rows =
    { $expected ->
        [one] Verwacht: één rij; gevonden: { $found }.
       *[other] Verwacht: { $expected } rijen; gevonden: { $found }.
    }
position-turn = Als kant aan zet staat er ‘{ $found }’. Verwacht: { $expected }.
position-turn-seat = Plaats { $seat } kan niet aan zet zijn. De plaatsen zijn 1 tot en met { $seats }.
position-other-game = Deze stelling hoort bij een ander spel. Verwacht: { $expected }.

options-unknown-variant = Er is geen variant ‘{ $variant }’. Verwacht: { $known }.
options-unknown-option = Er is geen optie ‘{ $option }’. Verwacht: { $known }.
options-not-a-choice = De optie { $option } kan niet ‘{ $value }’ zijn. Verwacht: { $known }.
options-out-of-range = De optie { $option } kan niet ‘{ $value }’ zijn. Verwacht: een geheel getal van { NUMBER($min, useGrouping: "false") } tot en met { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = De optie { $option } kan niet ‘{ $value }’ zijn. Verwacht: true of false.
options-other-game = Dit zijn instellingen van { $found }, niet van { $expected }.

catalog-unknown-game = Er is geen spel ‘{ $game }’. Verwacht: { $known }.
level-unknown = Er is geen niveau ‘{ $level }’. De niveaus zijn { $min } tot en met { $max }.
seat-unknown = Er is geen plaats { $seat }. De plaatsen zijn 1 tot en met { $seats }.
seat-unknown-team = Er is geen team { $team }. De teams zijn 1 tot en met { $teams }.
