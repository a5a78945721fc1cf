### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Nie ma polecenia „{ $command }”.
ugi-wrong-not-alone = Po { $command } nic nie może następować.
ugi-wrong-form = Po { $command } oczekiwano: { $expected }.
ugi-wrong-unknown-option = Nie ma opcji „{ $name }”. Dostępne opcje wypisuje polecenie ugi.
ugi-wrong-number = { $name } nie może być równe „{ $value }”. Oczekiwano liczby całkowitej od { NUMBER($min, useGrouping: "false") } do { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash nie może wynosić { $mib }. Razem z pamięcią na dowody potrzeba { $needed_mib } MiB, a wolnej jest tylko { $free_mib } MiB.
ugi-wrong-unknown-limit = Nie ma ograniczenia „{ $name }”.
ugi-wrong-twice = { $name } podano dwa razy.
ugi-wrong-no-such-seat = Nie ma miejsca { $seat }. Liczba miejsc w grze: { $seats }.
ugi-wrong-no-clock = Na ruchu jest miejsce { $seat }, ale brakuje p{ $seat }time.
ugi-wrong-searching = Trwa przeszukiwanie. Najpierw je zatrzymaj.
ugi-wrong-game-over = Partia jest skończona.
ugi-wrong-move = Ruch { $number }, { $text }: { $refused }
ugi-wrong-position = Pozycja jest błędna. { $problem }
ugi-wrong-search-failed = Przeszukiwanie się nie powiodło: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = Wiersz { $line } nagłówka to „{ $found }”. Oczekiwano: { $expected }
proof-file-damaged = Wybory ruchów są uszkodzone: { $error }.
proof-file-too-few = Wybranych ruchów jest mniej niż { $choices } z nagłówka.
proof-file-too-many = Wybranych ruchów jest więcej niż { $choices } z nagłówka.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Dotyczy gry „{ $found }”, a nie { $expected }.
proof-flaw-options = Jego opcje są nieprawidłowe. { $problem }
proof-flaw-position = Jego pozycji nie można odczytać. { $problem }
proof-flaw-no-such-team = Żadne miejsce nie gra dla drużyny { $team }.
proof-flaw-too-short = Kończy się, zanim powie, co grać po „{ $line }”.
proof-flaw-no-such-move = Po „{ $line }” wybiera ruch { $choice }, a ruchów jest tylko { $moves }, licząc od 0.
proof-flaw-illegal-move = Po „{ $line }” ruch { $text } jest niedozwolony. { $reason }
proof-flaw-not-won = Po „{ $line }” partia kończy się bez obiecanej wygranej.
proof-flaw-cycle = W „{ $line }” powtarza się pozycja.
proof-flaw-too-long = { $choices ->
    [one] Zbędny jest 1 wybrany ruch.
    [few] Zbędne są { $choices } wybrane ruchy.
    [many] Zbędnych jest { $choices } wybranych ruchów.
   *[other] Zbędnych jest { $choices } wybranych ruchów.
}
proof-flaw-other-length = Podaje liczbę półruchów { $said }, a najdłuższy wariant ma ich { $found }.

# Why there is no proof.
prover-stopped = Przeszukiwanie zatrzymano.
prover-no-win = Takiej wygranej nie ma.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] udowodnione, 1 półruch
        [few] udowodnione, { $plies } półruchy
        [many] udowodnione, { $plies } półruchów
       *[other] udowodnione, { $plies } półruchów
    }
   *[no] { $plies ->
        [one] udowodnione, najwyżej 1 półruch
        [few] udowodnione, najwyżej { $plies } półruchy
        [many] udowodnione, najwyżej { $plies } półruchów
       *[other] udowodnione, najwyżej { $plies } półruchów
    }
}
