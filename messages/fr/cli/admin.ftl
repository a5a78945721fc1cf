### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Le dossier de données { $folder } est inutilisable : { $error }.
open-in-use = Le dossier de données { $folder } est utilisé par un autre serveur. Arrêtez d’abord ce serveur, ou choisissez un autre dossier.
open-too-new = Le schéma de la base de données est en version { $found }, mais ce programme ne connaît que les versions jusqu’à { $known }. Utilisez un programme plus récent.
open-foreign = { $file } n’est pas une base de données de Tetrarch.
open-database = Impossible d’ouvrir la base de données : { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Le fichier est inutilisable : { $error }.
transfer-store = { $problem }
transfer-unwritable = Table { $table } : { $problem }
transfer-unreadable = Ligne { $line } : { $problem }
transfer-unplayable = Ligne { $line } : { $problem }
transfer-unfinished = Ligne { $line } : La partie n’est pas terminée. Seules les parties terminées peuvent être importées.

health-stopping = Le serveur s’arrête.
health-disk-slow = Le disque ne répond pas à temps.
health-disconnected = Impossible de joindre les autres serveurs : NATS ne répond pas. Ce serveur gère ses propres tables.

admin-error-no-data = { $folder } n’est pas le dossier de données d’un serveur.
admin-error-no-answer = Le serveur qui utilise ce dossier ne répond pas : { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Le signalement { $id } est clos.
admin-message-removed = Le message { $number } de la table { $table } est supprimé.
admin-name-removed = Le nom de la place { $seat } de la table { $table } est supprimé.
admin-account-renamed = Le compte s’appelle désormais { $name } et se connecte sous ce nom.
admin-table-removed = La table { $table } est supprimée.
admin-blocked-until = Blocage jusqu’au { $until } : { $whom }.
admin-blocked-for-good = Blocage définitif : { $whom }.
admin-unblocked = Aucun blocage : { $whom }.
admin-account = compte { $name }
admin-address = adresse { $address }
admin-not-understood = La requête est illisible : { $error }.

cli-admin-text-reports = { $count ->
    [one] { $count } signalement
    [many] { $count } signalements
   *[other] { $count } signalements
}
cli-admin-text-blocks = { $count ->
    [one] { $count } blocage
    [many] { $count } blocages
   *[other] { $count } blocages
}
cli-admin-text-entries = { $count ->
    [one] { $count } entrée
    [many] { $count } entrées
   *[other] { $count } entrées
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } de { $by }, clos : { $who }, place { $seat } de la table { $table }
   *[no] { $id } { $day } { $reason } de { $by } : { $who }, place { $seat } de la table { $table }
}
cli-admin-text-account = compte { $name }
cli-admin-text-guest = invité « { $name } »
cli-admin-text-some-guest = un invité
cli-admin-text-message = {"    "}message { $number } : « { $text } »
cli-admin-text-message-gone = {"    "}le message { $number } a été supprimé
cli-admin-text-words = {"    "}{ $by } écrit : « { $words } »
cli-admin-text-block = { $whom } jusqu’au { $until }
cli-admin-text-block-reason = { $whom } jusqu’au { $until } : { $reason }
cli-admin-text-block-for-good = { $whom } définitivement
cli-admin-text-block-for-good-reason = { $whom } définitivement : { $reason }
