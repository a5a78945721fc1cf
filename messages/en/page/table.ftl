# The table: player bars, moves, controls, results.
name-computer = Computer, level { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Level { $level }
name-you = You
name-invited = Invited by link
name-anyone = Anyone

bar-label = Player: { $side }
bar-team = team { $team }
bar-thinking = thinking…
bar-away = disconnected
bar-your-turn = your turn
bar-their-turn = to move
bar-to-move = to move
clock = Time left
table-your-turn = Your turn: { $game }

moves = Moves
moves-none = No moves yet
moves-first = First move
moves-back = Previous move
moves-forward = Next move
moves-last = Last move
moves-past = Viewing an earlier position.
moves-return = Return to game

premove = Premove: { $move }. It is played as soon as it is your turn.
premove-cancel = Cancel premove
premove-failed = { $move } is no longer legal. Choose another move.

controls = Game controls
control-takeback = Take back
control-draw = Offer draw
control-resign = Resign
control-time = Add time
control-flip = Flip board
control-sound = Sound
control-share = Export
control-settings = Settings
control-again = Rematch

resign-title = Resign?
resign-question = The game ends and you lose.
resign-question-team = Your partners are asked. Your team resigns when more than half of it agrees.
resign-question-three = The computer takes your seat and the others play on. You can watch.
resign-yes = Resign
draw-title = Offer a draw?
draw-question = The game goes on until your opponents agree.
draw-question-here = If everyone at this table agrees, the game is a draw.
draw-yes = Offer draw

share-title = Export
share-link = Link to watch this table
share-position = Position on the board
share-record = Game so far
share-save-text = Save as text
share-save-json = Save as JSON

table-rated = Rated game
give-title = Add time
give-none = You can’t give anyone time now.
give-time-to = Give { $name } { $seconds } more seconds
give-hour-to = Give { $name } one more hour
time-given = { $name } was given more time: +{ $time }

rating-changes = New ratings
rating-changes-later = The new ratings could not be loaded. You can see them on the players’ account pages.

ending-declined = Declined
ending-won = You won
ending-lost = You lost
ending-draw = Draw
ending-shared = No winner
ending-called-off = Cancelled
ending-side = { $count ->
    [one] { $side } wins
   *[other] { $side } win
}
ending-again = Rematch
ending-analyse = Analyse
ending-report = Game report
ending-level = Try { $name } (level { $level })
ending-other-side = Play the other side
ending-new = New game
ending-next = Next game

series = Match
series-game = Game { $game } of { $length }

question-you = you
question-agreed = Agreed: { $names }
question-refused = Declined: { $names }
question-waiting = Waiting for { $names }
question-needed = { $count ->
    [0] Everyone needed has agreed
    [one] 1 more must agree
   *[other] { $count } more must agree
}
question-withdraw = Withdraw
question-draw = { $name } offers a draw.
question-draw-own = You offered a draw.
question-draw-yes = Accept
question-draw-no = Decline
question-takeback = { $count ->
    [one] { $name } asks to take back a move.
   *[other] { $name } asks to take back { $count } moves.
}
question-takeback-own = { $count ->
    [one] You asked to take back a move.
   *[other] You asked to take back { $count } moves.
}
question-takeback-yes = Accept
question-takeback-no = Decline
question-resignation = { $name } asks the team to resign.
question-resignation-own = You asked your team to resign.
question-resignation-yes = Resign too
question-rematch = { $name } asks for a rematch.
question-rematch-own = You asked for a rematch.
question-rematch-yes = Rematch
question-rematch-no = Decline

# A request that ended without being granted.
closed-draw-declined = { $name } declined the draw.
closed-draw-withdrawn = { $name } withdrew the draw offer.
closed-draw-played-on = { $name } played on, so there is no draw.
closed-draw-own-declined = You declined the draw.
closed-draw-own-withdrawn = You withdrew your draw offer.
closed-draw-own-played-on = You played on, so there is no draw.
closed-takeback-declined = { $name } declined the takeback.
closed-takeback-withdrawn = { $name } withdrew the takeback request.
closed-takeback-played-on = { $name } played on, so no move is taken back.
closed-takeback-own-declined = You declined the takeback.
closed-takeback-own-withdrawn = You withdrew your takeback request.
closed-takeback-own-played-on = You played on, so no move is taken back.

# A player who left.
away = { $name } is disconnected.
away-clock = The clock is running.
away-claim-in = You can claim the win in { $time }.
away-claim = Claim win
away-replace-in = The computer can take over the seat in { $time }.
away-replace = Let the computer take over
away-opponent-in = The opponent can claim the win in { $time }.
away-opponent = The opponent can claim the win now.
away-unrated = The game is then no longer rated.

connection-connecting = Connecting to the table…
connection-lost = Connection lost. Reconnecting… What you see may be out of date.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] no spectators
    [one] 1 spectator
   *[other] { $count } spectators
}
chat-watching = Watching: { $names }
chat-guests = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
chat-say = Message
chat-send = Send
chat-closed = Only players can chat. In team games, chat opens when the game is over.

here-none = There is no game here
here-none-advice = It may have been played in another browser, or this browser’s data was cleared. Start a new game.
here-new = New game

motion = Animation
motion-pause = Pause
motion-go-on = Continue
motion-step = One step
motion-skip = Skip to the end
