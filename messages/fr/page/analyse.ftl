# Analysis: the engine, branches, the game report.
analyse = Analyser
analyse-nothing = Rien à analyser
analyse-nothing-advice = Collez une position ou une partie, ou partez de la position initiale.
analyse-empty = Position initiale
analyse-try = Jouez des coups sur le plateau pour ajouter des variantes.
analyse-edit = Composer
analyse-paste = Coller
analyse-play = Jouer

paste-position = Position en texte
paste-position-good = Cette position est valide.
paste-position-use = Charger la position
paste-record = Partie : JSON, texte Tetrarch ou coups d’Abalone
paste-record-use = Charger la partie

branch-cut = Supprimer cette variante

engine = Moteur
engine-thinking = Réflexion…
# $nodes is an abbreviated number, such as 950K.
engine-depth = profondeur { $depth } · { $nodes }
engine-lines = Lignes
engine-lines-value = { $count ->
        [one] { $count } ligne
        [many] { $count } lignes
       *[other] { $count } lignes
    }
engine-proved = { $plies ->
        [one] Prouvé : { $side } gagne au prochain coup
        [many] Prouvé : { $side } gagne en { $plies } coups
       *[other] Prouvé : { $side } gagne en { $plies } coups
    }
engine-proved-at-most = Prouvé : { $side } gagne en { $plies } coups au plus

# $side is the side to move.
worth-win = { $side } gagne en { $plies }
worth-loss = { $side } perd en { $plies }
worth-chance = { $side } { $percent } %

evaluation-unknown = Pas encore évalué
evaluation-share = { $side } { $percent } %

graph = Courbe d’évaluation
graph-jump = Position dans la partie
graph-run = Analyser la partie
graph-running = Analyse de la partie
# The upper and the lower edge of the graph.
graph-wins = { $side } gagne
graph-accuracy = { $side } : précision { $percent } %

turning-points = Tournants
# $verdict is one of the verdicts below, such as "a mistake".
turning-point = { $round }. { $side } a joué { $move } : { $verdict }.
turning-better = { $move } était meilleur.
turning-try = Réessayer

verdict-forced = un coup forcé
verdict-only-move = le seul bon coup
verdict-best = le meilleur coup
verdict-good = un bon coup
verdict-inaccuracy = une imprécision
verdict-mistake = une erreur
verdict-blunder = une gaffe
verdict-missed-win = un gain manqué

# Openings.
explorer = Explorateur d’ouvertures
