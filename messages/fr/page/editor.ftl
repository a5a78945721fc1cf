### The position editor.

editor = Composer une position
editor-palette = Pièces
# A piece of the palette, for the screen reader.
editor-brush = { $name }, { $count } sur { $supply } sur le plateau
editor-take = Enlever
editor-hint = { $numbers ->
    [true] Appuyez sur un trou, ou allez-y avec les flèches : plus, moins et les chiffres le modifient, Suppr le vide.
   *[false] Appuyez sur le plateau, ou déplacez-vous avec les flèches : Entrée ajoute, Suppr enlève, 1, 2, 3… choisissent une pièce. Faites glisser pour déplacer.
}
editor-undo = Annuler la modification
editor-begin = Partir de
editor-empty = Vider le plateau
editor-start = Position initiale
editor-current = Position précédente
editor-variant = Variante
editor-turn = Au trait
editor-text = Position en texte
editor-verdict = Vérification
editor-good = Cette position est valide.
editor-analyse = Analyser la position
editor-play = Jouer à partir d’ici
editor-cancel = Annuler
counter-less = { $label } : un de moins
counter-more = { $label } : un de plus
