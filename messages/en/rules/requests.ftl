# What can be wrong with a request to the rules in the page.
request-saved-players = The players do not match the saved game.
request-empty-record = It contains no game.
request-no-next-game = There is no next game. The match is over.
request-not-over = The game is not over.
request-game-over = The game is over. No more moves can be played.
request-no-such-move = There is no move { $ply }. The number of moves played is { $plies }.
request-no-such-table = There is no table { $handle } on this page.
request-unreadable = This cannot be read: { $detail }.
