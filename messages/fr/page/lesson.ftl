# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Leçon : { $game }
lesson-step = Étape { $step } sur { $steps }
lesson-back = Précédent
lesson-next = Suivant
lesson-retry = Réessayer
lesson-show = Montrer
lesson-shown = Voici un coup qui convient. { $how }
lesson-right = C’est juste.
lesson-wrong = Pas encore.
lesson-restart = Recommencer
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Un anneau en pointillé montre ce dont parle le texte.
lesson-ring-select = Un anneau plein montre ce que vous pouvez sélectionner.

# The first game.
lesson-game-takeback = Reprendre
lesson-game-thinking = Votre adversaire réfléchit…
lesson-game-won = Vous avez gagné votre première partie !
lesson-game-lost = Cette fois, votre adversaire a gagné.
lesson-game-draw = La partie est nulle.
lesson-game-lost-advice = Reprenez votre dernier coup et essayez-en un autre, ou rejouez.
lesson-game-again = Rejouer
lesson-complete = Vous avez terminé la leçon.
lesson-complete-play = Jouer à { $game }
lesson-complete-more = Apprendre un autre jeu
