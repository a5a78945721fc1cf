# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lektion
learn-lesson-of = { $game }: Lektion
learn-lesson-start = Lektion beginnen
learn-lesson-continue = Lektion fortsetzen
learn-lesson-again = Lektion wiederholen
learn-lesson-about = Ein paar kurze Schritte am Brett, dann eine erste Partie.
learn-lesson-progress = { $done } von { $steps } Schritten geschafft
learn-lesson-done = Lektion abgeschlossen
learn-lesson-hus-european = Europäische Regeln
learn-lesson-hus-african = Afrikanische Regeln
