### The position editor.

editor = Opstil en stilling
editor-palette = Brikker
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } af { $supply } på brættet
editor-take = Fjern
editor-hint = { $numbers ->
    [true] Tryk på en fordybning, eller gå dertil med piletasterne: Plus, minus og tal ændrer den, Delete tømmer den.
   *[false] Tryk på brættet, eller gå til et sted med piletasterne: Enter tilføjer, Delete fjerner, 1, 2, 3… vælger en brik. Træk for at flytte.
}
editor-undo = Fortryd
editor-begin = Begynd fra
editor-empty = Ryd brættet
editor-start = Startstilling
editor-current = Forrige stilling
editor-variant = Variant
editor-turn = I trækket
editor-text = Stilling som tekst
editor-verdict = Kontrol af stillingen
editor-good = Stillingen er gyldig.
editor-analyse = Analysér stilling
editor-play = Spil herfra
editor-cancel = Annuller
counter-less = { $label }: én færre
counter-more = { $label }: én mere
