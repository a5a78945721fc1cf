### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = But du jeu
rules-gou-goal = Occupez les quatre points cibles autour du centre, ou capturez { $captures } des quatorze pions de votre adversaire.

rules-gou-board-title = Plateau
rules-gou-board = Cinq carrés emboîtés sont reliés par des lignes diagonales. Les pions se placent sur les soixante points où des lignes se rejoignent. Chaque joueur a quatorze pions. Rouge commence.
rules-gou-start = La position initiale. Les pions de Rouge portent un anneau, ceux de Jaune une croix.
rules-gou-board-goals = Les quatre coins du carré le plus petit sont les points cibles : e5, g5, e7 et g7. Aucune ligne ne passe par le centre.

rules-gou-move-title = Déplacement
rules-gou-move = Quand c’est à vous de jouer, déplacez un de vos pions le long d’une ligne vers un point libre. Les pions ne sautent jamais par-dessus d’autres pions.
rules-gou-move-slide = Le long du côté d’un carré, un pion glisse aussi loin que vous voulez. Il s’arrête au plus tard au coin de son carré et ne tourne jamais à un coin.
rules-gou-move-slide-picture = Deux façons de faire glisser le pion en b10.
rules-gou-move-step = Sur une diagonale, un pion n’avance que d’un point.
rules-gou-move-step-example = Déplacez le pion en a7 le long de la diagonale, en b6.

rules-gou-capture-title = Capture
rules-gou-capture = Vous capturez un pion adverse quand le pion que vous déplacez et un autre de vos pions le prennent en tenaille : sur trois points voisins d’une même ligne. Le pion capturé quitte le plateau.
rules-gou-capture-example = Glissez de c3 en g3. Les pions en g3 et e1 prennent f2 en tenaille et le capturent.
rules-gou-capture-several = Un coup peut capturer sur plusieurs lignes à la fois. Vous devez prendre tous les pions que capture le pion déplacé.
rules-gou-capture-several-example = Glissez de c3 en g3 et capturez deux pions.
rules-gou-capture-single = Seuls les pions isolés sont capturés. Deux pions adverses côte à côte sur une ligne s’y protègent l’un l’autre.

rules-gou-rows-title = Capture de rangées
rules-gou-rows = Dans cette variante, vous capturez aussi toute une rangée de pions adverses : au moins deux, sur des points consécutifs d’une même ligne, sans intervalle, tenus aux deux bouts.
rules-gou-rows-example = Allez de h2 en i3. Les pions en i3 et c3 tiennent une rangée de deux.
rules-gou-rows-differs = Variante 1 : le même coup avec et sans elle.

rules-gou-between-title = Pas d’arrêt entre deux adversaires
rules-gou-between = Un coup ne peut pas finir entre deux pions adverses, si les trois points sont voisins sur une ligne. Cela vaut même si le coup capture ou atteint un point cible.
rules-gou-between-forbidden = Le pion en f2 ne peut pas s’arrêter en d2, entre c3 et e1.
rules-gou-between-pass = Le long du côté d’un carré, un pion peut passer entre deux adversaires et s’arrêter plus loin.
rules-gou-between-pass-example = Glissez de f2 en b2, en passant par d2.

rules-gou-stop-title = Arrêt entre deux adversaires
rules-gou-stop = Dans cette variante, un coup peut finir entre deux pions adverses s’il capture l’un de ces deux pions. Sinon, c’est interdit.
rules-gou-stop-example = Allez de f2 en g3, entre e3 et i3. Les pions en g3 et c3 capturent e3.
rules-gou-stop-pairs = Si le point est entre plusieurs paires d’adversaires, le coup doit capturer un pion de chaque paire.
rules-gou-stop-forbidden = Il n’y a pas de pion rouge en c3 : le coup de f2 en g3 ne capture rien.
rules-gou-stop-differs = Variante 2 : le même coup avec et sans elle.

rules-gou-win-title = Fin
rules-gou-win-goals = Vous gagnez dès que vos pions occupent les quatre points cibles.
rules-gou-win-goals-example = Rouge gagne en allant de h4 en g5.
rules-gou-win-captures = Vous gagnez aussi dès que vous avez capturé { $captures } pions.
rules-gou-win-captures-example = Jaune a encore cinq pions. Capturez-en un en allant de c3 en g3.
rules-gou-win-stuck = Un joueur qui n’a pas de coup légal perd.

rules-gou-variations-title = Variantes
rules-gou-variations = La règle a deux variantes. Vous pouvez choisir l’une ou les deux en préparant la partie.

rules-gou-readings-title = Notre lecture de la règle
rules-gou-readings-board = Les images de la règle sont perdues. Notre plateau et sa position initiale viennent d’une autre description du même jeu, Go Ju (Hexagames 1986). Ils s’accordent avec chaque phrase de la règle.
rules-gou-readings-captures = Les textes allemand et anglais demandent tous les pions sauf quatre, soit dix captures ; le texte français en demande onze. L’option « Captures pour gagner » permet de choisir.
rules-gou-readings-rows = Pour la variante 1, les textes allemand et anglais permettent de capturer deux pions ou plus sur une ligne. Le texte français parle de plusieurs pions sur plusieurs lignes. Ici, dans toutes les parties, un coup capture sur toutes ses lignes ; pour la variante, nous suivons les textes allemand et anglais.
rules-gou-readings-must = La règle dit que l’on « peut » retirer un pion capturé. Nous lisons « doit ».
rules-gou-readings-moved = Un pion qui se place entre deux adversaires selon la variante 2 n’est pas capturé par eux : seul le joueur qui joue capture.
rules-gou-readings-stuck = La règle ne dit pas ce qui arrive à un joueur qui n’a pas de coup. Ici, ce joueur perd.
rules-gou-readings-stop = La règle ne dit pas ce qui arrive si le point est entre deux paires d’adversaires. Nous demandons la capture d’un pion de chaque paire.
