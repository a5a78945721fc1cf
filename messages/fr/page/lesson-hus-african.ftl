# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Le plateau
lesson-hus-african-board-task = Hus se joue sur quatre rangées de huit trous. Les deux rangées du bas sont les vôtres : vous êtes Sud, et vous ne semez que dans ces rangées. La rangée au bord est votre rangée extérieure, l’autre votre rangée intérieure. Chaque trou porte le nom de sa colonne, de a à h en partant de la gauche, et de sa rangée, de 1 à 4 en partant du bas.

lesson-hus-african-goal-title = But du jeu
lesson-hus-african-goal-task = Chaque joueur commence avec 24 graines, deux dans chaque trou extérieur et deux dans chacun des quatre trous intérieurs à sa droite. Sud commence. Vous gagnez quand c’est à Nord de jouer et qu’il n’a aucun trou d’au moins deux graines. Si cela vous arrive, vous perdez.

lesson-hus-african-sow-title = Semer
lesson-hus-african-sow-task = Ramassez toutes les graines d’un de vos trous et semez-les une par une dans les trous suivants. Vous semez dans le sens antihoraire : vers la droite dans la rangée extérieure, vers la gauche dans la rangée intérieure. Nord sème aussi dans le sens antihoraire, autour des deux rangées du haut. Semez les trois graines de c1.
lesson-hus-african-sow-done = La dernière graine est tombée dans un trou vide : votre coup est terminé. Vous ne pouvez semer que depuis un trou d’au moins deux graines. Une graine seule reste où elle est. Des semailles qui font le tour complet ne sautent pas le trou où elles ont commencé.
lesson-hus-african-sow-wrong-other = Vous pourriez aussi semer depuis ce trou. Mais maintenant, semez les trois graines de c1.

lesson-hus-african-relay-title = Enchaîner en relais
lesson-hus-african-relay-task = Si la dernière graine tombe dans un trou qui n’est pas vide, vous ramassez toutes les graines de ce trou et continuez à semer. C’est un relais. Il est obligatoire. Semez depuis un trou qui mène à un relais.
lesson-hus-african-relay-done = La dernière graine est tombée en f1, où il y avait deux graines. Vous avez ramassé les trois et continué à semer. Un ramassage et les semailles qui le suivent forment un tour. Votre coup ne se termine que lorsque la dernière graine tombe dans un trou vide.
lesson-hus-african-relay-wrong-short = La dernière graine est tombée dans un trou vide : il n’y a pas eu de relais. Trouvez un trou dont la dernière graine tombe dans un trou occupé.

lesson-hus-african-capture-title = Capturer
lesson-hus-african-capture-task = La dernière graine peut capturer si elle finit dans votre rangée intérieure. Si elle tombe dans un trou intérieur qui n’est pas vide et que les deux trous de Nord dans cette colonne contiennent des graines, vous capturez toutes les graines de ces deux trous. Capturez les graines en g3 et g4.
lesson-hus-african-capture-done = Vous avez capturé quatre graines et les avez semées en commençant par le trou suivant. Dans le jeu africain, vous ne semez que les graines capturées : les deux graines en g2 y sont restées. Une capture est automatique et ne se refuse pas, mais vous pouvez choisir un coup qui ne capture pas.
lesson-hus-african-capture-wrong-none = Ce coup ne capture rien. Trouvez le trou dont la dernière graine tombe en g2.

lesson-hus-african-both-title = Les deux trous doivent être occupés
lesson-hus-african-both-task = Si l’un des deux trous de Nord dans la colonne est vide, vous ne capturez rien. Vous ramassez les graines de votre propre trou et continuez en relais. Trouvez le coup qui capture.
lesson-hus-african-both-done = Il y avait des graines en a3 et en a4 : vous avez capturé les quatre.
lesson-hus-african-both-wrong-one = La dernière graine est tombée en f2. Il y a des graines en f3, mais f4 est vide : vous n’avez rien capturé. Semez depuis un autre trou.

lesson-hus-african-chain-title = Capturer deux fois
lesson-hus-african-chain-task = Après une capture, vous continuez à semer. Si la dernière de ces graines tombe dans le bon trou, vous capturez encore. Capturez deux fois en un seul coup.
lesson-hus-african-chain-done = Deux captures et sept graines en un seul coup. Avant que vous jouiez un coup, le plateau montre ses tours et ce qu’il capture.
lesson-hus-african-chain-wrong-none = Ce coup ne capture rien. Cherchez un trou dont la dernière graine tombe dans un trou intérieur occupé, avec des graines dans les deux trous en face.

lesson-hus-african-safe-title = Protéger vos graines
lesson-hus-african-safe-task = Regardez maintenant les coups de Nord. Nord peut semer depuis b4 : la dernière graine tombe en b3 et capture vos graines en b1 et b2. Jouez un coup après lequel Nord ne peut rien capturer.
lesson-hus-african-safe-done = Votre trou b1 est maintenant vide : votre graine en b2 est en sécurité. Une colonne qui a un trou vide ne peut pas être capturée.
lesson-hus-african-safe-wrong-lost = Nord peut toujours semer depuis b4 et capturer vos graines en b1 et b2. Videz l’un de ces trous.

lesson-hus-african-endless-title = Semailles infinies
lesson-hus-african-endless-task = Parfois, un relais ne finirait jamais. Si des semailles prennent plus de 5 000 tours, vous ne pouvez pas les choisir. C’est le cas ici de b2. Essayez si vous voulez, puis jouez un autre coup.
lesson-hus-african-endless-done = Le plateau ne vous laisse pas choisir des semailles infinies. Si toutes vos semailles possibles sont infinies, vous perdez. C’est très rare.

lesson-hus-african-end-title = La fin de la partie
lesson-hus-african-end-task = La partie se termine quand le joueur qui doit jouer n’a aucun trou d’au moins deux graines. Ce joueur perd. Nord n’a plus qu’un trou de ce genre, h3. Capturez ses graines, et Nord ne pourra plus jouer.
lesson-hus-african-end-done = C’est à Nord de jouer, et il n’a plus que des graines seules : vous gagnez. Les points de chaque joueur sont les graines de son côté : le perdant en marque donc aussi. Si le gagnant a les 48 graines, elles comptent double. Dans un match, les points de toutes les parties s’additionnent.
lesson-hus-african-end-wrong-other = Nord a encore trois graines en h3 et peut continuer. Capturez-les.

lesson-hus-african-win-title = Gagner une petite partie
lesson-hus-african-win-task = Gagnez maintenant une petite partie. Nord a trois trous d’au moins deux graines. Capturez d’abord les six graines en h3 et h4.
lesson-hus-african-win-task-2 = Nord n’avait qu’un seul coup et n’a plus que des graines seules. Mais c’est à vous de jouer : la partie continue. Jouez un coup : il n’apporte aucune graine à Nord, qui ne pourra donc pas y répondre.
lesson-hus-african-win-done = Nord doit jouer et ne le peut pas : vous gagnez. Bien joué !
lesson-hus-african-win-wrong-none = Ce coup ne capture pas les six graines. Trouvez un relais dont la dernière graine tombe en h2.

lesson-hus-african-game-title = Votre première partie
lesson-hus-african-game-task = Jouez une partie entière contre un adversaire facile. À chaque coup, vous recevez un court indice, et vous pouvez reprendre des coups aussi souvent que vous voulez. Si la même position apparaît pour la troisième fois, la partie est nulle.
