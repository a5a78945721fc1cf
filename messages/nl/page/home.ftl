home-title = Vier spellen om te spelen
home-play = Spelen
home-play-of = { $game } spelen
home-continue = Verder spelen
home-new = Nieuwe partij
home-new-of = Nieuwe partij { $game }
home-more = Opties…
your-games = Je partijen
your-games-against = tegen { $names }
your-games-here = op dit apparaat
your-games-turn = Jij bent aan zet
your-games-their-turn = Wacht op een zet
your-games-open = Wacht op spelers
your-games-report = Rapport
your-games-more = { $count ->
    [one] Nog 1 tonen
   *[other] Nog { $count } tonen
}

home-learn = Leren
home-analyse = Analyse

game-hus = Hus
game-hus-line = Zaai rond over je twee rijen, blijf doorzaaien en verover de stenen aan de overkant.
game-pantarei = Pantareï
game-pantarei-line = Blokken klimmen op elkaar en de slang wordt korter. Bouw als eerste een stapel van zeven.
game-gou = Gou
game-gou-line = Sluit vijandelijke stukken in tussen twee van jou en bezet de vier punten rond het midden.
game-abalone = Abalone
game-abalone-line = Zorg voor meer knikkers in een lijn dan je tegenstander en duw zes vijandelijke knikkers van het bord.
