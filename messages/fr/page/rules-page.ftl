### Words around the rules of every game.

rules-players = { $count ->
    [one] { $count } joueur
    [many] { $count } joueurs
   *[other] { $count } joueurs
}
rules-options-title = Options de cette partie
rules-options-all-title = Options
rules-options-about = Là où les règles imprimées se taisent ou se contredisent, il y a une option. Vous la choisissez en préparant la partie.
rules-option-value = { $option } : { $value }
rules-option-other = Ou bien : { $value }. { $about }
rules-yes = Oui
rules-no = Non
rules-endings-title = Nulle, abandon, temps
rules-endings-repetition = Quand la même position se présente pour la troisième fois et que c’est au même joueur de jouer, la partie est nulle.
rules-endings-repetition-off = Les positions peuvent se répéter sans limite.
rules-endings-max-plies = La partie est aussi nulle après ce nombre de coups, ceux de tous les joueurs compris : { $plies }.
rules-endings-agreement = Les joueurs peuvent convenir d’une nulle, et un joueur peut abandonner. Avec des pendules, celui qui épuise son temps perd.

rules-example = À vous :
rules-example-done = Bien joué.
rules-example-other = Ce coup est légal, mais ce n’est pas celui de l’exemple. Recommencez.
rules-example-again = Recommencer
rules-forbidden = Interdit.
rules-comparison-play = Jouer les deux
rules-comparison-again = Recommencer
rules-comparison-goes-on = La partie continue.
