# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Le plateau
lesson-gou-board-task = Le plateau a cinq carrés emboîtés, reliés par des diagonales. Chaque côté d’un carré est une ligne, chaque diagonale aussi. Les pions sont posés sur les points où des lignes se rejoignent ; le signe au centre n’est pas un point. Chaque joueur commence avec quatorze pions. Les vôtres sont rouges, et Rouge commence. Chaque point porte le nom de sa colonne, de a à k en partant de la gauche, et de sa rangée, de 1 à 11 en partant du bas.

lesson-gou-goal-title = But du jeu
lesson-gou-goal-task = Vous gagnez de l’une de ces trois façons : vos pions occupent les quatre points cibles marqués, votre adversaire n’a plus que quatre pions ou moins, ou il n’a aucun coup légal.

lesson-gou-slide-title = Glisser le long d’un côté
lesson-gou-slide-task = Sur le côté d’un carré, un pion glisse aussi loin que vous voulez tant que les points sont libres. Il ne peut ni sauter par-dessus des pions ni tourner à un coin. Glissez de c9 en i9.
lesson-gou-slide-done = Votre pion a glissé le long de tout le côté. Pour tourner au coin, il lui faut un autre coup.
lesson-gou-slide-wrong-short = Vous pouvez vous arrêter là, mais maintenant, glissez jusqu’au coin, i9.
lesson-gou-slide-wrong-other = Ce coup est légal. Mais maintenant, faites glisser le pion en c9 jusqu’en i9.

lesson-gou-diagonal-title = Avancer sur une diagonale
lesson-gou-diagonal-task = Sur une diagonale, un pion n’avance que d’un point. Allez de d8 au point cible e7.
lesson-gou-diagonal-done = Les diagonales mènent d’un carré au suivant, et aux points cibles.
lesson-gou-diagonal-wrong-other = Ce coup est légal. Mais maintenant, allez de d8 en e7 le long de la diagonale.

lesson-gou-capture-title = Capturer
lesson-gou-capture-task = Vous capturez un pion adverse si vous le prenez en tenaille entre le pion que vous déplacez et un autre de vos pions. Les trois doivent être voisins sur une même ligne, sans autre point entre eux. Capturez le pion en f10.
lesson-gou-capture-done = Vos pions en d10 et h10 ont pris le pion adverse en tenaille. Seul le pion que vous déplacez capture, et il capture toujours tous les pions qu’il peut de là où il s’arrête. Mais vous pouvez choisir un coup qui ne capture pas. Les pions capturés se trouvent dans les bacs au bord du plateau : dix suffisent pour gagner.
lesson-gou-capture-wrong-none = Ce coup ne capture rien. Vous avez un pion en d10 ; amenez-en un autre de l’autre côté de f10.

lesson-gou-double-title = En capturer deux à la fois
lesson-gou-double-task = Un coup capture chaque pion adverse qu’il prend en tenaille, sur toutes les lignes. Capturez deux pions en un seul coup.
lesson-gou-double-done = Vous avez capturé un pion sur le côté du carré et un autre sur une diagonale. Seuls les pions isolés sont capturés. Deux pions adverses côte à côte sur une ligne s’y protègent l’un l’autre.
lesson-gou-double-wrong-one = Vous avez capturé un pion. Il y a un point d’où vous en capturez deux.
lesson-gou-double-wrong-none = Ce coup ne capture rien. Regardez les pions en e9 et f8.

lesson-gou-between-title = Pas d’arrêt entre deux adversaires
lesson-gou-between-task = Un pion ne peut pas s’arrêter entre deux pions adverses voisins de lui sur une même ligne, même pour capturer ou pour atteindre un point cible. Vous ne pouvez donc pas vous arrêter en h10. Mais un pion peut passer entre deux adversaires. Trouvez une autre capture.
lesson-gou-between-done = Votre pion est passé entre les adversaires en d4 et f2, s’est arrêté en c3 et a capturé le pion en c5.
lesson-gou-between-wrong-none = Ce coup ne capture rien. Regardez le pion jaune en c5.

lesson-gou-safe-title = Protéger vos pions
lesson-gou-safe-task = Jaune capture de la même façon. Si Jaune va de i11 en h10, vous perdez votre pion en f10. Jouez un coup après lequel Jaune ne peut rien capturer.
lesson-gou-safe-done = Maintenant, Jaune ne peut rien capturer. Regardez les captures de votre adversaire avant chacun de vos coups.
lesson-gou-safe-wrong-lost = Après ce coup, Jaune peut encore capturer un pion. Faites en sorte qu’aucun de vos pions ne puisse être pris en tenaille entre deux jaunes.

lesson-gou-corner-title = Points sûrs
lesson-gou-corner-task = Un pion sur l’un des quatre coins extérieurs ne peut jamais être capturé, car aucune ligne ne continue derrière lui. Un pion sur un point cible ne peut être capturé que sur une seule ligne : celui en e7 seulement depuis d6 et f8.

lesson-gou-block-title = Ne pas laisser Jaune gagner
lesson-gou-block-task = Les pions de Jaune occupent trois points cibles, et un quatrième pion peut aller de d4 en e5 et gagner. Empêchez-le.
lesson-gou-block-done = Maintenant, Jaune ne peut pas gagner au prochain coup. Vous pouvez capturer un pion sur un point cible, ou placer un de vos pions sur un point cible.
lesson-gou-block-wrong-lost = Jaune va en e5 et gagne. Capturez le pion en e7, ou occupez e5 vous-même.

lesson-gou-win-title = Gagner une petite partie
lesson-gou-win-task = Gagnez maintenant une petite partie. Vos pions occupent deux points cibles. Occupez-en un troisième.
lesson-gou-win-task-2 = Jaune est allé de f2 en e3 et se trouve trop loin. Occupez le quatrième point cible.
lesson-gou-win-done = Vos pions occupent les quatre points cibles. La partie se termine aussitôt : vous avez gagné votre première petite partie.
lesson-gou-win-wrong-other = Vos pions en d4 et h4 sont voisins des points cibles libres. Déplacez l’un d’eux.
lesson-gou-win-wrong-not-yet = Un point cible est encore libre. Occupez-le.

lesson-gou-game-title = Votre première partie
lesson-gou-game-task = Jouez une partie entière contre un adversaire facile. À chaque coup, vous recevez un court indice, et vous pouvez reprendre des coups autant de fois que vous le voulez. Si la même position apparaît pour la troisième fois, la partie est nulle. En préparant une partie, vous pouvez choisir des variantes.
