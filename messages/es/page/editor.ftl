### The position editor.

editor = Componer una posición
editor-palette = Piezas
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } de { $supply } en el tablero
editor-take = Quitar
editor-hint = { $numbers ->
    [true] Pulsa un hoyo o ve a él con las flechas: más, menos y los números lo cambian, Supr lo vacía.
   *[false] Pulsa el tablero o muévete con las flechas: Intro añade, Supr quita, 1, 2, 3… eligen una pieza. Arrastra para mover.
}
editor-undo = Deshacer
editor-begin = Empezar desde
editor-empty = Vaciar tablero
editor-start = Posición inicial
editor-current = Posición anterior
editor-variant = Variante
editor-turn = Turno
editor-text = Posición en texto
editor-verdict = Comprobación
editor-good = Esta posición es válida.
editor-analyse = Analizar posición
editor-play = Jugar desde aquí
editor-cancel = Cancelar
counter-less = { $label }: uno menos
counter-more = { $label }: uno más
