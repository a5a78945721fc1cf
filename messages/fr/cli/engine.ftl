### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = La commande « { $command } » n’existe pas.
ugi-wrong-not-alone = Rien ne peut suivre { $command }.
ugi-wrong-form = Attendu après { $command } : { $expected }.
ugi-wrong-unknown-option = L’option « { $name } » n’existe pas. La commande ugi donne la liste des options.
ugi-wrong-number = { $name } ne peut pas être « { $value } ». Nombre entier attendu, de { NUMBER($min, useGrouping: "false") } à { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash ne peut pas être { $mib }. Avec la mémoire des preuves, il faut { $needed_mib } Mio, mais seuls { $free_mib } Mio sont libres.
ugi-wrong-unknown-limit = La limite « { $name } » n’existe pas.
ugi-wrong-twice = { $name } apparaît deux fois.
ugi-wrong-no-such-seat = La place { $seat } n’existe pas. Le jeu a { $seats } places.
ugi-wrong-no-clock = C’est à la place { $seat } de jouer, mais p{ $seat }time manque.
ugi-wrong-searching = Une recherche est en cours. Arrêtez-la d’abord.
ugi-wrong-game-over = La partie est terminée.
ugi-wrong-move = Coup { $number }, { $text } : { $refused }
ugi-wrong-position = La position est incorrecte. { $problem }
ugi-wrong-search-failed = La recherche a échoué : { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = La ligne { $line } de l’en-tête est « { $found } ». Valeur attendue : { $expected }
proof-file-damaged = Les choix sont endommagés : { $error }.
proof-file-too-few = Il y a moins de choix que les { $choices } de l’en-tête.
proof-file-too-many = Il y a plus de choix que les { $choices } de l’en-tête.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Elle porte sur le jeu « { $found } », pas sur { $expected }.
proof-flaw-options = Ses options ne sont pas valides. { $problem }
proof-flaw-position = Sa position est illisible. { $problem }
proof-flaw-no-such-team = Aucune place ne joue pour l’équipe { $team }.
proof-flaw-too-short = Elle se termine avant de dire quoi jouer après « { $line } ».
proof-flaw-no-such-move = Après « { $line } », elle choisit le coup { $choice }, mais il n’y en a que { $moves }, comptés à partir de 0.
proof-flaw-illegal-move = Après « { $line } », le coup { $text } est illégal. { $reason }
proof-flaw-not-won = « { $line } » termine la partie sans gain.
proof-flaw-cycle = « { $line } » répète une position.
proof-flaw-too-long = { $choices ->
    [one] { $choices } choix est en trop.
    [many] { $choices } choix sont en trop.
   *[other] { $choices } choix sont en trop.
}
proof-flaw-other-length = Elle annonce { $said } demi-coups, mais la plus longue suite en a { $found }.

# Why there is no proof.
prover-stopped = La recherche a été arrêtée.
prover-no-win = Un tel gain n’existe pas.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] prouvé, { $plies } demi-coup
        [many] prouvé, { $plies } demi-coups
       *[other] prouvé, { $plies } demi-coups
    }
   *[no] { $plies ->
        [one] prouvé, au plus { $plies } demi-coup
        [many] prouvé, au plus { $plies } demi-coups
       *[other] prouvé, au plus { $plies } demi-coups
    }
}
