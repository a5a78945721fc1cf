# Abalone: names.
abalone-name = Abalone
abalone-about = Push your rivals’ marbles off a six-sided board by outnumbering them in line.
abalone-option-layout-name = Layout
abalone-option-layout-about = Where the marbles start, and for how many players.
abalone-option-partners-name = Partners’ marbles
abalone-option-partners-about = Whose marbles you may move in a team game (rule sheet 4.3).
abalone-option-partners-sheet-name = The whole team’s
abalone-option-partners-sheet-about = You may move your team’s marbles as if they were your own.
abalone-option-partners-own-only-name = Your own only
abalone-option-partners-own-only-about = You move your own marbles. Your partners’ marbles only help to push.
abalone-option-target-name = Marbles to push off
abalone-option-target-about = How many marbles must be pushed off to win. The rule sheet says six.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standard
abalone-variant-standard-about = The rule sheet’s own start: on each side two full rows and three marbles in front of them. Careful players can lock it into a draw.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Each side has two daisies of seven in opposite corners. The start to choose once you know the game.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = The Belgian daisies, one row further in.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Daisies in the corners, each with an enemy marble at its heart.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Daisies one row further in, each with an enemy marble at its heart.
abalone-variant-domination-name = Domination
abalone-variant-domination-about = Two triangles per side along the edge, each with one marble sent towards the centre.
abalone-variant-infiltration-name = Infiltration
abalone-variant-infiltration-about = Two long fronts, each with three enemy marbles already inside.
abalone-variant-pyramid-name = Pyramid
abalone-variant-pyramid-about = Two solid wedges, corner to corner along the edge, with the free centre between them.
abalone-variant-the-wall-name = The Wall
abalone-variant-the-wall-about = Two walls across the whole board, with one marble waiting behind each.
abalone-variant-alien-name = Alien
abalone-variant-alien-about = Two faces look at each other, each with four enemy marbles inside.
abalone-variant-snakes-name = Snakes
abalone-variant-snakes-about = Two long snakes along the edge, their heads entwined in the centre.
abalone-variant-snakes-variant-name = Snakes (variant)
abalone-variant-snakes-variant-about = Two long snakes along the edge, their heads stretched out past each other.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Two mountains point at each other, each with three enemy marbles inside.
abalone-variant-face-to-face-name = Face to Face
abalone-variant-face-to-face-about = Two solid blocks to the left and right of an empty lane.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Four daisies around the free centre, the two colours facing crosswise.
abalone-variant-alliances-name = Alliances
abalone-variant-alliances-about = Two open rings lean on each other around the centre.
abalone-variant-checkerboard-name = Checkerboard
abalone-variant-checkerboard-about = Four rows of alternating colours. No side has two marbles next to each other.
abalone-variant-three-players-name = Three players
abalone-variant-three-players-about = Eleven marbles each, everyone for themselves. The first to push off six of the others’ marbles wins.
abalone-variant-four-players-name = Four players
abalone-variant-four-players-about = Nine marbles each. Black and Red play against White and Yellow.
abalone-variant-six-players-name = Six players
abalone-variant-six-players-about = Six marbles each. Black, Red and Green play against White, Yellow and Blue.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = Variant { $variant } is for { $variant_seats } players, layout { $layout } for { $layout_seats }. Choose variant { $layout } instead.
abalone-options-target-too-high =
    { $teams ->
        [yes] A target of { $target } is out of reach in layout { $layout }: a team’s rivals have only { $most } marbles.
       *[no] A target of { $target } is out of reach in layout { $layout }: a player’s rivals have only { $most } marbles.
    }

# Moves.
abalone-move-pass = { SIDE($side) } cannot move, and passes.
abalone-move-marble = { SIDE($side) } moves the marble on { $from } to { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } moves the row { $first }-{ $last } sideways to { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } moves the row { $first }-{ $last } to { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [one] { SIDE($side) } moves the row { $first }-{ $last } to { $first_to }-{ $last_to } and pushes { SIDE($owner) }’s marble.
       *[other] { SIDE($side) } moves the row { $first }-{ $last } to { $first_to }-{ $last_to } and pushes { $marbles } of { SIDE($owner) }’s marbles.
    }
abalone-move-push-two-rivals = { SIDE($side) } moves the row { $first }-{ $last } to { $first_to }-{ $last_to } and pushes { SIDE($near) }’s and { SIDE($far) }’s marbles.
abalone-move-eject = { SIDE($side) } moves the row { $first }-{ $last } to { $first_to }-{ $last_to } and pushes { SIDE($owner) }’s marble off the board.

abalone-expected-move = Expected an in-line move such as a1b2, a sideways move such as c3c5d4, or pass.
abalone-expected-one-of = It can mean { $moves }. Write out the one you mean.
abalone-expected-in-line = A move along the row is written { $text }.
abalone-illegal-no-such-cell = There is no cell “{ $cell }” on the board. The rows run from a1–a5 to i5–i9.
abalone-illegal-empty-cell = Cell { $cell } is empty. There is no marble to move.
abalone-illegal-not-your-marble = The marble on { $cell } belongs to { SIDE($owner) }. Move one of your own.
abalone-illegal-not-your-team = The marble on { $cell } belongs to { SIDE($owner) }, who plays for the other team.
abalone-illegal-partners-marble = The marble on { $cell } belongs to { SIDE($owner) }. Partners’ marbles move only in a push.
abalone-illegal-no-marbles-left = { SIDE($seat) } has no marbles left and passes.
abalone-illegal-row-too-long = The row of { $marbles } from { $cell } is too long. At most three marbles move together.
abalone-illegal-not-a-row = The cells { $first } and { $last } are not the ends of a straight row.
abalone-illegal-not-adjacent = Cell { $to } is not next to { $from }. Marbles move one cell at a time.
abalone-illegal-off-the-board = Your marble on { $cell } would fall off the board.
abalone-illegal-sideways-blocked = Cell { $cell } is occupied by { SIDE($owner) }. A sideways move needs free cells.
abalone-illegal-sideways-push = { SIDE($owner) }’s marble on { $cell } cannot be pushed sideways, only in line.
abalone-illegal-too-weak = { $pushing } against { $pushed } is not a push. The pushing side must have more marbles.
abalone-illegal-blocked-behind = Your own marble on { $cell } is behind the pushed ones. That cell must be free.
abalone-illegal-partner-pushed = { SIDE($owner) }’s marble on { $cell } would be pushed. Partners’ marbles are never pushed.
abalone-illegal-not-started-by-own = The push starts with { SIDE($owner) }’s marble on { $cell }, not with yours.
abalone-illegal-cannot-pass = You can move, so you may not pass.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = The winner has pushed off enough marbles.

# Positions.
abalone-position-fields = Expected 3 parts with single spaces between them (board, seat to move and pushed-off counts), found { $found }.
abalone-position-cells = Expected { $expected } cells, found { $found }.
abalone-position-owner = Cell { $cell } holds a marble of seat { $seat }. The seats are 1 to { $seats }.
abalone-position-numbers = Row { $row } has two numbers side by side in “{ $text }”. Write one number for the whole run.
abalone-position-sign = Row { $row } has “{ $sign }”. Expected { $expected }, or the number of empty cells.
abalone-position-row = Expected { $expected } cells in row { $row }, found { $found }.
abalone-position-counts = Expected pushed-off counts for { $expected } seats, found { $found }.
abalone-position-count = The pushed-off counts contain “{ $text }”. Expected a number such as 0 or 5.
abalone-position-marbles = Expected at most { $most } marbles on the board for { SIDE($side) }, found { $found }.
abalone-position-beyond-target = The pushed-off counts add up to { $count } for one side. The game ends at { $target }.
abalone-position-two-winners = The pushed-off counts give two sides { $target }. Only one side can have won.
abalone-position-rivals-missing = The pushed-off counts say { $count } for { SIDE($side) }’s side, but only { $missing } of its rivals’ marbles are missing.
abalone-position-missing = The pushed-off counts add up to { $count }, but only { $missing } marbles are missing.
