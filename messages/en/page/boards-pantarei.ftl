### The Pantareï board.

pantarei-board = Pantareï snake, { $stacks ->
    [one] one stack
   *[other] { $stacks } stacks
} from head to tail
pantarei-scale = { $colour ->
    [white] white { $value }
    [black] black { $value }
   *[neutral] neutral
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Stack { $place }: { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = New stack at the tail
pantarei-stack-movable = { pantarei-stack }; yours to move
pantarei-stack-target = { pantarei-stack }; press Enter to move here

pantarei-question = Which colour will you play? The other side moves first.
pantarei-question-waits = A colour is being chosen. The other side moves first.
pantarei-white = White
pantarei-black = Black
pantarei-must-pass = You can neither move nor swap.
pantarei-pass = Pass

pantarei-modes = Kind of move
pantarei-mode-one = One scale
pantarei-mode-two = Two scales
pantarei-mode-swap = Swap
pantarei-chosen-one = Stack { $place }, one scale: can move to stack { $targets }.
pantarei-chosen-two = Stack { $place }, two scales: can move to stack { $targets }.
pantarei-chosen-swap = Stack { $place } can swap with stack { $targets }.
pantarei-change-mode = Press Space to switch between one scale, two scales and a swap.
pantarei-not-there = Stack { $place } moves exactly { $value ->
    [one] one stack
   *[other] { $value } stacks
} towards the head or the tail.
pantarei-alone = There is no other stack of yours to swap with.

# The position editor.
pantarei-move-stack = Move stack { $place }
pantarei-to-head = Move stack { $place } one place towards the head
pantarei-to-tail = Move stack { $place } one place towards the tail
pantarei-first-plays = Seat 1 plays
pantarei-plays-white = White
pantarei-plays-black = Black
pantarei-plays-none = Not chosen yet
pantarei-after-swap = The last move was a swap, so a swap is not allowed now
