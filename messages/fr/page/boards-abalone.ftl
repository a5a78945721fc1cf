### The Abalone board.

abalone-board = Plateau d’Abalone
abalone-cells = Cases du plateau
abalone-cell =
    { $cell }, { $seat ->
        [1] bille noire
        [2] bille blanche
        [3] bille rouge
        [4] bille jaune
        [5] bille verte
        [6] bille bleue
       *[none] vide
    }
abalone-tray =
    { $seat ->
        [1] Noir
        [2] Blanc
        [3] Rouge
        [4] Jaune
        [5] Vert
       *[6] Bleu
    } a éjecté { $team ->
        [none] { $count ->
            [one] { $count } bille
            [many] { $count } billes
           *[other] { $count } billes
        } sur { $target }
       *[other] { $count ->
            [one] { $count } bille
            [many] { $count } billes
           *[other] { $count } billes
        } ; équipe { $team } : { $together } sur { $target }
    }
# $whose lists the marbles by colour: "2 white, 1 red".
abalone-tray-whose = { abalone-tray } : { $whose }
abalone-fallen =
    { $count } { $seat ->
        [1] de Noir
        [2] de Blanc
        [3] de Rouge
        [4] de Jaune
        [5] de Vert
        [6] de Bleu
       *[0] de couleur inconnue
    }
abalone-way =
    { $way ->
        [east] à droite
        [north-east] en haut à droite
        [north-west] en haut à gauche
        [west] à gauche
        [south-west] en bas à gauche
       *[south-east] en bas à droite
    }
abalone-chosen = { $count ->
        [one] Bille { $first } sélectionnée
        [many] Rangée de { $first } à { $last } sélectionnée
       *[other] Rangée de { $first } à { $last } sélectionnée
    } ; { $number ->
        [0] aucun déplacement possible.
       *[other] déplacements possibles : { $ways }.
    }
abalone-released = Sélection effacée.
abalone-no-move = La bille en { $cell } ne peut pas bouger maintenant.
abalone-not-in-row = { $cell } ne forme pas de rangée déplaçable avec les billes sélectionnées.
abalone-edge = Votre propre bille serait éjectée du plateau.
abalone-nowhere = Les billes sélectionnées ne peuvent pas aller dans cette direction.
abalone-pass = Passer : aucune de vos billes ne peut bouger

# The position editor.
abalone-brush = { $seat ->
    [1] Bille noire
    [2] Bille blanche
    [3] Bille rouge
    [4] Bille jaune
    [5] Bille verte
   *[6] Bille bleue
}
abalone-pushed-off = Billes éjectées par { $side }
