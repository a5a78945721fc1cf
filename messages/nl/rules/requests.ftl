# What can be wrong with a request to the rules in the page.
request-saved-players = De spelers passen niet bij de bewaarde partij.
request-empty-record = Er staat geen partij in.
request-no-next-game = Er is geen volgende partij. De match is afgelopen.
request-not-over = De partij is niet afgelopen.
request-game-over = De partij is afgelopen. Er kan niet meer worden gezet.
request-no-such-move = Er is geen zet { $ply }. Aantal gespeelde zetten: { $plies }.
request-no-such-table = Er is geen tafel { $handle } op deze pagina.
request-unreadable = Dit kan niet worden gelezen: { $detail }.
