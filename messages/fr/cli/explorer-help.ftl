### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Explorer les ouvertures : quels coups ont été joués, combien de fois, et comment les parties ont fini
cli-explorer-after =
    Exemples :
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = Lister les coups joués dans une position : parties, part, gains de chaque camp et nulles, et l’avis du moteur
cli-explorer-show-with = Ajouter les parties de ce fichier d’ouvertures ; peut être répété
cli-explorer-add-about = Ajouter à un fichier d’ouvertures des parties terminées tirées d’enregistrements
cli-explorer-add-files = Fichiers d’enregistrements de parties
cli-explorer-add-to = Le fichier d’ouvertures ; créé s’il n’existe pas
cli-explorer-make-about = Créer le fichier d’ouvertures d’un jeu à partir d’enregistrements
cli-explorer-make-more = Les coups rares sont omis. Le moteur et la recherche de preuve jugent les autres avec un nombre fixe de positions : le fichier est le même sur toute machine.
cli-explorer-make-files = Fichiers d’enregistrements de parties
cli-explorer-make-least = Omettre les coups joués dans moins de parties que ce nombre
cli-explorer-make-nodes = Positions que le moteur examine par coup
cli-explorer-make-out = Écrire le fichier d’ouvertures dans ce fichier
cli-balance-about = Mesurer à quelle fréquence chaque camp gagne depuis chaque position de départ à force égale
cli-balance-more = Le moteur joue contre lui-même depuis chaque variante ou, dans les jeux avec une donne, depuis de nombreuses donnes. Les résultats ont des intervalles à 95 %. Les mêmes arguments donnent les mêmes parties sur toute machine.
cli-balance-after =
    Exemples :
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Parties par position de départ
cli-balance-nodes = Positions que le moteur examine par coup
cli-balance-seed = Graine aléatoire des parties
cli-balance-deals = Nombre de donnes, dans les jeux qui commencent par une donne
cli-balance-max-plies = Déclarer nulle une partie après ce nombre de demi-coups
cli-balance-out = Écrire les résultats dans ce fichier en JSON
cli-balance-records = Écrire les parties dans ce fichier sous forme d’enregistrements
