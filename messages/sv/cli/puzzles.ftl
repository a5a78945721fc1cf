### What `tetrarch puzzles` says.

cli-puzzle-title = Uppgift { $id }: { $game }, { $variant }, nivå { $level }
cli-puzzle-proved = bevisad
cli-puzzle-engine = enligt motorn
cli-puzzle-target = Den som först knuffar av { $marbles ->
    [one] en kula
   *[other] { $marbles } kulor
} vinner.
cli-puzzle-win = { $side } vid draget: hitta det enda draget som vinner.
cli-puzzle-win-within = { $side } vid draget: vinn på { $moves } drag. Bara ett första drag leder dit.
cli-puzzle-advantage = { $side } vid draget: hitta det enda draget som ger en klar fördel.
cli-puzzle-save = { $side } vid draget: hitta det enda draget som inte förlorar.
cli-puzzle-defend = { $side } vid draget: hitta det bästa försvaret. Alla andra drag är klart sämre.
cli-puzzle-keys = Skriv ett drag, eller ”hint”, ”next” eller ”quit” (tips, nästa, sluta).
cli-puzzle-right = Rätt. Dragföljden är { $line }.
cli-puzzle-wrong = { $tried } är fel: { $reply } vederlägger det. Försök igen.
cli-puzzle-wrong-over = { $tried } är fel: det avslutar partiet. Försök igen.
cli-puzzle-hint-themes = Tema: { $themes }.
cli-puzzle-hint-none = Uppgiften har inget tema. Nästa tips är draget.
cli-puzzle-hint-move = Draget är { $best }.
cli-puzzle-score = { $solved } av { $seen } lösta
cli-puzzle-none = Det finns ingen sådan uppgift. Välj ett annat tema eller en annan nivå.
cli-puzzle-faulty = { $file }: uppgift { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 uppgift
   *[other] { $puzzles } uppgifter
} från { $games ->
    [one] 1 parti
   *[other] { $games } partier
} i { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } bevisade, 1 parti)
   *[other] ({ $proved } bevisade, { $games } partier)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 uppgift
   *[other] { NUMBER($puzzles, useGrouping: "false") } uppgifter
}, { NUMBER($wrong, useGrouping: "false") } fel

# Themes.
cli-theme-long-relay = lång sådd
cli-theme-starvation = utsvältning
cli-theme-capture = fångst
cli-theme-big-capture = stor fångst
cli-theme-stack-of-seven = stapel med sju
cli-theme-swap = byte
cli-theme-two-scales = två fjäll
cli-theme-cover = täcka en stapel
cli-theme-high-stack = hög stapel
cli-theme-pincers = kniptång
cli-theme-goal-points = målpunkter
cli-theme-sumito = sumito
cli-theme-edge = kant
cli-theme-double-threat = dubbelt hot
cli-theme-parry = hindra en vinst
cli-theme-quiet = tyst drag
cli-theme-defence = försvar

# What can be wrong with a puzzle.
cli-flaw-position = ställningen kan inte ställas upp: { $reason }
cli-flaw-spelling = ställningen ska skrivas ”{ $canonical }”
cli-flaw-id = id ska vara ”{ $expected }”
cli-flaw-twice = en annan uppgift har samma id
cli-flaw-no-choice = det finns inga drag att välja mellan
cli-flaw-move = drag { $number } i dragföljden är inte möjligt: { $reason }
cli-flaw-move-spelling = drag { $number } i dragföljden ska skrivas ”{ $canonical }”
cli-flaw-line = dragföljden ska ha 1 till { $longest } drag
cli-flaw-not-won = dragföljden leder inte till vinsten
cli-flaw-lost = dragföljden leder till förlust
cli-flaw-themes = temana ska vara ”{ $expected }”
cli-flaw-another = ”{ $other }” är också en lösning
cli-flaw-useless = lösningen når inte målet
cli-flaw-goal = målet är ett annat
cli-flaw-unproved = bevissökningen hittar inte beviset
cli-flaw-doubtful = motorn föredrar ”{ $best }” med { $margin } %

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Rad { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Det här är en journal för { $found }, inte för { $wanted }.
mining-journal-unreadable = Rad { $line } hör inte till en journal.
