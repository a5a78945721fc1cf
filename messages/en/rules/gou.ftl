# Gou: names.
gou-name = Gou
gou-about = Trap enemy pieces between two of your own, and occupy the four points around the centre.
gou-variant-base-name = Gou
gou-variant-base-about = The rule sheet without its variations.
gou-variant-variation-1-name = Gou, variation 1
gou-variant-variation-1-about = The sheet’s first variation: rows of several pieces are captured too.
gou-variant-variation-2-name = Gou, variation 2
gou-variant-variation-2-about = The sheet’s second variation: a piece may stop between two enemies if it captures.
gou-variant-variations-1-2-name = Gou, both variations
gou-variant-variations-1-2-about = Both variations of the sheet together.
gou-option-rows-name = Capture rows
gou-option-rows-about = An unbroken row of enemy pieces is captured if it is held at both ends (variation 1 of the sheet).
gou-option-stop-between-name = Stop between enemies
gou-option-stop-between-about = A piece may stop between two enemy pieces if it captures one of them (variation 2 of the sheet).
gou-option-captures-name = Captures needed to win
gou-option-captures-about = How many pieces you must capture to win. The rule sheet names different numbers in different languages.
gou-option-captures-10-name = 10
gou-option-captures-10-about = All but four of fourteen, as in the German and the English sheet.
gou-option-captures-11-name = 11
gou-option-captures-11-about = All but three of fourteen, as in the French sheet.
gou-option-board-name = Board
gou-option-board-about = The edition of the board. The sheet’s own picture of it is lost.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Five concentric squares joined by diagonals, fourteen pieces per side: the board of Go Ju (Hexagames 1986), which fits every sentence of the sheet.

# Moves.
gou-move-plain = { SIDE($side) } moves from { $from } to { $to }.
gou-move-capture = { SIDE($side) } moves from { $from } to { $to } and captures { $captured }.

gou-expected-move = Expected two points, such as a7-b6.
gou-illegal-no-such-point = The board has no point “{ $point }”.
gou-illegal-empty-point = There is no piece on { $from }.
gou-illegal-opponents-piece = The piece on { $from } belongs to { SIDE($owner) }. It is { SIDE($turn) }’s turn.
gou-illegal-stays-put = A move takes a piece to another point. The piece is already on { $from }.
gou-illegal-occupied = Point { $to } is occupied by a piece of { SIDE($owner) }. A piece moves to a free point.
gou-illegal-round-a-corner = The points { $from } and { $to } are on different sides of the same square. A piece never turns a corner.
gou-illegal-not-on-one-line = No line connects { $from } and { $to }. A piece moves along one straight line.
gou-illegal-diagonal-too-far = Point { $to } is too far from { $from }. On a diagonal a piece moves only one point, here to { $nearest }.
gou-illegal-blocked = The piece of { SIDE($owner) } on { $by } blocks the way from { $from } to { $to }. Pieces do not jump.
gou-illegal-stops-between = Point { $to } lies between the enemy pieces on { $first } and { $second }. A piece may pass between two enemies but not stop there.
gou-illegal-captures-neither = Point { $to } lies between the enemy pieces on { $first } and { $second }, and the move captures neither. A piece may stop there only if it captures one of them.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = The winner’s pieces occupy all goal points.
gou-reason-captures = The loser has too few pieces left.
gou-reason-no-move = The loser has no legal move.

# Positions.
gou-position-no-turn = Expected the board, a space and the side to move (r or y).
gou-position-points = Expected { $expected } points in row { $row }, found { $found }.
gou-position-numbers = Row { $row } has two numbers side by side, { $first } and { $second }. Expected { $sum }.
gou-position-sign = Row { $row } has “{ $sign }”. Expected r, y or a number of empty points.
gou-position-pieces = Expected at most { $most } pieces for { SIDE($side) }, found { $found }.
gou-position-not-on-board = Point { $point } is not on this board.
gou-position-twice = Point { $point } is drawn twice. Each point may appear only once.
gou-position-owner = Point { $point } holds a piece of seat { $seat }. Expected seat 1 or 2.
