home-title = Quatro jogos à escolha
home-play = Jogar
home-play-of = Jogar { $game }
home-continue = Continuar
home-new = Nova partida
home-new-of = Nova partida de { $game }
home-more = Opções…
your-games = As suas partidas
your-games-against = contra { $names }
your-games-here = neste dispositivo
your-games-turn = É a sua vez
your-games-their-turn = À espera de uma jogada
your-games-open = À espera de jogadores
your-games-report = Relatório
your-games-more = { $count ->
        [one] Mostrar mais { $count }
        [many] Mostrar mais { $count }
       *[other] Mostrar mais { $count }
    }

home-learn = Aprender
home-analyse = Analisar

game-hus = Hus
game-hus-line = Semeie pelas suas duas filas, continue em estafeta e capture as sementes em frente.
game-pantarei = Pantareï
game-pantarei-line = As escamas sobem umas para cima das outras e a serpente encurta. Forme a primeira pilha de sete.
game-gou = Gou
game-gou-line = Feche peças adversárias entre duas das suas e ocupe os quatro pontos em redor do centro.
game-abalone = Abalone
game-abalone-line = Forme filas mais longas do que as do adversário e expulse seis berlindes dele do tabuleiro.
