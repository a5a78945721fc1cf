# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lección
learn-lesson-of = { $game }: lección
learn-lesson-start = Empezar la lección
learn-lesson-continue = Continuar la lección
learn-lesson-again = Repetir la lección
learn-lesson-about = Unos pocos pasos en un tablero de verdad y, después, una primera partida.
learn-lesson-progress = Pasos hechos: { $done } de { $steps }
learn-lesson-done = Lección completada
learn-lesson-hus-european = Reglas europeas
learn-lesson-hus-african = Reglas africanas
