### A position is put up by hand.

editor = Set up a position
editor-palette = What a press puts on the board
# A brush of the palette, for the screen reader.
editor-brush = { $name }, { $count } of { $supply } on the board
editor-take = Take away
editor-hint = { $numbers ->
    [true] Press a pit, or walk there with the arrow keys: plus, minus and numbers change it, Delete empties it.
   *[false] Press a place, or walk there with the arrow keys: Enter puts, Delete takes away, 1, 2, 3… choose. Drag to move.
}
editor-undo = Undo the last change
editor-begin = Begin with
editor-empty = Empty
editor-start = Start
editor-current = As it was
editor-variant = Variant
editor-turn = To move
editor-text = The position, as text
editor-verdict = What can be done with it
editor-good = This position can be played.
editor-analyse = Analyse this
editor-play = Play this
editor-cancel = Cancel
counter-less = { $label }: one less
counter-more = { $label }: one more
