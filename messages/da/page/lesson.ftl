# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lektion: { $game }
lesson-step = Trin { $step } af { $steps }
lesson-back = Tilbage
lesson-next = Næste
lesson-retry = Prøv igen
lesson-show = Vis mig det
lesson-shown = Her er et træk, der virker. { $how }
lesson-right = Rigtigt.
lesson-wrong = Ikke endnu.
lesson-restart = Begynd forfra
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = En stiplet ring viser, hvad teksten handler om.
lesson-ring-select = En hel ring viser, hvad du kan vælge.

# The first game.
lesson-game-takeback = Tag tilbage
lesson-game-thinking = Din modstander tænker…
lesson-game-won = Du har vundet dit første parti!
lesson-game-lost = Denne gang vandt din modstander.
lesson-game-draw = Partiet er remis.
lesson-game-lost-advice = Tag dit sidste træk tilbage, og prøv et andet, eller spil igen.
lesson-game-again = Spil igen
lesson-complete = Du har gennemført lektionen.
lesson-complete-play = Spil { $game }
lesson-complete-more = Lær et andet spil
