### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = But du jeu
rules-abalone-goal-two = { $target ->
    [one] Soyez le premier camp à éjecter du plateau { $target } bille de l’adversaire.
    [many] Soyez le premier camp à éjecter du plateau { $target } billes de l’adversaire.
   *[other] Soyez le premier camp à éjecter du plateau { $target } billes de l’adversaire.
}
rules-abalone-goal-three = { $target ->
    [one] Soyez le premier camp à éjecter du plateau { $target } bille des autres. Chacun des trois joue pour soi.
    [many] Soyez le premier camp à éjecter du plateau { $target } billes des autres. Chacun des trois joue pour soi, et peu importe à qui sont ces billes.
   *[other] Soyez le premier camp à éjecter du plateau { $target } billes des autres. Chacun des trois joue pour soi, et peu importe à qui sont ces billes.
}
rules-abalone-goal-teams = { $target ->
    [one] Deux équipes s’affrontent. La première qui éjecte du plateau { $target } bille de l’autre gagne.
    [many] Deux équipes s’affrontent. La première qui éjecte du plateau { $target } billes de l’autre gagne. Les billes éjectées par les partenaires sont comptées ensemble.
   *[other] Deux équipes s’affrontent. La première qui éjecte du plateau { $target } billes de l’autre gagne. Les billes éjectées par les partenaires sont comptées ensemble.
}

rules-abalone-board-title = Plateau
rules-abalone-board = Le plateau est un hexagone de soixante et une cases. Une bille se déplace dans six directions, vers une case voisine.
rules-abalone-board-two = Noir et Blanc ont quatorze billes chacun. Noir commence.
rules-abalone-board-three = Noir, Blanc et Rouge ont onze billes chacun et jouent dans cet ordre.
rules-abalone-board-four = Noir, Blanc, Rouge et Jaune ont neuf billes chacun et jouent dans cet ordre, si bien que les équipes alternent.
rules-abalone-board-six = Noir, Blanc, Rouge, Jaune, Vert et Bleu ont six billes chacun et jouent dans cet ordre, si bien que les équipes alternent.
rules-abalone-start = La position initiale de cette partie.

rules-abalone-move-title = Déplacement
rules-abalone-move = Quand c’est à vous de jouer, déplacez une, deux ou trois billes d’une case. Deux ou trois billes déplacées ensemble doivent se toucher et former une rangée droite, et elles vont toutes dans la même direction.
rules-abalone-move-ways = Une rangée se déplace en ligne, dans son propre sens, ou latéralement. Toute case où entre une bille doit être libre, sauf quand on pousse.
rules-abalone-move-line-example = Déplacez la rangée c3–c5 en ligne vers la droite.
rules-abalone-move-sideways-example = Déplacez la rangée c3–c5 latéralement, en haut à droite.
rules-abalone-move-must = Vous devez jouer. Seul un joueur qui ne peut pas jouer passe.

rules-abalone-push-title = Poussée
rules-abalone-push = En ligne, une rangée pousse les billes adverses juste devant elle si elle compte plus de billes : deux en poussent une, trois en poussent une ou deux. La case derrière les billes poussées doit être libre ou hors du plateau. Pousser n’est jamais obligatoire.
rules-abalone-push-one-example = Deux en poussent une : déplacez la rangée e3–e4 vers la droite.
rules-abalone-push-two-example = Trois en poussent deux : déplacez la rangée e3–e5 vers la droite.
rules-abalone-push-not = Ces poussées ne sont pas permises.
rules-abalone-push-weak = Deux ne peuvent pas en pousser deux.
rules-abalone-push-blocked = Une bille se trouve derrière celles qui sont poussées.
rules-abalone-push-sideways = Une rangée ne peut pas pousser latéralement.

rules-abalone-off-title = Éjection
rules-abalone-off = Une bille poussée par-dessus le bord quitte la partie. Elle compte pour le joueur qui l’a poussée.
rules-abalone-off-example = Éjectez la bille de Blanc : déplacez la rangée e6–e8 vers la droite.
rules-abalone-off-own = Vous ne pouvez pas faire sortir vos propres billes du plateau.

rules-abalone-three-title = Trois joueurs
rules-abalone-three = Deux billes poussées peuvent être de deux couleurs différentes.
rules-abalone-three-example = Trois en poussent deux : une bille blanche et une rouge.
rules-abalone-three-end = { $target ->
    [one] La partie se termine quand un joueur a éjecté { $target } bille. Aucun joueur n’est éliminé avant.
    [many] La partie se termine quand un joueur a éjecté { $target } billes. Aucun joueur n’est éliminé avant. Un joueur sans billes ou sans coup passe.
   *[other] La partie se termine quand un joueur a éjecté { $target } billes. Aucun joueur n’est éliminé avant. Un joueur sans billes ou sans coup passe.
}

rules-abalone-teams-title = Équipes
rules-abalone-teams-four = Noir et Rouge jouent contre Blanc et Jaune.
rules-abalone-teams-six = Noir, Rouge et Vert jouent contre Blanc, Jaune et Bleu.
rules-abalone-teams-sheet = Vous pouvez déplacer les billes de vos partenaires comme si elles étaient les vôtres, seules ou dans une rangée avec les vôtres.
rules-abalone-teams-own-only = Vous ne déplacez que vos propres billes. Celles de vos partenaires ne vous accompagnent que lors d’une poussée.
rules-abalone-teams-move-example = Noir déplace une rangée de deux billes noires et d’une rouge. Noir et Rouge sont partenaires.
rules-abalone-teams-move-forbidden = Noir ne peut pas déplacer une rangée qui contient une bille de Rouge.
rules-abalone-teams-push = Une rangée qui pousse peut contenir des billes de vos partenaires, mais la bille tout à l’arrière doit être à vous. Deux billes poussées peuvent appartenir à deux adversaires différents.
rules-abalone-teams-push-example = La bille de Noir en d4 lance la poussée, avec deux billes rouges devant elle.
rules-abalone-teams-push-forbidden = La bille de Rouge en d4 ne peut pas lancer une poussée de Noir.
rules-abalone-teams-partner = On ne pousse jamais les billes de ses partenaires.
rules-abalone-teams-partner-forbidden = Derrière la bille blanche se trouve une rouge, celle d’un partenaire.
rules-abalone-teams-silent = Les partenaires ne peuvent pas se concerter. À une table de quatre ou six, la discussion ouvre une fois la partie terminée.

rules-abalone-readings-title = Notre lecture de la règle
rules-abalone-readings-layout = La règle montre une seule position initiale, Standard. Un jeu prudent peut la bloquer et mener à la nulle. Si vous connaissez le jeu, choisissez Belgian Daisy : l’option « Disposition » offre de nombreuses positions initiales.
rules-abalone-readings-target = La règle demande six billes. L’option « Billes à éjecter » change ce nombre.
rules-abalone-readings-three = La règle ne dit pas ce qui arrive à un joueur qui a perdu beaucoup de billes. Ici, tout le monde continue jusqu’à ce qu’un joueur ait gagné.
rules-abalone-readings-partners = La règle permet de déplacer les billes de ses partenaires comme les siennes. Beaucoup de groupes jouent autrement. L’option « Billes des partenaires » change cela.
rules-abalone-readings-confer = La règle interdit aux partenaires de se concerter. Les tables en ligne n’ont pas de discussion privée entre partenaires.
rules-abalone-readings-stuck = La règle ne dit pas ce qui arrive à un joueur qui ne peut pas jouer. Ici, ce joueur passe.
