### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Der Datenordner { $folder } ist nicht benutzbar: { $error }.
open-in-use = Der Datenordner { $folder } wird von einem anderen Server benutzt. Beende zuerst jenen Server oder wähle einen anderen Ordner.
open-too-new = Die Datenbank hat die Schemaversion { $found }, dieses Programm kennt aber nur Versionen bis { $known }. Verwende ein neueres Programm.
open-foreign = { $file } ist keine Datenbank von Tetrarch.
open-database = Die Datenbank kann nicht geöffnet werden: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Die Datei ist nicht benutzbar: { $error }.
transfer-store = { $problem }
transfer-unwritable = Tisch { $table }: { $problem }
transfer-unreadable = Zeile { $line }: { $problem }
transfer-unplayable = Zeile { $line }: { $problem }
transfer-unfinished = Zeile { $line }: Die Partie ist nicht zu Ende. Nur beendete Partien können importiert werden.

health-stopping = Der Server wird beendet.
health-disk-slow = Die Festplatte antwortet nicht rechtzeitig.
health-disconnected = Andere Server sind nicht erreichbar: NATS antwortet nicht. Dieser Server bedient seine eigenen Tische.

admin-error-no-data = { $folder } ist nicht der Datenordner eines Servers.
admin-error-no-answer = Der Server, der diesen Ordner benutzt, antwortet nicht: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Meldung { $id } ist geschlossen.
admin-message-removed = Nachricht { $number } am Tisch { $table } ist entfernt.
admin-name-removed = Der Name von Platz { $seat } am Tisch { $table } ist entfernt.
admin-account-renamed = Das Konto heißt jetzt { $name } und meldet sich mit diesem Namen an.
admin-table-removed = Tisch { $table } ist entfernt.
admin-blocked-until = Gesperrt bis { $until }: { $whom }.
admin-blocked-for-good = Auf Dauer gesperrt: { $whom }.
admin-unblocked = Nicht gesperrt: { $whom }.
admin-account = Konto { $name }
admin-address = Adresse { $address }
admin-not-understood = Die Anfrage ist nicht lesbar: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
}
cli-admin-text-blocks = { $count ->
    [one] 1 Sperre
   *[other] { $count } Sperren
}
cli-admin-text-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } von { $by }, geschlossen: { $who }, Platz { $seat } am Tisch { $table }
   *[no] { $id } { $day } { $reason } von { $by }: { $who }, Platz { $seat } am Tisch { $table }
}
cli-admin-text-account = Konto { $name }
cli-admin-text-guest = Gast „{ $name }“
cli-admin-text-some-guest = einem Gast
cli-admin-text-message = {"    "}Nachricht { $number }: „{ $text }“
cli-admin-text-message-gone = {"    "}Nachricht { $number } wurde entfernt
cli-admin-text-words = {"    "}Meldung von { $by }: „{ $words }“
cli-admin-text-block = { $whom } bis { $until }
cli-admin-text-block-reason = { $whom } bis { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } auf Dauer
cli-admin-text-block-for-good-reason = { $whom } auf Dauer: { $reason }
