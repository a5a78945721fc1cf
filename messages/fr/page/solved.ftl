# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = Il est prouvé quel camp gagne à Hus, quoi que joue l’autre. Trouvez le gain, résistez à un jeu parfait ou parcourez la preuve. Les coups des deux camps sont comptés.
solved-who = { $moves ->
    [one] { $side } gagne en exactement { $moves } coup.
    [many] { $side } gagne en exactement { $moves } coups.
   *[other] { $side } gagne en exactement { $moves } coups.
}
solved-parts = Que faire
solved-part-win = Trouver le gain
solved-part-hold = Résister
solved-part-proof = Voir la preuve
solved-win-about = Vous jouez { $side }, le camp qui gagne. Trouvez le gain.
solved-hold-about = Vous jouez { $side }, le camp qui perd. Résistez aussi longtemps que possible.
solved-best-win = { $moves ->
    [one] Record : gain en { $moves } coup
    [many] Record : gain en { $moves } coups
   *[other] Record : gain en { $moves } coups
}
# $most is how many moves the longest defence takes.
solved-best-hold = Record : résistance de { $moves } coups sur { $most }
solved-best-none = Pas encore de résultat
solved-opening = Ouverture de la preuve…

# How the game stands.
solved-checking = Vérification de la position…
solved-winning = { $moves ->
    [one] Position toujours gagnante : le prochain coup gagne
    [many] Position toujours gagnante, encore { $moves } coups
   *[other] Position toujours gagnante, encore { $moves } coups
}
solved-winning-most = Position toujours gagnante, encore { $moves } coups au plus
solved-losing = { $moves ->
    [one] L’ordinateur gagne au prochain coup
    [many] L’ordinateur gagne, encore { $moves } coups
   *[other] L’ordinateur gagne, encore { $moves } coups
}
solved-losing-most = L’ordinateur gagne, encore { $moves } coups au plus
solved-open = Non prouvé : on ne sait pas qui gagne à partir d’ici

# What the player’s last move was worth.
solved-remark-fast = Aussi rapide que la preuve.
solved-remark-slow = { $moves ->
    [one] Un autre coup gagne { $moves } coup plus tôt.
    [many] Un autre coup gagne { $moves } coups plus tôt.
   *[other] Un autre coup gagne { $moves } coups plus tôt.
}
solved-remark-slip = Vous avez laissé échapper le gain.
solved-remark-open = La preuve ne contient pas ce coup.
solved-remark-long = La plus longue défense de la preuve.
solved-remark-short = { $moves ->
    [one] Dans la preuve, un autre coup résiste { $moves } coup de plus.
    [many] Dans la preuve, un autre coup résiste { $moves } coups de plus.
   *[other] Dans la preuve, un autre coup résiste { $moves } coups de plus.
}

solved-hint = Indice
solved-hint-move = Indice : jouez { $move }.
solved-show = Voir dans la preuve

# How it ended.
solved-won = { $moves ->
    [one] Vous avez gagné en { $moves } coup
    [many] Vous avez gagné en { $moves } coups
   *[other] Vous avez gagné en { $moves } coups
}
solved-won-about = { $most ->
    [one] Le gain le plus court prend { $most } coup.
    [many] Le gain le plus court prend { $most } coups.
   *[other] Le gain le plus court prend { $most } coups.
}
solved-lost = { $moves ->
    [one] L’ordinateur a gagné en { $moves } coup
    [many] L’ordinateur a gagné en { $moves } coups
   *[other] L’ordinateur a gagné en { $moves } coups
}
solved-lost-about = Reprenez votre coup pour chercher à nouveau le gain.
solved-held = Vous avez résisté { $moves } coups sur { $most }
solved-held-perfect = Aucune défense ne dure plus longtemps.
solved-new-best = C’est votre meilleur résultat.
solved-helped = Après un indice ou une reprise de coup, le résultat ne compte pas.

# The proof as a tree.
solved-line = Suite
solved-line-start = Début
solved-node-winner = { $side } est au trait et gagne. La preuve joue :
solved-node-loser = { $side } est au trait. Tous les coups perdent :
solved-node-none = La preuve ne contient pas cette position.
solved-to-go = { $moves ->
    [0] met fin à la partie
    [one] encore { $moves } coup
    [many] encore { $moves } coups au plus
   *[other] encore { $moves } coups au plus
}
solved-answer = réponse { $move }
