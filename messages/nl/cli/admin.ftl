### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = De datamap { $folder } is niet bruikbaar: { $error }.
open-in-use = De datamap { $folder } is in gebruik door een andere server. Stop eerst die server, of kies een andere map.
open-too-new = De database heeft schemaversie { $found }, maar dit programma kent alleen versies tot en met { $known }. Gebruik een nieuwere versie van het programma.
open-foreign = { $file } is geen database van Tetrarch.
open-database = De database kan niet worden geopend: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Het bestand is niet bruikbaar: { $error }.
transfer-store = { $problem }
transfer-unwritable = Tafel { $table }: { $problem }
transfer-unreadable = Regel { $line }: { $problem }
transfer-unplayable = Regel { $line }: { $problem }
transfer-unfinished = Regel { $line }: De partij is niet afgelopen. Alleen afgelopen partijen kunnen worden geïmporteerd.

health-stopping = De server wordt afgesloten.
health-disk-slow = De schijf reageert niet op tijd.
health-disconnected = Andere servers zijn niet bereikbaar: NATS reageert niet. Deze server bedient zijn eigen tafels.

admin-error-no-data = { $folder } is niet de datamap van een server.
admin-error-no-answer = De server die deze map gebruikt, reageert niet: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Melding { $id } is gesloten.
admin-message-removed = Bericht { $number } aan tafel { $table } is verwijderd.
admin-name-removed = De naam van plaats { $seat } aan tafel { $table } is verwijderd.
admin-account-renamed = Het account heet nu { $name }. De eigenaar logt voortaan met deze naam in.
admin-table-removed = Tafel { $table } is verwijderd.
admin-blocked-until = Geblokkeerd tot { $until }: { $whom }.
admin-blocked-for-good = Voorgoed geblokkeerd: { $whom }.
admin-unblocked = Niet geblokkeerd: { $whom }.
admin-account = account { $name }
admin-address = adres { $address }
admin-not-understood = Het verzoek kan niet worden gelezen: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 melding
   *[other] { $count } meldingen
}
cli-admin-text-blocks = { $count ->
    [one] 1 blokkering
   *[other] { $count } blokkeringen
}
cli-admin-text-entries = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } van { $by }, gesloten: { $who }, plaats { $seat } aan tafel { $table }
   *[no] { $id } { $day } { $reason } van { $by }: { $who }, plaats { $seat } aan tafel { $table }
}
cli-admin-text-account = account { $name }
cli-admin-text-guest = gast ‘{ $name }’
cli-admin-text-some-guest = een gast
cli-admin-text-message = {"    "}bericht { $number }: ‘{ $text }’
cli-admin-text-message-gone = {"    "}bericht { $number } is verwijderd
cli-admin-text-words = {"    "}{ $by } schrijft: ‘{ $words }’
cli-admin-text-block = { $whom } tot { $until }
cli-admin-text-block-reason = { $whom } tot { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } voorgoed
cli-admin-text-block-for-good-reason = { $whom } voorgoed: { $reason }
