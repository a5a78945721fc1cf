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
moves-past = Viewing an earlier position.
moves-return = Return to live

premove = Next move: { $move }. It is played as soon as it is your turn.
premove-cancel = Cancel it
premove-failed = { $move } is not possible any more. Choose another move.

controls = Table
control-takeback = Take back
control-draw = Draw
control-resign = Resign
control-time = Time
control-flip = Flip board
control-sound = Sound
control-share = Export
control-settings = Settings
control-again = Rematch

resign-title = Resign?
resign-question = The game ends and counts as lost.
resign-question-team = Your partners are asked. The team resigns when more than half of it agrees.
resign-question-three = The computer takes your seat and the others play on. You can watch.
resign-yes = Resign
draw-title = A draw?
draw-question = The others are asked; the game goes on until they agree.
draw-question-here = If all at this table agree, the game is a draw.
draw-yes = Yes, a draw

share-title = Export
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
ending-again = Rematch
ending-analyse = Analyse
ending-report = Game report
ending-level = Try level { $level }
ending-new = New game
ending-next = Next game

series = The match
series-game = Game { $game } of { $length }

question-you = you
question-agreed = Agreed: { $names }
question-refused = Declined: { $names }
question-waiting = Waiting for { $names }
question-needed = { $count ->
    [0] All needed have agreed
    [one] 1 more must agree
   *[other] { $count } more must agree
}
question-withdraw = Withdraw
question-draw = { $name } offers a draw.
question-draw-own = You offered a draw.
question-draw-yes = Agree
question-draw-no = Decline
question-takeback = { $count ->
    [one] { $name } asks to take back a move.
   *[other] { $name } asks to take back { $count } moves.
}
question-takeback-own = { $count ->
    [one] You asked to take back a move.
   *[other] You asked to take back { $count } moves.
}
question-takeback-yes = Allow
question-takeback-no = Refuse
question-resignation = { $name } asks the team to resign.
question-resignation-own = You asked your team to resign.
question-resignation-yes = Resign too
question-rematch = { $name } asks for a rematch.
question-rematch-own = You asked for a rematch.
question-rematch-yes = Rematch
question-rematch-no = No, thanks

# A question that was closed without what was asked for.
closed-draw-declined = { $name } declined the draw.
closed-draw-withdrawn = { $name } withdrew the draw offer.
closed-draw-played-on = { $name } played on, so there is no draw.
closed-draw-own-declined = You declined the draw.
closed-draw-own-withdrawn = You withdrew your draw offer.
closed-draw-own-played-on = You played on, so there is no draw.
closed-takeback-declined = { $name } did not allow the takeback.
closed-takeback-withdrawn = { $name } no longer asks to take back a move.
closed-takeback-played-on = { $name } played on, so nothing is taken back.
closed-takeback-own-declined = You did not allow the takeback.
closed-takeback-own-withdrawn = You no longer ask to take back a move.
closed-takeback-own-played-on = You played on, so nothing is taken back.

# Somebody who left.
away = { $name } is not connected.
away-clock = The clock is running.
away-claim-in = You can claim the win in { $time }.
away-claim = Claim the win
away-replace-in = The computer can take the seat in { $time }.
away-replace = Let the computer play

connection-connecting = Connecting to the table…
connection-lost = The connection is lost. What you see may be old; trying again.

chat = Chat
chat-name = { $name } ({ $side })
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
