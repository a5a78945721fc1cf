### The position editor.

editor = Stellung aufbauen
editor-palette = Steine
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } von { $supply } auf dem Brett
editor-take = Entfernen
editor-hint = { $numbers ->
    [true] Drücke auf eine Mulde oder gehe mit den Pfeiltasten dorthin: Plus, Minus und Zahlen ändern sie, Entf leert sie.
   *[false] Drücke auf das Brett oder gehe mit den Pfeiltasten zu einer Stelle: Enter setzt, Entf entfernt, 1, 2, 3 … wählen einen Stein. Ziehe, um zu verschieben.
}
editor-undo = Rückgängig
editor-begin = Beginnen mit
editor-empty = Brett leeren
editor-start = Anfangsstellung
editor-current = Vorherige Stellung
editor-variant = Variante
editor-turn = Am Zug
editor-text = Stellung als Text
editor-verdict = Prüfung der Stellung
editor-good = Diese Stellung ist gültig.
editor-analyse = Stellung analysieren
editor-play = Ab hier spielen
editor-cancel = Abbrechen
counter-less = { $label }: eins weniger
counter-more = { $label }: eins mehr
