# Move texts, positions and options of every game.

move-unreadable = »{ $text }« er ikke et træk. { $expected }
move-game-over = Partiet er slut. Der kan ikke spilles flere træk.

position-rows =
    { $expected ->
        [one] Forventede én række, fandt { $found }.
       *[other] Forventede { $expected } rækker, fandt { $found }.
    }
position-turn = Siden i trækket er »{ $found }«. Forventede { $expected }.
position-turn-seat = Det kan ikke være plads { $seat }, der er i trækket. Pladserne er 1 til { $seats }.
position-other-game = Stillingen hører til et andet spil. Forventede { $expected }.

options-unknown-variant = Der er ingen variant »{ $variant }«. Forventede { $known }.
options-unknown-option = Der er intet valg »{ $option }«. Forventede { $known }.
options-not-a-choice = Valget { $option } kan ikke være »{ $value }«. Forventede { $known }.
options-out-of-range = Valget { $option } kan ikke være »{ $value }«. Forventede et helt tal fra { NUMBER($min, useGrouping: "false") } til { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = Valget { $option } kan ikke være »{ $value }«. Forventede true eller false.
options-other-game = Dette er indstillinger for { $found }, ikke for { $expected }.

catalog-unknown-game = Der er intet spil »{ $game }«. Forventede { $known }.
level-unknown = Der er intet niveau »{ $level }«. Niveauerne er { $min } til { $max }.
seat-unknown = Der er ingen plads { $seat }. Pladserne er 1 til { $seats }.
seat-unknown-team = Der er intet hold { $team }. Holdene er 1 til { $teams }.
