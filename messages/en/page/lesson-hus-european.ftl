# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = The board
lesson-hus-european-board-task = Hus has four rows of eight pits. The two rows at the bottom are yours: you are South, and you sow only into these rows. The row at the edge is your outer row, the other one is your inner row. Each pit is named by its column, a to h from the left, and its row, 1 to 4 from the bottom.

lesson-hus-european-goal-title = Goal
lesson-hus-european-goal-task = Each player starts with 24 seeds, two in every outer pit and two in each of the four inner pits on their right. South moves first. You win when North has no pit with two or more seeds left. If you have none left, you lose.

lesson-hus-european-sow-title = Sow
lesson-hus-european-sow-task = Pick up all the seeds of one of your pits and sow them one by one into the following pits. You sow clockwise: to the left in the outer row, to the right in the inner row. North also sows clockwise, round the two rows at the top. Sow the three seeds from f1.
lesson-hus-european-sow-done = The last seed fell into an empty pit, so your turn is over. You can only sow from a pit with at least two seeds. A single seed stays where it is. A sowing that goes all the way round does not skip the pit where it began.
lesson-hus-european-sow-wrong-other = You could sow from there too. But now sow the three seeds from f1.

lesson-hus-european-relay-title = Keep sowing: the relay
lesson-hus-european-relay-task = If the last seed falls into a pit that is not empty, you pick up all the seeds in that pit and sow on. This is a relay. It is compulsory. Sow from a pit that leads to a relay.
lesson-hus-european-relay-done = The last seed fell into c1, which already held two seeds. You picked up all three and sowed on. One pick-up and the sowing that follows are a lap. Your turn ends only when a last seed falls into an empty pit.
lesson-hus-european-relay-wrong-short = The last seed fell into an empty pit, so there was no relay. Find a pit whose last seed falls into a pit with seeds.

lesson-hus-european-capture-title = Capture
lesson-hus-european-capture-task = A last seed in your inner row can capture. If it falls into an inner pit that is not empty, and North’s inner pit opposite holds seeds, you capture all the seeds in both of North’s pits in that column. Capture the seeds on b3 and b4.
lesson-hus-european-capture-done = You captured four seeds. You sowed them together with the two seeds from b2, beginning with the next pit. A capture is automatic and cannot be declined, but you need not choose a move that captures.
lesson-hus-european-capture-wrong-none = This move captures nothing. Find the pit whose last seed falls into b2.

lesson-hus-european-opposite-title = The inner pit decides
lesson-hus-european-opposite-task = If North’s inner pit opposite is empty, you capture nothing, even if the outer pit behind it holds seeds. You pick up your own pit and sow on. Find the move that captures.
lesson-hus-european-opposite-done = There was a seed on h3, so you captured it and the three seeds on h4 behind it. You would have captured that seed even if h4 had been empty.
lesson-hus-european-opposite-wrong-empty = The last seed fell into c2, but c3 opposite is empty. So you could not capture the five seeds on c4. Sow from another pit.

lesson-hus-european-chain-title = Capture twice
lesson-hus-european-chain-task = After a capture you sow on. If the last of these seeds falls into the right pit, you capture again. Capture twice in one move.
lesson-hus-european-chain-done = Two captures and six seeds in one move. Before you play a move, the board shows you its laps and what it captures.
lesson-hus-european-chain-wrong-once = You captured only once. Another pit captures twice.
lesson-hus-european-chain-wrong-none = This move captures nothing. Look for a last seed that falls into an occupied inner pit, with seeds in the inner pit opposite.

lesson-hus-european-safe-title = Protect your seeds
lesson-hus-european-safe-task = Now look at North’s moves. North can sow from g3: the last seed falls into e3 and captures your four seeds on e2. Make a move after which North can capture nothing.
lesson-hus-european-safe-done = Your pit e2 is empty now, so North captures nothing there. Look at your opponent’s captures before each of your moves.
lesson-hus-european-safe-wrong-lost = North can still sow from g3 and capture your seeds on e2. Move these seeds.

lesson-hus-european-endless-title = Endless sowing
lesson-hus-european-endless-task = Sometimes a relay would never end. A sowing of more than 5,000 laps may not be chosen. Here, h1 is such a pit. Try it if you like, then play another move.
lesson-hus-european-endless-done = The board does not let you choose an endless sowing. If all your possible sowings are endless, you lose. This is very rare.

lesson-hus-european-end-title = The end of the game
lesson-hus-european-end-task = After each turn, both sides are checked. A side without a pit of two or more seeds has lost, even if it has just moved. North has only one such pit left, h3. Capture its seeds and win.
lesson-hus-european-end-done = North has only single seeds left, so you win. Each player’s points are the seeds on their own side, so the loser scores too. If the winner has all 48 seeds, they count double. In a match, the points of all games are added up.
lesson-hus-european-end-wrong-other = North still has three seeds on h3 and can go on. Capture them.

lesson-hus-european-win-title = Win a small game
lesson-hus-european-win-task = Now win a small game. North has three pits with two or more seeds. First capture four seeds in one move.
lesson-hus-european-win-task-2 = North sowed from g3. Now only c3 has two or more seeds. Capture its seeds and win.
lesson-hus-european-win-done = You won your first small game. Well played!
lesson-hus-european-win-wrong-none = This move does not capture four seeds. Find a last seed that falls into d2.
lesson-hus-european-win-wrong-not-yet = North still has three seeds on c3. Find a last seed that falls into c2.

lesson-hus-european-game-title = Your first game
lesson-hus-european-game-task = Play a whole game against an easy opponent. On each turn you get a short hint, and you can take back moves as often as you like. If the same position comes up for the third time, the game is a draw.
