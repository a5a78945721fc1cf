# Analysis: the engine, branches, the game report.
analyse = Analyse
analyse-nothing = Nothing to analyse here
analyse-nothing-advice = Paste a position or a game, or start from the opening position.
analyse-empty = Opening position
analyse-try = Play moves on the board to add variations.
analyse-edit = Set up
analyse-paste = Paste
analyse-play = Play

paste-position = Position as text
paste-position-good = This position is valid.
paste-position-use = Load position
paste-record = Game: JSON, Tetrarch text or Abalone moves
paste-record-use = Load game

branch-cut = Delete this variation

engine = Engine
engine-thinking = Thinking…
# $nodes is an abbreviated number, such as 950K.
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

# $side is the side to move.
worth-win = { $side } wins in { $plies }
worth-loss = { $side } loses in { $plies }
worth-chance = { $side } { $percent }%

evaluation-unknown = Not evaluated yet
evaluation-share = { $side } { $percent }%

graph = Evaluation graph
graph-jump = Position in the game
graph-run = Analyse game
graph-running = Analysing game
# The upper and the lower edge of the graph.
graph-wins = { $side } wins
graph-accuracy = { $side }: accuracy { $percent }%

turning-points = Turning points
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } played { $move }: { $verdict }.
turning-better = { $move } was better.
turning-try = Try again

verdict-forced = forced
verdict-only-move = the only good move
verdict-best = best
verdict-good = good
verdict-inaccuracy = an inaccuracy
verdict-mistake = a mistake
verdict-blunder = a blunder
verdict-missed-win = a missed win

# Openings.
explorer = Opening explorer
