### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Goal
rules-hus-goal = Leave your opponent without a move. A player who is to move and has no pit with two or more seeds cannot sow and loses.

rules-hus-board-title = Board
rules-hus-board = The board has four rows of eight pits. The two rows nearest you are yours: the outer row at the edge and the inner row next to your opponent’s. You sow only into your own sixteen pits.
rules-hus-board-start = At the start, every outer pit holds two seeds, and so do the four inner pits on each player’s right. The 48 seeds stay on the board for the whole game. South moves first.
rules-hus-start = The opening position. South sits at the bottom.

rules-hus-sow-title = Sowing
rules-hus-sow = On your turn, choose one of your pits with two or more seeds. Pick up all of them and sow them one by one into the pits that follow. You cannot choose an empty pit or a single seed.
rules-hus-sow-clockwise = Sow clockwise. Your seeds travel to the right along your inner row and to the left along your outer row.
rules-hus-sow-counter-clockwise = Sow counter-clockwise. Your seeds travel to the right along your outer row and to the left along your inner row.
rules-hus-sow-round = A sowing that goes all the way round does not skip the pit where it began.
rules-hus-sow-example-clockwise = Sow b1. The last seed falls into the empty pit a2, and the turn ends.
rules-hus-sow-example-counter-clockwise = Sow e2. The last seed falls into the empty pit c2, and the turn ends.
rules-hus-sow-single = Pit { $move } holds a single seed.

rules-hus-relay-title = Relay
rules-hus-relay = If the last seed falls into an empty pit, your turn ends. If it falls into a pit with seeds, pick up everything in that pit, including the last seed, and sow on from the next pit. You must sow on. One pick-up and the sowing that follows are called a lap; your turn may take many laps.
rules-hus-relay-example-clockwise = Sow e1. The first lap ends in c1, which holds seeds. The second lap ends in the empty pit a2.
rules-hus-relay-example-counter-clockwise = Sow h1. The first lap ends in g2, which holds seeds. The second lap ends in the empty pit d2.
rules-hus-endless = Some relays never end. You may not choose a sowing that takes more than { $max-laps } laps. A player who has no other sowing loses.

rules-hus-capture-title = Capture
rules-hus-capture-inner = You capture when a lap ends in your inner row, in a pit that held seeds, and the enemy inner pit of the same column holds seeds too. Take all the seeds from both enemy pits of the column. The outer one may be empty.
rules-hus-capture-both = You capture when a lap ends in your inner row, in a pit that held seeds, and both enemy pits of the same column hold seeds. Take all the seeds from both of them.
rules-hus-resow-with-own = Pick up the seeds in your own pit as well. Sow all of them, starting with the next pit.
rules-hus-resow-captured-only = Leave the seeds in your own pit. Sow only the captured seeds, starting with the next pit.
rules-hus-capture-example = Sow { $move }. The first lap ends in an occupied inner pit, and you capture.
rules-hus-no-capture = If you cannot capture, you sow on in relay as usual. A lap that ends in your outer row never captures. You cannot decline a capture, but you need not choose a move that captures.

rules-hus-end-title = End and points
rules-hus-ends-either = After every turn, look at both sides. If a side has no pit with two or more seeds, the game ends and that side loses. This can be the side that has just moved.
rules-hus-ends-either-example = Sow e2. Afterwards South has only single seeds, so South loses.
rules-hus-ends-mover = The game ends when the player to move has no legal move. That player loses.
rules-hus-points = Each player scores the seeds on their own side. A winner who holds all 48 seeds scores double, 96 points. In a match, the players swap sides after each game, and the points of all games are added up.

rules-hus-differs-title = European and African Hus
rules-hus-differs = The two games differ in four rules. Each of them is an option, so you can also combine them. A program played random games and looked for the simplest positions in which a difference matters.
rules-hus-differs-all = All four rules together: the same position, the same pit d2.
rules-hus-differs-direction = Direction of sowing: pit c2 captures only if it is sown clockwise.
rules-hus-differs-capture-if = Capture: the lap that begins in c2 ends in e2. Opposite, the inner pit holds a seed and the outer pit is empty.
rules-hus-differs-resow = Sowing after a capture: both capture the seed in g3. The European game also picks up the seeds in g2; the African game leaves them there.
rules-hus-differs-ends = End of the game: after e2, South has only single seeds, but North is to move and has moves.

rules-hus-readings-title = Our reading of the sheets
rules-hus-readings-must = The European sheet says that you “may” pick up and capture. We read it as “must”, which is what the African description says.
rules-hus-readings-end = The European sheet ends the game when one of the players has only single seeds. The African description says that the last player who can move wins. The option “End of the game” chooses.
rules-hus-readings-both = Both sides cannot have only single seeds at the same time: 48 seeds do not fit one by one into 32 pits. If it happens in a custom position with fewer seeds, the player to move loses.
rules-hus-readings-own = The African description says that the captured seeds are sown. It does not mention your own pit. Other descriptions of the game agree that the pit keeps its seeds. The option “Sowing after a capture” changes this.
rules-hus-readings-endless = The sheets do not mention relays that never end. We forbid them. The option “Longest sowing” sets the limit.
rules-hus-readings-first = The European sheet draws lots for the first turn. Here South moves first, and you choose your side in the set-up.
