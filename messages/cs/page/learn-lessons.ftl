# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lekce
learn-lesson-of = { $game }: lekce
learn-lesson-start = Začít lekci
learn-lesson-continue = Pokračovat v lekci
learn-lesson-again = Zopakovat lekci
learn-lesson-about = Několik krátkých kroků přímo na desce a pak první partie.
learn-lesson-progress = Hotové kroky: { $done } z { $steps }
learn-lesson-done = Lekce dokončena
learn-lesson-hus-european = Evropská pravidla
learn-lesson-hus-african = Africká pravidla
