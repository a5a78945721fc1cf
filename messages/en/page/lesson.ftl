# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lesson: { $game }
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-retry = Try again
lesson-show = Show me
lesson-shown = Here is a move that works. { $how }
lesson-right = Correct.
lesson-wrong = Not yet.
lesson-restart = Start again
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = A dashed ring marks what the text is about.
lesson-ring-select = A solid ring marks what you can select.

# The first game.
lesson-game-takeback = Take back
lesson-game-thinking = Your opponent is thinking…
lesson-game-won = You won your first game!
lesson-game-lost = Your opponent won this time.
lesson-game-draw = The game is a draw.
lesson-game-lost-advice = Take back your last move and try another one, or play again.
lesson-game-again = Play again
lesson-complete = You have completed the lesson.
lesson-complete-play = Play { $game }
lesson-complete-more = Learn another game
