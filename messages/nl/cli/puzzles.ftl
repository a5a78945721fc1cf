### What `tetrarch puzzles` says.

cli-puzzle-title = Puzzel { $id }: { $game }, { $variant }, niveau { $level }
cli-puzzle-proved = bewezen
cli-puzzle-engine = volgens de engine
cli-puzzle-target = Wie het eerst { $marbles ->
    [one] één knikker
   *[other] { $marbles } knikkers
} van het bord duwt, wint.
cli-puzzle-win = { $side } aan zet: vind de enige zet die wint.
cli-puzzle-win-within = { $side } aan zet: win in { $moves } zetten. Dat kan met maar één eerste zet.
cli-puzzle-advantage = { $side } aan zet: vind de enige zet die duidelijk voordeel geeft.
cli-puzzle-save = { $side } aan zet: vind de enige zet die niet verliest.
cli-puzzle-defend = { $side } aan zet: vind de beste verdediging. Elke andere zet is duidelijk slechter.
cli-puzzle-keys = Typ een zet, of ‘hint’, ‘next’ of ‘quit’ (tip, volgende, stoppen).
cli-puzzle-right = Goed. De zettenreeks is { $line }.
cli-puzzle-wrong = { $tried } is fout: { $reply } weerlegt het. Probeer het opnieuw.
cli-puzzle-wrong-over = { $tried } is fout: het beëindigt de partij. Probeer het opnieuw.
cli-puzzle-hint-themes = Thema: { $themes }.
cli-puzzle-hint-none = Er is geen thema. De volgende tip is de zet.
cli-puzzle-hint-move = De zet is { $best }.
cli-puzzle-score = { $solved } van { $seen } opgelost
cli-puzzle-none = Zo’n puzzel is er niet. Kies een ander thema of niveau.
cli-puzzle-faulty = { $file }: puzzel { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
} uit { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} in { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } bewezen, 1 partij)
   *[other] ({ $proved } bewezen, { $games } partijen)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 puzzel
   *[other] { NUMBER($puzzles, useGrouping: "false") } puzzels
}, { NUMBER($wrong, useGrouping: "false") } fout

# Themes.
cli-theme-long-relay = lang doorzaaien
cli-theme-starvation = uithongeren
cli-theme-capture = veroveren
cli-theme-big-capture = grote vangst
cli-theme-stack-of-seven = stapel van zeven
cli-theme-swap = ruil
cli-theme-two-scales = twee blokken
cli-theme-cover = stapel bedekken
cli-theme-high-stack = hoge stapel
cli-theme-pincers = tang
cli-theme-goal-points = doelen
cli-theme-sumito = sumito
cli-theme-edge = rand
cli-theme-double-threat = dubbele dreiging
cli-theme-parry = winst verhinderen
cli-theme-quiet = stille zet
cli-theme-defence = verdediging

# What can be wrong with a puzzle.
cli-flaw-position = de stelling kan niet worden opgezet: { $reason }
cli-flaw-spelling = de stelling moet worden geschreven als ‘{ $canonical }’
cli-flaw-id = de id moet ‘{ $expected }’ zijn
cli-flaw-twice = een andere puzzel heeft dezelfde id
cli-flaw-no-choice = er valt niet tussen zetten te kiezen
cli-flaw-move = zet { $number } van de zettenreeks is niet mogelijk: { $reason }
cli-flaw-move-spelling = zet { $number } van de zettenreeks moet worden geschreven als ‘{ $canonical }’
cli-flaw-line = de zettenreeks moet 1 tot en met { $longest } zetten hebben
cli-flaw-not-won = de zettenreeks leidt niet tot de winst
cli-flaw-lost = de zettenreeks leidt tot verlies
cli-flaw-themes = de thema’s moeten ‘{ $expected }’ zijn
cli-flaw-another = ‘{ $other }’ is ook een oplossing
cli-flaw-useless = de oplossing bereikt het doel niet
cli-flaw-goal = het doel is een ander
cli-flaw-unproved = de bewijszoeker vindt het bewijs niet
cli-flaw-doubtful = de engine verkiest ‘{ $best }’, met { $margin }% verschil

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Regel { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Dit is een journaal van { $found }, niet van { $wanted }.
mining-journal-unreadable = Regel { $line } hoort niet bij een journaal.
