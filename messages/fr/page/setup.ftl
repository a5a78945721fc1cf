
setup-way = Adversaire
setup-way-computer = Ordinateur
setup-way-here = { $count ->
        [one] Quelqu’un ici
        [many] À plusieurs ici
       *[other] À plusieurs ici
    }
setup-way-link = { $count ->
        [one] Un ami, par lien
        [many] Des amis, par lien
       *[other] Des amis, par lien
    }
setup-way-lobby = N’importe qui
setup-way-person = { $count ->
        [one] Un joueur, par nom
        [many] Des joueurs, par nom
       *[other] Des joueurs, par nom
    }
setup-person = Joueur
setup-person-many = Joueur { $number }
setup-person-self = Vous ne pouvez pas vous défier vous-même.
setup-person-guest = Il faut un compte pour défier quelqu’un.
setup-rated = Classée
setup-rated-about = Le résultat modifie le classement de chacun.
setup-rated-guest = Il faut un compte pour jouer des parties classées.
setup-rated-position = Une partie classée part de la position initiale, pas d’une position personnalisée.
setup-rated-computer = Les parties contre l’ordinateur ne sont pas classées.
setup-rated-clock = À partir de trois joueurs, une partie classée exige une pendule.
setup-public = Publique
setup-public-about = Tout le monde peut trouver cette partie dans le salon et la regarder.
setup-as = Vous jouez en tant que { $name }.
setup-level = Niveau
setup-level-value = { $name } · niveau { $level }
setup-level-rated = { $name } · niveau { $level }, classement d’environ { $rating }
setup-level-weakest = le plus faible
setup-level-strongest = le plus fort
setup-players = Joueurs
setup-layout = Position de départ
setup-variant = Variante
setup-side = Vous jouez
setup-side-chance = Au hasard
setup-seat-each = Régler chaque place
setup-seat-alike = Même réglage pour les autres
setup-seats = Places
setup-seat = Joueur pour { $side }
setup-seat-name = Nom pour { $side }
setup-seat-level = Niveau pour { $side }
setup-sitter-me = Vous
setup-sitter-here = Quelqu’un ici
setup-sitter-link = Un ami, par lien
setup-sitter-person = Un joueur, par nom
setup-sitter-lobby = N’importe qui
setup-sitter-computer = Ordinateur
setup-problem-here-and-elsewhere = Dans une partie en ligne, chaque appareil a une seule place. Choisissez « Un ami, par lien » au lieu de « Quelqu’un ici ».
setup-problem-nobody-here = Vous n’avez pas encore de place. Choisissez « Vous » pour l’une des places.
setup-time = Cadence
setup-time-none = Sans pendule
setup-match = Durée du match
setup-match-games = { $count ->
        [one] { $count } partie
        [many] { $count } parties
       *[other] { $count } parties
    }
setup-options = { $count ->
        [0] Options de règles
        [one] Options de règles : { $count } modifiée
        [many] Options de règles : { $count } modifiées
       *[other] Options de règles : { $count } modifiées
    }
setup-go-computer = Jouer
setup-go-here = Jouer
setup-go-link = Créer le lien
setup-go-lobby = Ouvrir la table
setup-go-person = Défier

# The computer’s levels.
level-1 = Novice
level-2 = Débutant
level-3 = Amateur
level-4 = En progrès
level-5 = Intermédiaire
level-6 = Habile
level-7 = Fort
level-8 = Expert
level-9 = Maître
level-10 = Pleine puissance

# Fair starts.
setup-balanced = Équilibrée
setup-balanced-start = Le départ le plus équilibré de ceux qui ont été mesurés : { $name }.
setup-balanced-deal = Une des { $count } donnes depuis lesquelles les deux camps ont gagné à peu près aussi souvent l’un que l’autre.
setup-balanced-none = Ce départ avantage un des camps. Aucun départ équilibré n’a été trouvé pour ces règles.
setup-measured = À force égale, le joueur qui commence marque de { $low } à { $high } % des points (mesuré : { $percent } %, une partie nulle compte pour moitié ; parties du moteur : { $games }, dont { $drawn } % de nulles).
setup-measured-shares = Points à force égale : { $shares } (une partie nulle est partagée ; parties du moteur : { $games }, dont { $drawn } % de nulles).
setup-share = { $side } de { $low } à { $high } %
