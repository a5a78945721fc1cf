### The position editor.

editor = Componi una posizione
editor-palette = Pezzi
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } di { $supply } sul tavoliere
editor-take = Togli
editor-hint = { $numbers ->
    [true] Premi una buca o raggiungila con le frecce: più, meno e i numeri la modificano, Canc la svuota.
   *[false] Premi sul tavoliere o spostati con le frecce: Invio aggiunge, Canc toglie, 1, 2, 3… scelgono un pezzo. Trascina per spostare.
}
editor-undo = Annulla la modifica
editor-begin = Parti da
editor-empty = Svuota tavoliere
editor-start = Posizione iniziale
editor-current = Posizione precedente
editor-variant = Variante
editor-turn = Turno
editor-text = Posizione come testo
editor-verdict = Controllo
editor-good = Questa posizione è valida.
editor-analyse = Analizza posizione
editor-play = Gioca da qui
editor-cancel = Annulla
counter-less = { $label }: uno in meno
counter-more = { $label }: uno in più
