# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lektion: { $game }
lesson-step = Schritt { $step } von { $steps }
lesson-back = Zurück
lesson-next = Weiter
lesson-retry = Noch einmal
lesson-show = Zug zeigen
lesson-shown = Hier ist ein passender Zug. { $how }
lesson-right = Richtig.
lesson-wrong = Noch nicht.
lesson-restart = Neu anfangen
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Ein gestrichelter Ring zeigt, worum es im Text geht.
lesson-ring-select = Ein durchgezogener Ring zeigt, was du auswählen kannst.

# The first game.
lesson-game-takeback = Zurücknehmen
lesson-game-thinking = Dein Gegner denkt nach …
lesson-game-won = Du hast deine erste Partie gewonnen!
lesson-game-lost = Diesmal hat dein Gegner gewonnen.
lesson-game-draw = Die Partie endet remis.
lesson-game-lost-advice = Nimm deinen letzten Zug zurück und versuche einen anderen, oder spiele noch einmal.
lesson-game-again = Noch einmal spielen
lesson-complete = Du hast die Lektion abgeschlossen.
lesson-complete-play = { $game } spielen
lesson-complete-more = Ein anderes Spiel lernen
