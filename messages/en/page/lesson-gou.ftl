# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = The board
lesson-gou-board-task = The board has five squares, one inside the other, joined by diagonals. Each side of a square is a line, and so is each diagonal. The pieces stand on the points where lines meet; the sign in the centre is not a point. Each player starts with fourteen pieces. Yours are red, and Red moves first. Each point is named by its column, a to k from the left, and its row, 1 to 11 from the bottom.

lesson-gou-goal-title = Goal
lesson-gou-goal-task = You win in one of three ways: your pieces stand on all four marked goal points, your opponent has four or fewer pieces left, or your opponent has no legal move.

lesson-gou-slide-title = Slide along a side
lesson-gou-slide-task = On the side of a square, a piece slides over any number of free points. It cannot jump over pieces, and it cannot turn a corner. Slide from c9 to i9.
lesson-gou-slide-done = Your piece slid along the whole side. To turn the corner it needs another move.
lesson-gou-slide-wrong-short = You may stop there, but now slide on to the corner, i9.
lesson-gou-slide-wrong-other = This is a legal move. But now slide the piece on c9 to i9.

lesson-gou-diagonal-title = Step along a diagonal
lesson-gou-diagonal-task = On a diagonal, a piece goes only one point. Step from d8 to the goal point e7.
lesson-gou-diagonal-done = Diagonals lead from one square to the next, and to the goal points.
lesson-gou-diagonal-wrong-other = This is a legal move. But now step from d8 along the diagonal to e7.

lesson-gou-capture-title = Capture
lesson-gou-capture-task = You capture an enemy piece if it stands between the piece you move and another piece of yours. All three must be next to each other on one line, with no other point between them. Capture the piece on f10.
lesson-gou-capture-done = The enemy piece stood between your pieces on d10 and h10. Only the piece you move captures, and it always captures every piece it can from where it stops. But you need not choose a move that captures. The captured pieces lie in the trays at the edge of the board: ten of them win.
lesson-gou-capture-wrong-none = This move captures nothing. You have a piece on d10; bring another one to the other side of f10.

lesson-gou-double-title = Capture two at once
lesson-gou-double-task = A move captures every enemy piece it traps, on every line. Capture two pieces with one move.
lesson-gou-double-done = You captured one piece on the side of the square and one on a diagonal. Only single pieces are captured. Two enemy pieces side by side on a line protect each other there.
lesson-gou-double-wrong-one = You captured one piece. There is a point from which you capture two.
lesson-gou-double-wrong-none = This move captures nothing. Look at the pieces on e9 and f8.

lesson-gou-between-title = Do not stop between two enemies
lesson-gou-between-task = A piece may not stop between two enemy pieces that are next to it on one line, neither to capture nor to reach a goal point. So you may not stop on h10. But a piece may pass between two enemies. Find another capture.
lesson-gou-between-done = Your piece passed between the enemies on d4 and f2, stopped on c3 and captured the piece on c5.
lesson-gou-between-wrong-none = This move captures nothing. Look at the yellow piece on c5.

lesson-gou-safe-title = Protect your pieces
lesson-gou-safe-task = Yellow captures in the same way. If Yellow moves from i11 to h10, you lose your piece on f10. Make a move after which Yellow can capture nothing.
lesson-gou-safe-done = Now Yellow can capture nothing. Look at your opponent’s captures before each of your moves.
lesson-gou-safe-wrong-lost = Yellow can still capture a piece after this move. Make sure that no piece of yours can be held between two yellow ones.

lesson-gou-corner-title = Safe points
lesson-gou-corner-task = A piece on one of the four outer corners can never be captured, because no line goes on behind it. A piece on a goal point can be captured on one line only: the one on e7 only from d6 and f8.

lesson-gou-block-title = Do not let Yellow win
lesson-gou-block-task = Yellow’s pieces stand on three goal points, and a fourth piece can step from d4 to e5 and win. Prevent this.
lesson-gou-block-done = Now Yellow cannot win with the next move. You can capture a piece on a goal point, or put a piece of yours on a goal point.
lesson-gou-block-wrong-lost = Yellow steps to e5 and wins. Capture the piece on e7, or occupy e5 yourself.

lesson-gou-win-title = Win a small game
lesson-gou-win-task = Now win a small game. Your pieces stand on two goal points. Occupy a third one.
lesson-gou-win-task-2 = Yellow has moved from f2 to e3 and is too far away. Occupy the fourth goal point.
lesson-gou-win-done = Your pieces stand on all four goal points. The game ends at once, and you have won your first small game.
lesson-gou-win-wrong-other = Your pieces on d4 and h4 are next to the free goal points. Move one of them.
lesson-gou-win-wrong-not-yet = One goal point is still free. Occupy it.

lesson-gou-game-title = Your first game
lesson-gou-game-task = Play a whole game against an easy opponent. On each turn you get a short hint, and you can take back moves as often as you like. If the same position comes up for the third time, the game is a draw. In the set-up you can choose variations.
