# Why the server does not do what it was asked to do.
refusal-no-such-table = La table « { $table } » n’existe pas.
refusal-no-seat = Seul un joueur peut faire cela. Envoyez le secret d’une place, ou connectez-vous.
refusal-wrong-secret = Ce secret ne correspond à aucune place de cette table.
refusal-only-invitation = Ce secret est une invitation. Prenez d’abord une place avec lui.
refusal-used-invitation = Cette invitation a déjà servi : toutes ses places sont prises. Vous pouvez regarder.
refusal-wrong-device-link = { $minutes ->
    [one] Ce lien a déjà servi, ou il date de plus de { $minutes } minute. Créez-en un autre sur l’appareil où vous jouez.
    [many] Ce lien a déjà servi, ou il date de plus de { $minutes } minutes. Créez-en un autre sur l’appareil où vous jouez.
   *[other] Ce lien a déjà servi, ou il date de plus de { $minutes } minutes. Créez-en un autre sur l’appareil où vous jouez.
}
refusal-account-seat = Cette place appartient à un compte. Connectez-vous sur l’autre appareil pour y continuer.
refusal-not-begun = La partie commence quand toutes les places sont prises.
refusal-wrong-ply = Vous avez envoyé le coup { $sent }, mais le prochain coup porte le numéro { $expected }.
refusal-reused-id = L’identifiant { $id } a déjà servi à autre chose. Utilisez-en un nouveau pour chaque coup et chaque action.
refusal-needs-account = Il faut un compte pour cela. Connectez-vous, créez un compte ou envoyez un jeton d’API.
refusal-not-for-programs = Cela se fait dans un navigateur après connexion, pas avec un jeton d’API.
refusal-wrong-token = Ce jeton d’API n’est pas valide. Il a peut-être été révoqué.
refusal-missing-scope = Le jeton d’API n’a pas l’autorisation « { $scope } ».
refusal-wrong-login = Nom ou mot de passe incorrect.
refusal-wrong-password = Mot de passe incorrect.
refusal-name-taken = Le nom « { $name } » est déjà pris. Choisissez-en un autre.
refusal-reserved-name = Le nom « { $name } » est réservé, car il évoque le serveur ou un moteur. Choisissez-en un autre.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Ce compte est bloqué définitivement : { $reason }
       *[no] Ce compte est bloqué jusqu’au { $until } : { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Ce compte est bloqué définitivement.
       *[no] Ce compte est bloqué jusqu’au { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Cette adresse est bloquée définitivement : { $reason }
       *[no] Cette adresse est bloquée jusqu’au { $until } : { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Cette adresse est bloquée définitivement.
       *[no] Cette adresse est bloquée jusqu’au { $until }.
    }
}
refusal-label-taken = Il y a déjà un jeton nommé « { $label } ». Choisissez un autre nom.
refusal-no-such-account = Le compte « { $name } » n’existe pas.
refusal-already-seated = Ce compte a déjà une place à cette table classée.
refusal-no-analysis = Il n’y a pas encore d’analyse de cette partie. Demandez-en une par POST.
refusal-engines-busy = Tous les moteurs sont occupés. Réessayez plus tard.
refusal-too-many-analyses = { $each ->
    [one] { $each } analyse que vous avez demandée est encore en attente. Réessayez quand elle sera terminée.
    [many] { $each } analyses que vous avez demandées sont encore en attente. Réessayez quand l’une d’elles sera terminée.
   *[other] { $each } analyses que vous avez demandées sont encore en attente. Réessayez quand l’une d’elles sera terminée.
}
refusal-too-many-engine-moves = { $each ->
    [one] { $each } coup du moteur est encore en attente à vos tables. Réessayez quand il aura été joué.
    [many] { $each } coups du moteur sont encore en attente à vos tables. Réessayez quand quelques-uns auront été joués.
   *[other] { $each } coups du moteur sont encore en attente à vos tables. Réessayez quand quelques-uns auront été joués.
}
refusal-busy = Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.
refusal-overloaded = Le serveur est surchargé. Réessayez dans une seconde.
refusal-too-many-guesses = { $seconds ->
    [one] Trop de mots de passe ont été essayés depuis votre adresse. Réessayez dans { $seconds } seconde.
    [many] Trop de mots de passe ont été essayés depuis votre adresse. Réessayez dans { $seconds } secondes.
   *[other] Trop de mots de passe ont été essayés depuis votre adresse. Réessayez dans { $seconds } secondes.
}
refusal-too-many-tables = { $seconds ->
    [one] Trop de tables ont été créées depuis votre adresse. Réessayez dans { $seconds } seconde.
    [many] Trop de tables ont été créées depuis votre adresse. Réessayez dans { $seconds } secondes.
   *[other] Trop de tables ont été créées depuis votre adresse. Réessayez dans { $seconds } secondes.
}
refusal-too-many-accounts = { $seconds ->
    [one] Trop de comptes ont été créés depuis votre adresse. Réessayez dans { $seconds } seconde.
    [many] Trop de comptes ont été créés depuis votre adresse. Réessayez dans { $seconds } secondes.
   *[other] Trop de comptes ont été créés depuis votre adresse. Réessayez dans { $seconds } secondes.
}
refusal-too-many-local-games = { $seconds ->
    [one] Trop de parties ont été ajoutées à ce compte. Réessayez dans { $seconds } seconde.
    [many] Trop de parties ont été ajoutées à ce compte. Réessayez dans { $seconds } secondes.
   *[other] Trop de parties ont été ajoutées à ce compte. Réessayez dans { $seconds } secondes.
}
refusal-too-much-reading = { $seconds ->
    [one] Trop de longues parties ont été chargées depuis votre adresse. Réessayez dans { $seconds } seconde.
    [many] Trop de longues parties ont été chargées depuis votre adresse. Réessayez dans { $seconds } secondes.
   *[other] Trop de longues parties ont été chargées depuis votre adresse. Réessayez dans { $seconds } secondes.
}
refusal-too-many-requests = { $seconds ->
    [one] Trop de requêtes. Réessayez dans { $seconds } seconde.
    [many] Trop de requêtes. Réessayez dans { $seconds } secondes.
   *[other] Trop de requêtes. Réessayez dans { $seconds } secondes.
}
refusal-too-many-connections = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en une ou réessayez plus tard.
refusal-too-many-reports = Trop de signalements attendent l’administration du site. Réessayez plus tard.
refusal-not-over = La partie n’est pas terminée.
refusal-went-on = Les joueurs ont continué à la table { $table }.
refusal-not-away = Le joueur de la place { $seat } n’est pas parti.
refusal-too-soon = { $seconds ->
    [one] Le joueur de la place { $seat } peut encore revenir. Réessayez dans { $seconds } seconde.
    [many] Le joueur de la place { $seat } peut encore revenir. Réessayez dans { $seconds } secondes.
   *[other] Le joueur de la place { $seat } peut encore revenir. Réessayez dans { $seconds } secondes.
}
refusal-handed-over = L’ordinateur joue maintenant à cette place. Vous pouvez regarder.
refusal-no-talking = Dans les parties par équipes, il n’y a pas de discussion avant la fin : les partenaires ne peuvent pas se concerter.
refusal-no-clocks = Cette table n’a pas de pendules.
refusal-disk-full = Le disque du serveur est plein, et rien n’a été enregistré. Réessayez quand il y aura de la place.
refusal-disk-failed = Le disque du serveur est en panne, et rien n’a été enregistré. Réessayez quand il fonctionnera.
refusal-damaged = Les données du serveur sont endommagées. L’administration du site doit les réparer.
refusal-data-in-use = Les données du serveur sont utilisées ailleurs, et rien n’a été enregistré. Réessayez.
refusal-unreachable = Le serveur ne peut pas joindre sa base de données, et rien n’a été enregistré. Réessayez dans un instant.
refusal-undecided = Le serveur a perdu la connexion à sa base de données. Rechargez la page pour voir si cela a été enregistré.
refusal-conflict = Quelqu’un d’autre a modifié cela avant vous, et rien n’a été enregistré. Rechargez et réessayez.
refusal-not-stored = L’enregistrement a échoué. Réessayez.
refusal-unavailable = La table n’est pas disponible pour le moment. Réessayez.
refusal-no-place = Le serveur ne peut plus accepter de connexions. Réessayez plus tard.
refusal-slow-request = La requête a pris trop de temps.
refusal-foreign-origin = Les pages de « { $origin } » ne peuvent pas utiliser ce serveur.
