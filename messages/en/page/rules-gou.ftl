### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Goal
rules-gou-goal = Occupy all four goal points around the centre, or capture { $captures } of your opponent’s fourteen pieces.

rules-gou-board-title = Board
rules-gou-board = Five squares lie one inside the other, joined by diagonal lines. Pieces stand on the sixty points where lines meet. Each player has fourteen pieces. Red moves first.
rules-gou-start = The opening position. Red’s pieces carry a ring, Yellow’s a cross.
rules-gou-board-goals = The four corners of the innermost square are the goal points: e5, g5, e7 and g7. No line goes through the centre.

rules-gou-move-title = Move
rules-gou-move = On your turn, move one of your pieces along a line to a free point. Pieces never jump over other pieces.
rules-gou-move-slide = Along the side of a square, a piece slides as far as you like. It stops at the corner of its square at the latest and never turns a corner.
rules-gou-move-slide-picture = Two ways to slide the piece on b10.
rules-gou-move-step = Along a diagonal, a piece moves to the next point only.
rules-gou-move-step-example = Move the piece on a7 along the diagonal to b6.

rules-gou-capture-title = Capture
rules-gou-capture = You capture an enemy piece when the piece you move and another of yours hold it between them: three points next to each other on one line. The captured piece leaves the board.
rules-gou-capture-example = Slide from c3 to g3. The pieces on g3 and e1 hold f2 between them and capture it.
rules-gou-capture-several = One move can capture along several lines at once. You must take every piece that the moved piece captures.
rules-gou-capture-several-example = Slide from c3 to g3 and capture two pieces.
rules-gou-capture-single = Only single pieces are captured. Two enemy pieces side by side on a line protect each other there.

rules-gou-rows-title = Capture rows
rules-gou-rows = In this variation, you also capture a whole row of enemy pieces: two or more on consecutive points of one line, without a gap, held at both ends.
rules-gou-rows-example = Move from h2 to i3. The pieces on i3 and c3 hold a row of two.
rules-gou-rows-differs = Variation 1: the same move with and without it.

rules-gou-between-title = No stopping between enemies
rules-gou-between = A move may not end between two enemy pieces, if the three points are next to each other on a line. This holds even if the move would capture or reach a goal point.
rules-gou-between-forbidden = The piece on f2 cannot stop on d2, between c3 and e1.
rules-gou-between-pass = Along the side of a square, a piece may pass between two enemies and stop further on.
rules-gou-between-pass-example = Slide from f2 past d2 to b2.

rules-gou-stop-title = Stopping between enemies
rules-gou-stop = In this variation, a move may end between two enemy pieces if it captures one of these two. Otherwise it is forbidden.
rules-gou-stop-example = Move from f2 to g3, between e3 and i3. The pieces on g3 and c3 capture e3.
rules-gou-stop-pairs = If several pairs of enemies hold the point, the move must capture one piece of each pair.
rules-gou-stop-forbidden = No red piece stands on c3, so the move from f2 to g3 captures nothing.
rules-gou-stop-differs = Variation 2: the same move with and without it.

rules-gou-win-title = End
rules-gou-win-goals = You win as soon as your pieces stand on all four goal points.
rules-gou-win-goals-example = Red wins with h4 to g5.
rules-gou-win-captures = You also win as soon as you have captured { $captures } pieces.
rules-gou-win-captures-example = Yellow has five pieces left. Capture one with c3 to g3.
rules-gou-win-stuck = A player who has no legal move loses.

rules-gou-variations-title = Variations
rules-gou-variations = The sheet has two variations. You can choose one or both in the set-up.

rules-gou-readings-title = Our reading of the sheet
rules-gou-readings-board = The pictures of the sheet are lost. Our board and its opening position come from another description of the same game, Go Ju (Hexagames 1986). They fit every sentence of the sheet.
rules-gou-readings-captures = The German and the English text ask for all but four pieces, that is ten captures; the French text asks for eleven. The option “Captures needed to win” chooses.
rules-gou-readings-rows = For variation 1, the German and the English text allow the capture of two or more pieces on one line. The French text speaks of several pieces on several lines. In every game here, one move captures on all its lines; for the variation we follow the German and the English text.
rules-gou-readings-must = The sheet says that you “may” remove a captured piece. We read it as “must”.
rules-gou-readings-moved = A piece that moves between two enemies under variation 2 is not captured by them: only the player who moves captures.
rules-gou-readings-stuck = The sheet does not say what happens to a player without a move. Here that player loses.
rules-gou-readings-stop = The sheet does not say what happens if two pairs of enemies hold the point. We ask for one captured piece of each pair.
