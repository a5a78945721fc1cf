### The full-screen game, `tetrarch play`.

cli-screen-over = The game is over.
cli-screen-no-draw = The computer declines the draw.
cli-screen-pace = Animation speed: { $pace }.
cli-screen-unsaved-quit = This game is not saved. Quit anyway?
cli-screen-unsaved-load = This game is not saved. Load another game anyway?
cli-screen-unsaved-new = This game is not saved. Start a new game anyway?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Does { $side } resign?
cli-screen-draw = { $side } offers a draw. Do the others accept?
cli-screen-team = the team of { $others } and { $last }
cli-screen-exists = { $file } already exists. Replace it?
cli-screen-saved = Saved to { $file }.
cli-screen-loaded = Loaded from { $file }.
cli-screen-nothing-to-undo = There is no move to take back.
cli-screen-nothing-to-redo = There is no move to replay.
cli-screen-thinking = { $computer } is thinking.
cli-screen-hint-wait = Looking for a hint…
cli-screen-ambiguous = { $moves } moves start like this; keep typing or use the arrow keys.
cli-screen-type-a-move = Type a move, or choose one with the arrow keys.
cli-screen-start = The game starts.
cli-screen-skip = any key to skip
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter play · ! hint · u undo · ? help · q quit
cli-screen-keys-choosing = ↑↓ go · ←→ change · Enter play · l load · ? help · q quit
cli-screen-subtitle = four abstract board games
cli-screen-no-limit = no limit
cli-screen-variant = variant
cli-screen-seat = seat { $seat }
cli-screen-who-plays = Who plays: a person at this terminal, or the computer, from level 1 (newcomer) to the engine at full strength.
# Who plays a seat: in the list of seats, in brackets after a side, and as $who and $computer of other messages.
cli-who-human = human
cli-who-level = level { $level }
cli-who-engine = engine
cli-screen-rated-anchor = { $who }: rated { $rating }, where the scale starts.
cli-screen-rated = { $who }: rated { $rating } ± { $error } in { $game }.
cli-screen-window-is =
    This window is { $width } × { $height }.
    Please make it { $least_width } × { $least_height } or larger.
cli-screen-title-keys = Keys
cli-screen-title-save = Save
cli-screen-title-load = Load
cli-screen-title-over = The game is over
cli-screen-hint-save = a name ending in .json or .txt
cli-screen-hint-load = the file of a saved game
cli-screen-points = { $first }: { $first_points } points, { $second }: { $second_points } points.
cli-screen-moves-played = { $moves ->
    [one] 1 move was played.
   *[other] { $moves } moves were played.
}
cli-screen-marks = Marks: [from] (to) {"{"}captured{"}"} ‹last› · animation: { $pace }
cli-screen-team-letter = team { $team }
cli-screen-to-move = to move
cli-screen-title-moves = Moves
cli-screen-title-played = Played
cli-screen-some-of = { $shown } of { $all }

# The computer’s hint.
cli-screen-no-move = There is no legal move.
cli-screen-hint = Try { $best } ({ $worth }).
cli-screen-hint-proved = Try { $best } ({ $worth }, proved).
cli-screen-then = Then perhaps { $moves }.
cli-screen-wins-in = { $plies ->
    [one] wins in 1 ply
   *[other] wins in { $plies } plies
}
cli-screen-loses-in = { $plies ->
    [one] loses in 1 ply
   *[other] loses in { $plies } plies
}
cli-screen-game-over = the game is over
cli-screen-pace-slow = slow
cli-screen-pace-normal = normal
cli-screen-pace-fast = fast
cli-screen-pace-off = off

# What keys do.
cli-key-undo = take back the last move
cli-key-undo-short = undo
cli-key-redo = replay it
cli-key-save = save to a file
cli-key-save-short = save
cli-key-load = load from a file
cli-key-new = new game
cli-key-resign = resign
cli-key-draw = offer draw
cli-key-hint = hint
cli-key-bar = show the evaluation
cli-key-pace = animation speed
cli-key-help = this help
cli-key-quit = quit
cli-key-arrows = arrows, Tab
cli-key-walk = go through the legal moves
cli-key-letters = letters
cli-key-type-move = type a move, in any accepted notation
cli-key-play = play the move
cli-key-release = clear the selection
cli-key-mouse = mouse
cli-key-press = press the cells of a move, one by one
cli-key-yes = yes
cli-key-no = no
cli-key-done = done
cli-key-cancel = cancel
cli-key-board = board
