### The position editor.

editor = Ustaw pozycję
editor-palette = Pionki
# A piece of the palette, for the screen reader.
editor-brush = { $name }, na planszy { $count } z { $supply }
editor-take = Usuń
editor-hint = { $numbers ->
    [true] Naciśnij nieckę lub przejdź do niej strzałkami: plus, minus i cyfry zmieniają liczbę, Delete opróżnia nieckę.
   *[false] Naciśnij planszę lub przejdź w wybrane miejsce strzałkami: Enter dodaje, Delete usuwa, 1, 2, 3… wybierają pionek. Przeciągnij, aby przenieść.
}
editor-undo = Cofnij
editor-begin = Zacznij od
editor-empty = Wyczyść planszę
editor-start = Pozycja początkowa
editor-current = Poprzednia pozycja
editor-variant = Wariant
editor-turn = Na ruchu
editor-text = Pozycja jako tekst
editor-verdict = Sprawdzenie pozycji
editor-good = Ta pozycja jest poprawna.
editor-analyse = Analizuj pozycję
editor-play = Graj stąd
editor-cancel = Anuluj
counter-less = { $label }: o jeden mniej
counter-more = { $label }: o jeden więcej
