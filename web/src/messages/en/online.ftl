# Tables at the server: lobby, links, troubles.
online-waiting = Going to the table…
online-signed-out = You have been signed out. Sign in to go on playing.

invited-title = You are invited to play { $game }
invited-by = At the table: { $names }
invited-watch = Watch only
invited-used = This link has been used
invited-used-advice = Somebody has taken the seat it was for. You can watch the game. If the seat is yours, open the table in the browser you joined with, or make a link there with “Continue on another device”.
join = Play
join-as = Play as { $name }
join-seat = Your seat
join-any-seat = Any free seat

devices-title = Continue on another device
devices-about = Make a private link to your seat and open it on your other device. You can then play on both.
devices-make = Make a private link
devices-link = The private link to your seat
devices-once = It works once, within the next five minutes. Do not share it: whoever opens it plays for you.
devices-account = Sign in as { $name } on the other device and open this table there.

invitation-title = Waiting for players
invitation-link = The link for { $side }
invitation-link-all = One link for all free seats
invitation-all-advice = Whoever opens it takes a free seat, until none is left. Or send a link for one seat:
invitation-advice = { $count ->
    [one] Send the link to the person you want to play. It works for one person. The game begins when everybody is here.
   *[other] The link for one seat works for one person. The game begins when everybody is here.
}
invitation-lobby = The table is in the lobby. The game begins when somebody sits down.
invitation-challenged = You are challenged
invitation-asked = { $count ->
    [one] { $names } is asked to play. The game begins as soon as the challenge is accepted.
   *[other] { $names } are asked to play. The game begins as soon as all have accepted.
}
invitation-asked-guest = Seats are kept for { $names }. If that is you, sign in to answer.
invitation-abort = Call the table off
invitation-watch = The seats are for invited players. You can watch as soon as the game begins.

lobby-title = Lobby
lobby-open = Open tables
lobby-playing = Games to watch
lobby-none = No table is open. Make one: others see it here.
lobby-none-playing = Nobody plays in public now.
lobby-waiting = Looking for tables…
lobby-gone = The server does not answer, so there are no tables to see. Games against the computer and at this screen work all the same.
lobby-join = Sit down
lobby-watch = Watch
lobby-new = New table
lobby-name = Your name
lobby-free = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
lobby-rated = rated
lobby-no-clock = no clock
lobby-games = { $count ->
    [one] one game
   *[other] match of { $count } games
}

trouble-unreachable = The server does not answer
trouble-unreachable-advice = It may be down, or the connection is. Games against the computer and at this screen work without it.
trouble-no-such-table = There is no such table
trouble-no-such-table-advice = The link may be old, or the table was never begun and has been cleared away. Ask for a new link, or find a table in the lobby.
trouble-wrong-secret = This link is not good any more
trouble-wrong-secret-advice = It may be for another table, or part of it was lost when it was copied. Ask for it again. You can watch the game.
trouble-wrong-device-link = This link does not work any more
trouble-wrong-device-link-advice = It works once, for five minutes. Make another one on the device you play on. You can watch the game.
trouble-other-version = This page is older than the server
trouble-other-version-advice = Load the page again to get the new one.
trouble-too-many-requests = Too many requests
trouble-too-many-requests-advice = The server takes only so many from one address. Wait a few seconds and try again.
trouble-needs-account = This is a rated game
trouble-needs-account-advice = Rated games are between people with accounts. Sign in or make an account: you come back to this table.
trouble-other = That did not work
trouble-other-advice = Try again; if it stays so, tell whoever runs this server what is written above.
