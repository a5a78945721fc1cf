learn-title = Aprender
learn-rules = Como se joga { $game }
learn-try = Experimentar
learn-try-about = Jogue com ambos os lados. Desfaça jogadas ou recomece quando quiser.
learn-back = Desfazer jogada
learn-restart = Recomeçar
learn-then-play = Jogar { $game }
learn-variants = Regras para
