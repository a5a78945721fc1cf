### The full-screen game, `tetrarch play`.

cli-screen-over = Partia jest zakończona.
cli-screen-no-draw = Komputer odrzuca remis.
cli-screen-pace = Szybkość animacji: { $pace }.
cli-screen-unsaved-quit = Ta partia nie jest zapisana. Wyjść mimo to?
cli-screen-unsaved-load = Ta partia nie jest zapisana. Wczytać inną mimo to?
cli-screen-unsaved-new = Ta partia nie jest zapisana. Zacząć nową mimo to?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Potwierdzić poddanie partii: { $side }?
cli-screen-draw = Propozycja remisu: { $side }. Czy pozostali ją przyjmują?
cli-screen-team = drużyna { $others } i { $last }
cli-screen-exists = { $file } już istnieje. Zastąpić?
cli-screen-saved = Zapisano w { $file }.
cli-screen-loaded = Wczytano z { $file }.
cli-screen-nothing-to-undo = Nie ma ruchu do cofnięcia.
cli-screen-nothing-to-redo = Nie ma ruchu do powtórzenia.
cli-screen-thinking = { $computer } myśli.
cli-screen-hint-wait = Szukanie podpowiedzi…
cli-screen-ambiguous = Tak zaczyna się kilka ruchów ({ $moves }); pisz dalej lub użyj strzałek.
cli-screen-type-a-move = Wpisz ruch lub wybierz go strzałkami.
cli-screen-start = Partia się zaczyna.
cli-screen-skip = dowolny klawisz pomija
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Enter graj · ! podpowiedź · u cofnij · ? pomoc · q wyjdź
cli-screen-keys-choosing = ↑↓←→ wybór · Enter graj · l wczytaj · ? pomoc · q wyjdź
cli-screen-subtitle = cztery abstrakcyjne gry planszowe
cli-screen-no-limit = bez ograniczenia
cli-screen-variant = wariant
cli-screen-seat = miejsce { $seat }
cli-screen-who-plays = Kto gra: człowiek przy tym terminalu lub komputer, od poziomu 1 (nowicjusz) po silnik z pełną siłą.
cli-who-human = człowiek
cli-who-level = poziom { $level }
cli-who-engine = silnik
cli-screen-rated-anchor = { $who }: ranking { $rating }, początek skali.
cli-screen-rated = { $who }: ranking { $rating } ± { $error } w grze { $game }.
cli-screen-window-is =
    To okno ma { $width } × { $height }.
    Powiększ je co najmniej do { $least_width } × { $least_height }.
cli-screen-title-keys = Klawisze
cli-screen-title-save = Zapisz
cli-screen-title-load = Wczytaj
cli-screen-title-over = Partia jest zakończona
cli-screen-hint-save = nazwa zakończona na .json lub .txt
cli-screen-hint-load = plik zapisanej partii
cli-screen-points = Punkty: { $first } { $first_points }, { $second } { $second_points }.
cli-screen-moves-played = { $moves ->
    [one] Wykonano 1 ruch.
    [few] Wykonano { $moves } ruchy.
    [many] Wykonano { $moves } ruchów.
   *[other] Wykonano { $moves } ruchu.
}
cli-screen-marks = Znaki: [skąd] (dokąd) {"{"}zbite{"}"} ‹ostatni› · animacja: { $pace }
cli-screen-team-letter = drużyna { $team }
cli-screen-to-move = na ruchu
cli-screen-title-moves = Ruchy
cli-screen-title-played = Wykonane
cli-screen-some-of = { $shown } z { $all }

# The computer’s hint.
cli-screen-no-move = Brak możliwych ruchów.
cli-screen-hint = Spróbuj { $best } ({ $worth }).
cli-screen-hint-proved = Spróbuj { $best } ({ $worth }, udowodnione).
cli-screen-then = Potem może { $moves }.
cli-screen-wins-in = { $plies ->
    [one] wygrana w 1 półruchu
    [few] wygrana w { $plies } półruchach
    [many] wygrana w { $plies } półruchach
   *[other] wygrana w { $plies } półruchu
}
cli-screen-loses-in = { $plies ->
    [one] przegrana w 1 półruchu
    [few] przegrana w { $plies } półruchach
    [many] przegrana w { $plies } półruchach
   *[other] przegrana w { $plies } półruchu
}
cli-screen-game-over = partia zakończona
cli-screen-pace-slow = wolna
cli-screen-pace-normal = normalna
cli-screen-pace-fast = szybka
cli-screen-pace-off = wyłączona

# What keys do.
cli-key-undo = cofnij ostatni ruch
cli-key-undo-short = cofnij
cli-key-redo = powtórz go
cli-key-save = zapisz do pliku
cli-key-save-short = zapisz
cli-key-load = wczytaj z pliku
cli-key-new = nowa partia
cli-key-resign = poddaj się
cli-key-draw = zaproponuj remis
cli-key-hint = podpowiedź
cli-key-bar = pokaż ocenę
cli-key-pace = szybkość animacji
cli-key-help = ta pomoc
cli-key-quit = wyjdź
cli-key-arrows = strzałki, Tab
cli-key-walk = przejrzyj możliwe ruchy
cli-key-letters = litery
cli-key-type-move = wpisz ruch w dowolnej przyjmowanej notacji
cli-key-play = wykonaj ruch
cli-key-release = cofnij wybór
cli-key-mouse = mysz
cli-key-press = naciśnij kolejno pola ruchu
cli-key-yes = tak
cli-key-no = nie
cli-key-done = gotowe
cli-key-cancel = anuluj
cli-key-board = plansza
