# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Les écailles grimpent les unes sur les autres et le serpent raccourcit. Soyez le premier camp à former une haute pile.
pantarei-variant-standard-name = Standard
pantarei-variant-standard-about = Le jeu de la règle : dix-neuf écailles, et une pile de sept gagne.
pantarei-option-goal-name = Hauteur gagnante
pantarei-option-goal-about = La hauteur d’une pile gagnante. La règle dit sept : l’un des joueurs peut alors toujours jouer. Un objectif plus bas donne des parties plus courtes ; avec un objectif plus haut, la partie peut finir parce que les deux joueurs passent.

# Moves.
pantarei-move-choose = { SIDE($side, form: "nominative") } prend { SIDE($colour) } ; { SIDE($other, form: "accusative") } joue { SIDE($other_colour) } et commence.
pantarei-move-one = { SIDE($side) } déplace une écaille { pantarei-top } { $value } de la pile { $from } sur la pile { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side) } déplace une écaille { pantarei-top } { $value } et la { pantarei-under } { $under_value } du dessous, de la pile { $from } sur la pile { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side) } déplace une écaille { pantarei-top } { $value } et la neutre du dessous, de la pile { $from } sur la pile { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side) } permute les piles { $first } et { $second }.
pantarei-move-pass = { SIDE($side) } ne peut ni déplacer d’écaille ni permuter de piles, et passe.
pantarei-top =
    { $top ->
        [white] blanche
       *[black] noire
    }
pantarei-under =
    { $under ->
        [white] blanche
       *[black] noire
    }
pantarei-height =
    { $wins ->
        [yes] qui atteint la hauteur { $height } et gagne{ pantarei-gap }
       *[no] qui atteint la hauteur { $height }{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] {" "}; l’intervalle se referme.
       *[no] .
    }

pantarei-expected-move = Entrez white, black, 5r, 5l2, 5x9 ou pass. Les piles sont numérotées à partir de la tête.
pantarei-illegal-colour-not-chosen = La place 1 doit d’abord choisir une couleur : Blanc ou Noir.
pantarei-illegal-colour-already-chosen = Les couleurs sont choisies : la place 1 joue { SIDE($seat_1) }.
pantarei-illegal-no-such-stack = La pile { $stack } n’existe pas. Les piles sont numérotées de 1 à { $stacks }.
pantarei-illegal-opponents-stack = La pile { $stack } a { $top } au sommet, qui est à votre adversaire. Vous ne déplacez que les piles qui ont votre couleur au sommet.
pantarei-illegal-neutral-stack = La pile { $stack } a au sommet l’écaille neutre, qui ne se déplace que sous une autre écaille.
pantarei-illegal-beyond-head = Le sommet de la pile { $stack } avance de { pantarei-stacks }, mais il n’y en a { $room ->
        [0] aucune
       *[other] que { $room }
    } vers la tête. Aucune écaille ne peut dépasser le bout du serpent.
pantarei-illegal-beyond-tail = Le sommet de la pile { $stack } avance de { pantarei-stacks }, mais il n’y en a { $room ->
        [0] aucune
       *[other] que { $room }
    } vers la queue. Aucune écaille ne peut dépasser le bout du serpent.
pantarei-stacks = { $value ->
        [one] { $value } pile
        [many] { $value } piles
       *[other] { $value } piles
    }
pantarei-illegal-single-scale = La pile { $stack } n’a qu’une écaille. Il n’y en a pas de deuxième à emmener.
pantarei-illegal-swap-with-itself = La pile { $stack } ne peut pas être permutée avec elle-même. Il faut deux piles pour une permutation.
pantarei-illegal-swap-not-yours = La pile { $stack } a { $top } au sommet. Les deux piles à permuter doivent avoir votre couleur au sommet.
pantarei-illegal-swap-after-swap = Votre adversaire vient de permuter. Une permutation ne peut pas suivre une permutation.
pantarei-illegal-pass-by-choice = { $choices ->
        [one] Vous ne pouvez passer que si vous ne pouvez ni déplacer d’écaille ni permuter de piles. Vous avez { $choices } coup possible.
        [many] Vous ne pouvez passer que si vous ne pouvez ni déplacer d’écaille ni permuter de piles. Vous avez { $choices } coups possibles.
       *[other] Vous ne pouvez passer que si vous ne pouvez ni déplacer d’écaille ni permuter de piles. Vous avez { $choices } coups possibles.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Une pile a atteint la hauteur gagnante.

# Positions.
pantarei-position-fields = Il faut 4 parties séparées par une seule espace (serpent, trait, verrou et blanc) ; il y en a { $found }.
pantarei-position-won-without-colours = Les couleurs doivent être choisies, car une pile de { $goal } ou plus a gagné.
pantarei-position-no-scales = Le serpent n’a pas d’écailles. Il en faut au moins une.
pantarei-position-empty-stack = La pile { $stack } est vide. Il faut au moins une écaille.
pantarei-position-supply = Il y a { $found } × { $scale }. Le maximum est { $most }.
pantarei-position-sign = La pile { $stack } a une écaille qui commence par « { $sign } ». Valeur attendue : w, b ou n.
pantarei-position-value = La pile { $stack } a une écaille de valeur « { $value } ». Valeur attendue : 1, 2 ou 3.
pantarei-position-value-missing = La pile { $stack } se termine par une couleur. Il manque sa valeur : 1, 2 ou 3.
pantarei-position-white-seat = La place { $seat } ne peut pas jouer Blanc. Valeur attendue : 1 ou 2.
pantarei-position-white = La place qui joue Blanc est « { $found } ». Valeur attendue : 1, 2 ou -.
pantarei-position-white-before-choice = La place qui joue Blanc est « { $found } ». Il faut - tant que la place 1 n’a pas choisi de couleur (trait « ? »).
pantarei-position-white-missing = Les couleurs sont choisies. Il faut 1 ou 2, la place qui joue Blanc.
pantarei-position-turn-before-choice = Le trait ne peut pas être à la place 2 avant que la place 1 ait choisi une couleur.
pantarei-position-swap-before-choice = Le dernier coup ne peut pas être une permutation avant le choix des couleurs.
pantarei-position-lock = Le verrou est « { $found } ». Valeur attendue : x ou -.
