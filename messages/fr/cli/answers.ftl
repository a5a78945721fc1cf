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
cli-answer-proof-parts = { $choices } positions avec un choix, { $replies } avec toutes les réponses couvertes, { $ends } fins.
cli-answer-reports = { $count ->
        [one] { $count } signalement
        [many] { $count } signalements
       *[other] { $count } signalements
    }
cli-answer-blocks = { $count ->
        [one] { $count } blocage
        [many] { $count } blocages
       *[other] { $count } blocages
    }
cli-answer-entries = { $count ->
        [one] { $count } entrée
        [many] { $count } entrées
       *[other] { $count } entrées
    }

# Analysis.
cli-answer-not-judged = aucun coup à juger
cli-answer-accuracy = précision { $percent } %
cli-answer-no-errors = aucune erreur
cli-answer-won-in = gagne en { $plies }
cli-answer-lost-in = perd en { $plies }
