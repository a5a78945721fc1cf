### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = La cartella dei dati { $folder } non è utilizzabile: { $error }.
open-in-use = La cartella dei dati { $folder } è usata da un altro server. Ferma prima quel server o scegli un’altra cartella.
open-too-new = La versione dello schema del database è { $found }, ma questo programma conosce solo le versioni fino alla { $known }. Usa un programma più recente.
open-foreign = { $file } non è un database di Tetrarch.
open-database = Impossibile aprire il database: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Il file non è utilizzabile: { $error }.
transfer-store = { $problem }
transfer-unwritable = Tavolo { $table }: { $problem }
transfer-unreadable = Riga { $line }: { $problem }
transfer-unplayable = Riga { $line }: { $problem }
transfer-unfinished = Riga { $line }: La partita non è finita. Si possono importare solo partite finite.

health-stopping = Il server si sta arrestando.
health-disk-slow = Il disco non risponde in tempo.
health-disconnected = Gli altri server non sono raggiungibili: NATS non risponde. Questo server gestisce i propri tavoli.

admin-error-no-data = { $folder } non è la cartella dei dati di un server.
admin-error-no-answer = Il server che usa questa cartella non risponde: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = La segnalazione { $id } è chiusa.
admin-message-removed = Il messaggio { $number } del tavolo { $table } è stato rimosso.
admin-name-removed = Il nome del posto { $seat } del tavolo { $table } è stato rimosso.
admin-account-renamed = L’account ora si chiama { $name } e accede con questo nome.
admin-table-removed = Il tavolo { $table } è stato rimosso.
admin-blocked-until = Blocco fino al { $until }: { $whom }.
admin-blocked-for-good = Blocco definitivo: { $whom }.
admin-unblocked = Nessun blocco: { $whom }.
admin-account = account { $name }
admin-address = indirizzo { $address }
admin-not-understood = La richiesta non è leggibile: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 segnalazione
    [many] { $count } segnalazioni
   *[other] { $count } segnalazioni
}
cli-admin-text-blocks = { $count ->
    [one] 1 blocco
    [many] { $count } blocchi
   *[other] { $count } blocchi
}
cli-admin-text-entries = { $count ->
    [one] 1 voce
    [many] { $count } voci
   *[other] { $count } voci
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } da { $by }, chiusa: { $who }, posto { $seat } del tavolo { $table }
   *[no] { $id } { $day } { $reason } da { $by }: { $who }, posto { $seat } del tavolo { $table }
}
cli-admin-text-account = account { $name }
cli-admin-text-guest = ospite «{ $name }»
cli-admin-text-some-guest = un ospite
cli-admin-text-message = {"    "}messaggio { $number }: «{ $text }»
cli-admin-text-message-gone = {"    "}il messaggio { $number } è stato rimosso
cli-admin-text-words = {"    "}{ $by } scrive: «{ $words }»
cli-admin-text-block = { $whom } fino al { $until }
cli-admin-text-block-reason = { $whom } fino al { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } definitivamente
cli-admin-text-block-for-good-reason = { $whom } definitivamente: { $reason }
