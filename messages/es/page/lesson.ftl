# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lección: { $game }
lesson-step = Paso { $step } de { $steps }
lesson-back = Atrás
lesson-next = Siguiente
lesson-retry = Reintentar
lesson-show = Mostrar
lesson-shown = Esta jugada sirve. { $how }
lesson-right = Correcto.
lesson-wrong = Todavía no.
lesson-restart = Volver a empezar
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Un anillo discontinuo señala aquello de lo que habla el texto.
lesson-ring-select = Un anillo continuo señala lo que puedes seleccionar.

# The first game.
lesson-game-takeback = Retirar jugada
lesson-game-thinking = Tu rival está pensando…
lesson-game-won = ¡Has ganado tu primera partida!
lesson-game-lost = Esta vez ha ganado tu rival.
lesson-game-draw = La partida queda en tablas.
lesson-game-lost-advice = Retira tu última jugada y prueba otra, o juega de nuevo.
lesson-game-again = Jugar de nuevo
lesson-complete = Has completado la lección.
lesson-complete-play = Jugar a { $game }
lesson-complete-more = Aprender otro juego
