# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Ce jeu a { $seats } place, pas { $found }.
    [many] Ce jeu a { $seats } places, pas { $found }.
   *[other] Ce jeu a { $seats } places, pas { $found }.
}
invalid-no-person = Au moins une place doit être pour une personne.
invalid-rated = Une partie classée part de la position initiale et ne se joue qu’entre personnes.
invalid-rated-clock = Une partie classée à trois joueurs ou plus exige une pendule.
invalid-over-position = Dans cette position, la partie est terminée.
invalid-match-length = Un match doit compter 1 à { $most } parties.
invalid-not-two = À plus de deux, on ne peut pas réclamer le gain, mais l’ordinateur peut prendre la place.
invalid-only-two = À deux, l’ordinateur ne peut pas prendre la place, mais vous pouvez réclamer le gain.
invalid-seat = Les places vont de 1 à { $seats }.
invalid-not-kept = Aucune place n’est réservée à ce compte.
invalid-seats-free = Toutes les places n’étaient pas prises.
invalid-seat-not-free = La place { $seat } n’est pas libre pour vous.
invalid-no-open-seat = Aucune place de cette table n’est ouverte à tous.
invalid-devices = { $most ->
    [one] Sans compte, on joue sur { $most } appareil au plus par table.
    [many] Sans compte, on joue sur { $most } appareils au plus par table.
   *[other] Sans compte, on joue sur { $most } appareils au plus par table.
}
invalid-attempt = L’identifiant d’une tentative (attempt) doit être une chaîne aléatoire de { $least } à { $most } caractères.
invalid-game-id = L’identifiant d’une partie doit être une chaîne aléatoire de { $least } à { $most } caractères.
invalid-one-record = Envoyez un seul enregistrement à la fois.
invalid-own-seat = Les places de ce jeu vont de 1 à { $seats }.
invalid-computer-seat = Un ordinateur a joué à la place { $seat }.
invalid-unfinished = Une partie non terminée ne peut être enregistrée que si tous les autres joueurs sont des ordinateurs et s’il n’y a pas de pendule.
invalid-said-nothing = Aucun message de la place { $seat } ne porte ce numéro.
invalid-nobody = Il n’y a personne à la place { $seat }.
invalid-account-seat = La place { $seat } appartient à un compte. Supprimez le nom du compte.
invalid-no-message = L’événement { $number } de cette table n’est pas un message.
invalid-gift = On peut ajouter 1 à { $most } secondes.
invalid-gift-receiver = On ne peut donner du temps qu’à ses adversaires.
invalid-act-id = Un identifiant doit valoir au plus { $most }.
invalid-full-of-moves = Cette table a { $most } entrées et n’accepte plus de coups. Abandonnez pour terminer la partie.
invalid-full-of-chat = { $most } messages ont été écrits à cette table, et il n’y a plus de place pour d’autres.
invalid-full = Cette table a { $most } entrées. Vous pouvez seulement continuer à jouer ou terminer la partie.
invalid-words = Un message doit compter 1 à { $most } caractères de texte brut.
invalid-name-length = Un nom doit compter 1 à { $most } caractères sur une seule ligne.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Un nom ne peut pas contenir le caractère { $code }, qui est invisible ou change l’affichage du texte.
invalid-name-accents = { $most ->
    [one] Une lettre d’un nom a au plus { $most } accent.
    [many] Une lettre d’un nom a au plus { $most } accents.
   *[other] Une lettre d’un nom a au plus { $most } accents.
}
invalid-account-name = Un nom doit compter { $least } à { $most } caractères (lettres de A à Z, chiffres, « - » et « _ ») et commencer par une lettre.
invalid-password = Un mot de passe doit compter { $least } à { $most } caractères.
invalid-label-length = Le nom d’un jeton doit compter 1 à { $most } caractères.
invalid-label = Le nom d’un jeton doit tenir sur une ligne, sans « / », sans caractères invisibles et sans espaces au début ni à la fin.
invalid-no-scope = Un jeton doit avoir au moins une autorisation.
invalid-tokens = { $most ->
    [one] Un compte a au plus { $most } jeton. Révoquez-le d’abord.
    [many] Un compte a au plus { $most } jetons. Révoquez-en d’abord un.
   *[other] Un compte a au plus { $most } jetons. Révoquez-en d’abord un.
}
invalid-mute-self = Vous ne pouvez pas vous masquer vous-même.
invalid-mutes = Un compte peut masquer au plus { $most } autres comptes. Cessez d’abord d’en masquer un.
invalid-no-report = Il n’y a pas de signalement { $number }.
invalid-place = « { $text } » n’est pas un jeton de page valide. Utilisez la valeur de « next » de la page précédente.
invalid-language = Il n’y a pas de langue « { $language } ». Choisissez { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = L’adresse d’un abonnement doit compter au plus { $most } caractères.
invalid-endpoint-url = L’adresse d’un abonnement doit être une URL.
invalid-endpoint-https = L’adresse d’un abonnement doit commencer par https://.
invalid-endpoint-host = L’adresse d’un abonnement doit nommer un hôte.
invalid-endpoint-password = L’adresse d’un abonnement ne doit pas contenir de mot de passe.
invalid-endpoint-private = L’adresse d’un abonnement doit être sur l’internet public.
invalid-push-key = La clé { $name } doit compter { $length } octets en base64 pour URL.
invalid-push-point = La clé p256dh n’est pas un point de la courbe P-256.

# Openings and fair starts.
invalid-position-key = La clé d’une position doit avoir 16 chiffres hexadécimaux en minuscules.
invalid-balanced = Une partie peut partir d’une donne équilibrée ou d’une position personnalisée, mais pas des deux.
