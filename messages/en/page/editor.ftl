### The position editor.

editor = Set up a position
editor-palette = Pieces
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } of { $supply } on the board
editor-take = Remove
editor-hint = { $numbers ->
    [true] Press a pit, or go there with the arrow keys: plus, minus and numbers change it, Delete empties it.
   *[false] Press the board, or go to a place with the arrow keys: Enter adds, Delete removes, 1, 2, 3… select a piece. Drag to move.
}
editor-undo = Undo
editor-begin = Start from
editor-empty = Clear board
editor-start = Opening position
editor-current = Previous position
editor-variant = Variant
editor-turn = To move
editor-text = Position as text
editor-verdict = Position check
editor-good = This position is valid.
editor-analyse = Analyse position
editor-play = Play from here
editor-cancel = Cancel
counter-less = { $label }: one fewer
counter-more = { $label }: one more
