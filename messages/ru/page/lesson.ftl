# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Урок: { $game }
lesson-step = Шаг { $step } из { $steps }
lesson-back = Назад
lesson-next = Далее
lesson-retry = Ещё раз
lesson-show = Показать ход
lesson-shown = Вот подходящий ход. { $how }
lesson-right = Верно.
lesson-wrong = Пока нет.
lesson-restart = Начать сначала
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Пунктирное кольцо отмечает то, о чём говорит текст.
lesson-ring-select = Сплошное кольцо отмечает то, что можно выбрать.

# The first game.
lesson-game-takeback = Вернуть ход
lesson-game-thinking = Соперник думает…
lesson-game-won = Вы выиграли свою первую партию!
lesson-game-lost = На этот раз победил соперник.
lesson-game-draw = Партия закончилась вничью.
lesson-game-lost-advice = Верните последний ход и попробуйте другой или сыграйте ещё раз.
lesson-game-again = Сыграть ещё раз
lesson-complete = Вы прошли урок.
lesson-complete-play = Играть в { $game }
lesson-complete-more = Изучить другую игру
