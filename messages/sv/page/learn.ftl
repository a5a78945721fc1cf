learn-title = Lär dig
learn-rules = Så spelar du { $game }
learn-try = Prova
learn-try-about = Spela båda sidorna. Du kan när som helst ta tillbaka drag eller börja om.
learn-back = Ta tillbaka
learn-restart = Börja om
learn-then-play = Spela { $game }
learn-variants = Regler för
