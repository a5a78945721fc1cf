### The position editor.

editor = Ställ upp en ställning
editor-palette = Pjäser
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } av { $supply } på brädet
editor-take = Ta bort
editor-hint = { $numbers ->
    [true] Tryck på en grop, eller gå dit med piltangenterna: plus, minus och siffror ändrar den, Delete tömmer den.
   *[false] Tryck på brädet, eller gå till ett ställe med piltangenterna: Enter lägger till, Delete tar bort, 1, 2, 3… väljer en pjäs. Dra för att flytta.
}
editor-undo = Ångra
editor-begin = Börja från
editor-empty = Töm brädet
editor-start = Utgångsställning
editor-current = Föregående ställning
editor-variant = Variant
editor-turn = Vid draget
editor-text = Ställning som text
editor-verdict = Ställningskontroll
editor-good = Ställningen är giltig.
editor-analyse = Analysera ställning
editor-play = Spela härifrån
editor-cancel = Avbryt
counter-less = { $label }: en färre
counter-more = { $label }: en till
