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

options-unknown-variant = Il n’y a pas de variante « { $variant } ». Valeur attendue : { $known }.
options-unknown-option = Il n’y a pas d’option « { $option } ». Valeur attendue : { $known }.
options-not-a-choice = L’option { $option } ne peut pas être « { $value } ». Valeur attendue : { $known }.
options-out-of-range = L’option { $option } ne peut pas être « { $value } ». Il faut un nombre entier de { NUMBER($min, useGrouping: "false") } à { NUMBER($max, useGrouping: "false") }.
options-not-a-flag = L’option { $option } ne peut pas être « { $value } ». Valeur attendue : true ou false.
options-other-game = Ces réglages sont ceux du jeu { $found }, pas du jeu { $expected }.

catalog-unknown-game = Il n’y a pas de jeu « { $game } ». Valeur attendue : { $known }.
level-unknown = Il n’y a pas de niveau « { $level } ». Les niveaux vont de { $min } à { $max }.
seat-unknown = Il n’y a pas de place { $seat }. Les places vont de 1 à { $seats }.
seat-unknown-team = Il n’y a pas d’équipe { $team }. Les équipes vont de 1 à { $teams }.
