# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Урок
learn-lesson-of = { $game }: урок
learn-lesson-start = Начать урок
learn-lesson-continue = Продолжить урок
learn-lesson-again = Повторить урок
learn-lesson-about = Несколько коротких шагов прямо на доске, а затем первая партия.
learn-lesson-progress = Пройдено шагов: { $done } из { $steps }
learn-lesson-done = Урок пройден
learn-lesson-hus-european = Европейские правила
learn-lesson-hus-african = Африканские правила
