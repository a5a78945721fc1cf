puzzles-about = Jediný tah vyhrává nebo zachraňuje partii. Najděte ho.
puzzles-missing = Úlohy se nepodařilo načíst
puzzles-none = Taková úloha neexistuje. Zvolte jiné téma.

# What is asked.
puzzles-task-win = Na tahu je { $side }: najděte jediný tah, který vyhrává
puzzles-task-within = Na tahu je { $side }: { $moves ->
    [one] vyhrajte jedním tahem
    [few] vyhrajte ve { $moves } tazích
    [many] vyhrajte v { $moves } tahu
   *[other] vyhrajte v { $moves } tazích
}. Vede k tomu jediný první tah
puzzles-task-advantage = Na tahu je { $side }: najděte jediný tah, který vede k jasné výhodě
puzzles-task-save = Na tahu je { $side }: najděte jediný tah, který neprohrává
puzzles-task-defend = Na tahu je { $side }: najděte nejlepší obranu. Každý jiný tah je zřetelně horší
puzzles-task-own = Na tahu je { $side }: najděte tah, který je zřetelně lepší než všechny ostatní
puzzles-target = Vítězí, kdo první vytlačí { $marbles ->
    [one] jednu kouli
    [few] { $marbles } koule
    [many] { $marbles } koule
   *[other] { $marbles } koulí
}.
puzzles-level = úroveň { $level }
puzzles-proved = dokázáno
puzzles-proved-about = Je dokázáno, že existuje právě jedno řešení.
puzzles-engine = podle enginu
puzzles-engine-about = Podle enginu je každý jiný tah o mnoho horší.

# What is answered.
puzzles-right = Správně!
puzzles-wrong = To není ten tah. Soupeř odpovídá…
puzzles-wrong-over = To není ten tah. Partie jím končí.
puzzles-refuted = To není ten tah. { $reply }
puzzles-wrong-result = To není ten tah: odpověď vidíte na desce.
puzzles-why-chances = Po tahu { $played } jsou podle enginu šance { SIDE($side, form: "genitive") } na výhru { $percent } %.
puzzles-hint-move = Správný tah je { $move }. { $how }

# What can be done.
puzzles-hint = Nápověda
puzzles-again = Zkusit znovu
puzzles-skip = Přeskočit
puzzles-next = Další úloha
puzzles-line = Přehrát řešení
puzzles-series = Všechny úlohy
puzzles-daily = Úloha dne
puzzles-daily-of = { $game }: úloha dne

# How someone gets on.
puzzles-rating = Rating { $rating }
puzzles-rating-about = Podle vašeho ratingu se vybírá další úloha. Ukládá se jen v tomto prohlížeči.
puzzles-streak = Série { $streak }, nejdelší { $best }
puzzles-days = { $days ->
    [one] 1 den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
} v řadě

# Themes.
puzzles-theme = Téma
puzzles-theme-all = Všechna témata
puzzles-theme-long-relay = Dlouhé navazování
puzzles-theme-starvation = Vyhladovění
puzzles-theme-capture = Braní
puzzles-theme-big-capture = Velké braní
puzzles-theme-stack-of-seven = Hromádka ze sedmi
puzzles-theme-swap = Prohození
puzzles-theme-two-scales = Dvě destičky
puzzles-theme-cover = Přikrytí hromádky
puzzles-theme-high-stack = Vysoká hromádka
puzzles-theme-pincers = Kleště
puzzles-theme-goal-points = Cílové body
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Okraj
puzzles-theme-double-threat = Dvojí hrozba
puzzles-theme-parry = Odvrácení výhry
puzzles-theme-quiet = Tichý tah
puzzles-theme-defence = Obrana

# Your own mistakes.
puzzles-theme-own = Vaše chyby ({ $count })
puzzles-own-none = Všechny úlohy ze svých chyb jste vyřešili. Zvolte jiné téma.
