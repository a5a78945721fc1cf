# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lektion
learn-lesson-of = { $game }: lektion
learn-lesson-start = Start lektion
learn-lesson-continue = Fortsæt lektionen
learn-lesson-again = Gentag lektionen
learn-lesson-about = Nogle få korte trin på et rigtigt bræt og derefter et første parti.
learn-lesson-progress = { $done } af { $steps } trin klaret
learn-lesson-done = Lektionen er gennemført
learn-lesson-hus-european = Europæiske regler
learn-lesson-hus-african = Afrikanske regler
