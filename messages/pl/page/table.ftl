# The table: player bars, moves, controls, results.
name-computer = Komputer, poziom { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Poziom { $level }
name-you = Ty
name-invited = Zaproszenie przez link
name-anyone = Ktokolwiek

bar-label = Gracz: { $side }
bar-team = drużyna { $team }
bar-thinking = myśli…
bar-away = brak połączenia
bar-your-turn = twój ruch
bar-their-turn = na ruchu
bar-to-move = na ruchu
clock = Pozostały czas
table-your-turn = Twój ruch: { $game }

moves = Ruchy
moves-none = Jeszcze bez ruchów
moves-first = Pierwszy ruch
moves-back = Poprzedni ruch
moves-forward = Następny ruch
moves-last = Ostatni ruch
moves-past = Oglądasz wcześniejszą pozycję.
moves-return = Wróć do partii

premove = Ruch z wyprzedzeniem: { $move }. Zostanie wykonany, gdy tylko przyjdzie twoja kolej.
premove-cancel = Anuluj ten ruch
premove-failed = { $move } nie jest już możliwym ruchem. Wybierz inny.

controls = Sterowanie partią
control-takeback = Cofnij ruch
control-draw = Zaproponuj remis
control-resign = Poddaj się
control-time = Dodaj czas
control-flip = Obróć planszę
control-sound = Dźwięk
control-share = Eksport
control-settings = Ustawienia
control-again = Rewanż

resign-title = Poddać się?
resign-question = Partia zakończy się twoją przegraną.
resign-question-team = Partnerzy zostaną zapytani. Drużyna poddaje się, gdy zgodzi się więcej niż połowa.
resign-question-three = Twoje miejsce zajmie komputer, a pozostali grają dalej. Możesz oglądać.
resign-yes = Poddaj się
draw-title = Zaproponować remis?
draw-question = Partia toczy się dalej, dopóki przeciwnicy się nie zgodzą.
draw-question-here = Jeśli wszyscy przy tym stole się zgodzą, partia zakończy się remisem.
draw-yes = Zaproponuj remis

share-title = Eksport
share-link = Link do oglądania tego stołu
share-position = Pozycja na planszy
share-record = Dotychczasowa partia
share-save-text = Zapisz jako tekst
share-save-json = Zapisz jako JSON

table-rated = Partia rankingowa
give-title = Dodaj czas
give-none = Teraz nie możesz nikomu dodać czasu.
give-time-to = { $name }: dodaj { $seconds } s
give-hour-to = { $name }: dodaj godzinę
time-given = { $name } dostaje więcej czasu: +{ $time }

rating-changes = Nowe rankingi
rating-changes-later = Nie udało się wczytać nowych rankingów. Znajdziesz je na stronach kont graczy.

ending-declined = Odrzucono
ending-won = Wygrana
ending-lost = Przegrana
ending-draw = Remis
ending-shared = Bez zwycięzcy
ending-called-off = Anulowano
ending-side = { $count ->
    [one] Zwycięzca: { $side }
    [few] Zwycięzcy: { $side }
    [many] Zwycięzcy: { $side }
   *[other] Zwycięzcy: { $side }
}
ending-again = Rewanż
ending-analyse = Analiza
ending-report = Raport z partii
ending-level = Spróbuj: { $name } (poziom { $level })
ending-other-side = Zagraj za drugą stronę
ending-new = Nowa partia
ending-next = Następna partia

series = Mecz
series-game = Partia { $game } z { $length }

question-you = ty
question-agreed = Zgoda: { $names }
question-refused = Odmowa: { $names }
question-waiting = Oczekiwanie: { $names }
question-needed = { $count ->
    [0] Są już wszystkie potrzebne zgody
    [one] Potrzebna jeszcze 1 zgoda
    [few] Potrzebne jeszcze { $count } zgody
    [many] Potrzeba jeszcze { $count } zgód
   *[other] Potrzeba jeszcze { $count } zgody
}
question-withdraw = Wycofaj
question-draw = { $name } proponuje remis.
question-draw-own = Proponujesz remis.
question-draw-yes = Przyjmij
question-draw-no = Odrzuć
question-takeback = { $count ->
    [one] { $name } prosi o cofnięcie ruchu.
    [few] { $name } prosi o cofnięcie { $count } ruchów.
    [many] { $name } prosi o cofnięcie { $count } ruchów.
   *[other] { $name } prosi o cofnięcie { $count } ruchu.
}
question-takeback-own = { $count ->
    [one] Prosisz o cofnięcie ruchu.
    [few] Prosisz o cofnięcie { $count } ruchów.
    [many] Prosisz o cofnięcie { $count } ruchów.
   *[other] Prosisz o cofnięcie { $count } ruchu.
}
question-takeback-yes = Przyjmij
question-takeback-no = Odrzuć
question-resignation = { $name } proponuje drużynie poddanie partii.
question-resignation-own = Proponujesz drużynie poddanie partii.
question-resignation-yes = Też się poddaj
question-rematch = { $name } prosi o rewanż.
question-rematch-own = Prosisz o rewanż.
question-rematch-yes = Rewanż
question-rematch-no = Odrzuć

# A request that ended without being granted.
closed-draw-declined = { $name } odrzuca remis.
closed-draw-withdrawn = { $name } wycofuje propozycję remisu.
closed-draw-played-on = { $name } gra dalej, więc remisu nie ma.
closed-draw-own-declined = Odrzucasz remis.
closed-draw-own-withdrawn = Wycofujesz propozycję remisu.
closed-draw-own-played-on = Grasz dalej, więc remisu nie ma.
closed-takeback-declined = { $name } odmawia cofnięcia ruchu.
closed-takeback-withdrawn = { $name } wycofuje prośbę o cofnięcie ruchu.
closed-takeback-played-on = { $name } gra dalej, więc ruch nie zostaje cofnięty.
closed-takeback-own-declined = Odrzucasz cofnięcie ruchu.
closed-takeback-own-withdrawn = Wycofujesz prośbę o cofnięcie ruchu.
closed-takeback-own-played-on = Grasz dalej, więc ruch nie zostaje cofnięty.

# A player who left.
away = { $name }: brak połączenia.
away-clock = Zegar chodzi.
away-claim-in = Możesz ogłosić wygraną za { $time }.
away-claim = Ogłoś wygraną
away-replace-in = Komputer może przejąć miejsce za { $time }.
away-replace = Oddaj miejsce komputerowi
away-opponent-in = Przeciwnik może ogłosić wygraną za { $time }.
away-opponent = Przeciwnik może teraz ogłosić wygraną.
away-unrated = Partia nie będzie już wtedy rankingowa.

connection-connecting = Łączenie ze stołem…
connection-lost = Utracono połączenie. Ponowne łączenie… To, co widzisz, może być nieaktualne.

chat = Czat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
    [0] brak widzów
    [one] 1 widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
chat-watching = Oglądają: { $names }
chat-guests = { $count ->
    [one] 1 gość
    [few] { $count } gości
    [many] { $count } gości
   *[other] { $count } gościa
}
chat-say = Wiadomość
chat-send = Wyślij
chat-closed = Pisać mogą tylko gracze. W partiach drużynowych czat otwiera się po zakończeniu partii.

here-none = Nie ma tu partii
here-none-advice = Może rozegrano ją w innej przeglądarce albo dane tej przeglądarki zostały usunięte. Zacznij nową partię.
here-new = Nowa partia

motion = Animacja
motion-pause = Wstrzymaj
motion-go-on = Kontynuuj
motion-step = Jeden krok
motion-skip = Przejdź do końca
