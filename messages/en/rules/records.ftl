# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Byte { $byte } is not UTF-8 text.
record-error-unknown-format = This is not a record in a known format. Expected { $known }.
record-error-no-such-format = There is no format “{ $id }”. Expected { $known }.
record-error-empty = It contains no game.
record-error-place = Line { $line }, column { $column }: { $problem }
record-error-field = Record { $record }, field { $field }: { $problem }
record-error-whole = Record { $record }: { $problem }
record-error-unwritable = Record { $record } cannot be written. { $problem }
record-error-import-only = The format { $format } can only be read. Write json or text.

record-not-open = “{ $close }” closes nothing.
record-text-not-closed = The string that begins here is not closed. Expected ".
record-comment-not-closed = The comment that begins here is not closed. Expected { "}" }.
record-variation-not-closed = The variation that begins here is not closed. Expected ).
record-tag-without-name = Expected the name of a tag.
record-tag-without-value = Expected the value of the tag { $tag } in quotation marks.
record-tag-not-closed = The tag { $tag } in line { $line } is not closed. Expected ].
record-tag-twice = The tag { $tag } already appears in line { $line }.
record-tag = Tag { $tag }: { $problem }
record-no-game-tag = Expected a tag [{ $tag } "…"] before the moves.
record-other-result = The result differs from the one in the tag Result.
record-results = Expected { $seats } results, found { $found }.
record-not-a-flag = Expected true or false.
record-not-a-number = Expected a whole number.
record-not-a-result = Expected a result such as 1-0, 1/2-1/2 or *.
record-not-json = Not valid JSON: { $detail }.
record-no-such-seat = There is no such seat. The seats are 1 to { $seats }.
record-not-a-kind = Expected human or computer.
record-not-a-seat-tag = Expected UserId, Kind or Points after the dot.
record-reserved-field = The field “{ $field }” is written elsewhere in the record and cannot be used here.
record-not-a-date = Expected a date such as 2026-01-31T20:15:00Z or 2026.01.31.
record-not-an-object = Expected an object.
record-not-an-array = Expected an array.
record-not-a-text = Expected a string.
record-missing = This field is missing.
record-second-variant = Expected only one variant.
record-too-many-points = The number of points is too large.
record-not-an-outcome = Expected win, draw or loss.
record-partial-result = Only some players have a result. Give all players a result, or none of them.
record-too-many-moves = Too many moves in this round. There are { $seats } seats.
record-not-a-move = Expected a move: a string, an object or null.
record-time-without-move = This time does not belong to a move.
record-not-cells = “{ $text }” is not a move. Expected cells such as a1b2 or c3c5d4.
record-not-abalone = Expected a game of Abalone.
record-too-many-readings = Too many moves up to here can be read in two ways. Aba-Pro’s notation of the same game would be unambiguous.
record-unplayable =
    { $ways ->
        [one] { $text } cannot be played. { $reason }
       *[other] { $text } cannot be played, whichever of the { $ways } readings of the previous moves is chosen. { $reason }
    }
record-no-such-move = No legal move is written like this.
record-ambiguous = { $text } can mean { $readings }, and the rest of the game fits both.
record-players = Expected { $seats } players, found { $found }.
record-seat = Seat { $seat } has a move, but the seats are 1 to { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Move { $ply } (seat { $seat }): { $trouble }
record-problem-start = The starting position is invalid. { $problem }
record-problem-no-deal = The game begins with a deal. Expected a starting position or a seed.
record-problem-deal = The starting position is not the one that the seed deals: { $dealt }.
record-problem-players = Expected { $expected } players, found { $found }.
record-problem-turn = It is seat { $expected }’s turn.
record-problem-move = { $text } cannot be played. { $refused }
record-problem-after-the-end = The game was already over: { $rule }.
record-problem-result = The result is { $recorded }. Expected { $expected } ({ $reason }).
record-problem-not-over = The result is { $recorded }, but the game is not over by its rules and the record names no other reason.
record-problem-termination = The termination is “{ $recorded }”. Expected “{ $expected }”.
record-problem-not-ended-by = The termination is “{ $recorded }”, but the game did not end that way.
record-problem-points = Seat { $seat } has { $recorded } points. Expected { $expected }.
