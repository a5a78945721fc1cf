learn-title = Impara
learn-rules = Come si gioca a { $game }
learn-try = Prova
learn-try-about = Gioca per entrambe le parti. Ritira le mosse o ricomincia quando vuoi.
learn-back = Ritira mossa
learn-restart = Ricomincia
learn-then-play = Gioca a { $game }
learn-variants = Regole per
