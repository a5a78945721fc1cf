# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Leçon
learn-lesson-of = { $game } : leçon
learn-lesson-start = Commencer la leçon
learn-lesson-continue = Continuer la leçon
learn-lesson-again = Refaire la leçon
learn-lesson-about = Quelques courtes étapes sur un vrai plateau, puis une première partie.
learn-lesson-progress = Étapes terminées : { $done } sur { $steps }
learn-lesson-done = Leçon terminée
learn-lesson-hus-european = Règles européennes
learn-lesson-hus-african = Règles africaines
