### The position editor.

editor = Sestavit pozici
editor-palette = Kameny
# A piece of the palette, for the screen reader.
editor-brush = { $name }, na desce { $count } z { $supply }
editor-take = Odebrat
editor-hint = { $numbers ->
    [true] Stiskněte důlek nebo na něj přejděte šipkami: plus, minus a čísla mění počet, Delete důlek vyprázdní.
   *[false] Stiskněte desku nebo na místo přejděte šipkami: Enter přidá, Delete odebere, 1, 2, 3… vybere druh. Tažením přesunete.
}
editor-undo = Zpět
editor-begin = Začít od
editor-empty = Vyprázdnit desku
editor-start = Výchozí pozice
editor-current = Předchozí pozice
editor-variant = Varianta
editor-turn = Na tahu
editor-text = Pozice jako text
editor-verdict = Kontrola pozice
editor-good = Tato pozice je platná.
editor-analyse = Analyzovat pozici
editor-play = Hrát odtud
editor-cancel = Zrušit
counter-less = { $label }: ubrat jeden
counter-more = { $label }: přidat jeden
