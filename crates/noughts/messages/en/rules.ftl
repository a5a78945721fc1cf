# Noughts and crosses: names.
noughts-name = Noughts and crosses
noughts-about = Be the first to make three marks in a line.
noughts-variant-standard-name = Noughts and crosses
noughts-variant-standard-about = Three in a line win.
noughts-variant-misere-name = Misère
noughts-variant-misere-about = Three in a line lose.
noughts-option-misere-name = A line loses
noughts-option-misere-about = The player who makes three in a line loses. With the usual rule, careful players always draw.

# Moves.
noughts-move-mark = { SIDE($side) } marks { $cell }.

noughts-expected-move = Expected a cell, such as b2.
noughts-illegal-occupied = Cell { $cell } has a mark of { SIDE($owner) }. Choose a free cell.

# Endings: a sentence that follows “Seat 1 wins.”
noughts-reason-line = The winner has three marks in a line.
noughts-reason-misere-line = The loser has three marks in a line.
noughts-reason-full = The board is full.

# Positions.
noughts-position-cells = Expected { $expected } cells in row { $row }, found { $found }.
noughts-position-sign = Found “{ $sign }”. Expected x, o or a full stop for a free cell.
noughts-position-balance = Expected as many marks of seat 1 as of seat 2, or one more, found { $first } and { $second }.
noughts-position-turn = By the number of marks it is the turn of { SIDE($expected) }.
noughts-position-drawing = The drawing is not of this board.
