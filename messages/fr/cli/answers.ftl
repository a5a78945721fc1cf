### What commands answer.

cli-answer-exported = { $games ->
        [one] { $games } partie exportée
        [many] { $games } parties exportées
       *[other] { $games } parties exportées
    }
cli-answer-imported = { $new ->
        [one] { $new } partie importée
        [many] { $new } parties importées
       *[other] { $new } parties importées
    }, déjà présentes : { $known }
cli-answer-data-folder = Les parties sont stockées dans { $folder }.
cli-answer-database = Les parties sont stockées dans PostgreSQL.
cli-answer-copied = { $rows ->
    [one] { $rows } ligne copiée et comparée
    [many] { $rows } lignes copiées et comparées
   *[other] { $rows } lignes copiées et comparées
}
cli-answer-whole = { $rows ->
    [one] { $rows } ligne, aucun problème
    [many] { $rows } lignes, aucun problème
   *[other] { $rows } lignes, aucun problème
}
cli-answer-running = Tetrarch est en marche. Ctrl-C pour l’arrêter. Ouvrez cette adresse dans un navigateur :
cli-answer-healthy = le serveur { $address } fonctionne
cli-answer-manual-pages = { $pages } pages de manuel dans { $folder }
cli-answer-speed = { $seconds } s, { $speed } millions de positions par seconde
cli-answer-proof-checked = { $game } { $variant } : l’équipe { $team } gagne en { $plies } demi-coups au plus.
cli-answer-proof-parts = { $choices } positions avec un choix, { $replies } avec toutes les réponses couvertes, { $ends } fins de partie.
cli-answer-turn = { $moves ->
    [one] { SIDE($side) } au trait, { $moves } coup légal.
    [many] { SIDE($side) } au trait, { $moves } coups légaux.
   *[other] { SIDE($side) } au trait, { $moves } coups légaux.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] { $winners } gagne. { $reason }
    [many] { $winners } gagnent. { $reason }
   *[other] { $winners } gagnent. { $reason }
}
cli-answer-won-points = { $count ->
    [one] { $winners } gagne par { $more } points à { $fewer }. { $reason }
    [many] { $winners } gagnent par { $more } points à { $fewer }. { $reason }
   *[other] { $winners } gagnent par { $more } points à { $fewer }. { $reason }
}
cli-answer-drawn = Nulle. { $reason }
cli-answer-drawn-points = Nulle, { $more } points à { $fewer }. { $reason }
cli-answer-wrong-move = --moves : coup { $number }, { $text } : { $problem }
cli-answer-records = { $records ->
    [one] { $records } enregistrement
    [many] { $records } enregistrements
   *[other] { $records } enregistrements
}, { $problems ->
    [one] { $problems } problème
    [many] { $problems } problèmes
   *[other] { $problems } problèmes
}
cli-answer-fault = { $file } : { $problem }
cli-answer-fault-record = { $file } : enregistrement { $record } : { $problem }
cli-answer-fault-ply = { $file } : enregistrement { $record }, demi-coup { $ply } : { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Variantes, --variant V
cli-listed-game-options = Options du jeu, --option K=V
cli-listed-table-options = Options de la table, pour jouer
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } joueurs, par défaut
   *[no] { $name }, { $seats } joueurs
}
cli-listed-sets = fixe { $options }
cli-listed-option = { $name } : { $values } ; { $default } par défaut
cli-listed-range = de { $min } à { $max }
cli-listed-choice = { $id } : { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Blanc : place { $white } · Noir : place { $black }
cli-board-pantarei-choice = La place 1 choisit une couleur
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = en main · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Non résolu : la recherche a été arrêtée.
cli-solved-no-win = Personne ne peut forcer le gain.
cli-solved-no-win-within = { $plies ->
    [one] Personne ne peut forcer le gain en { $plies } demi-coup.
    [many] Personne ne peut forcer le gain en { $plies } demi-coups.
   *[other] Personne ne peut forcer le gain en { $plies } demi-coups.
}
cli-solved-no-win-for = La place { $seat } ne peut pas forcer le gain.
cli-solved-no-win-for-within = { $plies ->
    [one] La place { $seat } ne peut pas forcer le gain en { $plies } demi-coup.
    [many] La place { $seat } ne peut pas forcer le gain en { $plies } demi-coups.
   *[other] La place { $seat } ne peut pas forcer le gain en { $plies } demi-coups.
}
cli-solved-win = { $count ->
    [one] { $winners } gagne.
    [many] { $winners } gagnent.
   *[other] { $winners } gagnent.
}
cli-solved-win-in = { $winners } { $count ->
    [one] gagne
    [many] gagnent
   *[other] gagnent
} en { $exact ->
    [yes] exactement
   *[no] au plus
} { $plies ->
    [one] { $plies } demi-coup
    [many] { $plies } demi-coups
   *[other] { $plies } demi-coups
}.
cli-solved-speed = { $seconds } s, { $nodes } nœuds, { $speed } millions par seconde
cli-solved-searching = recherche : { $nodes } nœuds, { $seconds } s
cli-solved-shortening = raccourcissement : { $nodes } nœuds, { $seconds } s
cli-solved-proving = preuve : { $nodes } nœuds, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] { NUMBER($games, useGrouping: "false") } partie
    [many] { NUMBER($games, useGrouping: "false") } parties
   *[other] { NUMBER($games, useGrouping: "false") } parties
}, { $plies ->
    [one] { NUMBER($plies, useGrouping: "false") } demi-coup
    [many] { NUMBER($plies, useGrouping: "false") } demi-coups
   *[other] { NUMBER($plies, useGrouping: "false") } demi-coups
}, { $errors ->
    [one] { NUMBER($errors, useGrouping: "false") } erreur
    [many] { NUMBER($errors, useGrouping: "false") } erreurs
   *[other] { NUMBER($errors, useGrouping: "false") } erreurs
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file } : partie { $game }, demi-coup { $ply } : { $what } : attendu { $expected }, trouvé { $found }
cli-compared-line = ligne
cli-compared-settings = réglages
cli-compared-start = début
cli-compared-legal = coups légaux
cli-compared-move = coup
cli-compared-position = position
cli-compared-outcome = résultat
cli-compared-some-game = une partie en JSON
cli-compared-known-settings = un jeu connu, avec sa variante et ses options
cli-compared-some-position = une position ({ $text })
cli-compared-an-error = une erreur : { $error }
cli-compared-some-start = un début, une graine aléatoire ou la position après le demi-coup 1
cli-compared-no-start = aucun des trois, bien que { $game } commence par une donne
cli-compared-refusal = un refus ({ $rule }) : { $reason }
cli-compared-moves = { $moves ->
    [one] { $moves } coup
    [many] { $moves } coups
   *[other] { $moves } coups
}
cli-compared-moves-only-here = { $moves ->
    [one] { $moves } coup, seulement ici : { $only }
    [many] { $moves } coups, seulement ici : { $only }
   *[other] { $moves } coups, seulement ici : { $only }
}
cli-compared-not-over = une partie non terminée

# What `tetrarch bench` says: column headings.
cli-measured-measuring = mesure de { $game } { $variant } …
cli-measured-game = jeu
cli-measured-variant = variante
cli-measured-bytes = octets
cli-measured-depth = profondeur
cli-measured-leaves = feuilles
cli-measured-leaves-per-second = feuilles/s
cli-measured-random-plies = coups au hasard
cli-measured-plies-per-second = coups/s
# A million.
cli-measured-millions = { $millions } M
cli-answer-explored = Parties : { $games }, positions : { $positions }, dans { $file }

# Explorer files.
explorer-file-format = Ce n’est pas un fichier d’ouvertures. Sa première ligne devrait contenir « tetrarch-explorer 1 », un jeu et un nombre de parties.
explorer-file-line = Ligne { $line } : une clé et des coups avec leurs résultats sont attendus.
