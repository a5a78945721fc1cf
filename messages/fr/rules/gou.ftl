# Gou: names.
gou-name = Gou
gou-about = Prenez les pions adverses en tenaille entre deux des vôtres et occupez les quatre points autour du centre.
gou-variant-base-name = Gou
gou-variant-base-about = La règle du jeu sans ses variantes.
gou-variant-variation-1-name = Gou, variante 1
gou-variant-variation-1-about = La première variante de la règle : on capture aussi des rangées de plusieurs pions.
gou-variant-variation-2-name = Gou, variante 2
gou-variant-variation-2-about = La deuxième variante de la règle : un pion peut s’arrêter entre deux adversaires s’il capture.
gou-variant-variations-1-2-name = Gou, les deux variantes
gou-variant-variations-1-2-about = Les deux variantes de la règle réunies.
gou-option-rows-name = Capture de rangées
gou-option-rows-about = Une rangée continue de pions adverses est capturée si elle est tenue aux deux bouts (variante 1 de la règle).
gou-option-stop-between-name = Arrêt entre deux adversaires
gou-option-stop-between-about = Un pion peut s’arrêter entre deux pions adverses s’il capture l’un d’eux (variante 2 de la règle).
gou-option-captures-name = Captures pour gagner
gou-option-captures-about = Combien de pions il faut capturer pour gagner. La règle donne des nombres différents selon la langue.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Tous sauf quatre sur quatorze, selon les règles allemande et anglaise.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Tous sauf trois sur quatorze, selon la règle française.
gou-option-board-name = Plateau
gou-option-board-about = L’édition du plateau. Le dessin de la règle est perdu.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Cinq carrés concentriques reliés par des diagonales, quatorze pions par camp : le plateau de Go Ju (Hexagames 1986), qui s’accorde avec chaque phrase de la règle.

# Moves.
gou-move-plain = { SIDE($side) } va de { $from } en { $to }.
gou-move-capture = { SIDE($side) } va de { $from } en { $to } et capture { $captured }.

gou-expected-move = Entrez deux points, comme a7-b6.
gou-illegal-no-such-point = Le plateau n’a pas de point « { $point } ».
gou-illegal-empty-point = Il n’y a pas de pion en { $from }.
gou-illegal-opponents-piece = Le pion en { $from } est { SIDE($owner, form: "dative") }. C’est { SIDE($turn, form: "dative") } de jouer.
gou-illegal-stays-put = Un coup amène un pion sur un autre point. Le pion est déjà en { $from }.
gou-illegal-occupied = Le point { $to } est occupé par un pion { SIDE($owner, form: "genitive") }. Un pion va sur un point libre.
gou-illegal-round-a-corner = Les points { $from } et { $to } sont sur des côtés différents du même carré. Un pion ne tourne jamais à un coin.
gou-illegal-not-on-one-line = Aucune ligne ne relie { $from } et { $to }. Un pion suit une seule ligne droite.
gou-illegal-diagonal-too-far = Le point { $to } est trop loin de { $from }. Sur une diagonale, un pion avance d’un seul point, ici en { $nearest }.
gou-illegal-blocked = Le pion { SIDE($owner, form: "genitive") } en { $by } barre le chemin de { $from } en { $to }. Les pions ne sautent pas.
gou-illegal-stops-between = Le point { $to } est entre les pions adverses en { $first } et { $second }. Un pion peut passer entre deux adversaires, mais pas s’y arrêter.
gou-illegal-captures-neither = Le point { $to } est entre les pions adverses en { $first } et { $second }, et le coup n’en capture aucun. Un pion ne peut s’y arrêter que s’il capture l’un d’eux.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Tous les points cibles sont occupés par le camp gagnant.
gou-reason-captures = Le camp perdant a trop peu de pions.
gou-reason-no-move = Le camp perdant n’a plus de coup légal.

# Positions.
gou-position-no-turn = Il faut le plateau, une espace et le camp au trait (r ou y).
gou-position-points = Il faut { $expected } points dans la rangée { $row } ; il y en a { $found }.
gou-position-numbers = La rangée { $row } a deux nombres côte à côte, { $first } et { $second }. Valeur attendue : { $sum }.
gou-position-sign = La rangée { $row } contient « { $sign } ». Valeur attendue : r, y ou un nombre de points vides.
gou-position-pieces = Il y a { $found } pions pour { SIDE($side) }. Le maximum est { $most }.
gou-position-not-on-board = Le point { $point } n’est pas sur ce plateau.
gou-position-twice = Le point { $point } figure deux fois. Il ne doit figurer qu’une fois.
gou-position-owner = Le point { $point } contient un pion de la place { $seat }. Valeur attendue : place 1 ou 2.
