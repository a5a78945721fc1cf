# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Przejdź do treści
nav = Menu główne
nav-lobby = Lobby
nav-learn = Nauka
nav-settings = Ustawienia
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
go-home = Strona główna
try-again = Spróbuj ponownie
waiting-rules = Wczytywanie zasad…
waiting-room = Wczytywanie…
offline = Brak połączenia. Nadal możesz grać z komputerem lub z ludźmi na tym urządzeniu.
new-version = Dostępna jest nowa wersja tej strony.
new-version-load = Odśwież

# Errors that fill the screen.
trouble-rules = Nie udało się wczytać zasad
trouble-rules-advice = Część strony się nie wczytała. Sprawdź połączenie i odśwież stronę.
trouble-room = Nie udało się wczytać tej strony
trouble-room-advice = Sprawdź połączenie i spróbuj ponownie. Partie z komputerem działają bez połączenia, jeśli były już raz otwarte.
trouble-page = Coś poszło nie tak
trouble-page-advice = To błąd strony. Odśwież ją; twoja partia jest zapisana.
trouble-address = Nie znaleziono strony
trouble-address-advice = Link może być stary lub zawierać literówkę.

# Ways to the puzzles.
puzzles-title = Zadania
puzzles-of = Zadania: { $game }
puzzles-home = Zadania: znajdź jedyny ruch

# The way to solved Hus.
solved = Rozwiązany Hus
solved-link = Hus jest rozwiązany: zagraj z doskonałym przeciwnikiem
