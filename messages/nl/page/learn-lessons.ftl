# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Les
learn-lesson-of = { $game }: les
learn-lesson-start = Les beginnen
learn-lesson-continue = Les voortzetten
learn-lesson-again = Les herhalen
learn-lesson-about = Een paar korte stappen op een echt bord, daarna een eerste partij.
learn-lesson-progress = { $done } van { $steps } stappen gedaan
learn-lesson-done = Les voltooid
learn-lesson-hus-european = Europese regels
learn-lesson-hus-african = Afrikaanse regels
