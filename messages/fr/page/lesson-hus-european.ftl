# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Le plateau
lesson-hus-european-board-task = Hus se joue sur quatre rangées de huit trous. Les deux rangées du bas sont les vôtres : vous êtes Sud, et vous ne semez que dans ces rangées. La rangée au bord est votre rangée extérieure, l’autre votre rangée intérieure. Chaque trou porte le nom de sa colonne, de a à h en partant de la gauche, et de sa rangée, de 1 à 4 en partant du bas.

lesson-hus-european-goal-title = But du jeu
lesson-hus-european-goal-task = Chaque joueur commence avec 24 graines, deux dans chaque trou extérieur et deux dans chacun des quatre trous intérieurs à sa droite. Sud commence. Vous gagnez quand Nord n’a plus aucun trou d’au moins deux graines. Si c’est vous qui n’en avez plus, vous perdez.

lesson-hus-european-sow-title = Semer
lesson-hus-european-sow-task = Ramassez toutes les graines d’un de vos trous et semez-les une par une dans les trous suivants. Vous semez dans le sens horaire : vers la gauche dans la rangée extérieure, vers la droite dans la rangée intérieure. Nord sème aussi dans le sens horaire, autour des deux rangées du haut. Semez les trois graines de f1.
lesson-hus-european-sow-done = La dernière graine est tombée dans un trou vide : votre coup est terminé. Vous ne pouvez semer que depuis un trou d’au moins deux graines. Une graine seule reste où elle est. Des semailles qui font le tour complet ne sautent pas le trou où elles ont commencé.
lesson-hus-european-sow-wrong-other = Vous pourriez aussi semer depuis ce trou. Mais maintenant, semez les trois graines de f1.

lesson-hus-european-relay-title = Enchaîner en relais
lesson-hus-european-relay-task = Si la dernière graine tombe dans un trou qui n’est pas vide, vous ramassez toutes les graines de ce trou et continuez à semer. C’est un relais. Il est obligatoire. Semez depuis un trou qui mène à un relais.
lesson-hus-european-relay-done = La dernière graine est tombée en c1, où il y avait deux graines. Vous avez ramassé les trois et continué à semer. Un ramassage et les semailles qui le suivent forment un tour. Votre coup ne se termine que lorsque la dernière graine tombe dans un trou vide.
lesson-hus-european-relay-wrong-short = La dernière graine est tombée dans un trou vide : il n’y a pas eu de relais. Trouvez un trou dont la dernière graine tombe dans un trou occupé.

lesson-hus-european-capture-title = Capturer
lesson-hus-european-capture-task = La dernière graine peut capturer si elle finit dans votre rangée intérieure. Si elle tombe dans un trou intérieur qui n’est pas vide et que le trou intérieur de Nord, en face, contient des graines, vous capturez toutes les graines des deux trous de Nord dans cette colonne. Capturez les graines en b3 et b4.
lesson-hus-european-capture-done = Vous avez capturé quatre graines. Vous les avez semées avec les deux graines de b2, en commençant par le trou suivant. Une capture est automatique et ne se refuse pas, mais vous pouvez choisir un coup qui ne capture pas.
lesson-hus-european-capture-wrong-none = Ce coup ne capture rien. Trouvez le trou dont la dernière graine tombe en b2.

lesson-hus-european-opposite-title = Le trou intérieur décide
lesson-hus-european-opposite-task = Si le trou intérieur de Nord, en face, est vide, vous ne capturez rien, même si le trou extérieur derrière lui contient des graines. Vous ramassez les graines de votre propre trou et continuez à semer. Trouvez le coup qui capture.
lesson-hus-european-opposite-done = Il y avait une graine en h3 : vous l’avez capturée, avec les trois graines en h4, derrière elle. Vous auriez capturé la graine en h3 même si h4 avait été vide.
lesson-hus-european-opposite-wrong-empty = La dernière graine est tombée en c2, mais c3, en face, est vide. Vous n’avez donc pas pu capturer les cinq graines en c4. Semez depuis un autre trou.

lesson-hus-european-chain-title = Capturer deux fois
lesson-hus-european-chain-task = Après une capture, vous continuez à semer. Si la dernière de ces graines tombe dans le bon trou, vous capturez encore. Capturez deux fois en un seul coup.
lesson-hus-european-chain-done = Deux captures et six graines en un seul coup. Avant que vous jouiez un coup, le plateau montre ses tours et ce qu’il capture.
lesson-hus-european-chain-wrong-once = Vous n’avez capturé qu’une fois. Un autre trou capture deux fois.
lesson-hus-european-chain-wrong-none = Ce coup ne capture rien. Cherchez un trou dont la dernière graine tombe dans un trou intérieur occupé, avec des graines dans le trou intérieur en face.

lesson-hus-european-safe-title = Protéger vos graines
lesson-hus-european-safe-task = Regardez maintenant les coups de Nord. Nord peut semer depuis g3 : la dernière graine tombe en e3 et capture vos quatre graines en e2. Jouez un coup après lequel Nord ne peut rien capturer.
lesson-hus-european-safe-done = Votre trou e2 est maintenant vide : Nord n’y capture rien. Regardez les captures de votre adversaire avant chacun de vos coups.
lesson-hus-european-safe-wrong-lost = Nord peut toujours semer depuis g3 et capturer vos graines en e2. Déplacez ces graines.

lesson-hus-european-endless-title = Semailles infinies
lesson-hus-european-endless-task = Parfois, un relais ne finirait jamais. Si des semailles prennent plus de 5 000 tours, vous ne pouvez pas les choisir. C’est le cas ici de h1. Essayez si vous voulez, puis jouez un autre coup.
lesson-hus-european-endless-done = Le plateau ne vous laisse pas choisir des semailles infinies. Si toutes vos semailles possibles sont infinies, vous perdez. C’est très rare.

lesson-hus-european-end-title = La fin de la partie
lesson-hus-european-end-task = Après chaque coup, on regarde les deux camps. Un camp sans aucun trou d’au moins deux graines a perdu, même s’il vient de jouer. Nord n’a plus qu’un trou d’au moins deux graines, h3. Capturez ses graines et gagnez.
lesson-hus-european-end-done = Nord n’a plus que des graines seules : vous gagnez. Les points de chaque joueur sont les graines de son côté : le perdant en marque donc aussi. Si le gagnant a les 48 graines, elles comptent double. Dans un match, les points de toutes les parties s’additionnent.
lesson-hus-european-end-wrong-other = Nord a encore trois graines en h3 et peut continuer. Capturez-les.

lesson-hus-european-win-title = Gagner une petite partie
lesson-hus-european-win-task = Gagnez maintenant une petite partie. Nord a trois trous d’au moins deux graines. Capturez d’abord quatre graines en un coup.
lesson-hus-european-win-task-2 = Nord a semé depuis g3. Maintenant, seul c3 contient au moins deux graines. Capturez ses graines et gagnez.
lesson-hus-european-win-done = Vous avez gagné votre première petite partie. Bien joué !
lesson-hus-european-win-wrong-none = Ce coup ne capture pas quatre graines. Trouvez le trou dont la dernière graine tombe en d2.
lesson-hus-european-win-wrong-not-yet = Nord a encore trois graines en c3. Trouvez le trou dont la dernière graine tombe en c2.

lesson-hus-european-game-title = Votre première partie
lesson-hus-european-game-task = Jouez une partie entière contre un adversaire facile. À chaque coup, vous recevez un court indice, et vous pouvez reprendre des coups aussi souvent que vous voulez. Si la même position apparaît pour la troisième fois, la partie est nulle.
