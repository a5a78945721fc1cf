# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Le plateau
lesson-abalone-board-task = Le plateau est un hexagone de 61 cases. Une case porte la lettre de sa rangée et le numéro de sa ligne oblique : celle du centre est e5. Vous avez quatorze billes noires, et Blanc en a quatorze aussi. Noir commence. Vous gagnez quand vous avez éjecté six billes adverses du plateau.

lesson-abalone-line-title = Se déplacer en ligne
lesson-abalone-line-task = En un coup, vous déplacez une bille, ou une rangée droite de deux ou trois billes qui se touchent. Toutes avancent d’une case dans la même direction. Sélectionnez la première et la dernière bille de votre rangée de trois et déplacez-la en ligne, de façon qu’une bille arrive en e5.
lesson-abalone-line-done = Les trois billes ont avancé d’une case dans le sens de leur rangée. Vous ne pouvez jamais en déplacer plus de trois. À chaque tour, vous devez jouer un coup. Seul un joueur qui ne peut pas jouer passe.
lesson-abalone-line-wrong-few = Vous avez atteint e5, mais pas avec toute la rangée. Déplacez les trois billes à la fois.
lesson-abalone-line-wrong-other = Ce coup est légal. Mais maintenant, déplacez la rangée b2, c3, d4 vers e5.

lesson-abalone-sideways-title = Se déplacer latéralement
lesson-abalone-sideways-task = Une rangée peut aussi se déplacer latéralement, mais toutes les cases où elle arrive doivent être libres. Déplacez votre rangée de trois latéralement, vers le haut, en e4, e5 et e6.
lesson-abalone-sideways-done = Les trois billes ont avancé d’une case dans la même direction. Un coup latéral ne pousse jamais.
lesson-abalone-sideways-wrong-few = Les trois billes n’ont pas toutes bougé. Sélectionnez la première et la dernière bille de la rangée.
lesson-abalone-sideways-wrong-other = Ce coup est légal. Mais maintenant, déplacez la rangée d3, d4, d5 vers le haut, dans la rangée e.

lesson-abalone-push-title = Pousser
lesson-abalone-push-task = En ligne, une rangée peut pousser les billes adverses juste devant elle, si elles sont moins nombreuses que les siennes. Deux billes en poussent une. La case derrière la bille poussée doit être libre. Poussez la bille blanche en e5.
lesson-abalone-push-done = Deux contre une : la bille blanche a dû céder. Une bille seule ne pousse jamais, et pousser n’est jamais obligatoire.
lesson-abalone-push-wrong-none = Ce coup ne pousse rien. Déplacez la rangée c3, d4 vers la bille blanche en e5.

lesson-abalone-three-title = Trois en poussent deux
lesson-abalone-three-task = Trois billes en poussent une ou deux. Poussez les deux billes blanches en e5 et f6.
lesson-abalone-three-done = Trois contre deux. Comme on ne déplace jamais plus de trois billes, personne ne peut en pousser trois.
lesson-abalone-three-wrong-none = Ce coup ne pousse pas les deux billes. Déplacez toute la rangée b2, c3, d4.

lesson-abalone-blocked-title = Quand on ne peut pas pousser
lesson-abalone-blocked-task = À nombre égal, on ne pousse pas : deux n’en poussent pas deux. Et vous ne pouvez pas pousser s’il y a une autre bille derrière celles qui sont poussées. Une seule de vos rangées peut pousser ici. Trouvez-la.
lesson-abalone-blocked-done = Trois contre deux, avec une case libre derrière. Les autres rangées sont arrêtées : l’une par deux billes blanches, l’autre par une bille noire en e5.
lesson-abalone-blocked-wrong-none = Ce coup ne pousse rien. Comptez les billes de chaque rangée et regardez la case derrière.

lesson-abalone-off-title = Éjecter une bille
lesson-abalone-off-task = S’il n’y a pas de case derrière la bille poussée, elle tombe du plateau et compte pour vous. Éjectez une bille blanche.
lesson-abalone-off-done = La bille est hors du plateau. Il en faut six pour gagner. Vous ne pouvez pas sortir vos propres billes du plateau.
lesson-abalone-off-wrong-push = Vous avez poussé une bille, mais elle est encore sur le plateau. Poussez celle du bord.
lesson-abalone-off-wrong-none = Ce coup n’éjecte rien. Regardez la bille blanche en e9.

lesson-abalone-safe-title = Protéger vos billes
lesson-abalone-safe-task = Votre bille en a3 est au bord. Les trois billes blanches en b3, c3 et d3 sont alignées avec elle et peuvent l’éjecter. Jouez un coup après lequel Blanc ne pourra rien éjecter.
lesson-abalone-safe-done = Maintenant, Blanc ne peut rien éjecter. Une bille au bord est en danger quand elle est alignée avec une rangée adverse. Des billes groupées au centre sont fortes.
lesson-abalone-safe-wrong-lost = Blanc peut toujours éjecter votre bille en a3. Sortez-la de cette ligne.

lesson-abalone-more-title = À trois
lesson-abalone-more-task = À trois, chacun joue pour soi : Noir, Blanc et Rouge, dans cet ordre, avec onze billes chacun. Tous les autres sont des adversaires ; vous pouvez donc aussi pousser deux billes de couleurs différentes. Poussez les billes en e5 et e6.
lesson-abalone-more-done = Trois contre deux, une blanche et une rouge. Le premier qui a éjecté six billes gagne, quelle que soit leur couleur. Jusque-là, tout le monde continue ; un joueur sans billes ou sans coup passe.
lesson-abalone-more-wrong-none = Ce coup ne pousse pas les deux billes. Déplacez toute la rangée e2, e3, e4.

lesson-abalone-teams-title = Équipes
lesson-abalone-teams-task = À quatre ou à six, deux équipes jouent à tour de rôle. Ici, vous jouez avec Rouge contre Blanc et Jaune. Vous pouvez déplacer les billes de votre partenaire comme les vôtres, seules ou dans une rangée avec les vôtres. Mais une poussée doit partir de votre propre bille : celle de l’arrière doit être noire. Poussez la bille blanche en e5.
lesson-abalone-teams-done = Votre bille en c3 a poussé par-derrière. Dans la rangée g3, g4, la bille de l’arrière est rouge : vous ne pouvez pas pousser avec cette rangée. Une équipe ne pousse jamais ses propres billes. Les billes éjectées par les partenaires se comptent ensemble : il en faut six pour gagner. Deux billes poussées peuvent être des couleurs de deux adversaires. À quatre, on joue dans l’ordre Noir, Blanc, Rouge, Jaune, avec neuf billes chacun ; à six, dans l’ordre Noir, Blanc, Rouge, Jaune, Vert, Bleu, avec six billes chacun. À six, Noir, Rouge et Vert jouent contre Blanc, Jaune et Bleu.
lesson-abalone-teams-wrong-none = Ce coup ne pousse rien. Votre bille en c3 est derrière la rouge en d4 : déplacez cette rangée.

lesson-abalone-win-title = Gagner une petite partie
lesson-abalone-win-task = Gagnez maintenant une petite partie. Vous avez déjà éjecté quatre billes. Éjectez-en une autre.
lesson-abalone-win-task-2 = Blanc a sauvé une bille, mais pas les deux. Éjectez la sixième.
lesson-abalone-win-done = Six billes sont hors du plateau : vous avez gagné votre première petite partie.
lesson-abalone-win-wrong-none = Ce coup n’éjecte rien. Cherchez une bille blanche au bord, avec deux des vôtres derrière elle.

lesson-abalone-game-title = Votre première partie
lesson-abalone-game-task = Jouez contre un adversaire facile. Pour que cette partie soit courte, il suffit de trois billes pour gagner. À chaque coup, vous recevez un court indice, et vous pouvez reprendre des coups aussi souvent que vous voulez. Si la même position apparaît pour la troisième fois, la partie est nulle.
