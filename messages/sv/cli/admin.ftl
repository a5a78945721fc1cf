### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Datamappen { $folder } kan inte användas: { $error }.
open-in-use = Datamappen { $folder } används av en annan server. Stoppa den först, eller välj en annan mapp.
open-too-new = Databasen har schemaversion { $found }, men det här programmet känner bara till versioner till och med { $known }. Använd en nyare version av programmet.
open-foreign = { $file } är ingen Tetrarch-databas.
open-database = Databasen kan inte öppnas: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Filen kan inte användas: { $error }.
transfer-store = { $problem }
transfer-unwritable = Bord { $table }: { $problem }
transfer-unreadable = Rad { $line }: { $problem }
transfer-unplayable = Rad { $line }: { $problem }
transfer-unfinished = Rad { $line }: Partiet är inte slut. Bara avslutade partier kan importeras.

health-stopping = Servern stängs av.
health-disk-slow = Disken svarar inte i tid.
health-disconnected = Andra servrar kan inte nås: NATS svarar inte. Den här servern betjänar sina egna bord.

admin-error-no-data = { $folder } är inte datamappen för någon server.
admin-error-no-answer = Servern som använder den här mappen svarar inte: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Anmälan { $id } är stängd.
admin-message-removed = Meddelande { $number } vid bord { $table } är borttaget.
admin-name-removed = Namnet på plats { $seat } vid bord { $table } är borttaget.
admin-account-renamed = Kontot heter nu { $name }. Ägaren loggar nu in med det namnet.
admin-table-removed = Bord { $table } är borttaget.
admin-blocked-until = Blockering till { $until }: { $whom }.
admin-blocked-for-good = Blockering för gott: { $whom }.
admin-unblocked = Inte blockerat: { $whom }.
admin-account = konto { $name }
admin-address = adress { $address }
admin-not-understood = Begäran kan inte läsas: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 anmälan
   *[other] { $count } anmälningar
}
cli-admin-text-blocks = { $count ->
    [one] 1 blockering
   *[other] { $count } blockeringar
}
cli-admin-text-entries = { $count ->
    [one] 1 post
   *[other] { $count } poster
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } från { $by }, stängd: { $who }, plats { $seat } vid bord { $table }
   *[no] { $id } { $day } { $reason } från { $by }: { $who }, plats { $seat } vid bord { $table }
}
cli-admin-text-account = konto { $name }
cli-admin-text-guest = gäst ”{ $name }”
cli-admin-text-some-guest = en gäst
cli-admin-text-message = {"    "}meddelande { $number }: ”{ $text }”
cli-admin-text-message-gone = {"    "}meddelande { $number } har tagits bort
cli-admin-text-words = {"    "}{ $by } skriver: ”{ $words }”
cli-admin-text-block = { $whom } till { $until }
cli-admin-text-block-reason = { $whom } till { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } för gott
cli-admin-text-block-for-good-reason = { $whom } för gott: { $reason }
