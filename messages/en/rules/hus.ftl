# Hus: names.
hus-name = Hus
hus-about = A mancala game with four rows: sow around your own side, sow on in relay, and capture the seeds opposite.
hus-variant-european-name = European Hus
hus-variant-european-about = The rules on the leaflet of the European edition.
hus-variant-african-name = African Hus
hus-variant-african-about = The game as it is played in Africa, according to an encyclopedia.
hus-option-direction-name = Direction of sowing
hus-option-direction-about = Which way seeds are sown, seen from above. The two rule sheets differ.
hus-option-direction-clockwise-name = Clockwise
hus-option-direction-clockwise-about = As on the European sheet.
hus-option-direction-counter-clockwise-name = Counter-clockwise
hus-option-direction-counter-clockwise-about = As on the African sheet.
hus-option-capture-if-name = Capture
hus-option-capture-if-about = When a lap that ends in an occupied inner pit captures the opponent’s seeds opposite. The European sheet requires only the inner pit to be occupied, the African sheet both.
hus-option-capture-if-inner-name = Inner pit occupied
hus-option-capture-if-inner-about = The opponent’s inner pit must hold seeds. The outer pit is captured with it, empty or not.
hus-option-capture-if-both-name = Both pits occupied
hus-option-capture-if-both-about = Both of the opponent’s pits must hold seeds.
hus-option-resow-name = Sowing after a capture
hus-option-resow-about = Which seeds are sown after a capture. The European sheet names both pits, the African sheet only the captured seeds.
hus-option-resow-with-own-name = Captured seeds and your own pit
hus-option-resow-with-own-about = The seeds of your own pit are sown together with the captured ones.
hus-option-resow-captured-only-name = Captured seeds only
hus-option-resow-captured-only-about = Only the captured seeds are sown. Your own pit keeps its seeds.
hus-option-ends-name = End of the game
hus-option-ends-about = Whose lack of moves ends the game. The European sheet looks at both sides after every turn, the African sheet at the player to move.
hus-option-ends-either-name = Either side cannot move
hus-option-ends-either-about = The game ends as soon as either side has no pit with two or more seeds.
hus-option-ends-mover-name = The player to move cannot move
hus-option-ends-mover-about = The game ends when the player to move has no legal move.
hus-option-max-laps-name = Longest sowing (laps)
hus-option-max-laps-about = A sowing that takes more laps than this counts as endless and may not be chosen. The sheets do not mention that a relay can go on forever.

# Moves.
hus-move-sow =
    { $captured ->
        [0] { SIDE($side) } sows from { $from } in { hus-laps } and ends in { $last }.
        [one] { SIDE($side) } sows from { $from } in { hus-laps }, captures one seed and ends in { $last }.
       *[other] { SIDE($side) } sows from { $from } in { hus-laps }, captures { $captured } seeds and ends in { $last }.
    }
hus-laps =
    { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }

hus-expected-move = Expected a pit from a1 to h4, such as c1.
hus-illegal-opponents-pit = Pit { $pit } belongs to your opponent. Start from one of your own pits.
hus-illegal-empty-pit = Pit { $pit } is empty. A move needs a pit with at least two seeds.
hus-illegal-single-seed = Pit { $pit } holds only one seed. A move needs at least two.
hus-illegal-endless-sowing =
    { $laps ->
        [one] The sowing from { $pit } does not end within one lap. An endless sowing may not be chosen.
       *[other] The sowing from { $pit } does not end within { $laps } laps. An endless sowing may not be chosen.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = The loser has no seeds left.
hus-reason-only-singles = The loser has no pit with two or more seeds.
hus-reason-no-move = Every sowing the loser could choose is endless.

# Positions.
hus-position-no-turn = Expected the board, a space and the side to move (s or n).
hus-position-pits = Expected { $expected } pits in row { $row }, found { $found }.
hus-position-seeds = Pit { $pit } holds “{ $found }”. Expected a number from 0 to { $most }.
hus-position-hand =
    { $seeds ->
        [one] There is one seed in the hand. Between moves the hand must be empty.
       *[other] There are { $seeds } seeds in the hand. Between moves the hand must be empty.
    }
hus-position-too-many-seeds = Expected at most { $most } seeds, found { $found }.
