### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = The data folder { $folder } cannot be used: { $error }.
open-in-use = The data folder { $folder } is in use by another server. Stop that server first, or choose another folder.
open-too-new = The database has schema version { $found }, but this program supports only versions up to { $known }. Use a newer version of it.
open-foreign = { $file } is not a Tetrarch database.
open-database = The database cannot be opened: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = The file cannot be used: { $error }.
transfer-store = { $problem }
transfer-unwritable = Table { $table }: { $problem }
transfer-unreadable = Line { $line }: { $problem }
transfer-unplayable = Line { $line }: { $problem }
transfer-unfinished = Line { $line }: The game is not over. Only finished games can be imported.

health-stopping = The server is shutting down.
health-disk-slow = The disk does not respond in time.
health-disconnected = Other servers cannot be reached: NATS does not respond. This server serves its own tables.

admin-error-no-data = { $folder } is not the data folder of a server.
admin-error-no-answer = The server that uses this folder does not respond: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Report { $id } is closed.
admin-message-removed = Message { $number } at table { $table } is removed.
admin-name-removed = The name of seat { $seat } at table { $table } is removed.
admin-account-renamed = The account was renamed { $name }. Its owner must now sign in with this name.
admin-table-removed = Table { $table } is removed.
admin-blocked-until = { $whom } is blocked until { $until }.
admin-blocked-for-good = { $whom } is permanently blocked.
admin-unblocked = { $whom } is not blocked.
admin-account = account { $name }
admin-address = address { $address }
admin-not-understood = The request cannot be read: { $error }.

cli-admin-text-reports = { $count ->
    [one] 1 report
   *[other] { $count } reports
}
cli-admin-text-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
cli-admin-text-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason } by { $by }, closed: { $who }, seat { $seat } at table { $table }
   *[no] { $id } { $day } { $reason } by { $by }: { $who }, seat { $seat } at table { $table }
}
cli-admin-text-account = account { $name }
cli-admin-text-guest = guest “{ $name }”
cli-admin-text-some-guest = a guest
cli-admin-text-message = {"    "}message { $number }: “{ $text }”
cli-admin-text-message-gone = {"    "}message { $number } has been removed
cli-admin-text-words = {"    "}{ $by } writes: “{ $words }”
cli-admin-text-block = { $whom } until { $until }
cli-admin-text-block-reason = { $whom } until { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } permanently
cli-admin-text-block-for-good-reason = { $whom } permanently: { $reason }
