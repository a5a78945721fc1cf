learn-title = Apprendre
learn-rules = Comment jouer à { $game }
learn-try = Essayer
learn-try-about = Jouez les deux camps. Reprenez des coups ou recommencez quand vous voulez.
learn-back = Reprendre
learn-restart = Recommencer
learn-then-play = Jouer à { $game }
learn-variants = Règles pour
