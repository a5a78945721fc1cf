# Online tables: lobby, links, errors.
online-waiting = Joining the table…
online-signed-out = You have been signed out. Sign in to continue playing.

invited-title = You are invited to play { $game }
invited-by = At the table: { $names }
invited-watch = Watch only
invited-used = This link has already been used
invited-used-advice = The seat is taken, but you can watch the game. If the seat is yours, open the table in the browser you joined with, or go there and choose “Continue on another device”.
join = Play
join-as = Play as { $name }
join-seat = Your seat
join-any-seat = Any free seat

devices-title = Continue on another device
devices-about = Create a private link to your seat and open it on your other device. You can then play on both.
devices-make = Create private link
devices-link = Private link to your seat
devices-once = It works once, within the next five minutes. Don’t share it: anyone who opens it can play for you.
devices-account = Sign in as { $name } on the other device and open this table there.

invitation-title = Waiting for players
invitation-link = Link for { $side }
invitation-link-all = One link for all free seats
invitation-all-advice = Each person who opens this link takes a free seat, until none is left.
invitation-each = A link for one seat
invitation-advice = { $count ->
    [one] Send this link to your opponent. It works for one person. The game starts when everyone is here.
   *[other] The link for a seat works for one person. The game starts when everyone is here.
}
invitation-lobby = Your table is in the lobby. The game starts when someone joins.
invitation-challenged = You have been challenged
qr-code = QR code
qr-code-of = QR code: { $link }
invitation-asked = { $count ->
    [one] Waiting for { $names } to accept your challenge.
   *[other] Waiting for { $names } to accept. The game starts when everyone has accepted.
}
invitation-asked-guest = The free seats are reserved for { $names }. If that is you, sign in to answer.
invitation-abort = Cancel game
invitation-watch = The free seats are for invited players. You can watch as soon as the game starts.

lobby-title = Lobby
lobby-open = Open tables
lobby-playing = Games to watch
lobby-none = There are no open tables. Create one and others will see it here.
lobby-none-playing = No public games right now.
lobby-waiting = Loading tables…
lobby-gone = The server is not responding, so the lobby is empty. You can still play against the computer or with people on this device.
lobby-join = Join
lobby-watch = Watch
lobby-new = New table
lobby-name = Your name
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-rated = rated
lobby-local = played on one device
lobby-no-clock = no clock
lobby-days = { $count ->
    [one] 1 day per move
   *[other] { $count } days per move
}
lobby-games = { $count ->
    [one] one game
   *[other] match of { $count } games
}

trouble-unreachable = The server is not responding
trouble-unreachable-advice = The server may be down, or you may be offline. You can still play against the computer or with people on this device.
trouble-no-such-table = This table does not exist
trouble-no-such-table-advice = The link may be old, or the game never started and was removed. Ask for a new link, or find a table in the lobby.
trouble-wrong-secret = This link is not valid
trouble-wrong-secret-advice = It may be for another table, or part of it was lost in copying. Ask for the link again. You can watch the game.
trouble-wrong-device-link = This link is no longer valid
trouble-wrong-device-link-advice = It works only once and for five minutes. Create a new one on the device you play on. You can watch the game.
trouble-other-version = This page is out of date
trouble-other-version-advice = Reload the page to get the latest version.
trouble-too-many-requests = Too many requests
trouble-too-many-requests-advice = The server limits the number of requests from one address. Wait a few seconds and try again.
trouble-needs-account = This is a rated game
trouble-needs-account-advice = You need an account to play rated games. Sign in or create one, and you will return to this table.
trouble-other = Something went wrong
trouble-other-advice = Try again. If this keeps happening, send the message above to the site administrator.
