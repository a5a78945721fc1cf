### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Nie można użyć katalogu danych { $folder }: { $error }.
open-in-use = Katalogu danych { $folder } używa inny serwer. Najpierw go zatrzymaj albo wybierz inny katalog.
open-too-new = Baza danych ma wersję schematu { $found }, a ten program zna tylko wersje do { $known }. Użyj nowszej wersji programu.
open-foreign = { $file } nie jest bazą danych Tetrarch.
open-database = Nie można otworzyć bazy danych: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Nie można użyć pliku: { $error }.
transfer-store = { $problem }
transfer-unwritable = Stół { $table }: { $problem }
transfer-unreadable = Wiersz { $line }: { $problem }
transfer-unplayable = Wiersz { $line }: { $problem }
transfer-unfinished = Wiersz { $line }: Partia nie jest skończona. Importować można tylko skończone partie.

health-stopping = Serwer kończy pracę.
health-disk-slow = Dysk nie odpowiada na czas.
health-disconnected = Nie można połączyć się z innymi serwerami: NATS nie odpowiada. Ten serwer obsługuje własne stoły.

admin-error-no-data = { $folder } nie jest katalogiem danych serwera.
admin-error-no-answer = Serwer używający tego katalogu nie odpowiada: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Zgłoszenie { $id } jest zamknięte.
admin-message-removed = Usunięto wiadomość { $number } przy stole { $table }.
admin-name-removed = Usunięto nazwę z miejsca { $seat } przy stole { $table }.
admin-account-renamed = Konto nazywa się teraz { $name }; ta nazwa służy też do logowania.
admin-table-removed = Usunięto stół { $table }.
admin-blocked-until = Blokada do { $until }: { $whom }.
admin-blocked-for-good = Blokada na stałe: { $whom }.
admin-unblocked = Brak blokady: { $whom }.
admin-account = konto { $name }
admin-address = adres { $address }
admin-not-understood = Nie można odczytać żądania: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 zgłoszenie
    [few] { $count } zgłoszenia
    [many] { $count } zgłoszeń
   *[other] { $count } zgłoszeń
}
cli-admin-text-blocks = { $count ->
    [one] 1 blokada
    [few] { $count } blokady
    [many] { $count } blokad
   *[other] { $count } blokad
}
cli-admin-text-entries = { $count ->
    [one] 1 wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisów
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason }, zamknięte, autor: { $by }; { $who }, miejsce { $seat } przy stole { $table }
   *[no] { $id } { $day } { $reason }, autor: { $by }; { $who }, miejsce { $seat } przy stole { $table }
}
cli-admin-text-account = konto { $name }
cli-admin-text-guest = gość „{ $name }”
cli-admin-text-some-guest = gość
cli-admin-text-message = {"    "}wiadomość { $number }: „{ $text }”
cli-admin-text-message-gone = {"    "}wiadomość { $number } została usunięta
cli-admin-text-words = {"    "}{ $by } pisze: „{ $words }”
cli-admin-text-block = { $whom } do { $until }
cli-admin-text-block-reason = { $whom } do { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } na stałe
cli-admin-text-block-for-good-reason = { $whom } na stałe: { $reason }
