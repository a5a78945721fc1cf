# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lezione
learn-lesson-of = { $game }: lezione
learn-lesson-start = Inizia la lezione
learn-lesson-continue = Continua la lezione
learn-lesson-again = Ripeti la lezione
learn-lesson-about = Pochi brevi passi su un vero tavoliere, poi una prima partita.
learn-lesson-progress = Passi completati: { $done } su { $steps }
learn-lesson-done = Lezione completata
learn-lesson-hus-european = Regole europee
learn-lesson-hus-african = Regole africane
