### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Datamappen { $folder } kan ikke bruges: { $error }.
open-in-use = Datamappen { $folder } er i brug af en anden server. Stop først den server, eller vælg en anden mappe.
open-too-new = Databasen har skemaversion { $found }, men dette program kender kun versioner til og med { $known }. Brug et nyere program.
open-foreign = { $file } er ikke en Tetrarch-database.
open-database = Databasen kan ikke åbnes: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Filen kan ikke bruges: { $error }.
transfer-store = { $problem }
transfer-unwritable = Bord { $table }: { $problem }
transfer-unreadable = Linje { $line }: { $problem }
transfer-unplayable = Linje { $line }: { $problem }
transfer-unfinished = Linje { $line }: Partiet er ikke slut. Kun afsluttede partier kan importeres.

health-stopping = Serveren lukkes ned.
health-disk-slow = Disken svarer ikke i tide.
health-disconnected = Andre servere kan ikke nås: NATS svarer ikke. Denne server betjener sine egne borde.

admin-error-no-data = { $folder } er ikke en servers datamappe.
admin-error-no-answer = Serveren, der bruger denne mappe, svarer ikke: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Anmeldelse { $id } er lukket.
admin-message-removed = Besked { $number } ved bord { $table } er fjernet.
admin-name-removed = Navnet på plads { $seat } ved bord { $table } er fjernet.
admin-account-renamed = Kontoen hedder nu { $name } og logger ind med dette navn.
admin-table-removed = Bord { $table } er fjernet.
admin-blocked-until = Blokeret til { $until }: { $whom }.
admin-blocked-for-good = Blokeret for altid: { $whom }.
admin-unblocked = Ikke blokeret: { $whom }.
admin-account = konto { $name }
admin-address = adresse { $address }
admin-not-understood = Anmodningen kan ikke læses: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 anmeldelse
   *[other] { $count } anmeldelser
}
cli-admin-text-blocks = { $count ->
    [one] 1 blokering
   *[other] { $count } blokeringer
}
cli-admin-text-entries = { $count ->
    [one] 1 post
   *[other] { $count } poster
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } fra { $by }, lukket: { $who }, plads { $seat } ved bord { $table }
   *[no] { $id } { $day } { $reason } fra { $by }: { $who }, plads { $seat } ved bord { $table }
}
cli-admin-text-account = konto { $name }
cli-admin-text-guest = gæst »{ $name }«
cli-admin-text-some-guest = en gæst
cli-admin-text-message = {"    "}besked { $number }: »{ $text }«
cli-admin-text-message-gone = {"    "}besked { $number } er blevet fjernet
cli-admin-text-words = {"    "}{ $by } skriver: »{ $words }«
cli-admin-text-block = { $whom } til { $until }
cli-admin-text-block-reason = { $whom } til { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } for altid
cli-admin-text-block-for-good-reason = { $whom } for altid: { $reason }
