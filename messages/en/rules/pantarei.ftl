# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Scales climb on one another and the snake shrinks. Be the first to build a high stack.
pantarei-variant-standard-name = Standard
pantarei-variant-standard-about = The game on the rule sheet: nineteen scales, and a stack of seven wins.
pantarei-option-goal-name = Winning height
pantarei-option-goal-about = How high a stack must be to win. The rule sheet says seven, with which one of the players can always move. Lower goals make shorter games; with higher ones, a game can end with both players passing.

# Moves.
pantarei-move-choose = { SIDE($side) } takes { SIDE($colour) }; { SIDE($other) } plays { SIDE($other_colour) } and moves first.
pantarei-move-one = { SIDE($side) } moves a { pantarei-top } { $value } from stack { $from } onto stack { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } moves a { pantarei-top } { $value } with the { pantarei-under } { $under_value } under it from stack { $from } onto stack { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } moves a { pantarei-top } { $value } with the neutral scale under it from stack { $from } onto stack { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } swaps stacks { $first } and { $second }.
pantarei-move-pass = { SIDE($side) } can neither move nor swap, and passes.
pantarei-top =
    { $top ->
        [white] white
       *[black] black
    }
pantarei-under =
    { $under ->
        [white] white
       *[black] black
    }
pantarei-height =
    { $wins ->
        [yes] which is now { $height } high and wins{ pantarei-gap }
       *[no] which is now { $height } high{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; the gap closes.
       *[no] .
    }

pantarei-expected-move = Expected white, black, 5r, 5l2, 5x9 or pass. Stacks are numbered from the head.
pantarei-illegal-colour-not-chosen = Seat 1 must choose a colour first: white or black.
pantarei-illegal-colour-already-chosen = The colours have been chosen: seat 1 plays { SIDE($seat_1) }.
pantarei-illegal-no-such-stack = There is no stack { $stack }. The stacks are numbered from 1 to { $stacks }.
pantarei-illegal-opponents-stack = Stack { $stack } is topped by { $top }, which is your opponent’s. You move only stacks with your colour on top.
pantarei-illegal-neutral-stack = Stack { $stack } is topped by the neutral scale, which moves only under another scale.
pantarei-illegal-beyond-head = The top of stack { $stack } moves { pantarei-stacks }, but only { $room } { $room ->
        [one] lies
       *[other] lie
    } towards the head. No scale may go past the end of the snake.
pantarei-illegal-beyond-tail = The top of stack { $stack } moves { pantarei-stacks }, but only { $room } { $room ->
        [one] lies
       *[other] lie
    } towards the tail. No scale may go past the end of the snake.
pantarei-stacks =
    { $value ->
        [one] one stack
       *[other] { $value } stacks
    }
pantarei-illegal-single-scale = Stack { $stack } is a single scale. There is no second one to take along.
pantarei-illegal-swap-with-itself = Stack { $stack } cannot be swapped with itself. A swap needs two stacks.
pantarei-illegal-swap-not-yours = Stack { $stack } is topped by { $top }. Both stacks of a swap must have your colour on top.
pantarei-illegal-swap-after-swap = Your opponent has just swapped. A swap may not follow a swap.
pantarei-illegal-pass-by-choice =
    { $choices ->
        [one] You may pass only if you can neither move nor swap. You have one possible move.
       *[other] You may pass only if you can neither move nor swap. You have { $choices } possible moves.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = A stack has reached the winning height.

# Positions.
pantarei-position-fields = Expected 4 parts with single spaces between them (snake, turn, lock and white), found { $found }.
pantarei-position-won-without-colours = The colours must be chosen, because a stack of { $goal } or more has won.
pantarei-position-no-scales = The snake has no scales. Expected at least one.
pantarei-position-empty-stack = Stack { $stack } is empty. Expected at least one scale.
pantarei-position-supply = Expected at most { $most } × { $scale }, found { $found }.
pantarei-position-sign = Stack { $stack } has a scale that begins with “{ $sign }”. Expected w, b or n.
pantarei-position-value = Stack { $stack } has a scale of value “{ $value }”. Expected 1, 2 or 3.
pantarei-position-value-missing = Stack { $stack } ends with a colour. Expected its value: 1, 2 or 3.
pantarei-position-white-seat = White cannot be played by seat { $seat }. Expected 1 or 2.
pantarei-position-white = The seat that plays white is “{ $found }”. Expected 1, 2 or -.
pantarei-position-white-before-choice = The seat that plays white is “{ $found }”. Expected - while seat 1 has not chosen a colour (turn ?).
pantarei-position-white-missing = The colours have been chosen. Expected 1 or 2, the seat that plays white.
pantarei-position-turn-before-choice = It cannot be seat 2’s turn before seat 1 has chosen a colour.
pantarei-position-swap-before-choice = The last turn cannot have been a swap before the colours are chosen.
pantarei-position-lock = The lock is “{ $found }”. Expected x or -.
