# Links to the lessons, on the home page and on Learn. The lessons themselves are in the files lesson….ftl.
learn-lesson = Lesson
learn-lesson-of = { $game }: lesson
learn-lesson-start = Start the lesson
learn-lesson-continue = Continue the lesson
learn-lesson-again = Repeat the lesson
learn-lesson-about = A few short steps on a live board, then a first game.
learn-lesson-progress = { $done } of { $steps } steps done
learn-lesson-done = Lesson completed
learn-lesson-hus-european = European rules
learn-lesson-hus-african = African rules
