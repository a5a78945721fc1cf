home-title = Four games to play
home-play = Play
home-go-on = Go on
home-more = Set up…
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
