learn-title = Lernen
learn-rules = So wird { $game } gespielt
learn-try = Probiere es aus
learn-try-about = Spiele beide Seiten. Du kannst jederzeit Züge zurücknehmen oder neu anfangen.
learn-back = Zurücknehmen
learn-restart = Neu anfangen
learn-then-play = { $game } spielen
learn-variants = Regeln für
