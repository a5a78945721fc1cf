home-title = Four games to play
home-play = Play
home-play-of = Play { $game }
home-continue = Continue
home-new = New game
home-new-of = New game of { $game }
home-more = Set up…
your-games = Your games
your-games-against = against { $names }
your-games-here = at this screen
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
game-hus-line = Sow round your own two rows, relay on, and take the seeds opposite.
game-pantarei = Pantareï
game-pantarei-line = The snake closes up as scales climb on each other: build the first stack of seven.
game-gou = Gou
game-gou-line = Hold enemies between two of your own, and take the four points round the centre.
game-abalone = Abalone
game-abalone-line = Push six rival marbles off the board, by outnumbering them in line.
