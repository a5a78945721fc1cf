# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lektion: { $game }
lesson-step = Steg { $step } av { $steps }
lesson-back = Tillbaka
lesson-next = Nästa
lesson-retry = Försök igen
lesson-show = Visa mig
lesson-shown = Här är ett drag som fungerar. { $how }
lesson-right = Rätt.
lesson-wrong = Inte än.
lesson-restart = Börja om
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = En streckad ring visar vad texten handlar om.
lesson-ring-select = En hel ring visar vad du kan välja.

# The first game.
lesson-game-takeback = Ta tillbaka
lesson-game-thinking = Din motståndare tänker…
lesson-game-won = Du har vunnit ditt första parti!
lesson-game-lost = Den här gången vann din motståndare.
lesson-game-draw = Partiet är remi.
lesson-game-lost-advice = Ta tillbaka ditt senaste drag och prova ett annat, eller spela igen.
lesson-game-again = Spela igen
lesson-complete = Du är klar med lektionen.
lesson-complete-play = Spela { $game }
lesson-complete-more = Lär dig ett annat spel
