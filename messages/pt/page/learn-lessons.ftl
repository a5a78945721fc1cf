# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lição
learn-lesson-of = { $game }: lição
learn-lesson-start = Começar lição
learn-lesson-continue = Continuar a lição
learn-lesson-again = Repetir a lição
learn-lesson-about = Alguns passos curtos num tabuleiro a sério e, depois, uma primeira partida.
learn-lesson-progress = Passos feitos: { $done } de { $steps }
learn-lesson-done = Lição concluída
learn-lesson-hus-european = Regras europeias
learn-lesson-hus-african = Regras africanas
