analyse = Analyse
analyse-nothing = There is nothing to analyse here
analyse-nothing-advice = Paste a position or a record instead, or begin with an empty board.
analyse-empty = Begin at the start
analyse-try = Play moves on the board: they become branches.
analyse-edit = Set up
analyse-paste = Paste
analyse-play = Play

paste-position = The position, as text
paste-position-good = This position can be played.
paste-position-use = Put it on the board
paste-record = A game: JSON, our text form, or the moves of an Abalone game
paste-record-use = Read it

branch-cut = Cut this branch off

engine = Engine
engine-thinking = Thinking…
# $nodes is a number in short, such as 950K.
engine-depth = depth { $depth } · { $nodes }
engine-lines = Lines
engine-lines-value = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
engine-proved = { $plies ->
    [one] Proved: { $side } wins with the next move
   *[other] Proved: { $side } wins in { $plies } moves
}
engine-proved-at-most = Proved: { $side } wins in at most { $plies } moves

worth-win = wins in { $plies }
worth-loss = loses in { $plies }
worth-chance = { $percent } %

evaluation-unknown = Not yet judged
evaluation-share = { $side } { $percent } %

graph = The game
graph-jump = The moment of the game
graph-run = Analyse game
graph-running = Analysing the game
graph-accuracy = { $side }: accuracy { $percent } %

turning-points = Turning points
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $ply }. { $side } played { $move }: { $verdict }.
turning-better = Better was { $move }.
turning-try = Try again

verdict-forced = forced
verdict-only-move = the only good move
verdict-best = best
verdict-good = good
verdict-inaccuracy = an inaccuracy
verdict-mistake = a mistake
verdict-blunder = a blunder
verdict-missed-win = a missed win
