# Online tables: lobby, links, errors.
online-waiting = Connexion à la table…
online-signed-out = Votre session a pris fin. Connectez-vous pour continuer à jouer.

invited-title = Invitation à jouer à { $game }
invited-by = À la table : { $names }
invited-watch = Regarder seulement
invited-used = Ce lien a déjà servi
invited-used-advice = La place est prise, mais vous pouvez regarder la partie. Si cette place est la vôtre, ouvrez la table dans le navigateur avec lequel vous l’avez rejointe, ou allez-y et choisissez « Continuer sur un autre appareil ».
join = Jouer
join-as = Jouer en tant que { $name }
join-seat = Votre place
join-any-seat = Toute place libre

devices-title = Continuer sur un autre appareil
devices-about = Créez un lien privé vers votre place et ouvrez-le sur votre autre appareil. Vous pourrez alors jouer sur les deux.
devices-make = Créer un lien privé
devices-link = Lien privé vers votre place
devices-once = Il ne sert qu’une fois, dans les cinq minutes. Ne le partagez pas : toute personne qui l’ouvre peut jouer pour vous.
devices-account = Connectez-vous au compte { $name } sur l’autre appareil et ouvrez-y cette table.

invitation-title = En attente de joueurs
invitation-link = Lien pour { $side }
invitation-link-all = Un lien pour toutes les places libres
invitation-all-advice = Chaque personne qui ouvre ce lien prend une place libre, jusqu’à ce qu’il n’y en ait plus.
invitation-each = Un lien par place
invitation-advice = { $count ->
        [one] Envoyez ce lien à votre adversaire. Il est valable pour une personne. La partie commence quand tout le monde est là.
        [many] Le lien d’une place est valable pour une personne. La partie commence quand tout le monde est là.
       *[other] Le lien d’une place est valable pour une personne. La partie commence quand tout le monde est là.
    }
invitation-lobby = Votre table est dans le salon. La partie commence dès que quelqu’un la rejoint.
invitation-challenged = On vous lance un défi
qr-code = Code QR
qr-code-of = Code QR : { $link }
invitation-asked = { $count ->
        [one] En attente de réponse à votre défi : { $names }.
        [many] En attente de réponse : { $names }. La partie commence quand tout le monde a accepté.
       *[other] En attente de réponse : { $names }. La partie commence quand tout le monde a accepté.
    }
invitation-asked-guest = Places libres réservées : { $names }. Si c’est vous, connectez-vous pour répondre.
invitation-abort = Annuler la partie
invitation-watch = Les places libres sont réservées aux personnes invitées. Vous pourrez regarder dès que la partie commencera.

lobby-title = Salon
lobby-open = Tables ouvertes
lobby-playing = Parties à regarder
lobby-none = Aucune table n’est ouverte. Créez-en une : les autres la verront ici.
lobby-none-playing = Aucune partie publique en ce moment.
lobby-waiting = Chargement des tables…
lobby-gone = Le serveur ne répond pas, le salon est donc vide. Vous pouvez toujours jouer contre l’ordinateur ou à plusieurs sur cet appareil.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-new = Nouvelle table
lobby-name = Votre nom
lobby-free = { $count ->
        [one] { $count } place libre
        [many] { $count } places libres
       *[other] { $count } places libres
    }
lobby-rated = classée
lobby-local = jouée sur un seul appareil
lobby-no-clock = sans pendule
lobby-days = { $count ->
    [one] { $count } jour par coup
    [many] { $count } jours par coup
   *[other] { $count } jours par coup
}
lobby-games = { $count ->
        [one] une partie
        [many] match en { $count } parties
       *[other] match en { $count } parties
    }

trouble-unreachable = Le serveur ne répond pas
trouble-unreachable-advice = Le serveur est peut-être arrêté, ou vous êtes hors ligne. Vous pouvez toujours jouer contre l’ordinateur ou à plusieurs sur cet appareil.
trouble-no-such-table = Cette table n’existe pas
trouble-no-such-table-advice = Le lien est peut-être ancien, ou la partie n’a jamais commencé et a été supprimée. Demandez un nouveau lien, ou trouvez une table dans le salon.
trouble-wrong-secret = Ce lien n’est pas valide
trouble-wrong-secret-advice = Il concerne peut-être une autre table, ou il a été copié incomplètement. Redemandez-le. Vous pouvez regarder la partie.
trouble-wrong-device-link = Ce lien n’est plus valide
trouble-wrong-device-link-advice = Il ne sert qu’une fois et n’est valable que cinq minutes. Créez-en un nouveau sur l’appareil où vous jouez. Vous pouvez regarder la partie.
trouble-other-version = Cette page n’est plus à jour
trouble-other-version-advice = Rechargez la page pour obtenir la dernière version.
trouble-too-many-requests = Trop de requêtes
trouble-too-many-requests-advice = Le serveur limite le nombre de requêtes par adresse. Patientez quelques secondes, puis réessayez.
trouble-needs-account = C’est une partie classée
trouble-needs-account-advice = Il faut un compte pour jouer des parties classées. Connectez-vous ou créez un compte ; vous reviendrez à cette table.
trouble-other = Un problème est survenu
trouble-other-advice = Réessayez. Si le problème persiste, envoyez le message ci-dessus à l’administration du site.
