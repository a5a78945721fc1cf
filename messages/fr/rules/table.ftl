# What every table has, whatever the game.
table-option-repetition-name = Triple répétition
table-option-repetition-about = Ce qui arrive quand une position apparaît pour la troisième fois. Les règles n’en disent rien.
table-option-repetition-draw-name = Nulle
table-option-repetition-draw-about = La partie est nulle.
table-option-repetition-off-name = On continue
table-option-repetition-off-about = Les positions peuvent se répéter sans fin.
table-option-max-plies-name = Partie la plus longue (coups)
table-option-max-plies-about = La partie est nulle après ce nombre de coups, tous joueurs confondus. 0 signifie sans limite, comme dans les règles.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won = { $count ->
        [one] { $winners } gagne. { $reason }
        [many] { $winners } gagnent. { $reason }
       *[other] { $winners } gagnent. { $reason }
    }
game-ended-drawn = Nulle. { $reason }
game-ended-repetition = Nulle. La position est apparue pour la troisième fois.
game-ended-max-plies = Nulle. La partie a atteint la limite de coups de la table.
game-ended-agreement = Nulle par accord mutuel.
game-ended-resignation = { $count ->
        [one] { $winners } gagne : abandon de { $losers }.
        [many] { $winners } gagnent : abandon de { $losers }.
       *[other] { $winners } gagnent : abandon de { $losers }.
    }
game-ended-time = { $count ->
        [one] { $winners } gagne : { SIDE($loser, form: "accusative") } n’a plus de temps.
        [many] { $winners } gagnent : { SIDE($loser, form: "accusative") } n’a plus de temps.
       *[other] { $winners } gagnent : { SIDE($loser, form: "accusative") } n’a plus de temps.
    }
game-ended-abandonment = { $count ->
        [one] { $winners } gagne : { SIDE($loser, form: "accusative") } a quitté la partie.
        [many] { $winners } gagnent : { SIDE($loser, form: "accusative") } a quitté la partie.
       *[other] { $winners } gagnent : { SIDE($loser, form: "accusative") } a quitté la partie.
    }
game-ended-abort = Pas de résultat : la partie a été annulée.

# Why a table refuses something.
table-start-position = La position de départ est incorrecte. { $problem }
table-players = Ce jeu a { $expected } places. Il y a { $found } joueurs.
table-no-such-seat = La place { $seat } n’existe pas à cette table. Les places vont de 1 à { $seats }.
table-game-over = La partie est terminée.
table-not-your-turn = C’est à la place { $turn } de jouer, pas à la place { $seat }.
table-out-of-time = La place { $seat } n’a plus de temps.
table-nothing-to-take-back = Impossible de reprendre autant de coups ({ $asked }). Coups joués : { $played }.
table-no-move-of-yours = La place { $seat } n’a pas encore joué de coup.
table-takeback-pending = La place { $seat } a déjà demandé à reprendre un coup.
table-no-takeback-asked = Aucune reprise de coup n’a été demandée.
table-not-asked = C’est aux adversaires de répondre, pas à la place { $seat }.
table-no-draw-offered = Aucune nulle n’a été proposée.
table-no-resignation = La place { $seat } n’a pas proposé d’abandonner.
table-no-vote = La place { $seat } ne décide pas pour son équipe. Ses partenaires humains décident.
table-clock-decides = Cette partie a une pendule. Toute personne absente perd quand son temps est écoulé.
table-nothing-to-claim = Aucun de vos adversaires n’occupe la place { $seat }.
table-too-late-to-abort = Une partie ne peut être annulée qu’avant le deuxième coup. Vous pouvez abandonner ou proposer nulle.

# Saved games, matches, time controls.
saved-move = Le coup { $ply } ne peut pas être rejoué. { $error }
saved-unfit =
    { $part ->
        [clock] La pendule ne correspond pas à la partie.
        [takeback] La reprise de coup ne correspond pas à la partie.
       *[ending] La fin ne correspond pas à la partie.
    }
match-players = Ce jeu a { $expected } places. Il y a { $found } joueurs.
match-no-games = Un match doit compter au moins une partie.
match-over = Le match est terminé.
time-control-unreadable = « { $text } » n’est pas une cadence. Valeur attendue : none, 5, 5+3, 5d3 ou 3d/move, avec au plus un jour à la pendule, 3600 secondes par coup ou 30 jours par coup.
