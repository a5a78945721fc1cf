### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Zapis wygląda tak: { $form }
arena-form-no-value = „{ $part }” nie ma wartości.
arena-form-bad-value = { $key } nie może być równe „{ $value }”.
arena-form-no-such-key = Nie ma klucza „{ $key }”.
arena-form-no-adjudication = Oczekiwano: chance, draw lub obu.
arena-form-win-chance = chance musi być większe niż 0.5 i wynosić najwyżej 1.
arena-form-draw-chance = draw musi wynosić co najmniej 0 i być mniejsze niż 0.5.
arena-form-agreed-plies = plies i draw-plies muszą wynosić co najmniej 1.
arena-form-long-opening = Otwarcie może mieć najwyżej { $most } półruchów.
arena-form-even = even musi być między 0 a 0.5.
arena-form-opening-effort = tries i nodes muszą wynosić co najmniej 1.
arena-form-elo-order = elo0 musi być mniejsze niż elo1, a są to { $elo0 } i { $elo1 }.
arena-form-error-rates = alpha i beta muszą być między 0 a 0.5, a są to { $alpha } i { $beta }.
arena-clock-wrong = „{ $text }” to nie zegar. Oczekiwano: 1+0.5 (minuty i sekundy), 10s+0.1 lub 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 półruch na ruch
    [few] { $plies } półruchy na ruch
    [many] { $plies } półruchów na ruch
   *[other] { $plies } półruchów na ruch
}
arena-pace-nodes = { $nodes ->
    [one] 1 węzeł na ruch
    [few] { $nodes } węzły na ruch
    [many] { $nodes } węzłów na ruch
   *[other] { $nodes } węzłów na ruch
}
arena-pace-move-time = { $ms } ms na ruch
arena-pace-clock = zegar { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = „{ $text }”: { $problem }
arena-entrant-unknown = Nie ma takiego uczestnika. Oczekiwano: { $forms }.
arena-entrant-name = Nazwa musi mieć co najmniej jedną literę i nie może zawierać przecinka.
arena-entrant-no-option = „{ $part }” to nie opcja. Opcję zapisuje się KEY=VALUE.
arena-entrant-no-such-option = Nie ma opcji „{ $key }”. Oczekiwano: { $known }.
arena-entrant-whole-number = { $key } nie może być równe „{ $value }”. Oczekiwano liczby całkowitej od 1.
arena-entrant-others = others nie może być równe „{ $value }”. Oczekiwano: { $known }.
arena-entrant-engine-option = Opcje { $options } ma tylko engine.
arena-entrant-program-option = Dla programu użyj option.Threads i option.Hash.
arena-entrant-not-closed = Cudzysłów nie jest zamknięty.
arena-entrant-no-program = Oczekiwano programu, na przykład ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Program zakończył się: { $status }.
arena-forfeit-closed-output = Program zamknął swoje wyjście.
arena-forfeit-silence = Nie odpowiadał przez { $waited_ms } ms.
arena-forfeit-illegal-move = „{ $text }” nie można zagrać. { $why }
arena-forfeit-time = Ruch zajął { $spent_ms } ms, a pozostało { $allowed_ms } ms.
arena-forfeit-rejected = Odrzucił wiersz: { $error }.
arena-forfeit-no-move = Nie znalazł żadnego ruchu.
arena-program-fails = { $entrant } nie może grać. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Mecz wymaga co najmniej dwóch uczestników, a jest ich { $entrants }.
arena-plan-same-name = Dwaj uczestnicy nazywają się { $name }. Nadaj jednemu z nich inną nazwę, na przykład other={ $name }.
arena-plan-no-limit = { $name } nie ma ograniczenia. Ogranicz mecz liczbą węzłów, głębokością, czasem na ruch lub zegarem albo nadaj uczestnikowi własne ograniczenie, na przykład engine:nodes=1000.
arena-plan-external-cpu-time = { $name } to inny program i jego czasu procesora nie można zmierzyć. Ogranicz węzły albo mierz czas zegarowy.
arena-plan-sprt-of-several = SPRT wymaga dokładnie dwóch uczestników, a jest ich { $entrants }.
arena-plan-adjudication-of-several = Rozstrzygać przed końcem można tylko partie dwóch drużyn. W tej liczba drużyn wynosi { $teams }.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = W katalogu { $folder } jest już mecz. Kontynuuj go z --resume albo wybierz inny katalog.
arena-ledger-in-use = Mecz w katalogu { $folder } rozgrywa inny proces.
arena-ledger-other-plan = Mecz w katalogu { $folder } ma inny plan: { $differences }. Wybierz inny katalog.
arena-ledger-corrupt = { $path }, wiersz { $line }: { $problem }
arena-ledger-twice = { $path }, wiersz { $line }: partia { $game } występuje dwa razy.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field }: było { $was }, a teraz jest { $is }
arena-difference-new = { $field }: nie było ustawione, a teraz jest { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } przeciw { $second }
arena-chart-ratings = { $game }: rankingi
arena-chart-score = { $groups ->
    [one] { $score }% po 1 grupie partii; z ufnością 95% od { $low }% do { $high }%
    [few] { $score }% po { $groups } grupach partii; z ufnością 95% od { $low }% do { $high }%
    [many] { $score }% po { $groups } grupach partii; z ufnością 95% od { $low }% do { $high }%
   *[other] { $score }% po { $groups } grupach partii; z ufnością 95% od { $low }% do { $high }%
}
arena-chart-percent = { $percent }%
arena-chart-groups = grupy partii z zamianą drużyn
arena-chart-confidence = Elo z ufnością 95%
