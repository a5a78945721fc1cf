### What commands answer.

cli-answer-exported = { $games ->
    [one] wyeksportowano 1 partię
    [few] wyeksportowano { $games } partie
    [many] wyeksportowano { $games } partii
   *[other] wyeksportowano { $games } partii
}
cli-answer-imported = { $new ->
    [one] zaimportowano 1 partię
    [few] zaimportowano { $new } partie
    [many] zaimportowano { $new } partii
   *[other] zaimportowano { $new } partii
}, już obecne: { $known }
cli-answer-data-folder = Partie są przechowywane w { $folder }.
cli-answer-database = Partie są przechowywane w PostgreSQL.
cli-answer-copied = { $rows ->
    [one] { $rows } wiersz skopiowany i porównany
    [few] { $rows } wiersze skopiowane i porównane
    [many] { $rows } wierszy skopiowanych i porównanych
   *[other] { $rows } wiersza skopiowane i porównane
}
cli-answer-whole = { $rows ->
    [one] { $rows } wiersz, brak problemów
    [few] { $rows } wiersze, brak problemów
    [many] { $rows } wierszy, brak problemów
   *[other] { $rows } wiersza, brak problemów
}
cli-answer-running = Tetrarch działa. Aby go zatrzymać, naciśnij Ctrl-C. Otwórz w przeglądarce ten adres:
cli-answer-healthy = serwer { $address } działa prawidłowo
cli-answer-manual-pages = liczba stron podręcznika w { $folder }: { $pages }
cli-answer-speed = { $seconds } s, { $speed } mln pozycji na sekundę
cli-answer-proof-checked = { $game } { $variant }: wygrywa drużyna { $team }, liczba półruchów najwyżej { $plies }.
cli-answer-proof-parts = Pozycje z wyborem: { $choices }, ze wszystkimi odpowiedziami: { $replies }, zakończenia: { $ends }.
cli-answer-turn = { $moves ->
    [one] Na ruchu { SIDE($side, form: "nominative") }, 1 możliwy ruch.
    [few] Na ruchu { SIDE($side, form: "nominative") }, { $moves } możliwe ruchy.
    [many] Na ruchu { SIDE($side, form: "nominative") }, { $moves } możliwych ruchów.
   *[other] Na ruchu { SIDE($side, form: "nominative") }, { $moves } możliwych ruchów.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] Zwycięzca: { $winners }. { $reason }
    [few] Zwycięzcy: { $winners }. { $reason }
    [many] Zwycięzcy: { $winners }. { $reason }
   *[other] Zwycięzcy: { $winners }. { $reason }
}
cli-answer-won-points = { $count ->
    [one] Zwycięzca: { $winners }, punkty { $more } : { $fewer }. { $reason }
    [few] Zwycięzcy: { $winners }, punkty { $more } : { $fewer }. { $reason }
    [many] Zwycięzcy: { $winners }, punkty { $more } : { $fewer }. { $reason }
   *[other] Zwycięzcy: { $winners }, punkty { $more } : { $fewer }. { $reason }
}
cli-answer-drawn = Remis. { $reason }
cli-answer-drawn-points = Remis, punkty { $more } : { $fewer }. { $reason }
cli-answer-wrong-move = --moves: ruch { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 zapis
    [few] { $records } zapisy
    [many] { $records } zapisów
   *[other] { $records } zapisów
}, { $problems ->
    [one] 1 problem
    [few] { $problems } problemy
    [many] { $problems } problemów
   *[other] { $problems } problemów
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: zapis { $record }: { $problem }
cli-answer-fault-ply = { $file }: zapis { $record }, półruch { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Warianty, --variant V
cli-listed-game-options = Opcje gry, --option K=V
cli-listed-table-options = Opcje stołu, do gry
cli-listed-variant = { $default ->
    [yes] { $name }, liczba graczy { $seats }, domyślny
   *[no] { $name }, liczba graczy { $seats }
}
cli-listed-sets = ustawia { $options }
cli-listed-option = { $name }: { $values }; domyślnie { $default }
cli-listed-range = od { $min } do { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Białe: miejsce { $white } · Czarne: miejsce { $black }
cli-board-pantarei-choice = Miejsce 1 wybiera kolor
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = w ręce · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Nierozwiązane: przeszukiwanie zatrzymano.
cli-solved-no-win = Nikt nie może wymusić wygranej.
cli-solved-no-win-within = { $plies ->
    [one] Nikt nie może wymusić wygranej w 1 półruchu.
    [few] Nikt nie może wymusić wygranej w { $plies } półruchach.
    [many] Nikt nie może wymusić wygranej w { $plies } półruchach.
   *[other] Nikt nie może wymusić wygranej w { $plies } półruchach.
}
cli-solved-no-win-for = Miejsce { $seat } nie może wymusić wygranej.
cli-solved-no-win-for-within = { $plies ->
    [one] Miejsce { $seat } nie może wymusić wygranej w 1 półruchu.
    [few] Miejsce { $seat } nie może wymusić wygranej w { $plies } półruchach.
    [many] Miejsce { $seat } nie może wymusić wygranej w { $plies } półruchach.
   *[other] Miejsce { $seat } nie może wymusić wygranej w { $plies } półruchach.
}
cli-solved-win = { $count ->
    [one] Zwycięzca: { $winners }.
    [few] Zwycięzcy: { $winners }.
    [many] Zwycięzcy: { $winners }.
   *[other] Zwycięzcy: { $winners }.
}
cli-solved-win-in = { $count ->
    [one] Zwycięzca:
    [few] Zwycięzcy:
    [many] Zwycięzcy:
   *[other] Zwycięzcy:
} { $winners }, { $exact ->
    [yes] dokładnie
   *[no] najwyżej
} w { $plies ->
    [one] 1 półruchu
    [few] { $plies } półruchach
    [many] { $plies } półruchach
   *[other] { $plies } półruchach
}.
cli-solved-speed = { $seconds } s, { $nodes } węzłów, { $speed } mln na sekundę
cli-solved-searching = przeszukiwanie: { $nodes } węzłów, { $seconds } s
cli-solved-shortening = skracanie: { $nodes } węzłów, { $seconds } s
cli-solved-proving = dowodzenie: { $nodes } węzłów, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 partia
    [few] { NUMBER($games, useGrouping: "false") } partie
    [many] { NUMBER($games, useGrouping: "false") } partii
   *[other] { NUMBER($games, useGrouping: "false") } partii
}, { $plies ->
    [one] 1 półruch
    [few] { NUMBER($plies, useGrouping: "false") } półruchy
    [many] { NUMBER($plies, useGrouping: "false") } półruchów
   *[other] { NUMBER($plies, useGrouping: "false") } półruchów
}, { $errors ->
    [one] 1 błąd
    [few] { NUMBER($errors, useGrouping: "false") } błędy
    [many] { NUMBER($errors, useGrouping: "false") } błędów
   *[other] { NUMBER($errors, useGrouping: "false") } błędów
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: partia { $game }, półruch { $ply }: { $what }: oczekiwano { $expected }, jest { $found }
cli-compared-line = wiersz
cli-compared-settings = ustawienia
cli-compared-start = początek
cli-compared-legal = możliwe ruchy
cli-compared-move = ruch
cli-compared-position = pozycja
cli-compared-outcome = wynik
cli-compared-some-game = partia w JSON
cli-compared-known-settings = znana gra, wariant i opcje
cli-compared-some-position = pozycja ({ $text })
cli-compared-an-error = błąd: { $error }
cli-compared-some-start = początek, ziarno lub pozycja po półruchu 1
cli-compared-no-start = nic z tego, choć { $game } zaczyna się od rozdania
cli-compared-refusal = odmowa ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchów
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 ruch, tylko tu: { $only }
    [few] { $moves } ruchy, tylko tu: { $only }
    [many] { $moves } ruchów, tylko tu: { $only }
   *[other] { $moves } ruchów, tylko tu: { $only }
}
cli-compared-not-over = partia nieskończona

# What `tetrarch bench` says: column headings.
cli-measured-measuring = pomiar { $game } { $variant } …
cli-measured-game = gra
cli-measured-variant = wariant
cli-measured-bytes = bajty
cli-measured-depth = głębokość
cli-measured-leaves = liście
cli-measured-leaves-per-second = liści/s
cli-measured-random-plies = losowe półruchy
cli-measured-plies-per-second = półruchów/s
# A million.
cli-measured-millions = { $millions } mln
cli-answer-explored = Partie: { $games }, pozycje: { $positions }, w pliku { $file }

# Explorer files.
explorer-file-format = To nie jest plik otwarć. Pierwszy wiersz powinien zawierać „tetrarch-explorer 1”, grę i liczbę partii.
explorer-file-line = Wiersz { $line }: oczekiwano klucza i ruchów z ich wynikami.
