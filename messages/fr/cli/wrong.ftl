### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = une option s’écrit K=V, par exemple goal=7
cli-wrong-seat-form = une place s’écrit N=WHO, par exemple 2=level:7, et non « { $text } »
cli-wrong-player-form = une place est jouée par human, level:N ou engine, et non par « { $text } »
cli-wrong-origin-form = une origine a un schéma, un hôte et éventuellement un port, par exemple https://play.example
cli-wrong-anchor-form = un classement de référence s’écrit NAME=RATING, par exemple level:1=1000
cli-wrong-duration-form = une durée s’écrit 30m, 12h, 7d, 3mo ou 1y, ou bien `ever`
cli-wrong-no-terminal = play a besoin d’un terminal : la commande utilise tout l’écran
cli-wrong-which-game = quel jeu ? Mettez son nom avant les options : tetrarch play GAME …
cli-wrong-seats = --seat { $seat } : les places vont de 1 à { $seats }
cli-wrong-one-chart = --svg dessine une seule partie, mais il y en a { $games } ; choisissez-en une avec --number
cli-wrong-game-number = --number { $number } : la dernière partie porte le numéro { $games }
cli-wrong-no-entrant = --anchor : il n’y a pas de participant « { $name } » ; choisissez { $entrants }
cli-wrong-other-checkpoint = { $file } appartient à une autre recherche : « { $found } », et non « { $wanted } »
cli-wrong-no-home = il n’y a pas de dossier personnel où stocker les parties : choisissez un dossier avec --data
cli-wrong-database-form = une base de données PostgreSQL s’écrit postgres://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT/BASE
cli-wrong-bus-form = un serveur NATS s’écrit nats://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT
cli-wrong-bus-alone = --bus relie des serveurs qui partagent une base de données PostgreSQL : à utiliser avec --store
cli-wrong-no-queue = un worker prend ses tâches dans une base PostgreSQL : indiquez-la avec --store ou dans TETRARCH_STORE ; un dossier de données appartient à son seul serveur
cli-wrong-queue-program = --queue : les workers ne lancent aucun programme ; un match avec un moteur externe ne peut donc pas les utiliser
cli-wrong-queue-timed = --queue : les parties à la pendule diffèrent d’une machine à l’autre ; limitez plutôt les nœuds ou la profondeur
cli-wrong-queue-failed = la tâche { $job } n’a pas pu être accomplie : { $problem }
cli-wrong-no-store = il n’y a pas de stockage dans { $folder }
cli-wrong-ports-in-use = les ports { $first } à { $last } sont tous occupés : choisissez-en un autre avec --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } est occupé : arrêtez le programme qui l’utilise, ou choisissez un autre port, par exemple --listen { $other }
cli-wrong-address-foreign = { $address } n’est pas une adresse de cette machine : utilisez --listen 127.0.0.1:{ $port } pour cette machine seulement, ou --listen 0.0.0.0:{ $port } pour les autres aussi
cli-wrong-address-forbidden = seul un administrateur peut écouter sur { $address } : choisissez un port supérieur à 1023, par exemple --listen { $other }
cli-wrong-address-unusable = impossible d’écouter sur { $address } : { $reason }
cli-wrong-no-server = aucun serveur ne répond à { $address } : { $reason }
cli-wrong-unhealthy = le serveur { $address } ne fonctionne pas bien : { $status }
cli-wrong-nothing-to-fit = { $game } n’a pas encore d’évaluation : il n’y a pas de poids à ajuster
