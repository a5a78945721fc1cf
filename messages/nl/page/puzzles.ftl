puzzles-about = Eén zet wint of redt de partij. Vind hem.
puzzles-missing = De puzzels konden niet worden geladen
puzzles-none = Zo’n puzzel is er niet. Kies een ander thema.

# What is asked.
puzzles-task-win = { $side } aan zet: vind de enige zet die wint
puzzles-task-within = { $side } aan zet: win in { $moves } zetten. Dat kan met maar één eerste zet
puzzles-task-advantage = { $side } aan zet: vind de enige zet die duidelijk voordeel geeft
puzzles-task-save = { $side } aan zet: vind de enige zet die niet verliest
puzzles-task-defend = { $side } aan zet: vind de beste verdediging. Elke andere zet is duidelijk slechter
puzzles-task-own = { $side } aan zet: vind de zet die duidelijk beter is dan alle andere
puzzles-target = Wie het eerst { $marbles ->
    [one] één knikker
   *[other] { $marbles } knikkers
} van het bord duwt, wint.
puzzles-level = niveau { $level }
puzzles-proved = bewezen
puzzles-proved-about = Er is bewezen dat er precies één oplossing is.
puzzles-engine = volgens de engine
puzzles-engine-about = De engine vindt elke andere zet veel slechter.

# What is answered.
puzzles-right = Goed!
puzzles-wrong = Dat is niet de zet. Je tegenstander antwoordt…
puzzles-wrong-over = Dat is niet de zet. Hij beëindigt de partij.
puzzles-refuted = Dat is niet de zet. { $reply }
puzzles-wrong-result = Niet de zet: zie het antwoord op het bord.
puzzles-why-chances = Na { $played } schat de engine de kansen van { SIDE($side) } op { $percent }%.
puzzles-hint-move = De zet is { $move }. { $how }

# What can be done.
puzzles-hint = Tip
puzzles-again = Opnieuw proberen
puzzles-skip = Overslaan
puzzles-next = Volgende puzzel
puzzles-line = Zettenreeks tonen
puzzles-series = Alle puzzels
puzzles-daily = Puzzel van de dag
puzzles-daily-of = { $game }: puzzel van de dag

# How someone gets on.
puzzles-rating = Rating { $rating }
puzzles-rating-about = Je rating bepaalt de volgende puzzel. Hij blijft in deze browser.
puzzles-streak = Reeks { $streak }, beste { $best }
puzzles-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} op rij

# Themes.
puzzles-theme = Thema
puzzles-theme-all = Alle thema’s
puzzles-theme-long-relay = Lang doorzaaien
puzzles-theme-starvation = Uithongeren
puzzles-theme-capture = Veroveren
puzzles-theme-big-capture = Grote vangst
puzzles-theme-stack-of-seven = Stapel van zeven
puzzles-theme-swap = Ruil
puzzles-theme-two-scales = Twee blokken
puzzles-theme-cover = Stapel bedekken
puzzles-theme-high-stack = Hoge stapel
puzzles-theme-pincers = Tang
puzzles-theme-goal-points = Doelen
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Rand
puzzles-theme-double-threat = Dubbele dreiging
puzzles-theme-parry = Winst verhinderen
puzzles-theme-quiet = Stille zet
puzzles-theme-defence = Verdediging

# Your own mistakes.
puzzles-theme-own = Je fouten ({ $count })
puzzles-own-none = Alle puzzels uit je fouten zijn opgelost. Kies een ander thema.
