# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] This game has one seat, not { $found }.
   *[other] This game has { $seats } seats, not { $found }.
}
invalid-no-person = At least one seat must be for a person.
invalid-rated = A rated game starts from the opening position, and only people play it.
invalid-rated-clock = A rated game for three or more players needs a clock.
invalid-over-position = The game is over in this position.
invalid-match-length = A match must have 1 to { $most } games.
invalid-not-two = With more than two players you cannot claim a win, but the computer can take over the seat.
invalid-only-two = With two players the computer cannot take over the seat, but you can claim the win.
invalid-seat = The seats are 1 to { $seats }.
invalid-not-kept = No seat is reserved for this account.
invalid-seats-free = Not all seats were taken.
invalid-seat-not-free = Seat { $seat } is not free for you.
invalid-no-open-seat = No seat at this table is open to everyone.
invalid-devices = { $most ->
    [one] A guest plays on one device per table.
   *[other] A guest plays on at most { $most } devices per table.
}
invalid-attempt = The id of an attempt must be a random string of { $least } to { $most } characters.
invalid-game-id = A game’s id must be a random string of { $least } to { $most } characters.
invalid-one-record = Send one record at a time.
invalid-own-seat = This game has the seats 1 to { $seats }.
invalid-computer-seat = Seat { $seat } was played by a computer.
invalid-unfinished = An unfinished game can be saved only if all other players are computers and there is no clock.
invalid-said-nothing = There is no message from seat { $seat } with this number.
invalid-nobody = Seat { $seat } is empty.
invalid-account-seat = Seat { $seat } belongs to an account. Remove the account’s name.
invalid-no-message = Event { $number } of this table is not a message.
invalid-gift = You can add 1 to { $most } seconds.
invalid-gift-receiver = You can give time only to opponents.
invalid-act-id = An id must be at most { $most }.
invalid-full-of-moves = This table has { $most } entries and accepts no more moves. Resign to end the game.
invalid-full-of-chat = This table has reached its limit of { $most } messages.
invalid-full = This table has { $most } entries. You can only play on or end the game.
invalid-words = A message must have 1 to { $most } characters of plain text.
invalid-name-length = A name must have 1 to { $most } characters on one line.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = A name may not contain the character { $code }, which is invisible or changes how text is shown.
invalid-name-accents = { $most ->
    [one] A letter in a name can have at most one accent.
   *[other] A letter in a name can have at most { $most } accents.
}
invalid-account-name = A name must have { $least } to { $most } letters A to Z, digits, “-” and “_”, and begin with a letter.
invalid-password = A password must have { $least } to { $most } characters.
invalid-label-length = A label must have 1 to { $most } characters.
invalid-label = A label must be on one line, without “/”, invisible characters or spaces at its ends.
invalid-no-scope = A token needs at least one scope.
invalid-tokens = { $most ->
    [one] An account can have at most one token. Revoke it first.
   *[other] An account can have at most { $most } tokens. Revoke one first.
}
invalid-mute-self = You cannot mute yourself.
invalid-mutes = An account can mute at most { $most } others. Unmute one first.
invalid-no-report = There is no report { $number }.
invalid-place = “{ $text }” is not a valid page token. Use the value of “next” from the previous page.
invalid-language = There is no language “{ $language }”. Choose { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = The endpoint of a subscription must have at most { $most } characters.
invalid-endpoint-url = The endpoint of a subscription must be a URL.
invalid-endpoint-https = The endpoint of a subscription must begin with https://.
invalid-endpoint-host = The endpoint of a subscription must name a host.
invalid-endpoint-password = The endpoint of a subscription must not contain a password.
invalid-endpoint-private = The endpoint of a subscription must be on the public internet.
invalid-push-key = The key { $name } must be { $length } bytes in URL-safe base64.
invalid-push-point = The key p256dh is not a point on the curve P-256.

# Openings and fair starts.
invalid-position-key = The key of a position must have 16 lower-case hexadecimal digits.
invalid-balanced = A game can start from a balanced deal or a custom position, but not both.
