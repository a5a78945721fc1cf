### The position editor.

editor = Stelling opzetten
editor-palette = Stukken
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } van { $supply } op het bord
editor-take = Weghalen
editor-hint = { $numbers ->
    [true] Druk op een kommetje of ga erheen met de pijltoetsen: plus, min en cijfers veranderen het, Delete maakt het leeg.
   *[false] Druk op het bord of ga met de pijltoetsen naar een plek: Enter plaatst, Delete haalt weg, 1, 2, 3… kiezen een stuk. Sleep om te verplaatsen.
}
editor-undo = Ongedaan maken
editor-begin = Beginnen met
editor-empty = Bord leegmaken
editor-start = Beginstelling
editor-current = Vorige stelling
editor-variant = Variant
editor-turn = Aan zet
editor-text = Stelling als tekst
editor-verdict = Stellingcontrole
editor-good = Deze stelling is geldig.
editor-analyse = Stelling analyseren
editor-play = Vanaf hier spelen
editor-cancel = Annuleren
counter-less = { $label }: één minder
counter-more = { $label }: één meer
