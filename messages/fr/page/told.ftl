### The line under a board: what to do now, hints, and the way to the rules.

# $side is the name of the side to move.
now-hus = { $side } au trait. Sélectionnez un trou d’au moins deux graines.
now-pantarei = { $side } au trait. Sélectionnez une pile qui a votre couleur au sommet.
now-gou = { $side } au trait. Sélectionnez un de vos pions.
now-abalone = { $side } au trait. Sélectionnez une, deux ou trois billes d’une rangée.
now-move = { $side } au trait. Sélectionnez ce que vous voulez déplacer.
now-pass = { $side } ne peut pas jouer et doit passer.
now-wait = { $side } au trait.

rules-button = Règles
rules-panel = Règles : { $game }

hint-button = Indice
hint-button-move = Montrer le coup
hint-thinking = Recherche d’un bon coup…
# $cells are names of cells, such as c1 or e5, or numbers of stacks.
hint-look = Indice : regardez { $cells }.
hint-look-stack = Indice : regardez la pile { $cells }.
hint-move = Indice : { $move }
hint-none = Aucun indice n’a été trouvé. Réessayez.

# How a move is played by hand. $pit, $from, $to, $first and $last are names of cells, or numbers of stacks.
how-hus = Semez depuis { $pit }.
how-gou = Allez de { $from } en { $to }.
how-abalone-one = Déplacez la bille de { $from } en { $to }.
how-abalone-row = Sélectionnez { $first } et { $last }, puis déplacez la rangée de façon que la bille en { $last } arrive en { $to }.
how-pantarei-choose = Choisissez { $colour ->
    [white] Blanc
   *[black] Noir
}.
how-pantarei-one = Déplacez une écaille de la pile { $from } sur la pile { $to }.
how-pantarei-two = Sélectionnez la pile { $from }, puis « { pantarei-mode-two } », puis la pile { $to }.
how-pantarei-swap = Sélectionnez la pile { $first }, puis « { pantarei-mode-swap } », puis la pile { $second }.
how-pass = Passez.
