### What `tetrarch puzzles` says.

cli-puzzle-title = Zadanie { $id }: { $game }, { $variant }, poziom { $level }
cli-puzzle-proved = udowodnione
cli-puzzle-engine = według silnika
cli-puzzle-target = Wygrywa, kto pierwszy zepchnie { $marbles ->
    [one] jedną kulę
    [few] { $marbles } kule
    [many] { $marbles } kul
   *[other] { $marbles } kuli
}.
cli-puzzle-win = Na ruchu: { $side }. Znajdź jedyny ruch, który wygrywa.
cli-puzzle-win-within = Na ruchu: { $side }. { $moves ->
    [one] Wygraj w jednym ruchu
    [few] Wygraj w { $moves } ruchach
    [many] Wygraj w { $moves } ruchach
   *[other] Wygraj w { $moves } ruchu
}. Prowadzi do tego tylko jeden pierwszy ruch.
cli-puzzle-advantage = Na ruchu: { $side }. Znajdź jedyny ruch, który daje wyraźną przewagę.
cli-puzzle-save = Na ruchu: { $side }. Znajdź jedyny ruch, który nie przegrywa.
cli-puzzle-defend = Na ruchu: { $side }. Znajdź najlepszą obronę. Każdy inny ruch jest wyraźnie gorszy.
cli-puzzle-keys = Wpisz ruch albo „hint” (podpowiedź), „next” (następne) lub „quit” (koniec).
cli-puzzle-right = Dobrze. Rozwiązanie to { $line }.
cli-puzzle-wrong = { $tried } to błąd: obala to { $reply }. Spróbuj ponownie.
cli-puzzle-wrong-over = { $tried } to błąd: kończy partię. Spróbuj ponownie.
cli-puzzle-hint-themes = Temat zadania: { $themes }.
cli-puzzle-hint-none = Zadanie nie ma tematu. Następną podpowiedzią będzie ruch.
cli-puzzle-hint-move = Właściwy ruch to { $best }.
cli-puzzle-score = rozwiązane: { $solved } z { $seen }
cli-puzzle-none = Nie ma takiego zadania. Wybierz inny temat lub poziom.
cli-puzzle-faulty = { $file }: zadanie { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 zadanie
    [few] { $puzzles } zadania
    [many] { $puzzles } zadań
   *[other] { $puzzles } zadania
} z { $games ->
    [one] 1 partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
} w { $file }
cli-puzzle-mining = { $games ->
    [one] (udowodniono { $proved }, 1 partia)
    [few] (udowodniono { $proved }, { $games } partie)
    [many] (udowodniono { $proved }, { $games } partii)
   *[other] (udowodniono { $proved }, { $games } partii)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 zadanie
    [few] { NUMBER($puzzles, useGrouping: "false") } zadania
    [many] { NUMBER($puzzles, useGrouping: "false") } zadań
   *[other] { NUMBER($puzzles, useGrouping: "false") } zadań
}, błędnych { NUMBER($wrong, useGrouping: "false") }

# Themes.
cli-theme-long-relay = długi siew
cli-theme-starvation = zagłodzenie
cli-theme-capture = bicie
cli-theme-big-capture = duże bicie
cli-theme-stack-of-seven = stos z siedmiu
cli-theme-swap = zamiana
cli-theme-two-scales = dwie łuski
cli-theme-cover = przykrycie stosu
cli-theme-high-stack = wysoki stos
cli-theme-pincers = kleszcze
cli-theme-goal-points = punkty docelowe
cli-theme-sumito = sumito
cli-theme-edge = krawędź
cli-theme-double-threat = podwójna groźba
cli-theme-parry = udaremnienie wygranej
cli-theme-quiet = cichy ruch
cli-theme-defence = obrona

# What can be wrong with a puzzle.
cli-flaw-position = pozycji nie można ustawić: { $reason }
cli-flaw-spelling = pozycja powinna być zapisana „{ $canonical }”
cli-flaw-id = identyfikatorem powinno być „{ $expected }”
cli-flaw-twice = inne zadanie ma ten sam identyfikator
cli-flaw-no-choice = nie ma wyboru między ruchami
cli-flaw-move = ruch { $number } rozwiązania jest niemożliwy: { $reason }
cli-flaw-move-spelling = ruch { $number } rozwiązania powinien być zapisany „{ $canonical }”
cli-flaw-line = rozwiązanie powinno mieć od 1 do { $longest } ruchów
cli-flaw-not-won = rozwiązanie nie prowadzi do wygranej
cli-flaw-lost = rozwiązanie prowadzi do przegranej
cli-flaw-themes = tematami powinny być „{ $expected }”
cli-flaw-another = rozwiązaniem jest też „{ $other }”
cli-flaw-useless = rozwiązanie nie osiąga celu
cli-flaw-goal = cel jest inny
cli-flaw-unproved = moduł dowodów nie znajduje dowodu
cli-flaw-doubtful = silnik woli „{ $best }”, o { $margin }%

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Wiersz { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = To dziennik dla { $found }, a nie dla { $wanted }.
mining-journal-unreadable = Wiersz { $line } nie należy do dziennika.
