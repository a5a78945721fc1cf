home-title = Fyra spel att spela
home-play = Spela
home-play-of = Spela { $game }
home-continue = Fortsätt
home-new = Nytt parti
home-new-of = Nytt parti { $game }
home-more = Mer…
your-games = Dina partier
your-games-against = mot { $names }
your-games-here = på den här enheten
your-games-turn = Din tur
your-games-their-turn = Väntar på ett drag
your-games-open = Väntar på spelare
your-games-report = Rapport
your-games-more = { $count ->
    [one] Visa 1 till
   *[other] Visa { $count } till
}

home-learn = Lär dig
home-analyse = Analys

game-hus = Hus
game-hus-line = Så stenar runt i dina två rader, fortsätt sådden och fånga stenarna mittemot.
game-pantarei = Pantareï
game-pantarei-line = Fjäll klättrar på varandra och ormen blir kortare. Bygg den första stapeln med sju.
game-gou = Gou
game-gou-line = Stäng in fiendens pjäser mellan två av dina och inta de fyra punkterna runt mitten.
game-abalone = Abalone
game-abalone-line = Samla fler kulor på en linje än din motståndare och knuffa av sex fientliga kulor från brädet.
