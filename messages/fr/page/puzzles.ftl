puzzles-about = Un seul coup gagne ou sauve la partie. Trouvez-le.
puzzles-missing = Les problèmes n’ont pas pu être chargés
puzzles-none = Ce problème n’existe pas. Choisissez un autre thème.

# What is asked.
puzzles-task-win = { $side } au trait : trouvez le seul coup gagnant
puzzles-task-within = { $side } au trait : gagnez en { $moves } coups. Un seul premier coup y parvient
puzzles-task-advantage = { $side } au trait : trouvez le seul coup qui mène à un net avantage
puzzles-task-save = { $side } au trait : trouvez le seul coup qui ne perd pas
puzzles-task-defend = { $side } au trait : trouvez la meilleure défense. Tous les autres coups sont nettement moins bons
puzzles-task-own = { $side } au trait : trouvez le coup nettement meilleur que tous les autres
puzzles-target = Le premier camp qui éjecte { $marbles ->
    [one] { $marbles } bille
    [many] { $marbles } billes
   *[other] { $marbles } billes
} gagne.
puzzles-level = niveau { $level }
puzzles-proved = prouvé
puzzles-proved-about = Il est prouvé qu’il y a exactement une solution.
puzzles-engine = selon le moteur
puzzles-engine-about = Le moteur juge tous les autres coups bien plus mauvais.

# What is answered.
puzzles-right = Bonne réponse !
puzzles-wrong = Ce n’est pas le bon coup. Votre adversaire répond…
puzzles-wrong-over = Ce n’est pas le bon coup. Il met fin à la partie.
puzzles-refuted = Ce n’est pas le bon coup. { $reply }
puzzles-wrong-result = Ce n’est pas le bon coup : voyez la réponse sur le plateau.
puzzles-why-chances = Après { $played }, le moteur estime les chances { SIDE($side, form: "genitive") } à { $percent } %.
puzzles-hint-move = Le coup est { $move }. { $how }

# What can be done.
puzzles-hint = Indice
puzzles-again = Réessayer
puzzles-skip = Passer
puzzles-next = Problème suivant
puzzles-line = Montrer la suite
puzzles-series = Tous les problèmes
puzzles-daily = Problème du jour
puzzles-daily-of = { $game } : problème du jour

# How someone gets on.
puzzles-rating = Classement { $rating }
puzzles-rating-about = Votre classement détermine le problème suivant. Il reste dans ce navigateur.
puzzles-streak = Série { $streak }, record { $best }
puzzles-days = { $days ->
    [one] { $days } jour
    [many] { $days } jours
   *[other] { $days } jours
} d’affilée

# Themes.
puzzles-theme = Thème
puzzles-theme-all = Tous les thèmes
puzzles-theme-long-relay = Long relais
puzzles-theme-starvation = Famine
puzzles-theme-capture = Capture de graines
puzzles-theme-big-capture = Grande capture
puzzles-theme-stack-of-seven = Pile de sept
puzzles-theme-swap = Permutation
puzzles-theme-two-scales = Deux écailles
puzzles-theme-cover = Recouvrir une pile
puzzles-theme-high-stack = Pile haute
puzzles-theme-pincers = Tenaille
puzzles-theme-goal-points = Points cibles
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Bord
puzzles-theme-double-threat = Double menace
puzzles-theme-parry = Empêcher le gain
puzzles-theme-quiet = Coup tranquille
puzzles-theme-defence = Défense

# Your own mistakes.
puzzles-theme-own = Vos erreurs ({ $count })
puzzles-own-none = Tous les problèmes tirés de vos erreurs sont résolus. Choisissez un autre thème.
