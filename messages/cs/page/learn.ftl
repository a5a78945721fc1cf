learn-title = Učit se
learn-rules = Jak se hraje { $game }
learn-try = Vyzkoušejte si to
learn-try-about = Hrajte za obě strany. Kdykoli můžete vrátit tah nebo začít znovu.
learn-back = Vrátit tah
learn-restart = Začít znovu
learn-then-play = Hrát { $game }
learn-variants = Pravidla pro
