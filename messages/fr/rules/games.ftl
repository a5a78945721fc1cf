# Move texts, positions and options of every game.

move-unreadable = « { $text } » n’est pas un coup. { $expected }
move-game-over = La partie est terminée. On ne peut plus jouer de coup.

position-rows = { $expected ->
        [one] Il faut { $expected } rangée ; il y en a { $found }.
        [many] Il faut { $expected } rangées ; il y en a { $found }.
       *[other] Il faut { $expected } rangées ; il y en a { $found }.
    }
position-turn = Le camp au trait est « { $found } ». Valeur attendue : { $expected }.
position-turn-seat = Le trait ne peut pas être à la place { $seat }. Les places vont de 1 à { $seats }.
position-other-game = Cette position vient d’un autre jeu. Jeu attendu : { $expected }.

options-unknown-variant = La variante « { $variant } » n’existe pas. Valeur attendue : { $known }.
options-unknown-option = L’option « { $option } » n’existe pas. Valeur attendue : { $known }.
options-not-a-choice = L’option { $option } ne peut pas être « { $value } ». Valeur attendue : { $known }.
options-out-of-range = L’option { $option } ne peut pas être « { $value } ». Il faut un nombre entier de { NUMBER($min, useGrouping: "false") } à { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = L’option { $option } ne peut pas être « { $value } ». Valeur attendue : true ou false.
options-other-game = Ces réglages sont ceux du jeu { $found }, pas du jeu { $expected }.

catalog-unknown-game = Le jeu « { $game } » n’existe pas. Valeur attendue : { $known }.
level-unknown = Le niveau « { $level } » n’existe pas. Les niveaux vont de { $min } à { $max }.
seat-unknown = La place { $seat } n’existe pas. Les places vont de 1 à { $seats }.
seat-unknown-team = L’équipe { $team } n’existe pas. Les équipes vont de 1 à { $teams }.
