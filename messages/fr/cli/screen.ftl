### The full-screen game, `tetrarch play`.

cli-screen-over = La partie est terminée.
cli-screen-no-draw = L’ordinateur refuse la nulle.
cli-screen-pace = Vitesse des animations : { $pace }.
cli-screen-unsaved-quit = Cette partie n’est pas enregistrée. Quitter quand même ?
cli-screen-unsaved-load = Cette partie n’est pas enregistrée. Charger une autre partie quand même ?
cli-screen-unsaved-new = Cette partie n’est pas enregistrée. Commencer une nouvelle partie quand même ?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = Abandon : { $side }. Confirmer ?
cli-screen-draw = Proposition de nulle : { $side }. Les autres acceptent-ils ?
cli-screen-team = l’équipe { $others } et { $last }
cli-screen-exists = { $file } existe déjà. Le remplacer ?
cli-screen-saved = Enregistré dans { $file }.
cli-screen-loaded = Chargé depuis { $file }.
cli-screen-nothing-to-undo = Il n’y a pas de coup à reprendre.
cli-screen-nothing-to-redo = Il n’y a pas de coup à rejouer.
cli-screen-thinking = { $computer } réfléchit.
cli-screen-hint-wait = Recherche d’un indice…
cli-screen-ambiguous = { $moves } coups commencent ainsi ; continuez ou utilisez les flèches.
cli-screen-type-a-move = Tapez un coup ou choisissez-en un avec les flèches.
cli-screen-start = La partie commence.
cli-screen-skip = une touche pour sauter
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Entrée jouer · ! indice · u reprendre · ? aide · q quitter
cli-screen-keys-choosing = ↑↓←→ choisir · Entrée jouer · l charger · ? aide · q quitter
cli-screen-subtitle = quatre jeux de plateau abstraits
cli-screen-no-limit = sans limite
cli-screen-variant = variante
cli-screen-seat = place { $seat }
cli-screen-who-plays = Qui joue : une personne à ce terminal, ou l’ordinateur, du niveau 1 (novice) au moteur à pleine puissance.
cli-who-human = humain
cli-who-level = niveau { $level }
cli-who-engine = moteur
cli-screen-rated-anchor = { $who } : classement { $rating }, où commence l’échelle.
cli-screen-rated = { $who } : classement { $rating } ± { $error } à { $game }.
cli-screen-window-is =
    Cette fenêtre fait { $width } × { $height }.
    Agrandissez-la à { $least_width } × { $least_height } ou plus.
cli-screen-title-keys = Touches
cli-screen-title-save = Enregistrer
cli-screen-title-load = Charger
cli-screen-title-over = La partie est terminée
cli-screen-hint-save = un nom qui finit par .json ou .txt
cli-screen-hint-load = le fichier d’une partie enregistrée
cli-screen-points = { $first } : { $first_points } points, { $second } : { $second_points } points.
cli-screen-moves-played = { $moves ->
        [one] { $moves } coup a été joué.
        [many] { $moves } coups ont été joués.
       *[other] { $moves } coups ont été joués.
    }
cli-screen-marks = Marques : [départ] (arrivée) {"{"}capturé{"}"} ‹dernier› · animation : { $pace }
cli-screen-team-letter = équipe { $team }
cli-screen-to-move = au trait
cli-screen-title-moves = Coups
cli-screen-title-played = Joués
cli-screen-some-of = { $shown } sur { $all }

# The computer’s hint.
cli-screen-no-move = Il n’y a pas de coup légal.
cli-screen-hint = Essayez { $best } ({ $worth }).
cli-screen-hint-proved = Essayez { $best } ({ $worth }, prouvé).
cli-screen-then = Puis peut-être { $moves }.
cli-screen-wins-in = { $plies ->
        [one] gagne en { $plies } demi-coup
        [many] gagne en { $plies } demi-coups
       *[other] gagne en { $plies } demi-coups
    }
cli-screen-loses-in = { $plies ->
        [one] perd en { $plies } demi-coup
        [many] perd en { $plies } demi-coups
       *[other] perd en { $plies } demi-coups
    }
cli-screen-game-over = la partie est terminée
cli-screen-pace-slow = lente
cli-screen-pace-normal = normale
cli-screen-pace-fast = rapide
cli-screen-pace-off = aucune

# What keys do.
cli-key-undo = reprendre le dernier coup
cli-key-undo-short = reprendre
cli-key-redo = le rejouer
cli-key-save = enregistrer dans un fichier
cli-key-save-short = enregistrer
cli-key-load = charger un fichier
cli-key-new = nouvelle partie
cli-key-resign = abandonner
cli-key-draw = proposer nulle
cli-key-hint = indice
cli-key-bar = afficher l’évaluation
cli-key-pace = vitesse des animations
cli-key-help = cette aide
cli-key-quit = quitter
cli-key-arrows = flèches, Tab
cli-key-walk = parcourir les coups légaux
cli-key-letters = lettres
cli-key-type-move = taper un coup, dans toute notation admise
cli-key-play = jouer le coup
cli-key-release = effacer la sélection
cli-key-mouse = souris
cli-key-press = appuyer sur les cases d’un coup, une à une
cli-key-yes = oui
cli-key-no = non
cli-key-done = terminé
cli-key-cancel = annuler
cli-key-board = plateau
