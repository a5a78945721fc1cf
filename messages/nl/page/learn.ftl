learn-title = Leren
learn-rules = Zo speel je { $game }
learn-try = Probeer het
learn-try-about = Speel beide kanten. Je kunt altijd zetten terugnemen of opnieuw beginnen.
learn-back = Terugnemen
learn-restart = Opnieuw beginnen
learn-then-play = { $game } spelen
learn-variants = Regels voor
