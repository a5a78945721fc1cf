### The position editor.

editor = Montar uma posição
editor-palette = Peças
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } de { $supply } no tabuleiro
editor-take = Retirar
editor-hint = { $numbers ->
    [true] Toque numa cova ou vá até lá com as setas: mais, menos e os números alteram-na, Delete esvazia-a.
   *[false] Toque no tabuleiro ou desloque-se com as setas: Enter acrescenta, Delete retira, 1, 2, 3… escolhem uma peça. Arraste para mover.
}
editor-undo = Anular
editor-begin = Começar em
editor-empty = Limpar tabuleiro
editor-start = Posição inicial
editor-current = Posição anterior
editor-variant = Variante
editor-turn = Vez de jogar
editor-text = Posição em texto
editor-verdict = Verificação
editor-good = Esta posição é válida.
editor-analyse = Analisar posição
editor-play = Jogar a partir daqui
editor-cancel = Cancelar
counter-less = { $label }: menos um
counter-more = { $label }: mais um
