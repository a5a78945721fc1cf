# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
# A link on the set-up screen of Hus.
solved-about = Udowodniono, kto wygrywa w grze Hus niezależnie od ruchów drugiej strony. Znajdź wygraną, broń się przed doskonałą grą albo przejrzyj dowód. Liczą się ruchy obu stron.
solved-who = { $moves ->
    [one] { $side } wygrywa dokładnie w jednym ruchu.
    [few] { $side } wygrywa dokładnie w { $moves } ruchach.
    [many] { $side } wygrywa dokładnie w { $moves } ruchach.
   *[other] { $side } wygrywa dokładnie w { $moves } ruchu.
}
solved-parts = Co można zrobić
solved-part-win = Znajdź wygraną
solved-part-hold = Broń się
solved-part-proof = Przejrzyj dowód
solved-win-about = Grasz za stronę, która wygrywa: { $side }. Znajdź wygraną.
solved-hold-about = Grasz za stronę, która przegrywa: { $side }. Broń się jak najdłużej.
solved-best-win = { $moves ->
    [one] Najlepszy wynik: wygrana w jednym ruchu
    [few] Najlepszy wynik: wygrana w { $moves } ruchach
    [many] Najlepszy wynik: wygrana w { $moves } ruchach
   *[other] Najlepszy wynik: wygrana w { $moves } ruchu
}
# $most is how many moves the longest defence takes.
solved-best-hold = Najlepszy wynik: obrona przez { $moves } z { $most } ruchów
solved-best-none = Jeszcze bez wyniku
solved-opening = Otwieranie dowodu…

# How the game stands.
solved-checking = Sprawdzanie pozycji…
solved-winning = { $moves ->
    [one] Nadal wygrywasz: wystarczy następny ruch
    [few] Nadal wygrywasz, do końca { $moves } ruchy
    [many] Nadal wygrywasz, do końca { $moves } ruchów
   *[other] Nadal wygrywasz, do końca { $moves } ruchu
}
solved-winning-most = { $moves ->
    [one] Nadal wygrywasz, do końca najwyżej jeden ruch
    [few] Nadal wygrywasz, do końca najwyżej { $moves } ruchy
    [many] Nadal wygrywasz, do końca najwyżej { $moves } ruchów
   *[other] Nadal wygrywasz, do końca najwyżej { $moves } ruchu
}
solved-losing = { $moves ->
    [one] Komputer wygrywa następnym ruchem
    [few] Komputer wygrywa, do końca { $moves } ruchy
    [many] Komputer wygrywa, do końca { $moves } ruchów
   *[other] Komputer wygrywa, do końca { $moves } ruchu
}
solved-losing-most = { $moves ->
    [one] Komputer wygrywa, do końca najwyżej jeden ruch
    [few] Komputer wygrywa, do końca najwyżej { $moves } ruchy
    [many] Komputer wygrywa, do końca najwyżej { $moves } ruchów
   *[other] Komputer wygrywa, do końca najwyżej { $moves } ruchu
}
solved-open = Brak dowodu: nie wiadomo, kto wygrywa w tej pozycji

# What the player’s last move was worth.
solved-remark-fast = Tak szybko jak w dowodzie.
solved-remark-slow = { $moves ->
    [one] Inny ruch wygrywa o jeden ruch szybciej.
    [few] Inny ruch wygrywa o { $moves } ruchy szybciej.
    [many] Inny ruch wygrywa o { $moves } ruchów szybciej.
   *[other] Inny ruch wygrywa o { $moves } ruchu szybciej.
}
solved-remark-slip = Ten ruch wypuszcza wygraną z rąk.
solved-remark-open = Dowód nie zawiera tego ruchu.
solved-remark-long = Najdłuższa obrona w dowodzie.
solved-remark-short = { $moves ->
    [one] W dowodzie inny ruch przedłuża obronę o jeden ruch.
    [few] W dowodzie inny ruch przedłuża obronę o { $moves } ruchy.
    [many] W dowodzie inny ruch przedłuża obronę o { $moves } ruchów.
   *[other] W dowodzie inny ruch przedłuża obronę o { $moves } ruchu.
}

solved-hint = Podpowiedź
solved-hint-move = Podpowiedź: zagraj { $move }.
solved-show = Pokaż w dowodzie

# How it ended.
solved-won = { $moves ->
    [one] Wygrywasz w jednym ruchu
    [few] Wygrywasz w { $moves } ruchach
    [many] Wygrywasz w { $moves } ruchach
   *[other] Wygrywasz w { $moves } ruchu
}
solved-won-about = { $most ->
    [one] Najkrótsza wygrana trwa jeden ruch.
    [few] Najkrótsza wygrana trwa { $most } ruchy.
    [many] Najkrótsza wygrana trwa { $most } ruchów.
   *[other] Najkrótsza wygrana trwa { $most } ruchu.
}
solved-lost = { $moves ->
    [one] Komputer wygrywa w jednym ruchu
    [few] Komputer wygrywa w { $moves } ruchach
    [many] Komputer wygrywa w { $moves } ruchach
   *[other] Komputer wygrywa w { $moves } ruchu
}
solved-lost-about = Cofnij swój ruch, aby znów poszukać wygranej.
solved-held = Obrona wytrzymała { $moves } z { $most } ruchów
solved-held-perfect = Żadna obrona nie trwa dłużej.
solved-new-best = To twój najlepszy wynik.
solved-helped = Po podpowiedzi lub cofnięciu ruchu wynik się nie liczy.

# The proof as a tree.
solved-line = Wariant
solved-line-start = Początek
solved-node-winner = Na ruchu jest { $side } i wygrywa. Ruch z dowodu:
solved-node-loser = Na ruchu jest { $side }. Każdy ruch przegrywa:
solved-node-none = Dowód nie zawiera tej pozycji.
solved-to-go = { $moves ->
    [0] kończy partię
    [one] 1 ruch do końca
    [few] najwyżej { $moves } ruchy do końca
    [many] najwyżej { $moves } ruchów do końca
   *[other] najwyżej { $moves } ruchu do końca
}
solved-answer = odpowiedź { $move }
