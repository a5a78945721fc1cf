# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] This game has one seat, not { $found }.
   *[other] This game has { $seats } seats, not { $found }.
}
invalid-no-person = At least one seat must be for a person.
invalid-rated = A rated game begins as the rules say, and only people play it.
invalid-over-position = The game is over in this position.
invalid-match-length = A match has 1 to { $most } games.
invalid-not-two = Where more than two play, the computer can take the seat.
invalid-only-two = Where two play, you can claim the win.
invalid-seat = The seats are 1 to { $seats }.
invalid-not-kept = No seat is reserved for this account.
invalid-seats-free = Not all seats were taken.
invalid-seat-not-free = Seat { $seat } is not free for you.
invalid-no-open-seat = No seat at this table is open to everyone.
invalid-devices = { $most ->
    [one] A guest plays on one device per table.
   *[other] A guest plays on at most { $most } devices per table.
}
invalid-attempt = An attempt is a random text of { $least } to { $most } characters.
invalid-game-id = A game’s id is a random text of { $least } to { $most } characters.
invalid-one-record = Send one record at a time.
invalid-own-seat = This game has the seats 1 to { $seats }.
invalid-computer-seat = A computer played on seat { $seat }.
invalid-unfinished = A game that is not over is saved only if all others are computers and there is no clock.
invalid-said-nothing = Seat { $seat } said nothing under this number.
invalid-nobody = Seat { $seat } is empty.
invalid-account-seat = Seat { $seat } belongs to an account. Remove the account’s name.
invalid-no-message = Event { $number } of this table is not a message.
invalid-gift = 1 to { $most } seconds can be added.
invalid-gift-receiver = Time can be given to opponents only.
invalid-act-id = An id is at most { $most }.
invalid-full-of-moves = This table has { $most } entries and takes no more moves. Resign to end the game.
invalid-full-of-chat = { $most } messages were written at this table, and there is no room for more.
invalid-full = This table has { $most } entries. You can only play on or end the game.
invalid-words = A message has 1 to { $most } characters of plain text.
invalid-name-length = A name has 1 to { $most } characters on one line.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = A name may not contain the character { $code }, which is invisible or changes how text is shown.
invalid-name-accents = { $most ->
    [one] A letter of a name has at most one accent.
   *[other] A letter of a name has at most { $most } accents.
}
invalid-account-name = A name has { $least } to { $most } letters A to Z, digits, “-” and “_”, and begins with a letter.
invalid-password = A password has { $least } to { $most } characters.
invalid-label-length = A label has 1 to { $most } characters.
invalid-label = A label is on one line, without “/”, invisible characters and spaces at its ends.
invalid-no-scope = A token has at least one scope.
invalid-tokens = { $most ->
    [one] An account has at most one token. Revoke it first.
   *[other] An account has at most { $most } tokens. Revoke one first.
}
invalid-mute-self = You cannot mute yourself.
invalid-mutes = An account mutes at most { $most } others. Unmute one first.
invalid-no-report = There is no report { $number }.
invalid-place = “{ $text }” is not a place in a list. Use the value of “next” from the previous page.
invalid-language = There is no language “{ $language }”. Choose { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = The endpoint of a subscription has at most { $most } characters.
invalid-endpoint-url = The endpoint of a subscription must be a URL.
invalid-endpoint-https = The endpoint of a subscription must begin with https://.
invalid-endpoint-host = The endpoint of a subscription must name a host.
invalid-endpoint-password = The endpoint of a subscription must not contain a password.
invalid-endpoint-private = The endpoint of a subscription must be on the public internet.
invalid-push-key = The key { $name } must be { $length } bytes in URL-safe base64.
invalid-push-point = The key p256dh is not a point of P-256.

# Openings and fair starts.
invalid-position-key = The key of a position has 16 hexadecimal digits in small letters.
invalid-balanced = A game starts from a balanced deal or from a position, not from both.
