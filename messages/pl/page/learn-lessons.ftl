# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lekcja
learn-lesson-of = { $game }: lekcja
learn-lesson-start = Zacznij lekcję
learn-lesson-continue = Kontynuuj lekcję
learn-lesson-again = Powtórz lekcję
learn-lesson-about = Kilka krótkich kroków na prawdziwej planszy, a potem pierwsza partia.
learn-lesson-progress = Ukończone kroki: { $done } z { $steps }
learn-lesson-done = Lekcja ukończona
learn-lesson-hus-european = Zasady europejskie
learn-lesson-hus-african = Zasady afrykańskie
