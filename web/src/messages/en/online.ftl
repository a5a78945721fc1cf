# Tables at the server: lobby, links, troubles.
online-waiting = Going to the table…

invitation-title = Waiting for players
invitation-link = The link for { $side }
invitation-advice = { $count ->
    [one] Send the link to whoever shall play: whoever opens it first has the seat. The game begins when all are here.
   *[other] Send each link to one who shall play: whoever opens it first has the seat. The game begins when all are here.
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
trouble-wrong-secret-advice = It belongs to a seat of another table, or was cut off when it was copied. Ask for it again.
trouble-no-free-seat = The seat is taken
trouble-no-free-seat-advice = Somebody was quicker. You can watch, or find another table in the lobby.
trouble-other-version = This page is older than the server
trouble-other-version-advice = Load the page again to get the new one.
trouble-too-many-requests = Too many requests
trouble-too-many-requests-advice = The server takes only so many from one address. Wait a few seconds and try again.
trouble-needs-account = This is a rated game
trouble-needs-account-advice = Rated games are between people with accounts. Sign in or make an account: you come back to this table.
trouble-already-seated = You sit at this table already
trouble-already-seated-advice = This link is for somebody else: nobody plays a rated game against oneself.
trouble-other = That did not work
trouble-other-advice = Try again; if it stays so, tell whoever runs this server what is written above.
