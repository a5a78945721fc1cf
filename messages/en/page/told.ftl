### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = { $side } to move. Select a pit with two or more seeds.
now-pantarei = { $side } to move. Select a stack with your colour on top.
now-gou = { $side } to move. Select one of your pieces.
now-abalone = { $side } to move. Select one, two or three marbles in a row.
now-move = { $side } to move. Select what you want to move.
now-pass = { $side } cannot move and must pass.
now-wait = { $side } to move.

rules-button = Rules
rules-panel = Rules of { $game }

hint-button = Hint
hint-button-move = Show the move
hint-thinking = Looking for a good move…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Hint: look at { $cells }.
hint-look-stack = Hint: look at stack { $cells }.
hint-move = Hint: { $move }
hint-none = No hint could be found. Try again.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Sow from { $pit }.
how-gou = Move from { $from } to { $to }.
how-abalone-one = Move the marble on { $from } to { $to }.
how-abalone-row = Select { $first } and { $last }, then move the row so that the marble on { $last } goes to { $to }.
how-pantarei-choose = Choose { $colour ->
    [white] white
   *[black] black
}.
how-pantarei-one = Move one scale from stack { $from } to stack { $to }.
how-pantarei-two = Select stack { $from }, then “{ pantarei-mode-two }”, then stack { $to }.
how-pantarei-swap = Select stack { $first }, then “{ pantarei-mode-swap }”, then stack { $second }.
how-pass = Pass.
