### What `tetrarch puzzles` says.

cli-puzzle-title = Opgave { $id }: { $game }, { $variant }, niveau { $level }
cli-puzzle-proved = bevist
cli-puzzle-engine = ifølge motoren
cli-puzzle-target = Den første, der skubber { $marbles ->
    [one] én kugle
   *[other] { $marbles } kugler
} af brættet, vinder.
cli-puzzle-win = { $side } i trækket: Find det eneste træk, der vinder.
cli-puzzle-win-within = { $side } i trækket: Vind i { $moves } træk. Kun ét første træk fører til det.
cli-puzzle-advantage = { $side } i trækket: Find det eneste træk, der giver en klar fordel.
cli-puzzle-save = { $side } i trækket: Find det eneste træk, der ikke taber.
cli-puzzle-defend = { $side } i trækket: Find det bedste forsvar. Alle andre træk er klart dårligere.
cli-puzzle-keys = Skriv et træk eller »hint«, »next« eller »quit« (tip, næste, afslut).
cli-puzzle-right = Rigtigt. Trækfølgen er { $line }.
cli-puzzle-wrong = { $tried } er forkert: { $reply } gendriver det. Prøv igen.
cli-puzzle-wrong-over = { $tried } er forkert: Det afslutter partiet. Prøv igen.
cli-puzzle-hint-themes = Tema: { $themes }.
cli-puzzle-hint-none = Opgaven har intet tema. Det næste tip er trækket.
cli-puzzle-hint-move = Trækket er { $best }.
cli-puzzle-score = { $solved } af { $seen } løst
cli-puzzle-none = Sådan en opgave findes ikke. Vælg et andet tema eller niveau.
cli-puzzle-faulty = { $file }: opgave { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 opgave
   *[other] { $puzzles } opgaver
} fra { $games ->
    [one] 1 parti
   *[other] { $games } partier
} i { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } bevist, 1 parti)
   *[other] ({ $proved } bevist, { $games } partier)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 opgave
   *[other] { NUMBER($puzzles, useGrouping: "false") } opgaver
}, { NUMBER($wrong, useGrouping: "false") } forkerte

# Themes.
cli-theme-long-relay = lang såning
cli-theme-starvation = udsultning
cli-theme-capture = fangst
cli-theme-big-capture = stor fangst
cli-theme-stack-of-seven = stak på syv
cli-theme-swap = bytte
cli-theme-two-scales = to skæl
cli-theme-cover = dække en stak
cli-theme-high-stack = høj stak
cli-theme-pincers = knibtang
cli-theme-goal-points = målpunkter
cli-theme-sumito = sumito
cli-theme-edge = kant
cli-theme-double-threat = dobbelt trussel
cli-theme-parry = afværge en sejr
cli-theme-quiet = stille træk
cli-theme-defence = forsvar

# What can be wrong with a puzzle.
cli-flaw-position = stillingen kan ikke stilles op: { $reason }
cli-flaw-spelling = stillingen skal skrives »{ $canonical }«
cli-flaw-id = id’et skal være »{ $expected }«
cli-flaw-twice = en anden opgave har samme id
cli-flaw-no-choice = der er ingen træk at vælge imellem
cli-flaw-move = træk { $number } i trækfølgen er ikke muligt: { $reason }
cli-flaw-move-spelling = træk { $number } i trækfølgen skal skrives »{ $canonical }«
cli-flaw-line = trækfølgen skal have 1 til { $longest } træk
cli-flaw-not-won = trækfølgen fører ikke til sejren
cli-flaw-lost = trækfølgen fører til nederlag
cli-flaw-themes = temaerne skal være »{ $expected }«
cli-flaw-another = »{ $other }« er også en løsning
cli-flaw-useless = løsningen når ikke målet
cli-flaw-goal = målet er et andet
cli-flaw-unproved = bevissøgningen finder ikke beviset
cli-flaw-doubtful = motoren foretrækker »{ $best }« med { $margin } %

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Linje { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Dette er en journal for { $found }, ikke for { $wanted }.
mining-journal-unreadable = Linje { $line } hører ikke til en journal.
