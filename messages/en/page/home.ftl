home-title = Four games to play
home-play = Play
home-play-of = Play { $game }
home-continue = Continue
home-new = New game
home-new-of = New game of { $game }
home-more = Options…
your-games = Your games
your-games-against = against { $names }
your-games-here = on this device
your-games-turn = Your turn
your-games-their-turn = Waiting for a move
your-games-open = Waiting for players
your-games-report = Report
your-games-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}

home-learn = Learn
home-analyse = Analyse

game-hus = Hus
game-hus-line = Sow around your two rows, relay on, and capture the seeds opposite.
game-pantarei = Pantareï
game-pantarei-line = Scales climb onto each other and the snake gets shorter. Build the first stack of seven.
game-gou = Gou
game-gou-line = Trap enemy pieces between two of yours, and occupy the four points around the centre.
game-abalone = Abalone
game-abalone-line = Outnumber the enemy marbles in line, and push six of them off the board.
