# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lekce: { $game }
lesson-step = Krok { $step } z { $steps }
lesson-back = Zpět
lesson-next = Další
lesson-retry = Zkusit znovu
lesson-show = Ukázat tah
lesson-shown = Toto je jeden ze správných tahů. { $how }
lesson-right = Správně.
lesson-wrong = Ještě ne.
lesson-restart = Začít znovu
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Čárkovaný kroužek označuje, o čem text je.
lesson-ring-select = Plný kroužek označuje, co můžete vybrat.

# The first game.
lesson-game-takeback = Vrátit tah
lesson-game-thinking = Soupeř přemýšlí…
lesson-game-won = Vyhráli jste svou první partii!
lesson-game-lost = Tentokrát vyhrál soupeř.
lesson-game-draw = Partie skončila remízou.
lesson-game-lost-advice = Vraťte poslední tah a zkuste jiný, nebo si zahrajte znovu.
lesson-game-again = Hrát znovu
lesson-complete = Dokončili jste lekci.
lesson-complete-play = Hrát { $game }
lesson-complete-more = Naučit se další hru
