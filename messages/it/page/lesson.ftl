# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lezione: { $game }
lesson-step = Passo { $step } di { $steps }
lesson-back = Indietro
lesson-next = Avanti
lesson-retry = Riprova
lesson-show = Mostrami
lesson-shown = Ecco una mossa che va bene. { $how }
lesson-right = Giusto.
lesson-wrong = Non ancora.
lesson-restart = Ricomincia
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Un anello tratteggiato indica ciò di cui parla il testo.
lesson-ring-select = Un anello continuo indica ciò che puoi selezionare.

# The first game.
lesson-game-takeback = Ritira mossa
lesson-game-thinking = L’avversario sta pensando…
lesson-game-won = Hai vinto la tua prima partita!
lesson-game-lost = Questa volta ha vinto l’avversario.
lesson-game-draw = La partita è patta.
lesson-game-lost-advice = Ritira l’ultima mossa e provane un’altra, oppure gioca di nuovo.
lesson-game-again = Gioca di nuovo
lesson-complete = Hai completato la lezione.
lesson-complete-play = Gioca a { $game }
lesson-complete-more = Impara un altro gioco
