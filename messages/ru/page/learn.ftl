learn-title = Обучение
learn-rules = Как играть в { $game }
learn-try = Попробуйте
learn-try-about = Играйте за обе стороны. В любой момент можно вернуть ход или начать сначала.
learn-back = Вернуть ход
learn-restart = Начать сначала
learn-then-play = Играть в { $game }
learn-variants = Правила для
