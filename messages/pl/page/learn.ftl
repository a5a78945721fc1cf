learn-title = Nauka
learn-rules = Jak grać w { $game }
learn-try = Wypróbuj
learn-try-about = Graj za obie strony. W każdej chwili możesz cofnąć ruch lub zacząć od nowa.
learn-back = Cofnij ruch
learn-restart = Zacznij od nowa
learn-then-play = Graj w { $game }
learn-variants = Zasady dla
