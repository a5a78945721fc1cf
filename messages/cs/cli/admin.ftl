### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Složku s daty { $folder } nelze použít: { $error }.
open-in-use = Složku s daty { $folder } používá jiný server. Nejprve ho zastavte, nebo zvolte jinou složku.
open-too-new = Databáze má verzi schématu { $found }, ale tento program zná jen verze do { $known }. Použijte novější program.
open-foreign = { $file } není databáze Tetrarchu.
open-database = Databázi nelze otevřít: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Soubor nelze použít: { $error }.
transfer-store = { $problem }
transfer-unwritable = Stůl { $table }: { $problem }
transfer-unreadable = Řádek { $line }: { $problem }
transfer-unplayable = Řádek { $line }: { $problem }
transfer-unfinished = Řádek { $line }: Partie neskončila. Importovat lze jen skončené partie.

health-stopping = Server se vypíná.
health-disk-slow = Disk neodpovídá včas.
health-disconnected = S ostatními servery se nelze spojit: NATS neodpovídá. Tento server obsluhuje jen své vlastní stoly.

admin-error-no-data = { $folder } není složka s daty serveru.
admin-error-no-answer = Server, který používá tuto složku, neodpovídá: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Hlášení { $id } je uzavřeno.
admin-message-removed = Zpráva { $number } u stolu { $table } je odstraněna.
admin-name-removed = Jméno na místě { $seat } u stolu { $table } je odstraněno.
admin-account-renamed = Účet se nyní jmenuje { $name }; tímto jménem se k němu i přihlašuje.
admin-table-removed = Stůl { $table } je odstraněn.
admin-blocked-until = Zablokováno do { $until }: { $whom }.
admin-blocked-for-good = Trvale zablokováno: { $whom }.
admin-unblocked = Bez blokování: { $whom }.
admin-account = účet { $name }
admin-address = adresa { $address }
admin-not-understood = Požadavek nelze přečíst: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 hlášení
    [few] { $count } hlášení
    [many] { $count } hlášení
   *[other] { $count } hlášení
}
cli-admin-text-blocks = { $count ->
    [one] 1 blokování
    [few] { $count } blokování
    [many] { $count } blokování
   *[other] { $count } blokování
}
cli-admin-text-entries = { $count ->
    [one] 1 záznam
    [few] { $count } záznamy
    [many] { $count } záznamů
   *[other] { $count } záznamů
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason }, uzavřeno, autor: { $by }; { $who }, místo { $seat } u stolu { $table }
   *[no] { $id } { $day } { $reason }, autor: { $by }; { $who }, místo { $seat } u stolu { $table }
}
cli-admin-text-account = účet { $name }
cli-admin-text-guest = host „{ $name }“
cli-admin-text-some-guest = host
cli-admin-text-message = {"    "}zpráva { $number }: „{ $text }“
cli-admin-text-message-gone = {"    "}zpráva { $number } byla odstraněna
cli-admin-text-words = {"    "}{ $by } píše: „{ $words }“
cli-admin-text-block = { $whom } do { $until }
cli-admin-text-block-reason = { $whom } do { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } trvale
cli-admin-text-block-for-good-reason = { $whom } trvale: { $reason }
