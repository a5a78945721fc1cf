setup-way = Przeciwnik
setup-way-computer = Komputer
setup-way-here = { $count ->
    [one] Ktoś obok
    [few] Osoby obok
    [many] Osoby obok
   *[other] Osoby obok
}
setup-way-link = { $count ->
    [one] Znajomy, przez link
    [few] Znajomi, przez link
    [many] Znajomi, przez link
   *[other] Znajomi, przez link
}
setup-way-lobby = Ktokolwiek
setup-way-person = { $count ->
    [one] Gracz, po nazwie
    [few] Gracze, po nazwie
    [many] Gracze, po nazwie
   *[other] Gracze, po nazwie
}
setup-person = Gracz
setup-person-many = Gracz { $number }
setup-person-self = Nie można wyzwać siebie.
setup-person-guest = Aby kogoś wyzwać, potrzebne jest konto.
setup-rated = Rankingowa
setup-rated-about = Wynik zmieni ranking wszystkich graczy.
setup-rated-guest = Do partii rankingowych potrzebne jest konto.
setup-rated-position = Partia rankingowa zaczyna się od pozycji początkowej, nie od własnej.
setup-rated-computer = Partie z komputerem nie są rankingowe.
setup-rated-clock = Od trzech graczy partia rankingowa wymaga zegara.
setup-public = Publiczna
setup-public-about = Każdy może znaleźć tę partię w lobby i ją oglądać.
setup-as = Grasz jako { $name }.
setup-level = Poziom
setup-level-value = { $name } · poziom { $level }
setup-level-rated = { $name } · poziom { $level }, ranking około { $rating }
setup-level-weakest = najsłabszy
setup-level-strongest = najsilniejszy
setup-players = Gracze
setup-layout = Pozycja startowa
setup-variant = Wariant
setup-side = Twoja strona
setup-side-chance = Losowa
setup-seat-each = Ustaw miejsca
setup-seat-alike = Tak samo dla reszty
setup-seats = Miejsca
setup-seat = Gracz: { $side }
setup-seat-name = Nazwa: { $side }
setup-seat-level = Poziom: { $side }
setup-sitter-me = Ty
setup-sitter-here = Ktoś obok
setup-sitter-link = Znajomy, przez link
setup-sitter-person = Gracz, po nazwie
setup-sitter-lobby = Ktokolwiek
setup-sitter-computer = Komputer
setup-problem-here-and-elsewhere = W partii online każde urządzenie ma jedno miejsce. Zamiast „Ktoś obok” wybierz „Znajomy, przez link”.
setup-problem-nobody-here = Nie masz jeszcze miejsca. Przy jednym z miejsc wybierz „Ty”.
setup-time = Tempo gry
setup-time-none = Bez zegara
setup-match = Długość meczu
setup-match-games = { $count ->
    [one] Jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
setup-options = { $count ->
    [0] Opcje zasad
    [one] Opcje zasad: jedna zmieniona
    [few] Opcje zasad: { $count } zmienione
    [many] Opcje zasad: { $count } zmienionych
   *[other] Opcje zasad: { $count } zmienionej
}
setup-go-computer = Graj
setup-go-here = Graj
setup-go-link = Utwórz link
setup-go-lobby = Otwórz stół
setup-go-person = Wyzwij

# The computer’s levels.
level-1 = Nowicjusz
level-2 = Początkujący
level-3 = Amator
level-4 = Obiecujący
level-5 = Średni
level-6 = Wprawny
level-7 = Silny
level-8 = Ekspert
level-9 = Mistrz
level-10 = Pełna siła

# Fair starts.
setup-balanced = Wyrównana
setup-balanced-start = Najbardziej wyrównana ze zmierzonych pozycji początkowych: { $name }.
setup-balanced-deal = Jedno z { $count } rozdań, po których obie strony wygrywały mniej więcej równie często.
setup-balanced-none = Ta pozycja początkowa sprzyja jednej ze stron. Dla tych zasad nie znaleziono wyrównanej.
setup-measured = Przy równej sile gracz, który zaczyna, zdobywa od { $low } do { $high }% punktów (zmierzono: { $percent }%, remis liczy się za pół; partie silnika: { $games }, w tym { $drawn }% remisów).
setup-measured-shares = Punkty przy równej sile: { $shares } (remis dzieli się; partie silnika: { $games }, w tym { $drawn }% remisów).
setup-share = { $side } od { $low } do { $high }%
