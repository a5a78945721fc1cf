home-title = Quatre jeux au choix
home-play = Jouer
home-play-of = Jouer à { $game }
home-continue = Continuer
home-new = Nouvelle partie
home-new-of = Nouvelle partie : { $game }
home-more = Options…
your-games = Vos parties
your-games-against = contre { $names }
your-games-here = sur cet appareil
your-games-turn = À vous de jouer
your-games-their-turn = En attente d’un coup
your-games-open = En attente de joueurs
your-games-report = Bilan
your-games-more = { $count ->
        [one] Afficher { $count } de plus
        [many] Afficher { $count } de plus
       *[other] Afficher { $count } de plus
    }

home-learn = Apprendre
home-analyse = Analyser

game-hus = Hus
game-hus-line = Semez autour de vos deux rangées, enchaînez les relais et capturez les graines d’en face.
game-pantarei = Pantareï
game-pantarei-line = Les écailles grimpent les unes sur les autres et le serpent raccourcit. Formez la première pile de sept.
game-gou = Gou
game-gou-line = Prenez les pions adverses en tenaille entre deux des vôtres et occupez les quatre points autour du centre.
game-abalone = Abalone
game-abalone-line = Soyez en surnombre sur une ligne et éjectez six billes adverses du plateau.
