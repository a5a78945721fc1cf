### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Goal
rules-abalone-goal-two = { $target ->
    [one] Be the first to push one of your opponent’s marbles off the board.
   *[other] Be the first to push { $target } of your opponent’s marbles off the board.
}
rules-abalone-goal-three = { $target ->
    [one] Be the first to push one of the others’ marbles off the board. All three play for themselves.
   *[other] Be the first to push { $target } of the others’ marbles off the board. All three play for themselves, and it does not matter whose marbles they are.
}
rules-abalone-goal-teams = { $target ->
    [one] Two teams play. The first team that pushes one of the other team’s marbles off the board wins.
   *[other] Two teams play. The first team that pushes { $target } of the other team’s marbles off the board wins. The marbles that partners push off are counted together.
}

rules-abalone-board-title = Board
rules-abalone-board = The board is a hexagon of sixty-one cells. A marble moves in six directions, to a neighbouring cell.
rules-abalone-board-two = Black and White have fourteen marbles each. Black moves first.
rules-abalone-board-three = Black, White and Red have eleven marbles each and take turns in this order.
rules-abalone-board-four = Black, White, Red and Yellow have nine marbles each and take turns in this order, so that the teams alternate.
rules-abalone-board-six = Black, White, Red, Yellow, Green and Blue have six marbles each and take turns in this order, so that the teams alternate.
rules-abalone-start = The opening position of this game.

rules-abalone-move-title = Move
rules-abalone-move = On your turn, move one, two or three marbles by one cell. Two or three marbles that move together must touch each other in a straight row, and they all move in the same direction.
rules-abalone-move-ways = A row moves in line, along itself, or sideways. Every cell that a marble enters must be free, except in a push.
rules-abalone-move-line-example = Move the row c3–c5 in line to the right.
rules-abalone-move-sideways-example = Move the row c3–c5 sideways, up and to the right.
rules-abalone-move-must = You must move. Only a player who cannot move passes.

rules-abalone-push-title = Push
rules-abalone-push = In line, a row pushes the enemy marbles directly in front of it if it has more marbles than they are: two push one, three push one or two. The cell behind the pushed marbles must be free or off the board. You are never obliged to push.
rules-abalone-push-one-example = Two push one: move the row e3–e4 to the right.
rules-abalone-push-two-example = Three push two: move the row e3–e5 to the right.
rules-abalone-push-not = These pushes are not allowed.
rules-abalone-push-weak = Two cannot push two.
rules-abalone-push-blocked = A marble stands behind the pushed ones.
rules-abalone-push-sideways = A row cannot push sideways.

rules-abalone-off-title = Push off
rules-abalone-off = A marble that is pushed over the edge leaves the game. It counts for the player who pushed it.
rules-abalone-off-example = Push White’s marble off: move the row e6–e8 to the right.
rules-abalone-off-own = You cannot move your own marbles off the board.

rules-abalone-three-title = Three players
rules-abalone-three = Two pushed marbles may have two different colours.
rules-abalone-three-example = Three push two: one white and one red marble.
rules-abalone-three-end = { $target ->
    [one] The game ends when one player has pushed off a marble. No player is eliminated before.
   *[other] The game ends when one player has pushed off { $target } marbles. No player is eliminated before. A player without marbles or without a move passes.
}

rules-abalone-teams-title = Teams
rules-abalone-teams-four = Black and Red play against White and Yellow.
rules-abalone-teams-six = Black, Red and Green play against White, Yellow and Blue.
rules-abalone-teams-sheet = You may move your partners’ marbles as if they were your own, alone or in a row with yours.
rules-abalone-teams-own-only = You move only your own marbles. Your partners’ marbles move along only in a push.
rules-abalone-teams-move-example = Black moves a row of two black marbles and one red marble. Black and Red are partners.
rules-abalone-teams-move-forbidden = Black cannot move a row that contains a marble of Red.
rules-abalone-teams-push = A row that pushes may contain your partners’ marbles, but the marble at its rear end must be yours. Two pushed marbles may have the colours of two enemies.
rules-abalone-teams-push-example = Black’s marble on d4 starts the push, with two red marbles in front of it.
rules-abalone-teams-push-forbidden = Red’s marble on d4 cannot start a push of Black.
rules-abalone-teams-partner = Your partners’ marbles are never pushed.
rules-abalone-teams-partner-forbidden = Behind the white marble stands a red one, a partner’s.
rules-abalone-teams-silent = Partners may not discuss moves. At a table for four or six, chat opens when the game is over.

rules-abalone-readings-title = Our reading of the sheet
rules-abalone-readings-layout = The sheet shows one opening position, Standard. Careful players can lock it into a draw. If you know the game, choose Belgian Daisy: the option “Layout” has many opening positions.
rules-abalone-readings-target = The sheet asks for six marbles. The option “Marbles to push off” changes the number.
rules-abalone-readings-three = The sheet does not say what happens to a player who has lost many marbles. Here everyone plays on until one player has won.
rules-abalone-readings-partners = The sheet lets you move your partners’ marbles like your own. Many groups play otherwise. The option “Partners’ marbles” changes this.
rules-abalone-readings-confer = The sheet forbids partners to discuss moves. Online tables have no private chat between partners.
rules-abalone-readings-stuck = The sheet does not say what happens to a player who cannot move. Here that player passes.
