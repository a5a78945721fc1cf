# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = You can neither win nor capture with this move. Look at what your opponent could do after it.
lesson-advice-hus-win = You can win with this move. Look at each of your pits.
lesson-advice-hus-danger = Careful: North can win with the next move.
lesson-advice-hus-threat = { $count ->
    [one] Careful: North can capture one seed ({ $cells }) with the next move.
   *[other] Careful: North can capture { $count } seeds ({ $cells }) with the next move.
}
lesson-advice-hus-chance = { $count ->
    [one] You can capture one seed with this move.
   *[other] You can capture { $count } seeds with this move.
}
lesson-advice-hus-quiet = No one can capture now. Prepare a sowing that ends in an occupied inner pit.

lesson-advice-pantarei-choose = Look at the snake and choose a colour. Your opponent then moves first.
lesson-advice-pantarei-win = You can win with this move. Find the scales that reach the highest stack.
lesson-advice-pantarei-danger = Careful: your opponent can win with the next move. Which scales can reach the highest stack?
lesson-advice-pantarei-quiet = No one can make a stack of seven in one move. Build a stack that you can reach and your opponent cannot.

lesson-advice-gou-win = You can win with this move.
lesson-advice-gou-danger = Careful: Yellow can win with the next move.
lesson-advice-gou-threat = { $count ->
    [one] Careful: Yellow can capture your piece on { $cells } with the next move.
   *[other] Careful: Yellow can capture { $count } of your pieces ({ $cells }) with the next move.
}
lesson-advice-gou-chance = { $count ->
    [one] You can capture a piece with this move.
   *[other] You can capture { $count } pieces with this move.
}
lesson-advice-gou-quiet = No one can capture now. Bring your pieces closer to the goal points.

lesson-advice-abalone-win = You can win with this move.
lesson-advice-abalone-danger = Careful: White can win with the next move.
lesson-advice-abalone-threat = Careful: White can push off your marble on { $cells } with the next move.
lesson-advice-abalone-chance = You can push off a marble with this move.
lesson-advice-abalone-quiet = No marble can be pushed off now. Keep your marbles together and move them to the centre.
