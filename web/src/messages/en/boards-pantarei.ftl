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
