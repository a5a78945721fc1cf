puzzles-about = Tylko jeden ruch wygrywa lub ratuje partię. Znajdź go.
puzzles-missing = Nie udało się wczytać zadań
puzzles-none = Nie ma takiego zadania. Wybierz inny temat.

# What is asked.
puzzles-task-win = Na ruchu: { $side }. Znajdź jedyny ruch, który wygrywa
puzzles-task-within = Na ruchu: { $side }. { $moves ->
    [one] Wygraj w jednym ruchu
    [few] Wygraj w { $moves } ruchach
    [many] Wygraj w { $moves } ruchach
   *[other] Wygraj w { $moves } ruchu
}. Prowadzi do tego tylko jeden pierwszy ruch
puzzles-task-advantage = Na ruchu: { $side }. Znajdź jedyny ruch, który daje wyraźną przewagę
puzzles-task-save = Na ruchu: { $side }. Znajdź jedyny ruch, który nie przegrywa
puzzles-task-defend = Na ruchu: { $side }. Znajdź najlepszą obronę. Każdy inny ruch jest wyraźnie gorszy
puzzles-task-own = Na ruchu: { $side }. Znajdź ruch wyraźnie lepszy od wszystkich innych
puzzles-target = Wygrywa, kto pierwszy zepchnie { $marbles ->
    [one] jedną kulę
    [few] { $marbles } kule
    [many] { $marbles } kul
   *[other] { $marbles } kuli
}.
puzzles-level = poziom { $level }
puzzles-proved = udowodnione
puzzles-proved-about = Udowodniono, że jest dokładnie jedno rozwiązanie.
puzzles-engine = według silnika
puzzles-engine-about = Według silnika każdy inny ruch jest dużo gorszy.

# What is answered.
puzzles-right = Dobrze!
puzzles-wrong = To nie ten ruch. Przeciwnik odpowiada…
puzzles-wrong-over = To nie ten ruch. Kończy on partię.
puzzles-refuted = To nie ten ruch. { $reply }
puzzles-wrong-result = To nie ten ruch: odpowiedź widać na planszy.
puzzles-why-chances = Po ruchu { $played } silnik daje { SIDE($side, form: "dative") } { $percent }% szans.
puzzles-hint-move = Właściwy ruch to { $move }. { $how }

# What can be done.
puzzles-hint = Podpowiedź
puzzles-again = Spróbuj ponownie
puzzles-skip = Pomiń
puzzles-next = Następne zadanie
puzzles-line = Pokaż rozwiązanie
puzzles-series = Wszystkie zadania
puzzles-daily = Zadanie dnia
puzzles-daily-of = { $game }: zadanie dnia

# How someone gets on.
puzzles-rating = Ranking { $rating }
puzzles-rating-about = Ranking decyduje o następnym zadaniu. Pozostaje w tej przeglądarce.
puzzles-streak = Seria { $streak }, najlepsza { $best }
puzzles-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} z rzędu

# Themes.
puzzles-theme = Temat
puzzles-theme-all = Wszystkie tematy
puzzles-theme-long-relay = Długi siew
puzzles-theme-starvation = Zagłodzenie
puzzles-theme-capture = Bicie
puzzles-theme-big-capture = Duże bicie
puzzles-theme-stack-of-seven = Stos z siedmiu
puzzles-theme-swap = Zamiana
puzzles-theme-two-scales = Dwie łuski
puzzles-theme-cover = Przykrycie stosu
puzzles-theme-high-stack = Wysoki stos
puzzles-theme-pincers = Kleszcze
puzzles-theme-goal-points = Punkty docelowe
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Krawędź
puzzles-theme-double-threat = Podwójna groźba
puzzles-theme-parry = Udaremnienie wygranej
puzzles-theme-quiet = Cichy ruch
puzzles-theme-defence = Obrona

# Your own mistakes.
puzzles-theme-own = Twoje błędy ({ $count })
puzzles-own-none = Wszystkie zadania z twoich błędów są rozwiązane. Wybierz inny temat.
