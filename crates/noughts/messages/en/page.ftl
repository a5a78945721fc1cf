# Noughts and crosses, as the page calls it before the rules have arrived.
game-noughts = Noughts and crosses
game-noughts-line = Three in a line.
