# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = The snake
lesson-pantarei-snake-task = Nineteen scales lie in a line, the snake: nine white ones, nine black ones and one neutral one. Both colours have three scales of each of the values 1, 2 and 3. All nineteen are shuffled for each game, so the neutral one can lie anywhere. At the start, each scale is a stack of one. On your turn you move scales onto other scales. The player whose move makes a stack of seven or more scales wins. Stacks are numbered: stack 1 is at the head of the snake, the last one at its tail.

lesson-pantarei-colour-title = Choose a colour
lesson-pantarei-colour-task = The player in seat 1 looks at the snake and chooses a colour. The opponent gets the other colour and makes the first move. Here you choose: white or black.
lesson-pantarei-colour-done = Now your opponent would move first. In the next steps you play White.

lesson-pantarei-move-title = Move a scale
lesson-pantarei-move-task = You move the top scale of a stack if it has your colour. A single scale is a stack too. It goes exactly as many stacks towards the head or towards the tail as its value says. It may not go past the end of the snake. Move the white 2.
lesson-pantarei-move-done = The 2 went exactly two stacks, and now it lies on the black 3. You may land on any stack. The stack belongs to the player whose colour is on top.
lesson-pantarei-move-wrong-other = This is possible, but now move the white 2 at the head.

lesson-pantarei-two-title = Take a second scale along
lesson-pantarei-two-task = You may take along the scale directly under the top scale, whatever its colour. Only the value of the top scale counts. Select the white 2, choose “Two scales” and move it together with the black 3 under it.
lesson-pantarei-two-done = Both scales went two stacks and kept their order. You can move one or two scales, never more.
lesson-pantarei-two-wrong-swap = This was a swap. You will get to know it soon. Now move two scales at once.
lesson-pantarei-two-wrong-one = You moved only one scale. Take the black 3 along.

lesson-pantarei-close-title = The snake closes up
lesson-pantarei-close-task = When a place becomes empty, the gap closes at once, and the distances change. The white 2 is three stacks away from the black 3 and cannot reach it. Move the white 1 onto the black 3.
lesson-pantarei-close-task-2 = Your move closed a gap: the black 3 with your 1 is only two stacks away from your 2. Black has moved a 2 onto the black 1. Move the white 2 onto the black 3 with your 1.
lesson-pantarei-close-done = Distances always count the stacks that are there now. The height of a stack does not matter.
lesson-pantarei-close-wrong-first = Move the white 1 one stack towards the tail, onto the black 3.
lesson-pantarei-close-wrong-second = Move the white 2 at the head two stacks towards the tail.

lesson-pantarei-neutral-title = The neutral scale
lesson-pantarei-neutral-task = The neutral scale belongs to no one. While it is on top, no one can move or swap its stack. But everyone may land on it. Move the white 1 onto it.
lesson-pantarei-neutral-task-2 = Black has moved a 2 onto your 2. The neutral scale moves only under another scale. Move your 1 and take the neutral scale along.
lesson-pantarei-neutral-done = The neutral scale counts in a stack like any other scale.
lesson-pantarei-neutral-wrong-first = Move the white 1 at the head onto the neutral scale.
lesson-pantarei-neutral-wrong-second = Choose “Two scales”, so that the neutral scale goes along with your 1.

lesson-pantarei-swap-title = Swap
lesson-pantarei-swap-task = Instead of moving, you may swap any two stacks that both have your colour on top. Each stack keeps its order; only the places are exchanged. Swap stacks 2 and 4.
lesson-pantarei-swap-done = A swap changes what your scales can reach. Single scales count as stacks too. You may even swap two equal scales.
lesson-pantarei-swap-wrong-move = This was a move. Choose stack 2, then “Swap”, then stack 4.

lesson-pantarei-ban-title = No swap after a swap
lesson-pantarei-ban-task = When your opponent has just swapped, you may not swap. Black has just swapped, so you have to move. Make a stack of three scales.
lesson-pantarei-ban-done = After a move or a pass, swaps are allowed again.
lesson-pantarei-ban-wrong-low = This stack has only two scales. Move two scales at once.

lesson-pantarei-pass-title = Pass
lesson-pantarei-pass-task = You pass only if you can neither move nor swap. Your 3 would go past the end of the snake, and a swap needs two stacks with your colour on top. So you have to pass.
lesson-pantarei-pass-done = No one may pass by choice. You also have to pass if you could only swap and your opponent has just swapped. The two players can never both be stuck.

lesson-pantarei-safe-title = Do not let Black win
lesson-pantarei-safe-task = Stack 1 has five scales. Black can move two scales from stack 3 onto it and win with seven. Prevent this.
lesson-pantarei-safe-done = Now Black cannot win with the next move. Before you move, look at who can reach the highest stack.
lesson-pantarei-safe-wrong-lost = Black can still move two scales from stack 3 onto stack 1 and win. Change the distance, or cover stack 3.

lesson-pantarei-win-title = Win a small game
lesson-pantarei-win-task = Now win a small game. Add a sixth scale to the high stack, so that you can add the seventh next, whatever Black does.
lesson-pantarei-win-task-2 = Black has moved a 3 onto your 2, but could not stop you. Add the seventh scale.
lesson-pantarei-win-done = Seven scales: you have won your first small game. If you add two scales to a stack of six, you get eight, which also wins.
lesson-pantarei-win-wrong-stopped = The stack has six scales, but Black can stop the seventh. Add another scale instead, so that your 1 can follow.
lesson-pantarei-win-wrong-low = The high stack must get a sixth scale. Look for a scale that reaches it exactly.
lesson-pantarei-win-wrong-not-yet = This does not make a stack of seven. Move the white 1 onto the high stack.

lesson-pantarei-game-title = Your first game
lesson-pantarei-game-task = Play a whole game against an easy opponent. On each turn you get a short hint, and you can take back moves as often as you like. If the same position comes up for the third time, the game is a draw.
