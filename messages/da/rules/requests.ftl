# What can be wrong with a request to the rules in the page.
request-saved-players = Spillerne passer ikke til det gemte parti.
request-empty-record = Den indeholder intet parti.
request-no-next-game = Der er ikke et næste parti. Matchen er slut.
request-not-over = Partiet er ikke slut.
request-game-over = Partiet er slut. Der kan ikke spilles flere træk.
request-no-such-move = Der er intet træk { $ply }. Antal spillede træk: { $plies }.
request-no-such-table = Der er intet bord { $handle } på denne side.
request-unreadable = Dette kan ikke læses: { $detail }.
