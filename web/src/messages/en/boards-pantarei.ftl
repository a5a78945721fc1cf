### The board of Pantareï.

pantarei-board = The snake of Pantareï, { $stacks ->
    [one] one stack
   *[other] { $stacks } stacks
} from head to tail
pantarei-scale = { $colour ->
    [white] white { $value }
    [black] black { $value }
   *[neutral] neutral
}
# A stack, for the screen reader. $scales are its scales from the top down, divided by commas.
pantarei-stack = Stack { $place }: { $scales }
# Where a hand that puts a position up may begin a stack.
pantarei-new-stack = A new stack at the tail
pantarei-stack-movable = { pantarei-stack }; yours to move
pantarei-stack-target = { pantarei-stack }; Enter plays to here

pantarei-question = Which colour will you play? The other side moves first.
pantarei-question-waits = A colour is being chosen. The other side moves first.
pantarei-white = White
pantarei-black = Black
pantarei-must-pass = You can neither move nor swap.
pantarei-pass = Pass

pantarei-modes = What the stack does
pantarei-mode-one = One scale
pantarei-mode-two = Two scales
pantarei-mode-swap = Swap
pantarei-chosen-one = Stack { $place }, one scale, may go to { $targets }.
pantarei-chosen-two = Stack { $place }, two scales, may go to { $targets }.
pantarei-chosen-swap = Stack { $place } may change places with { $targets }.
pantarei-change-mode = Space changes between one scale, two scales and a swap.
pantarei-not-there = Stack { $place } moves exactly { $value ->
    [one] one stack
   *[other] { $value } stacks
} towards head or tail.
pantarei-alone = You top no other stack to swap with.

pantarei-move-stack = Move stack { $place }
pantarei-to-head = Stack { $place } one place towards the head
pantarei-to-tail = Stack { $place } one place towards the tail
pantarei-first-plays = Seat 1 plays
pantarei-plays-white = White
pantarei-plays-black = Black
pantarei-plays-none = Still chooses
pantarei-after-swap = The last turn was a swap, so no swap may follow
