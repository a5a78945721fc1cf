home-title = Vier Spiele zur Auswahl
home-play = Spielen
home-play-of = { $game } spielen
home-continue = Weiterspielen
home-new = Neue Partie
home-new-of = Neue Partie { $game }
home-more = Mehr …
your-games = Deine Partien
your-games-against = gegen { $names }
your-games-here = auf diesem Gerät
your-games-turn = Du bist am Zug
your-games-their-turn = Wartet auf einen Zug
your-games-open = Wartet auf Spieler
your-games-report = Bericht
your-games-more = { $count ->
    [one] 1 weitere anzeigen
   *[other] { $count } weitere anzeigen
}

home-learn = Lernen
home-analyse = Analyse

game-hus = Hus
game-hus-line = Säe reihum durch deine zwei Reihen, säe immer weiter und erbeute die Steine gegenüber.
game-pantarei = Pantareï
game-pantarei-line = Steine steigen aufeinander, und die Schlange wird kürzer. Baue den ersten Stapel aus sieben Steinen.
game-gou = Gou
game-gou-line = Schließe gegnerische Steine zwischen zwei eigenen ein und besetze die vier Punkte um die Mitte.
game-abalone = Abalone
game-abalone-line = Bringe mehr Kugeln in eine Linie als dein Gegner und schiebe sechs gegnerische vom Brett.
