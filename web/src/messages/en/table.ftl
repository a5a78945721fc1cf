# The table: bars, moves, controls, endings.
name-computer = Computer, level { $level }
# The same where many names stand side by side; the seat's piece and colour are beside it.
name-computer-short = Level { $level }
name-you = You
name-invited = Invited by link
name-anyone = Anyone

bar-label = Player: { $side }
bar-team = team { $team }
bar-thinking = thinking…
bar-away = not connected
bar-your-turn = your turn
bar-their-turn = to move
bar-to-move = to move
clock = Time left
table-your-turn = Your turn: { $game }

moves = Moves
moves-none = No move yet
moves-first = To the beginning
moves-back = One move back
moves-forward = One move on
moves-last = To the end
moves-past = You are looking at an earlier moment.
moves-return = Back to now

controls = Table
control-takeback = Take back
control-draw = Draw
control-resign = Resign
control-time = Time
control-flip = Turn
control-sound = Sound
control-share = Export
control-settings = Settings
control-again = Again

resign-title = Resign?
resign-question = The game ends and counts as lost.
resign-yes = Resign
draw-title = A draw?
draw-question = The others are asked; the game goes on until they agree.
draw-question-here = If all at this table agree, the game ends undecided.
draw-yes = Yes, a draw

share-title = Take it with you
share-link = The link to watch this table
share-position = The position on the board
share-record = The game so far
share-save-text = Save as text
share-save-json = Save as JSON

table-rated = Rated game
give-title = Give somebody more time
give-none = Nobody can be given time now.
give-time-to = Give { $name } { $seconds } seconds more
give-hour-to = Give { $name } an hour more
time-given = { $name } was given more time: +{ $time }

rating-changes = New ratings
rating-changes-later = The new ratings could not be fetched. They are in the players’ accounts.

ending-declined = Declined
ending-won = You won
ending-lost = You lost
ending-draw = A draw
ending-shared = Nobody won
ending-called-off = Called off
ending-side = { $count ->
    [one] { $side } has won
   *[other] { $side } have won
}
ending-again = Play again
ending-analyse = Analyse
ending-next = Next game
ending-close = Look at the board

series = The match
series-game = Game { $game } of { $length }

question-draw = { $name } offers a draw.
question-draw-yes = Agree
question-draw-no = Decline
question-takeback = { $count ->
    [one] { $name } asks to take back a move.
   *[other] { $name } asks to take back { $count } moves.
}
question-takeback-yes = Allow
question-takeback-no = Refuse
question-rematch = { $name } wants to play again.
question-rematch-yes = Play again
question-rematch-no = No, thanks

connection-connecting = Connecting to the table…
connection-lost = The connection is lost. What you see may be old; trying again.

chat = Talk
chat-watchers = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
}
chat-say = Say something
chat-send = Send
chat-closed = Only players talk, and only while the game allows it.

here-none = There is no game here yet
here-none-advice = It may have been played in another browser, or cleared. Begin a new one.
here-new = New game

motion = The move being shown
motion-pause = Stop here
motion-go-on = Go on
motion-step = One step
motion-skip = To the end of the move
