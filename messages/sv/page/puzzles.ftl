puzzles-about = Ett drag vinner eller räddar partiet. Hitta det.
puzzles-missing = Uppgifterna kunde inte läsas in
puzzles-none = Det finns ingen sådan uppgift. Välj ett annat tema.

# What is asked.
puzzles-task-win = { $side } vid draget: hitta det enda draget som vinner
puzzles-task-within = { $side } vid draget: vinn på { $moves } drag. Bara ett första drag leder dit
puzzles-task-advantage = { $side } vid draget: hitta det enda draget som ger en klar fördel
puzzles-task-save = { $side } vid draget: hitta det enda draget som inte förlorar
puzzles-task-defend = { $side } vid draget: hitta det bästa försvaret. Alla andra drag är klart sämre
puzzles-task-own = { $side } vid draget: hitta det drag som är klart bättre än alla andra
puzzles-target = Den som först knuffar av { $marbles ->
    [one] en kula
   *[other] { $marbles } kulor
} vinner.
puzzles-level = nivå { $level }
puzzles-proved = bevisad
puzzles-proved-about = Det är bevisat att det finns exakt en lösning.
puzzles-engine = enligt motorn
puzzles-engine-about = Motorn tycker att alla andra drag är mycket sämre.

# What is answered.
puzzles-right = Rätt!
puzzles-wrong = Det är inte draget. Din motståndare svarar…
puzzles-wrong-over = Det är inte draget. Det avslutar partiet.
puzzles-refuted = Det är inte draget. { $reply }
puzzles-wrong-result = Inte draget: se svaret på brädet.
puzzles-why-chances = Efter { $played } bedömer motorn chansen för { SIDE($side) } till { $percent } %.
puzzles-hint-move = Draget är { $move }. { $how }

# What can be done.
puzzles-hint = Tips
puzzles-again = Försök igen
puzzles-skip = Hoppa över
puzzles-next = Nästa uppgift
puzzles-line = Visa dragföljden
puzzles-series = Alla uppgifter
puzzles-daily = Dagens uppgift
puzzles-daily-of = { $game }: dagens uppgift

# How someone gets on.
puzzles-rating = Rating { $rating }
puzzles-rating-about = Din rating bestämmer nästa uppgift. Den stannar i den här webbläsaren.
puzzles-streak = Svit { $streak }, bästa { $best }
puzzles-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
} i rad

# Themes.
puzzles-theme = Tema
puzzles-theme-all = Alla teman
puzzles-theme-long-relay = Lång sådd
puzzles-theme-starvation = Utsvältning
puzzles-theme-capture = Fångst
puzzles-theme-big-capture = Stor fångst
puzzles-theme-stack-of-seven = Stapel med sju
puzzles-theme-swap = Byte
puzzles-theme-two-scales = Två fjäll
puzzles-theme-cover = Täcka en stapel
puzzles-theme-high-stack = Hög stapel
puzzles-theme-pincers = Kniptång
puzzles-theme-goal-points = Målpunkter
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Kant
puzzles-theme-double-threat = Dubbelt hot
puzzles-theme-parry = Hindra en vinst
puzzles-theme-quiet = Tyst drag
puzzles-theme-defence = Försvar

# Your own mistakes.
puzzles-theme-own = Dina misstag ({ $count })
puzzles-own-none = Alla uppgifter från dina misstag är lösta. Välj ett annat tema.
