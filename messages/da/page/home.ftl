home-title = Fire spil at spille
home-play = Spil
home-play-of = Spil { $game }
home-continue = Fortsæt
home-new = Nyt parti
home-new-of = Nyt parti { $game }
home-more = Flere valg…
your-games = Dine partier
your-games-against = mod { $names }
your-games-here = på denne enhed
your-games-turn = Din tur
your-games-their-turn = Venter på et træk
your-games-open = Venter på spillere
your-games-report = Rapport
your-games-more = { $count ->
    [one] Vis 1 mere
   *[other] Vis { $count } flere
}

home-learn = Lær
home-analyse = Analyse

game-hus = Hus
game-hus-line = Så brikkerne rundt i dine to rækker, bliv ved, og fang brikkerne overfor.
game-pantarei = Pantareï
game-pantarei-line = Skæl kravler op på hinanden, og slangen bliver kortere. Byg den første stak på syv.
game-gou = Gou
game-gou-line = Luk fjendens brikker inde mellem to af dine, og besæt de fire punkter omkring midten.
game-abalone = Abalone
game-abalone-line = Saml flere kugler på en linje end din modstander, og skub seks fjendtlige kugler af brættet.
