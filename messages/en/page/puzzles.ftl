puzzles-about = One move wins or saves the game. Find it.
puzzles-missing = The puzzles could not be loaded
puzzles-none = There is no such puzzle. Choose another theme.

# What is asked.
puzzles-task-win = { $side } to move: find the only move that wins
puzzles-task-within = { $side } to move: win in { $moves } moves. Only one first move does it
puzzles-task-advantage = { $side } to move: find the only move that leads to a clear advantage
puzzles-task-save = { $side } to move: find the only move that does not lose
puzzles-task-defend = { $side } to move: find the best defence. Every other move is clearly worse
puzzles-task-own = { $side } to move: find the move that is clearly better than all others
puzzles-target = The first to push off { $marbles ->
    [one] one marble
   *[other] { $marbles } marbles
} wins.
puzzles-level = level { $level }
puzzles-proved = proved
puzzles-proved-about = It is proved that there is exactly one solution.
puzzles-engine = by the engine
puzzles-engine-about = The engine finds every other move far worse.

# What is answered.
puzzles-right = Correct!
puzzles-wrong = That is not the move. Your opponent answers…
puzzles-wrong-over = That is not the move. It ends the game.
puzzles-refuted = That is not the move. { $reply }
puzzles-wrong-result = Not the move: see the answer on the board.
puzzles-why-chances = After { $played }, the engine gives { SIDE($side) } { $percent }%.
puzzles-hint-move = The move is { $move }. { $how }

# What can be done.
puzzles-hint = Hint
puzzles-again = Try again
puzzles-skip = Skip
puzzles-next = Next puzzle
puzzles-line = Show the line
puzzles-series = All puzzles
puzzles-daily = Puzzle of the day
puzzles-daily-of = { $game }: puzzle of the day

# How someone gets on.
puzzles-rating = Rating { $rating }
puzzles-rating-about = Your rating chooses the next puzzle. It stays in this browser.
puzzles-streak = Streak { $streak }, best { $best }
puzzles-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} in a row

# Themes.
puzzles-theme = Theme
puzzles-theme-all = All themes
puzzles-theme-long-relay = Long relay
puzzles-theme-starvation = Starvation
puzzles-theme-capture = Capture
puzzles-theme-big-capture = Big capture
puzzles-theme-stack-of-seven = Stack of seven
puzzles-theme-swap = Swap
puzzles-theme-two-scales = Two scales
puzzles-theme-cover = Covering a stack
puzzles-theme-high-stack = High stack
puzzles-theme-pincers = Pincers
puzzles-theme-goal-points = Goal points
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Edge
puzzles-theme-double-threat = Double threat
puzzles-theme-parry = Stopping a win
puzzles-theme-quiet = Quiet move
puzzles-theme-defence = Defence

# Your own mistakes.
puzzles-theme-own = Your mistakes ({ $count })
puzzles-own-none = You have solved all the puzzles made from your mistakes. Choose another theme.
