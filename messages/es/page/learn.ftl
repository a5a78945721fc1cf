learn-title = Aprender
learn-rules = Cómo se juega a { $game }
learn-try = Pruébalo
learn-try-about = Juega con ambos bandos. Retira jugadas o vuelve a empezar cuando quieras.
learn-back = Retirar jugada
learn-restart = Volver a empezar
learn-then-play = Jugar a { $game }
learn-variants = Reglas para
