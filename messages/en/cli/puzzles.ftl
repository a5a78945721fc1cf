### What `tetrarch puzzles` says.

cli-puzzle-title = Puzzle { $id }: { $game }, { $variant }, level { $level }
cli-puzzle-proved = proved
cli-puzzle-engine = by the engine
cli-puzzle-target = The first to push off { $marbles ->
    [1] one marble
   *[other] { $marbles } marbles
} wins.
cli-puzzle-win = { $side } to move: find the only move that wins.
cli-puzzle-win-within = { $side } to move: win in { $moves } moves. Only one first move does it.
cli-puzzle-advantage = { $side } to move: find the only move that leads to a clear advantage.
cli-puzzle-save = { $side } to move: find the only move that does not lose.
cli-puzzle-defend = { $side } to move: find the best defence. Every other move is clearly worse.
cli-puzzle-keys = Type a move, or “hint”, “next” or “quit”.
cli-puzzle-right = Correct. The line is { $line }.
cli-puzzle-wrong = { $tried } is wrong: { $reply } refutes it. Try again.
cli-puzzle-wrong-over = { $tried } is wrong: it ends the game. Try again.
cli-puzzle-hint-themes = Theme: { $themes }.
cli-puzzle-hint-none = It has no theme. The next hint is the move.
cli-puzzle-hint-move = The move is { $best }.
cli-puzzle-score = { $solved } of { $seen } solved
cli-puzzle-none = There is no such puzzle. Choose another theme or level.
cli-puzzle-faulty = { $file }: puzzle { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } proved, 1 game)
   *[other] ({ $proved } proved, { $games } games)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 puzzle
   *[other] { NUMBER($puzzles, useGrouping: "false") } puzzles
}, { NUMBER($wrong, useGrouping: "false") } wrong

# Themes.
cli-theme-long-relay = long relay
cli-theme-starvation = starvation
cli-theme-capture = capture
cli-theme-big-capture = big capture
cli-theme-stack-of-seven = stack of seven
cli-theme-swap = swap
cli-theme-two-scales = two scales
cli-theme-cover = covering a stack
cli-theme-high-stack = high stack
cli-theme-pincers = pincers
cli-theme-goal-points = goal points
cli-theme-sumito = sumito
cli-theme-edge = edge
cli-theme-double-threat = double threat
cli-theme-parry = stopping a win
cli-theme-quiet = quiet move
cli-theme-defence = defence

# What can be wrong with a puzzle.
cli-flaw-position = the position cannot be set up: { $reason }
cli-flaw-spelling = the position should be written “{ $canonical }”
cli-flaw-id = the id should be “{ $expected }”
cli-flaw-twice = another puzzle has the same id
cli-flaw-no-choice = there is no choice between moves
cli-flaw-move = move { $number } of the line is illegal: { $reason }
cli-flaw-move-spelling = move { $number } of the line should be written “{ $canonical }”
cli-flaw-line = the line should have 1 to { $longest } moves
cli-flaw-not-won = the line does not lead to the win
cli-flaw-lost = the line leads to a loss
cli-flaw-themes = the themes should be “{ $expected }”
cli-flaw-another = “{ $other }” is a solution too
cli-flaw-useless = the solution does not reach the goal
cli-flaw-goal = the goal is another one
cli-flaw-unproved = the prover does not find the proof
cli-flaw-doubtful = the engine prefers “{ $best }”, by { $margin }%

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Line { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = This is a journal of { $found }, not of { $wanted }.
mining-journal-unreadable = Line { $line } is not part of a journal.
