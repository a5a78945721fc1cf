home-title = Cuatro juegos a elegir
home-play = Jugar
home-play-of = Jugar a { $game }
home-continue = Continuar
home-new = Nueva partida
home-new-of = Nueva partida de { $game }
home-more = Más…
your-games = Tus partidas
your-games-against = contra { $names }
your-games-here = en este dispositivo
your-games-turn = Tu turno
your-games-their-turn = Esperando una jugada
your-games-open = Esperando jugadores
your-games-report = Informe
your-games-more = { $count ->
        [one] Mostrar 1 más
        [many] Mostrar { $count } más
       *[other] Mostrar { $count } más
    }

home-learn = Aprender
home-analyse = Analizar

game-hus = Hus
game-hus-line = Siembra por tus dos filas, encadena relevos y captura las semillas de enfrente.
game-pantarei = Pantareï
game-pantarei-line = Las escamas se suben unas sobre otras y la serpiente se acorta. Forma la primera pila de siete.
game-gou = Gou
game-gou-line = Atrapa fichas rivales entre dos de las tuyas y ocupa los cuatro puntos que rodean el centro.
game-abalone = Abalone
game-abalone-line = Supera en número a las canicas rivales en línea y expulsa seis del tablero.
