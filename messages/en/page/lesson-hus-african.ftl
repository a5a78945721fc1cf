# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = The board
lesson-hus-african-board-task = Hus has four rows of eight pits. The two rows at the bottom are yours: you are South, and you sow only into these rows. The row at the edge is your outer row, the other one is your inner row. Each pit is named by its column, a to h from the left, and its row, 1 to 4 from the bottom.

lesson-hus-african-goal-title = Goal
lesson-hus-african-goal-task = Each player starts with 24 seeds, two in every outer pit and two in each of the four inner pits on their right. South moves first. You win when it is North’s turn and North has no pit with two or more seeds. If this happens to you, you lose.

lesson-hus-african-sow-title = Sow
lesson-hus-african-sow-task = Pick up all the seeds of one of your pits and sow them one by one into the following pits. You sow counter-clockwise: to the right in the outer row, to the left in the inner row. North also sows counter-clockwise, round the two rows at the top. Sow the three seeds from c1.
lesson-hus-african-sow-done = The last seed fell into an empty pit, so your turn is over. You can only sow from a pit with at least two seeds. A single seed stays where it is. A sowing that goes all the way round does not skip the pit where it began.
lesson-hus-african-sow-wrong-other = You could sow from there too. But now sow the three seeds from c1.

lesson-hus-african-relay-title = Keep sowing: the relay
lesson-hus-african-relay-task = If the last seed falls into a pit that is not empty, you pick up all the seeds in that pit and sow on. This is a relay. It is compulsory. Sow from a pit that leads to a relay.
lesson-hus-african-relay-done = The last seed fell into f1, which already held two seeds. You picked up all three and sowed on. One pick-up and the sowing that follows are a lap. Your turn ends only when a last seed falls into an empty pit.
lesson-hus-african-relay-wrong-short = The last seed fell into an empty pit, so there was no relay. Find a pit whose last seed falls into a pit with seeds.

lesson-hus-african-capture-title = Capture
lesson-hus-african-capture-task = A last seed in your inner row can capture. If it falls into an inner pit that is not empty, and both of North’s pits in that column hold seeds, you capture all the seeds in these two pits. Capture the seeds on g3 and g4.
lesson-hus-african-capture-done = You captured four seeds and sowed them, beginning with the next pit. In the African game you sow only the captured seeds: the two seeds on g2 stayed there. A capture is automatic and cannot be declined, but you need not choose a move that captures.
lesson-hus-african-capture-wrong-none = This move captures nothing. Find the pit whose last seed falls into g2.

lesson-hus-african-both-title = Both pits must hold seeds
lesson-hus-african-both-task = If one of North’s two pits in the column is empty, you capture nothing. You pick up your own pit and sow on. Find the move that captures.
lesson-hus-african-both-done = There were seeds on a3 and on a4, so you captured all four.
lesson-hus-african-both-wrong-one = The last seed fell into f2. There are seeds on f3, but f4 is empty, so you captured nothing. Sow from another pit.

lesson-hus-african-chain-title = Capture twice
lesson-hus-african-chain-task = After a capture you sow on. If the last of these seeds falls into the right pit, you capture again. Capture twice in one move.
lesson-hus-african-chain-done = Two captures and seven seeds in one move. Before you play a move, the board shows you its laps and what it captures.
lesson-hus-african-chain-wrong-none = This move captures nothing. Look for a last seed that falls into an occupied inner pit, with seeds in both pits opposite.

lesson-hus-african-safe-title = Protect your seeds
lesson-hus-african-safe-task = Now look at North’s moves. North can sow from b4: the last seed falls into b3 and captures your seeds on b1 and b2. Make a move after which North can capture nothing.
lesson-hus-african-safe-done = Your pit b1 is empty now, so your seed on b2 is safe. A column with one empty pit cannot be captured.
lesson-hus-african-safe-wrong-lost = North can still sow from b4 and capture your seeds on b1 and b2. Empty one of these pits.

lesson-hus-african-endless-title = Endless sowing
lesson-hus-african-endless-task = Sometimes a relay would never end. A sowing of more than 5,000 laps may not be chosen. Here, b2 is such a pit. Try it if you like, then play another move.
lesson-hus-african-endless-done = The board does not let you choose an endless sowing. If all your possible sowings are endless, you lose. This is very rare.

lesson-hus-african-end-title = The end of the game
lesson-hus-african-end-task = The game ends when the player whose turn it is has no pit with two or more seeds. That player loses. North has only one such pit left, h3. Capture its seeds, and North cannot move.
lesson-hus-african-end-done = It is North’s turn, and North has only single seeds, so you win. Each player’s points are the seeds on their own side, so the loser scores too. If the winner has all 48 seeds, they count double. In a match, the points of all games are added up.
lesson-hus-african-end-wrong-other = North still has three seeds on h3 and can go on. Capture them.

lesson-hus-african-win-title = Win a small game
lesson-hus-african-win-task = Now win a small game. North has three pits with two or more seeds. First capture the six seeds on h3 and h4.
lesson-hus-african-win-task-2 = North had only one move, and now has only single seeds. But it is your turn, so the game goes on. Make a move: it brings no seeds to North’s side, so North cannot answer it.
lesson-hus-african-win-done = North must move and cannot, so you win. Well played!
lesson-hus-african-win-wrong-none = This move does not capture the six seeds. Find a relay whose last seed falls into h2.

lesson-hus-african-game-title = Your first game
lesson-hus-african-game-task = Play a whole game against an easy opponent. On each turn you get a short hint, and you can take back moves as often as you like. If the same position comes up for the third time, the game is a draw.
