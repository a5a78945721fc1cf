# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lektion
learn-lesson-of = { $game }: lektion
learn-lesson-start = Starta lektionen
learn-lesson-continue = Fortsätt lektionen
learn-lesson-again = Gör om lektionen
learn-lesson-about = Några korta steg på ett riktigt bräde och sedan ett första parti.
learn-lesson-progress = { $done } av { $steps } steg klara
learn-lesson-done = Lektionen är klar
learn-lesson-hus-european = Europeiska regler
learn-lesson-hus-african = Afrikanska regler
