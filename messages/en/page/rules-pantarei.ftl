### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Goal
rules-pantarei-goal = Make a move that builds a stack of { $goal } or more scales. It does not matter whose scales they are.
rules-pantarei-goal-example = White wins. Move the top two scales of stack 3 towards the head, onto stack 1.

rules-pantarei-snake-title = Snake
rules-pantarei-snake = Nineteen scales lie in a row, the snake, in random order. White and Black have nine scales each: three of value 1, three of value 2 and three of value 3. One scale is neutral. The two ends of the snake are its head and its tail. Stacks are numbered from the head: stack 1 is the head end.
rules-pantarei-snake-start = One of many opening positions.
rules-pantarei-colours = Seat 1 looks at the snake and chooses a colour. The other player gets the other colour and moves first.
rules-pantarei-top = A stack belongs to the player whose scale is on top. A single scale is a stack of one. Then the players take turns. On your turn, you move or swap.

rules-pantarei-move-title = Move
rules-pantarei-move = Take the top scale of one of your stacks. Move it towards the head or towards the tail, exactly as many stacks as its value, and put it on top of the stack there. The height of the stacks in between does not matter. You may land on any stack, also on your opponent’s; it is then yours.
rules-pantarei-move-picture = All moves of single scales that White has here.
rules-pantarei-move-example = Move the white 2 from stack 1 two stacks towards the tail.
rules-pantarei-ends-of-snake = A scale never moves beyond the head or the tail, and it never turns round on the way.
rules-pantarei-move-forbidden = The white 3 on stack 7 cannot move towards the tail.

rules-pantarei-two-title = Two scales
rules-pantarei-two = If a stack of yours has two or more scales, you may take the scale under the top one along, whatever its colour. The value of the top scale still says how far. The two scales keep their order. You never move more than two.
rules-pantarei-two-example = Move both scales of stack 3 two stacks towards the tail.

rules-pantarei-closes-title = The snake closes up
rules-pantarei-closes = When a place becomes empty, the snake closes up at once. Distances count only the stacks that are left.
rules-pantarei-closes-example = Move the white 1 from stack 4 towards the tail. Its place closes, and the snake has one stack less.

rules-pantarei-neutral-title = Neutral scale
rules-pantarei-neutral = A stack with the neutral scale on top belongs to neither player. You cannot move or swap it. You can land on it, and it counts in distances. The neutral scale moves only as the lower of two scales.
rules-pantarei-neutral-forbidden = Stack 3 has the neutral scale on top.
rules-pantarei-neutral-example = Move the white 2 of stack 2 towards the tail and take the neutral scale under it along.

rules-pantarei-swap-title = Swap
rules-pantarei-swap = Instead of moving, you may swap two of your stacks. Both change places with all their scales. Single scales are stacks too. You may even swap two equal scales.
rules-pantarei-swap-example = Swap stacks 3 and 5.
rules-pantarei-swap-ban = You may not swap if your opponent’s last turn was a swap.
rules-pantarei-swap-forbidden = Black has just swapped. White cannot swap stacks 3 and 5 now.

rules-pantarei-pass-title = Pass
rules-pantarei-pass = If you can neither move nor swap, you pass. You may not pass by choice. After a pass, your opponent may swap.
rules-pantarei-pass-example = White’s only stack cannot move three places within the snake, and there is no other white stack to swap with. White must pass.

rules-pantarei-readings-title = Our reading of the sheet
rules-pantarei-readings-choice = The sheet says that one player chooses a colour and the other begins. It does not say which. Here seat 1 chooses.
rules-pantarei-readings-goal = The sheet asks for at least seven scales, so a stack of eight wins as well. The option “Winning height” changes the number.
rules-pantarei-readings-under = Some languages of the sheet do not say which colour the second scale may have. We follow those that do: any colour, and the neutral scale too.
rules-pantarei-readings-look = Stacks are open. You may look into any stack at any time.
rules-pantarei-readings-pass = The sheet does not say whether a pass lifts the ban on swaps. It does, because the ban looks only at the turn just before.
