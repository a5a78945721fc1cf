### The Pantareï board.

pantarei-board = Serpent de Pantareï, { $stacks ->
        [one] { $stacks } pile
        [many] { $stacks } piles
       *[other] { $stacks } piles
    } de la tête à la queue
pantarei-scale = { $colour ->
    [white] blanche { $value }
    [black] noire { $value }
   *[neutral] neutre
}
# A stack, for the screen reader. $scales lists its scales from the top down, separated by commas.
pantarei-stack = Pile { $place } : { $scales }
# Where a stack can be added in the position editor.
pantarei-new-stack = Nouvelle pile à la queue
pantarei-stack-movable = { pantarei-stack } ; vous pouvez la déplacer
pantarei-stack-target = { pantarei-stack } ; appuyez sur Entrée pour jouer ici

pantarei-question = Quelle couleur jouerez-vous ? L’autre camp commence.
pantarei-question-waits = Choix de la couleur en cours. L’autre camp commence.
pantarei-white = Blanc
pantarei-black = Noir
pantarei-must-pass = Vous ne pouvez ni déplacer d’écaille ni permuter de piles.
pantarei-pass = Passer

pantarei-modes = Type de coup
pantarei-mode-one = Une écaille
pantarei-mode-two = Deux écailles
pantarei-mode-swap = Permuter
pantarei-chosen-one = Pile { $place }, une écaille : peut aller sur la pile { $targets }.
pantarei-chosen-two = Pile { $place }, deux écailles : peuvent aller sur la pile { $targets }.
pantarei-chosen-swap = La pile { $place } peut permuter avec la pile { $targets }.
pantarei-change-mode = Appuyez sur Espace pour passer d’une écaille à deux écailles ou à la permutation.
pantarei-not-there = La pile { $place } se déplace d’exactement { $value ->
        [one] { $value } pile
        [many] { $value } piles
       *[other] { $value } piles
    } vers la tête ou la queue.
pantarei-alone = Vous n’avez pas d’autre pile avec laquelle permuter.

# The position editor.
pantarei-move-stack = Déplacer la pile { $place }
pantarei-to-head = Déplacer la pile { $place } d’un cran vers la tête
pantarei-to-tail = Déplacer la pile { $place } d’un cran vers la queue
pantarei-first-plays = La place 1 joue
pantarei-plays-white = Blanc
pantarei-plays-black = Noir
pantarei-plays-none = Pas encore choisi
pantarei-after-swap = Le dernier coup était une permutation : pas de permutation possible maintenant
