puzzles-about = Ét træk vinder eller redder partiet. Find det.
puzzles-missing = Opgaverne kunne ikke indlæses
puzzles-none = Sådan en opgave findes ikke. Vælg et andet tema.

# What is asked.
puzzles-task-win = { $side } i trækket: Find det eneste træk, der vinder
puzzles-task-within = { $side } i trækket: Vind i { $moves } træk. Kun ét første træk fører til det
puzzles-task-advantage = { $side } i trækket: Find det eneste træk, der giver en klar fordel
puzzles-task-save = { $side } i trækket: Find det eneste træk, der ikke taber
puzzles-task-defend = { $side } i trækket: Find det bedste forsvar. Alle andre træk er klart dårligere
puzzles-task-own = { $side } i trækket: Find det træk, der er klart bedre end alle andre
puzzles-target = Den første, der skubber { $marbles ->
    [one] én kugle
   *[other] { $marbles } kugler
} af brættet, vinder.
puzzles-level = niveau { $level }
puzzles-proved = bevist
puzzles-proved-about = Det er bevist, at der er præcis én løsning.
puzzles-engine = ifølge motoren
puzzles-engine-about = Motoren finder alle andre træk langt dårligere.

# What is answered.
puzzles-right = Rigtigt!
puzzles-wrong = Det er ikke trækket. Din modstander svarer…
puzzles-wrong-over = Det er ikke trækket. Det afslutter partiet.
puzzles-refuted = Det er ikke trækket. { $reply }
puzzles-wrong-result = Ikke trækket: Se svaret på brættet.
puzzles-why-chances = Efter { $played } vurderer motoren { SIDE($side, form: "genitive") } chancer til { $percent } %.
puzzles-hint-move = Trækket er { $move }. { $how }

# What can be done.
puzzles-hint = Tip
puzzles-again = Prøv igen
puzzles-skip = Spring over
puzzles-next = Næste opgave
puzzles-line = Vis trækfølgen
puzzles-series = Alle opgaver
puzzles-daily = Dagens opgave
puzzles-daily-of = { $game }: dagens opgave

# How someone gets on.
puzzles-rating = Rating { $rating }
puzzles-rating-about = Din rating bestemmer den næste opgave. Den bliver i denne browser.
puzzles-streak = Stime { $streak }, bedste { $best }
puzzles-days = { $days ->
    [one] 1 dag
   *[other] { $days } dage
} i træk

# Themes.
puzzles-theme = Tema
puzzles-theme-all = Alle temaer
puzzles-theme-long-relay = Lang såning
puzzles-theme-starvation = Udsultning
puzzles-theme-capture = Fangst
puzzles-theme-big-capture = Stor fangst
puzzles-theme-stack-of-seven = Stak på syv
puzzles-theme-swap = Bytte
puzzles-theme-two-scales = To skæl
puzzles-theme-cover = Dække en stak
puzzles-theme-high-stack = Høj stak
puzzles-theme-pincers = Knibtang
puzzles-theme-goal-points = Målpunkter
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Kant
puzzles-theme-double-threat = Dobbelt trussel
puzzles-theme-parry = Afværge en sejr
puzzles-theme-quiet = Stille træk
puzzles-theme-defence = Forsvar

# Your own mistakes.
puzzles-theme-own = Dine fejl ({ $count })
puzzles-own-none = Du har løst alle opgaver fra dine egne fejl. Vælg et andet tema.
