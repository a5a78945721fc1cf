learn-title = Learn
learn-rules = How to play { $game }
learn-try = Try it
learn-try-about = Play both sides. Take back moves or start again at any time.
learn-back = Take back
learn-restart = Start again
learn-then-play = Play { $game }
learn-variants = Rules for
