# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lekcja: { $game }
lesson-step = Krok { $step } z { $steps }
lesson-back = Wstecz
lesson-next = Dalej
lesson-retry = Spróbuj ponownie
lesson-show = Pokaż ruch
lesson-shown = Oto dobry ruch. { $how }
lesson-right = Dobrze.
lesson-wrong = Jeszcze nie.
lesson-restart = Zacznij od nowa
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Przerywany pierścień oznacza to, o czym mówi tekst.
lesson-ring-select = Ciągły pierścień oznacza to, co możesz wybrać.

# The first game.
lesson-game-takeback = Cofnij ruch
lesson-game-thinking = Przeciwnik myśli…
lesson-game-won = Wygrywasz swoją pierwszą partię!
lesson-game-lost = Tym razem wygrywa przeciwnik.
lesson-game-draw = Partia kończy się remisem.
lesson-game-lost-advice = Cofnij ostatni ruch i spróbuj innego albo zagraj jeszcze raz.
lesson-game-again = Zagraj jeszcze raz
lesson-complete = Lekcja ukończona.
lesson-complete-play = Graj w { $game }
lesson-complete-more = Poznaj inną grę
