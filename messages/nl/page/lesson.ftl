# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Les: { $game }
lesson-step = Stap { $step } van { $steps }
lesson-back = Terug
lesson-next = Verder
lesson-retry = Opnieuw proberen
lesson-show = Zet tonen
lesson-shown = Dit is een zet die werkt. { $how }
lesson-right = Goed zo.
lesson-wrong = Nog niet.
lesson-restart = Opnieuw beginnen
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Een gestreepte ring wijst aan waar de tekst over gaat.
lesson-ring-select = Een doorlopende ring wijst aan wat je kunt selecteren.

# The first game.
lesson-game-takeback = Terugnemen
lesson-game-thinking = Je tegenstander denkt na…
lesson-game-won = Je hebt je eerste partij gewonnen!
lesson-game-lost = Deze keer wint je tegenstander.
lesson-game-draw = De partij is remise.
lesson-game-lost-advice = Neem je laatste zet terug en probeer een andere, of speel opnieuw.
lesson-game-again = Nog eens spelen
lesson-complete = Je hebt de les voltooid.
lesson-complete-play = { $game } spelen
lesson-complete-more = Een ander spel leren
