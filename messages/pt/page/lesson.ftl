# The lessons: what all of them say. Each lesson has a file of its own.
lesson-title = Lição: { $game }
lesson-step = Passo { $step } de { $steps }
lesson-back = Anterior
lesson-next = Seguinte
lesson-retry = Tentar de novo
lesson-show = Mostrar
lesson-shown = Eis uma jogada que serve. { $how }
lesson-right = Certo.
lesson-wrong = Ainda não.
lesson-restart = Recomeçar
# Explained once in each lesson: the rings on the board. The second is said only where the board has such rings.
lesson-ring = Um anel tracejado assinala aquilo de que fala o texto.
lesson-ring-select = Um anel contínuo assinala o que pode selecionar.

# The first game.
lesson-game-takeback = Desfazer jogada
lesson-game-thinking = O adversário está a pensar…
lesson-game-won = Ganhou a sua primeira partida!
lesson-game-lost = Desta vez ganhou o adversário.
lesson-game-draw = A partida acabou empatada.
lesson-game-lost-advice = Desfaça a última jogada e experimente outra, ou jogue de novo.
lesson-game-again = Jogar de novo
lesson-complete = Lição concluída.
lesson-complete-play = Jogar { $game }
lesson-complete-more = Aprender outro jogo
