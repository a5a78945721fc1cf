home-title = Quattro giochi tra cui scegliere
home-play = Gioca
home-play-of = Gioca a { $game }
home-continue = Continua
home-new = Nuova partita
home-new-of = Nuova partita a { $game }
home-more = Opzioni…
your-games = Le tue partite
your-games-against = contro { $names }
your-games-here = su questo dispositivo
your-games-turn = Tocca a te
your-games-their-turn = In attesa di una mossa
your-games-open = In attesa di giocatori
your-games-report = Rapporto
your-games-more = { $count ->
        [one] Mostrane un’altra
        [many] Mostrane altre { $count }
       *[other] Mostrane altre { $count }
    }

home-learn = Impara
home-analyse = Analizza

game-hus = Hus
game-hus-line = Semina lungo le tue due file, prosegui a staffetta e cattura i semi di fronte.
game-pantarei = Pantareï
game-pantarei-line = Le squame salgono le une sulle altre e il serpente si accorcia. Forma la prima pila di sette.
game-gou = Gou
game-gou-line = Chiudi le pedine avversarie tra due delle tue e occupa i quattro punti attorno al centro.
game-abalone = Abalone
game-abalone-line = Supera in numero le biglie avversarie sulla stessa linea ed espelline sei dal tavoliere.
