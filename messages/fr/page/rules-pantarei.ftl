### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = But du jeu
rules-pantarei-goal = Jouez un coup qui forme une pile d’au moins { $goal } écailles. Peu importe à qui elles sont.
rules-pantarei-goal-example = Blanc gagne. Déplacez vers la tête les deux écailles du dessus de la pile 3, sur la pile 1.

rules-pantarei-snake-title = Serpent
rules-pantarei-snake = Dix-neuf écailles forment une file, le serpent, dans un ordre aléatoire. Blanc et Noir ont chacun neuf écailles : trois de valeur 1, trois de valeur 2 et trois de valeur 3. Une écaille est neutre. Les deux bouts du serpent sont sa tête et sa queue. Les piles sont numérotées à partir de la tête : la pile 1 est à la tête.
rules-pantarei-snake-start = Une position initiale parmi beaucoup d’autres.
rules-pantarei-colours = La place 1 observe le serpent et choisit une couleur. L’autre joueur reçoit l’autre couleur et commence.
rules-pantarei-top = Une pile appartient au joueur dont l’écaille est au sommet. Une écaille seule est une pile de hauteur 1. Ensuite, on joue chacun son tour. Quand c’est à vous de jouer, vous déplacez ou vous permutez.

rules-pantarei-move-title = Déplacement
rules-pantarei-move = Prenez l’écaille au sommet d’une de vos piles. Déplacez-la vers la tête ou vers la queue, d’exactement autant de piles que sa valeur, et posez-la sur la pile où elle arrive. La hauteur des piles intermédiaires ne compte pas. Vous pouvez arriver sur n’importe quelle pile, même sur celle de votre adversaire ; elle est alors à vous.
rules-pantarei-move-picture = Tous les déplacements d’une seule écaille que Blanc peut jouer ici.
rules-pantarei-move-example = Déplacez le 2 blanc de la pile 1 de deux piles vers la queue.
rules-pantarei-ends-of-snake = Une écaille ne dépasse jamais la tête ni la queue, et ne fait jamais demi-tour en chemin.
rules-pantarei-move-forbidden = Le 3 blanc sur la pile 7 ne peut pas aller vers la queue.

rules-pantarei-two-title = Deux écailles
rules-pantarei-two = Si une de vos piles a au moins deux écailles, vous pouvez emmener l’écaille sous celle du sommet, quelle que soit sa couleur. C’est toujours la valeur de l’écaille du sommet qui donne la distance. Les deux écailles gardent leur ordre. Vous n’en déplacez jamais plus de deux.
rules-pantarei-two-example = Déplacez les deux écailles de la pile 3 de deux piles vers la queue.

rules-pantarei-closes-title = Le serpent se referme
rules-pantarei-closes = Quand un emplacement devient vide, le serpent se referme aussitôt. Les distances ne comptent que les piles qui restent.
rules-pantarei-closes-example = Déplacez le 1 blanc de la pile 4 vers la queue. Son emplacement se referme, et le serpent a une pile de moins.

rules-pantarei-neutral-title = Écaille neutre
rules-pantarei-neutral = Une pile qui a l’écaille neutre au sommet n’est à aucun joueur. Vous ne pouvez ni la déplacer ni la permuter. Vous pouvez arriver dessus, et elle compte dans les distances. L’écaille neutre ne se déplace que comme écaille du dessous, quand on en déplace deux.
rules-pantarei-neutral-forbidden = La pile 3 a l’écaille neutre au sommet.
rules-pantarei-neutral-example = Déplacez le 2 blanc de la pile 2 vers la queue et emmenez l’écaille neutre qui est dessous.

rules-pantarei-swap-title = Permutation
rules-pantarei-swap = Au lieu de déplacer, vous pouvez permuter deux de vos piles. Elles échangent leurs emplacements avec toutes leurs écailles. Les écailles seules sont aussi des piles. Vous pouvez même permuter deux écailles identiques.
rules-pantarei-swap-example = Permutez les piles 3 et 5.
rules-pantarei-swap-ban = Vous ne pouvez pas permuter si le dernier coup de votre adversaire était une permutation.
rules-pantarei-swap-forbidden = Noir vient de permuter. Blanc ne peut pas permuter les piles 3 et 5 maintenant.

rules-pantarei-pass-title = Passer
rules-pantarei-pass = Si vous ne pouvez ni déplacer ni permuter, vous passez. Vous ne pouvez pas passer par choix. Si vous avez passé, votre adversaire peut permuter.
rules-pantarei-pass-example = La seule pile de Blanc ne peut pas avancer de trois piles dans le serpent, et il n’y a pas d’autre pile blanche avec laquelle permuter. Blanc doit passer.

rules-pantarei-readings-title = Notre lecture de la règle
rules-pantarei-readings-choice = La règle dit qu’un joueur choisit une couleur et que l’autre commence. Elle ne dit pas lequel. Ici, c’est la place 1 qui choisit.
rules-pantarei-readings-goal = La règle demande au moins sept écailles : une pile de huit gagne donc aussi. L’option « Hauteur gagnante » change ce nombre.
rules-pantarei-readings-under = Dans certaines langues, la règle ne dit pas de quelle couleur peut être la deuxième écaille. Nous suivons les versions qui le disent : n’importe laquelle, et aussi l’écaille neutre.
rules-pantarei-readings-look = Les piles ne sont pas cachées. Vous pouvez en regarder le contenu à tout moment.
rules-pantarei-readings-pass = La règle ne dit pas si passer lève l’interdiction de permuter. C’est le cas ici, car l’interdiction ne regarde que le coup qui vient d’être joué.
