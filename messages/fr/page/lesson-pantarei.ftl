# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = Le serpent
lesson-pantarei-snake-task = Dix-neuf écailles forment une file, le serpent : neuf blanches, neuf noires et une neutre. Les deux couleurs ont trois écailles de chacune des valeurs 1, 2 et 3. Les dix-neuf sont mélangées pour chaque partie : la neutre peut donc se trouver n’importe où. Au début, chaque écaille est une pile à elle seule. À votre tour, vous déplacez des écailles sur d’autres écailles. Le joueur dont le coup forme une pile d’au moins sept écailles gagne. Les piles sont numérotées : la pile 1 est à la tête du serpent, la dernière à sa queue.

lesson-pantarei-colour-title = Choisir une couleur
lesson-pantarei-colour-task = Le joueur de la place 1 observe le serpent et choisit une couleur. L’adversaire reçoit l’autre couleur et joue le premier coup. Ici, c’est vous qui choisissez : Blanc ou Noir.
lesson-pantarei-colour-done = Votre adversaire jouerait maintenant le premier coup. Dans les étapes suivantes, vous jouez Blanc.

lesson-pantarei-move-title = Déplacer une écaille
lesson-pantarei-move-task = Vous pouvez déplacer l’écaille au sommet d’une pile si elle est de votre couleur. Une écaille seule est aussi une pile. Elle avance vers la tête ou vers la queue d’exactement autant de piles que l’indique sa valeur. Elle ne peut pas dépasser le bout du serpent. Déplacez le 2 blanc.
lesson-pantarei-move-done = Le 2 a avancé d’exactement deux piles, et il est maintenant sur le 3 noir. Vous pouvez arriver sur n’importe quelle pile. La pile appartient au joueur dont la couleur est au sommet.
lesson-pantarei-move-wrong-other = C’est possible, mais maintenant, déplacez le 2 blanc qui est à la tête.

lesson-pantarei-two-title = Emmener une deuxième écaille
lesson-pantarei-two-task = Vous pouvez emmener l’écaille juste sous celle du sommet, quelle que soit sa couleur. Seule la valeur de l’écaille du sommet compte. Sélectionnez le 2 blanc, choisissez « Deux écailles » et déplacez-le avec le 3 noir qui est dessous.
lesson-pantarei-two-done = Les deux écailles ont avancé de deux piles et gardé leur ordre. Vous pouvez déplacer une ou deux écailles, jamais plus.
lesson-pantarei-two-wrong-swap = C’était une permutation. Vous la découvrirez bientôt. Maintenant, déplacez deux écailles à la fois.
lesson-pantarei-two-wrong-one = Vous n’avez déplacé qu’une écaille. Emmenez le 3 noir.

lesson-pantarei-close-title = Le serpent se referme
lesson-pantarei-close-task = Quand un emplacement se vide, l’intervalle se referme aussitôt et les distances changent. Le 2 blanc est à trois piles du 3 noir et ne peut pas l’atteindre. Déplacez le 1 blanc sur le 3 noir.
lesson-pantarei-close-task-2 = Votre coup a refermé un intervalle : le 3 noir qui porte votre 1 n’est plus qu’à deux piles de votre 2. Noir a déplacé un 2 sur le 1 noir. Déplacez le 2 blanc sur le 3 noir qui porte votre 1.
lesson-pantarei-close-done = Les distances comptent toujours les piles présentes. La hauteur d’une pile n’a pas d’importance.
lesson-pantarei-close-wrong-first = Déplacez le 1 blanc d’une pile vers la queue, sur le 3 noir.
lesson-pantarei-close-wrong-second = Le 2 blanc est à la tête : déplacez-le de deux piles vers la queue.

lesson-pantarei-neutral-title = L’écaille neutre
lesson-pantarei-neutral-task = L’écaille neutre n’est à personne. Tant qu’elle est au sommet, personne ne peut déplacer ni permuter sa pile. Mais tout le monde peut arriver dessus. Déplacez-y le 1 blanc.
lesson-pantarei-neutral-task-2 = Noir a déplacé un 2 sur votre 2. L’écaille neutre ne se déplace que sous une autre écaille. Déplacez votre 1 et emmenez l’écaille neutre.
lesson-pantarei-neutral-done = Dans une pile, l’écaille neutre compte comme toute autre écaille.
lesson-pantarei-neutral-wrong-first = Déplacez le 1 blanc qui est à la tête sur l’écaille neutre.
lesson-pantarei-neutral-wrong-second = Choisissez « Deux écailles » pour que l’écaille neutre accompagne votre 1.

lesson-pantarei-swap-title = Permuter
lesson-pantarei-swap-task = Au lieu de déplacer, vous pouvez permuter deux piles quelconques qui ont toutes deux votre couleur au sommet. Chaque pile garde son ordre ; seules les places changent. Permutez les piles 2 et 4.
lesson-pantarei-swap-done = Une permutation change ce que vos écailles peuvent atteindre. Les écailles seules comptent aussi comme des piles. Vous pouvez même permuter deux écailles identiques.
lesson-pantarei-swap-wrong-move = C’était un déplacement. Choisissez la pile 2, puis « Permuter », puis la pile 4.

lesson-pantarei-ban-title = Pas deux permutations de suite
lesson-pantarei-ban-task = Quand votre adversaire vient de permuter, vous ne pouvez pas permuter. Noir vient de le faire : vous devez donc déplacer. Formez une pile de trois écailles.
lesson-pantarei-ban-done = Si votre adversaire a déplacé des écailles ou passé, vous pouvez de nouveau permuter.
lesson-pantarei-ban-wrong-low = Cette pile n’a que deux écailles. Déplacez deux écailles à la fois.

lesson-pantarei-pass-title = Passer
lesson-pantarei-pass-task = Vous ne passez que si vous ne pouvez ni déplacer ni permuter. Votre 3 dépasserait le bout du serpent, et il faut deux piles avec votre couleur au sommet pour permuter. Vous devez donc passer.
lesson-pantarei-pass-done = On ne passe jamais par choix. Vous devez aussi passer si vous ne pouvez que permuter et que votre adversaire vient de permuter. Les deux joueurs ne peuvent jamais être bloqués en même temps.

lesson-pantarei-safe-title = Ne pas laisser Noir gagner
lesson-pantarei-safe-task = La pile 1 a cinq écailles. Noir peut y amener deux écailles de la pile 3 et gagner avec sept. Empêchez-le.
lesson-pantarei-safe-done = Maintenant, Noir ne peut pas gagner au prochain coup. Avant de jouer, regardez qui peut atteindre la pile la plus haute.
lesson-pantarei-safe-wrong-lost = Noir peut toujours amener deux écailles de la pile 3 sur la pile 1 et gagner. Changez la distance, ou couvrez la pile 3.

lesson-pantarei-win-title = Gagner une petite partie
lesson-pantarei-win-task = Gagnez maintenant une petite partie. Ajoutez une sixième écaille à la haute pile, de façon à pouvoir ajouter la septième ensuite, quoi que fasse Noir.
lesson-pantarei-win-task-2 = Noir a déplacé un 3 sur votre 2, mais n’a pas pu vous arrêter. Ajoutez la septième écaille.
lesson-pantarei-win-done = Sept écailles : vous avez gagné votre première petite partie. Si vous ajoutez deux écailles à une pile de six, cela fait huit, et vous gagnez aussi.
lesson-pantarei-win-wrong-stopped = La pile a six écailles, mais Noir peut empêcher la septième. Ajoutez plutôt une autre écaille, pour que votre 1 puisse suivre.
lesson-pantarei-win-wrong-low = Il faut une sixième écaille sur la haute pile. Cherchez une écaille qui l’atteint exactement.
lesson-pantarei-win-wrong-not-yet = Cela ne forme pas une pile de sept. Déplacez le 1 blanc sur la haute pile.

lesson-pantarei-game-title = Votre première partie
lesson-pantarei-game-task = Jouez une partie entière contre un adversaire facile. À chaque coup, vous recevez un court indice, et vous pouvez reprendre des coups aussi souvent que vous voulez. Si la même position apparaît pour la troisième fois, la partie est nulle.
