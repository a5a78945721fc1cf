# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = The board
lesson-abalone-board-task = The board is a hexagon of 61 cells. Each cell is named by the letter of its row and the number of its diagonal: the one in the centre is e5. You have fourteen black marbles, and White has fourteen too. Black moves first. You win when you have pushed six enemy marbles off the board.

lesson-abalone-line-title = Move in line
lesson-abalone-line-task = In a turn you move one marble, or a straight row of two or three marbles that touch each other. All of them go one cell in the same direction. Select the first and the last marble of your row of three and move it in line, so that a marble reaches e5.
lesson-abalone-line-done = All three marbles went one cell along their row. You can never move more than three. You must move on every turn. Only a player who cannot move passes.
lesson-abalone-line-wrong-few = You reached e5, but not with the whole row. Move all three marbles at once.
lesson-abalone-line-wrong-other = This is a legal move. But now move the row b2, c3, d4 towards e5.

lesson-abalone-sideways-title = Move sideways
lesson-abalone-sideways-task = A row can also move sideways, but every cell it moves into must be free. Move your row of three sideways, up to e4, e5 and e6.
lesson-abalone-sideways-done = All three marbles went one cell in the same direction. A sideways move never pushes.
lesson-abalone-sideways-wrong-few = Not all three marbles have moved. Select the first and the last marble of the row.
lesson-abalone-sideways-wrong-other = This is a legal move. But now move the row d3, d4, d5 up into row e.

lesson-abalone-push-title = Push
lesson-abalone-push-task = In line, a row can push enemy marbles directly in front of it if they are fewer than its own. Two marbles push one. The cell behind the pushed marble must be free. Push the white marble on e5.
lesson-abalone-push-done = Two against one: the white marble had to give way. A single marble never pushes, and you are never obliged to push.
lesson-abalone-push-wrong-none = This move pushes nothing. Move the row c3, d4 towards the white marble on e5.

lesson-abalone-three-title = Three push two
lesson-abalone-three-task = Three marbles push one or two. Push the two white marbles on e5 and f6.
lesson-abalone-three-done = Three against two. As you never move more than three marbles, no one can push three.
lesson-abalone-three-wrong-none = This move does not push both marbles. Move the whole row b2, c3, d4.

lesson-abalone-blocked-title = When you cannot push
lesson-abalone-blocked-task = You cannot push an equal number: two marbles cannot push two. And you cannot push if there is another marble behind the pushed ones. Only one of your rows can push here. Find it.
lesson-abalone-blocked-done = Three against two, with a free cell behind. The other rows are stopped: by two white marbles, and by a black marble on e5.
lesson-abalone-blocked-wrong-none = This move pushes nothing. Count the marbles in each row, and look at the cell behind.

lesson-abalone-off-title = Push a marble off
lesson-abalone-off-task = If there is no cell behind the pushed marble, it falls off the board and counts for you. Push a white marble off.
lesson-abalone-off-done = The marble is off the board. Six of them win. You cannot move your own marbles off the board.
lesson-abalone-off-wrong-push = You pushed a marble, but it is still on the board. Push the one at the edge.
lesson-abalone-off-wrong-none = This move pushes nothing off. Look at the white marble on e9.

lesson-abalone-safe-title = Protect your marbles
lesson-abalone-safe-task = Your marble on a3 stands at the edge. The three white marbles on b3, c3 and d3 are in line with it and can push it off. Make a move after which White can push nothing off.
lesson-abalone-safe-done = Now White can push nothing off. A marble at the edge is in danger when it stands in line with an enemy row. Marbles that stay together in the centre are strong.
lesson-abalone-safe-wrong-lost = White can still push off your marble on a3. Move it out of the line.

lesson-abalone-more-title = Three players
lesson-abalone-more-task = With three players, everyone plays alone: Black, White and Red, in this order, with eleven marbles each. All the others are enemies, so you can also push two marbles of different colours. Push the marbles on e5 and e6.
lesson-abalone-more-done = Three against two, a white one and a red one. The first player who has pushed off six marbles wins, whatever their colours. Until then, everyone plays on; a player without marbles or without a move passes.
lesson-abalone-more-wrong-none = This move does not push both marbles. Move the whole row e2, e3, e4.

lesson-abalone-teams-title = Teams
lesson-abalone-teams-task = With four or six players there are two teams, whose players take turns. Here you and Red play against White and Yellow. You may move your partner’s marbles like your own, alone or in a row with yours. But a push must start with your own marble: the rear one must be black. Push the white marble on e5.
lesson-abalone-teams-done = Your marble on c3 pushed from behind. In the row g3, g4 the rear marble is red, so you cannot push with it. A team never pushes its own marbles. What the partners push off counts together: six win. Two pushed marbles may belong to two different opponents. Four players move in the order Black, White, Red, Yellow, with nine marbles each; six in the order Black, White, Red, Yellow, Green, Blue, with six each. With six players, Black, Red and Green play against White, Yellow and Blue.
lesson-abalone-teams-wrong-none = This move pushes nothing. Your marble on c3 stands behind the red one on d4: move this row.

lesson-abalone-win-title = Win a small game
lesson-abalone-win-task = Now win a small game. You have already pushed off four marbles. Push off another one.
lesson-abalone-win-task-2 = White saved one marble, but not both. Push off the sixth one.
lesson-abalone-win-done = Six marbles are off the board: you won your first small game.
lesson-abalone-win-wrong-none = This move pushes nothing off. Look for a white marble at the edge with two of yours behind it.

lesson-abalone-game-title = Your first game
lesson-abalone-game-task = Play against an easy opponent. To keep this game short, three marbles win. On each turn you get a short hint, and you can take back moves as often as you like. If the same position comes up for the third time, the game is a draw.
