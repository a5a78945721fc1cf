learn-title = Lær
learn-rules = Sådan spiller du { $game }
learn-try = Prøv det
learn-try-about = Spil begge sider. Du kan altid tage træk tilbage eller begynde forfra.
learn-back = Tag tilbage
learn-restart = Begynd forfra
learn-then-play = Spil { $game }
learn-variants = Regler for
