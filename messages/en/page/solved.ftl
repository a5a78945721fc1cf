# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = Hus is solved: the winner is proved against every defence. Find the win, hold out against perfect play, or browse the proof. The moves of both sides are counted.
solved-who = { $moves ->
    [one] { $side } wins in exactly one move.
   *[other] { $side } wins in exactly { $moves } moves.
}
solved-parts = What to do
solved-part-win = Find the win
solved-part-hold = Hold out
solved-part-proof = Browse proof
solved-win-about = You play { $side }, the side that wins. Find the win.
solved-hold-about = You play { $side }, the side that loses. Hold out as long as you can.
solved-best-win = { $moves ->
    [one] Best: won in one move
   *[other] Best: won in { $moves } moves
}
# $most is how many moves the longest defence takes.
solved-best-hold = Best: held out for { $moves } of { $most } moves
solved-best-none = No result yet
solved-opening = Opening the proof…

# How the game stands.
solved-checking = Checking the position…
solved-winning = { $moves ->
    [one] Still winning: the next move wins
   *[other] Still winning, { $moves } moves to go
}
solved-winning-most = Still winning, at most { $moves } moves to go
solved-losing = { $moves ->
    [one] The computer wins with the next move
   *[other] The computer wins, { $moves } moves to go
}
solved-losing-most = The computer wins, at most { $moves } moves to go
solved-open = Not proved: it is unknown who wins from here

# What the player’s last move was worth.
solved-remark-fast = As fast as the proof.
solved-remark-slow = { $moves ->
    [one] Another move wins one move sooner.
   *[other] Another move wins { $moves } moves sooner.
}
solved-remark-slip = You let the win slip.
solved-remark-open = The proof does not contain this move.
solved-remark-long = The longest defence in the proof.
solved-remark-short = { $moves ->
    [one] In the proof, another move holds out one move longer.
   *[other] In the proof, another move holds out { $moves } moves longer.
}

solved-hint = Hint
solved-hint-move = Hint: play { $move }.
solved-show = Show in proof

# How it ended.
solved-won = { $moves ->
    [one] You won in one move
   *[other] You won in { $moves } moves
}
solved-won-about = { $most ->
    [one] The shortest win takes one move.
   *[other] The shortest win takes { $most } moves.
}
solved-lost = { $moves ->
    [one] The computer won in one move
   *[other] The computer won in { $moves } moves
}
solved-lost-about = Take back your move to look for the win again.
solved-held = You held out for { $moves } of { $most } moves
solved-held-perfect = No defence lasts longer.
solved-new-best = This is your best result.
solved-helped = After a hint or a takeback the result does not count.

# The proof as a tree.
solved-line = Line
solved-line-start = Start
solved-node-winner = { $side } to move and wins. The proof plays:
solved-node-loser = { $side } to move. Every move loses:
solved-node-none = The proof does not contain this position.
solved-to-go = { $moves ->
    [0] ends the game
    [one] 1 move to go
   *[other] at most { $moves } moves to go
}
solved-answer = answer { $move }
