# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Se connecter
nav-account = Votre compte : { $name }

sign-in = Connexion
sign-up = Créer un compte
sign-in-line = Vous pouvez jouer sans compte. Avec un compte, vous avez un classement, on peut vous défier par votre nom et vos parties sont conservées sur tous vos appareils.
sign-in-name = Nom
sign-in-password = Mot de passe
sign-in-show = Afficher le mot de passe
sign-in-go = Se connecter
sign-up-go = Créer le compte
sign-in-new = Première visite ? Créez un compte
sign-in-known = Déjà un compte ? Connectez-vous
sign-up-name = 2 à 24 caractères : lettres de A à Z, chiffres, - et _, en commençant par une lettre. Tout le monde peut le voir.
sign-up-password = 8 caractères au minimum. Nous ne demandons pas d’adresse e-mail : un mot de passe perdu ne peut pas être récupéré.
sign-in-moves = { $count ->
        [one] Votre partie dans ce navigateur sera transférée vers votre compte.
        [many] Vos { $count } parties dans ce navigateur seront transférées vers votre compte.
       *[other] Vos { $count } parties dans ce navigateur seront transférées vers votre compte.
    }
sign-in-stay = Les parties en cours avec pendule, les matchs et les parties à plusieurs sur cet appareil restent dans ce navigateur jusqu’à leur fin.
sign-in-go-on = Continuer
sign-in-already = Vous utilisez le compte { $name }.

moved = { $count ->
        [one] { $count } partie a été transférée vers votre compte.
        [many] { $count } parties ont été transférées vers votre compte.
       *[other] { $count } parties ont été transférées vers votre compte.
    }
moved-see = Voir vos parties

refused-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
refused-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
refused-label-taken = Vous avez déjà un jeton de ce nom. Choisissez-en un autre.
refused-wrong-login = Nom ou mot de passe incorrect.
refused-wrong-password = Mot de passe incorrect. Rien n’a été modifié.
refused-too-many-requests = { $seconds ->
        [one] Trop de tentatives. Réessayez dans { $seconds } seconde.
        [many] Trop de tentatives. Réessayez dans { $seconds } secondes.
       *[other] Trop de tentatives. Réessayez dans { $seconds } secondes.
    }
refused-busy = { $seconds ->
        [one] Le serveur est surchargé. Réessayez dans { $seconds } seconde.
        [many] Le serveur est surchargé. Réessayez dans { $seconds } secondes.
       *[other] Le serveur est surchargé. Réessayez dans { $seconds } secondes.
    }
refused-no-such-account = Personne ne porte ce nom ici. Vérifiez l’orthographe ; les noms n’ont pas d’espaces.
refused-needs-account = Il faut un compte pour cela. Connectez-vous ou créez-en un.
refused-already-seated = Vous avez déjà une place à cette table, et vous ne pouvez pas jouer une partie classée contre vous-même.
refused-no-free-seat = Cette place n’est plus libre : quelqu’un d’autre l’a prise, ou la partie a été annulée.

rating-is = Classement { $value }
rating-about = { $games ->
        [0] Aucune partie classée pour l’instant : quelque part entre { $low } et { $high }.
        [one] Après { $games } partie classée : très probablement entre { $low } et { $high }.
        [many] Après { $games } parties classées : très probablement entre { $low } et { $high }.
       *[other] Après { $games } parties classées : très probablement entre { $low } et { $high }.
    }
rating-uncertain = provisoire

account = Votre compte
account-none = Vous n’avez pas de session ouverte
account-since = Compte créé le { $date }
account-sign-out = Se déconnecter
account-ratings = Classements
account-ratings-none = Vous n’avez pas encore joué de partie classée. Quand vous lancez une partie par lien, par nom ou dans le salon, vous pouvez choisir qu’elle soit classée.
account-rating-from = { $games ->
        [one] { $players } joueurs, { $games } partie
        [many] { $players } joueurs, { $games } parties
       *[other] { $players } joueurs, { $games } parties
    }
account-uncertain = Un point d’interrogation signale un classement provisoire. Il change vite tant que vous avez peu joué.
account-going-on = En cours
account-going-on-none = Aucune partie en cours.
account-over = Terminées
account-over-none = Aucune partie terminée pour l’instant.
account-older = Parties plus anciennes
account-against = contre { $names }
account-open = en attente de joueurs
account-continue = Continuer
account-look = Voir
account-keys = Sécurité et données

password = Changer le mot de passe
password-about = Cela vous déconnecte de tous les autres navigateurs.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-go = Enregistrer
password-done = Votre mot de passe a été changé et vos sessions dans les autres navigateurs sont fermées.

tokens = Jetons d’API
tokens-about = Un jeton permet à un programme, par exemple un bot, d’agir en votre nom. Il ne peut ni changer votre mot de passe ni supprimer votre compte.
token-once = Ce jeton n’est affiché qu’une fois. Copiez-le maintenant et protégez-le comme un mot de passe.
token-made = Jeton « { $label } »
token-label = Nom du jeton
token-label-example = mon premier bot
token-scopes = Autorisations
token-scope-play = jouer
token-scope-create = créer des parties
token-scope-play-about = Jouer : recevoir des défis, rejoindre des parties, jouer des coups
token-scope-create-about = Créer des parties et lancer des défis
token-make = Créer un jeton
token-revoke = Révoquer
token-revoke-named = Révoquer { $label }

data = Vos données
data-about = Téléchargez en un seul fichier tout ce que ce serveur conserve à votre sujet, y compris toutes vos parties.
data-export = Exporter mes données
delete-about = Vous pouvez supprimer votre compte et tout ce qui est conservé à votre sujet.
delete = Supprimer mon compte…
delete-title = Supprimer le compte { $name } ?
delete-warning = Les parties en cours sont abandonnées. Les parties terminées sont conservées, sans votre nom ni vos messages. Vos classements, vos jetons et votre compte sont supprimés définitivement. C’est irréversible.
delete-yes = Supprimer définitivement
delete-no = Garder le compte
delete-done = Votre compte a été supprimé.

news = Notifications
challenge-from = { $name } vous lance un défi :
challenge-more = { $count ->
        [one] { $count } autre défi vous attend.
        [many] { $count } autres défis vous attendent.
       *[other] { $count } autres défis vous attendent.
    }
challenge-accept = Accepter
challenge-decline = Refuser
challenge-accepted = Votre défi est accepté : { $names }.
challenge-declined = Votre défi est refusé : { $names }.
challenge-go = Aller à la table
