### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Jouer, étudier et résoudre Hus, Pantareï, Gou et Abalone
cli-after =
    Codes de sortie :
      0  succès
      1  les données sont incorrectes : une position, un coup, un enregistrement, un vecteur qui diverge
      2  l’appel est incorrect : un jeu, une variante, une option ou un fichier inconnu

    Sans commande, Tetrarch démarre un serveur pour cette machine et affiche l’adresse à ouvrir.

    Exemples :
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = La langue de tous les textes ; par défaut, celle de l’environnement : LC_ALL, LC_MESSAGES, LANG
cli-color = Quand utiliser la couleur ; `auto` respecte NO_COLOR et n’en met pas dans les fichiers et les tubes

# Arguments of several commands.
cli-game = Le jeu
cli-variant = La variante ; `tetrarch options GAME` en donne la liste
cli-option = Une option et sa valeur ; peut être répété
cli-position = Partir de cette position
cli-moves = Jouer d’abord ces coups, séparés par des espaces ou des virgules
cli-seed = Graine aléatoire de la distribution, dans les jeux qui en ont une
cli-threads = Nombre de fils d’exécution ; 0 pour un par cœur
cli-json = Afficher en JSON
cli-from = Format d’entrée ; reconnu d’après le contenu par défaut
cli-layout = Disposition de départ d’une partie d’Abalone en notation aba-pro ou first-last

cli-games-about = Lister les jeux
cli-games-after =
    Exemples :
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Lister les variantes et les options d’un jeu
cli-options-after =
    Exemples :
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Dessiner une position
cli-show-after =
    Exemples :
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Lister les coups légaux d’une position, un par ligne
cli-moves-after =
    Exemples :
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Expliquer l’effet de chaque coup

cli-perft-about = Compter les positions à une profondeur donnée
cli-perft-more = Les positions atteintes de plusieurs façons sont comptées plusieurs fois ; il n’y en a pas après la fin d’une partie. La dernière ligne est le nombre seul.
cli-perft-after =
    Exemples :
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Profondeur en demi-coups
cli-perft-divide = Afficher aussi le nombre après chaque coup

cli-verify-about = Comparer des parties en lignes JSON avec les règles, coup par coup
cli-verify-more =
    Une partie par ligne : {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} ou null{"}"}. Seuls "game", "plies" et chaque "move" sont obligatoires ; les champs absents ne sont pas comparés et les champs inconnus sont ignorés. Un "outcome" null signifie que la partie n’est pas terminée ; "outcome_known": false signifie que le résultat n’est pas comparé.

    Chaque divergence est affichée sur une ligne ; la dernière ligne est `N games, M plies, K errors`.
cli-verify-after =
    Exemples :
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Fichiers de lignes JSON ; `-` pour l’entrée standard
cli-verify-json = Afficher en JSON : les nombres et chaque divergence

cli-record-about = Convertir ou vérifier des enregistrements de parties
cli-record-convert-about = Convertir des enregistrements de parties dans un autre format
cli-record-convert-after =
    Exemples :
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = L’enregistrement ; `-` pour l’entrée standard
cli-record-convert-to = Format de sortie
cli-record-convert-output = Écrire dans ce fichier au lieu de la sortie standard
cli-record-check-about = Rejouer des enregistrements de parties et signaler les problèmes
cli-record-check-more = Chaque problème est affiché sur une ligne ; la dernière ligne est `N records, K problems`.
cli-record-check-after =
    Exemples :
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Les enregistrements ; `-` pour l’entrée standard

cli-analyse-about = Analyser des parties : l’évaluation de chaque coup, une meilleure suite et un verdict
cli-analyse-more = La chance affichée est celle du joueur qui vient de jouer, après le coup. Un coup est une imprécision (?!) s’il cède 5 %, une erreur (?) à partir de 10 % et une gaffe (??) à partir de 20 % ; le seul bon coup reçoit un point d’exclamation. docs/analysis.md explique cela, la sortie JSON et le traitement par lots.
cli-analyse-after =
    Exemples :
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = L’enregistrement ; `-` pour l’entrée standard
cli-analyse-number = N’analyser que cette partie du fichier, en comptant à partir de 1
cli-analyse-nodes = Nœuds par position [par défaut : 100000, s’il n’y a pas d’autre limite]
cli-analyse-ms = Millisecondes par position
cli-analyse-depth = Profondeur par position, en demi-coups
cli-analyse-lines = Nombre de lignes à afficher pour chaque position
cli-analyse-threads = Nombre de fils de recherche ; avec un seul, le même appel donne la même analyse
cli-analyse-svg = Dessiner une courbe de la partie en SVG
cli-analyse-json = Afficher en JSON, une ligne par partie
cli-analyse-batch = Répondre aux requêtes de l’entrée standard, une ligne de JSON chacune
cli-analyse-workers = Nombre de requêtes à traiter en parallèle ; 0 pour une par cœur

cli-play-about = Jouer dans ce terminal
cli-play-after =
    Exemples :
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Le jeu ; sans lui, choisissez dans une liste
cli-play-seat = Qui joue une place : human, level:1 à level:10, ou engine ; par défaut human
cli-play-load = Continuer la partie de ce fichier
cli-play-no-animation = Afficher chaque coup d’emblée au lieu de pas à pas

cli-bench-about = Mesurer la vitesse des règles
cli-bench-more = Pour chaque variante, sur un cœur : les feuilles d’un perft depuis le début et les demi-coups de parties aléatoires, par seconde ; et la taille d’une position en octets.
cli-bench-after =
    Exemples :
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Ne mesurer que ces jeux
cli-bench-all = Mesurer toutes les variantes, y compris toutes les dispositions
cli-bench-quick = Faire environ un vingtième du travail
cli-bench-repeat = Mesurer ce nombre de fois et garder le meilleur résultat

cli-arena-about = Jouer un match et dire quel camp est le plus fort
cli-arena-more = Chaque ouverture est jouée par paires de parties avec les camps inversés (avec trois équipes, dans toutes les répartitions des places), et les marges d’erreur tiennent compte des paires. Avec plus de deux participants, chacun joue contre chacun et des classements sont ajustés aux résultats. Avec des limites de nœuds ou de profondeur, le même appel joue le même match.
cli-arena-after =
    Participants :
      engine            pleine puissance ; options : engine:nodes=100000,threads=2,hash=64, et avec
                        trois équipes others=paranoid, best-reply ou max-n
      level:7           un niveau, avec ses propres limites
      depth:3           simple alpha-bêta à profondeur fixe qui ne compte que le matériel
      uct               UCT avec des parties aléatoires ; un nœud est une partie aléatoire
      ugi:PROGRAM …     un programme qui parle le protocole de docs/protocol.md ; limites et
                        options le précèdent : "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            l’un d’eux sous un autre nom : "old=ugi:./tetrarch-1.0 ugi"
    Les limites propres d’un participant (nodes, depth, ms, clock) remplacent celles du match.

    Fichiers dans --out : match.json (le plan), games.jsonl (une partie terminée par ligne, avec son enregistrement) ; à la fin records.txt, summary.json et chart.svg. Pour continuer un match interrompu (Ctrl-C est sans danger), répétez l’appel avec --resume.

    Exemples :
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Une option du jeu et sa valeur ; peut être répété
cli-arena-between = Un participant ; donnez-en deux pour un match, plus pour un tournoi toutes rondes
cli-arena-games = Nombre de parties, arrondi par excès à des paires entières ; 100 sauf si un SPRT met fin au match
cli-arena-sprt = Arrêter quand le test est décidé : elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Nœuds par coup
cli-arena-depth = Profondeur par coup, en demi-coups
cli-arena-ms = Millisecondes par coup
cli-arena-clock = Pendule par partie : minutes, ou secondes avec un s, plus les secondes par coup : 1+0.5, 10s+0.1
cli-arena-cpu-time = Compter le temps processeur du fil de la partie au lieu du temps réel
cli-arena-margin = Délai de grâce pour les réponses en retard, en millisecondes
cli-arena-patience = Délai maximal pour un moteur sans pendule, en secondes
cli-arena-openings = Début des parties : demi-coups aléatoires jusqu’à ce que le moteur juge la position égale
cli-arena-adjudicate = Terminer les parties plus tôt : chance=0.98,plies=8 et draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Déclarer la partie nulle après ce nombre de demi-coups ; 0 pour aucune limite
cli-arena-no-repetition = Permettre la répétition ; par défaut, la troisième apparition d’une position fait nulle
cli-arena-concurrency = Nombre de parties en parallèle
cli-arena-seed = Graine aléatoire des ouvertures, des distributions et des choix au hasard
cli-arena-anchor = Classement de référence d’un tournoi toutes rondes : level:1=1000
cli-arena-out = Stocker le match dans ce dossier
cli-arena-resume = Continuer le match de ce dossier

cli-solve-about = Prouver qui gagne une position
cli-solve-more = Lance une recherche par nombres de preuve en profondeur d’abord pour chaque équipe à tour de rôle. Une position répétée n’est jamais un gain. La réponse est un gain forcé, ou qu’il n’y en a pas (dans la limite, s’il y en a une), ou jusqu’où la recherche est allée avant d’être arrêtée. Sans limite, une position nulle pleine de cycles peut prendre très longtemps.
cli-solve-after =
    Exemples :
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C arrête la recherche. Avec --resume, rien n’est perdu : répétez l’appel pour continuer.
cli-solve-seat = Ne chercher qu’un gain de cette place ou de son équipe
cli-solve-within = Chercher un gain en ce nombre de demi-coups
cli-solve-shortest = Chercher le gain le plus court
cli-solve-seconds = Arrêter après ce nombre de secondes
cli-solve-memory = Mémoire de la recherche en Mio
cli-solve-salt = Utiliser d’autres clés de hachage ; des résultats identiques pour deux sels ne dépendent pas des collisions de clés
cli-solve-proof = Écrire la preuve dans ce fichier
cli-solve-resume = Continuer à partir de ce fichier, et y enregistrer la progression quand la recherche s’arrête

cli-check-proof-about = Vérifier un fichier de preuve
cli-check-proof-more = Joue la preuve selon les règles, contre toutes les réponses : chaque ligne doit finir par le gain promis, et aucune ne peut répéter une position. La vérification n’utilise aucune partie de la recherche qui a produit la preuve.
cli-check-proof-after =
    Exemples :
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = La preuve

cli-fit-about = Ajuster les poids de l’évaluation d’un jeu sur des parties contre soi-même
cli-fit-more = Le moteur joue contre lui-même, d’abord avec le matériel seul, puis avec les poids trouvés jusque-là. Une régression logistique des résultats sur les caractéristiques de toutes les positions donne les poids, en centièmes de log-odds. Le même appel donne les mêmes poids. Un seul fil d’exécution est utilisé.
cli-fit-after =
    Exemples :
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Les poids du moteur sont dans crates/eval/weights ; chaque fichier indique l’appel qui l’a produit.
cli-fit-games = Parties par cycle
cli-fit-nodes = Nœuds par coup
cli-fit-seed = Graine aléatoire des distributions et des ouvertures
cli-fit-rounds = Nombre de cycles de jeu et d’ajustement
cli-fit-out = Écrire les poids dans ce fichier au lieu de la sortie standard

cli-train-about = Entraîner le réseau d’Abalone à deux joueurs sur des parties contre soi-même
cli-train-more = À chaque génération, le meilleur joueur jusque-là joue contre lui-même, un réseau apprend des positions et un match décide s’il est meilleur que son prédécesseur. Tout est stocké dans un dossier. Si un entraînement est interrompu à un moment quelconque, répétez la commande pour continuer ; pour prolonger un entraînement terminé, augmentez --generations.
cli-train-after =
    Exemples :
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Le meilleur réseau est best.net dans le dossier. Celui du moteur est crates/eval/nets/abalone.net ; docs/training.md explique comment il a été produit et combien de temps cela prend.
cli-train-game = Le jeu ; seul Abalone a un réseau
cli-train-folder = Le dossier de l’entraînement
cli-train-from-shipped = Continuer à partir du réseau fourni : il joue les premières parties et l’apprentissage commence avec ses poids
cli-train-generations = Nombre total de générations
cli-train-shards = Fichiers d’exemples par génération
cli-train-games = Parties par fichier d’exemples
cli-train-nodes = Nœuds par coup des parties contre soi-même
cli-train-earlier = Nombre de générations antérieures dont les exemples servent aussi
cli-train-epochs = Nombre de passages sur tous les exemples
cli-train-rate = Taille des premiers pas d’apprentissage, en cent-millièmes ; ils diminuent ensuite
cli-train-results = Poids du résultat de la partie dans la cible, en pour cent ; le reste est le score de la recherche
cli-train-test-nodes = Nœuds par coup dans le match entre le nouveau réseau et l’ancien
cli-train-test-pairs = Nombre maximal de paires dans ce match ; il s’arrête plus tôt s’il est décidé
cli-train-test-elo = Gain d’Elo que le match doit établir
cli-train-seed = Graine aléatoire des ouvertures, des poids initiaux et de l’ordre des exemples
cli-train-threads = Nombre de fils d’exécution ; il n’a pas d’effet sur les réseaux

cli-ugi-about = Parler l’Universal Game Interface sur l’entrée et la sortie standard
cli-ugi-more = Un protocole texte pour les moteurs de tout jeu, semblable à UCI aux échecs. docs/protocol.md le décrit.
cli-ugi-after =
    Exemples :
      tetrarch ugi

    Lignes à essayer :
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Lancer un serveur pour navigateurs et bots
cli-serve-after =
    L’API est décrite à /api/openapi.json. Les journaux vont sur l’erreur standard : seulement les problèmes dans un terminal, toute l’activité sinon ; RUST_LOG règle le niveau.

    Exemples :
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Adresse d’écoute ; par défaut 127.0.0.1:7400 ou le prochain port libre, pour cette machine seulement
cli-serve-data = Dossier de données, créé s’il n’existe pas ; par défaut dans votre dossier de données utilisateur
cli-serve-store = Tout stocker dans cette base de données PostgreSQL au lieu du dossier de données : postgres://UTILISATEUR:MOT_DE_PASSE@HÔTE/BASE
cli-serve-bus = Relier ce serveur par NATS à d’autres qui utilisent la même base de données : nats://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT. Les variables d’environnement TETRARCH_STORE et TETRARCH_BUS remplacent --store et --bus et gardent les mots de passe hors de la liste des processus
cli-serve-origin = Permettre aux pages de cette origine d’utiliser le serveur, outre la sienne ; peut être répété
cli-serve-behind-proxy = Faire confiance à X-Forwarded-For du proxy placé devant ce serveur
cli-serve-behind-tls = Les navigateurs passent par HTTPS : marquer les cookies comme Secure
cli-serve-export = Exporter toutes les parties publiques terminées dans un fichier, un enregistrement par ligne, et quitter
cli-serve-import = Importer des parties terminées d’un tel fichier, et quitter
cli-serve-engine-threads = Nombre de fils du moteur ; par défaut un par cœur
cli-serve-claim-after = Dans les parties sans pendule, durée d’absence d’un joueur avant que les autres puissent réclamer le gain, en secondes
cli-serve-requests-per-second = Requêtes par seconde d’une même adresse ; 0 pour aucune limite
cli-serve-connections = WebSockets ouverts par une même adresse ; 0 pour aucune limite
cli-serve-messages-per-second = Messages par seconde d’un même WebSocket
cli-serve-abandoned-after = Supprimer les tables abandonnées après ce nombre d’heures sans activité ; 0 pour jamais. Les parties terminées et celles des comptes sont conservées
cli-serve-json-logs = Écrire les journaux en JSON, un objet par ligne
cli-serve-push-to-loopback = Pour les tests : permettre l’envoi de notifications à cette machine

cli-store-about = Copier ou vérifier tout ce qu’un serveur stocke
cli-store-copy-about = Tout copier d’un stockage à un autre et comparer les deux
cli-store-copy-more = Un stockage est un dossier de données ou l’adresse d’une base de données PostgreSQL. Aucun serveur ne doit les utiliser pendant ce temps. Une copie interrompue reprend là où elle s’est arrêtée.
cli-store-copy-after =
    Exemples :
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = Le stockage source
cli-store-copy-to = Le stockage cible ; vide, ou une copie inachevée
cli-store-check-about = Lire tout un stockage, signaler les problèmes et afficher les nombres et les sommes de contrôle
cli-store-check-after =
    Exemples :
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = Le stockage : un dossier de données ou l’adresse d’une base de données PostgreSQL

cli-admin-about = Administrer un serveur : signalements, suppressions, blocages
cli-admin-after =
    Fonctionne pendant que le serveur tourne, par une socket de son dossier de données que seul son propriétaire peut ouvrir, et aussi quand il est arrêté. Chaque action prend effet aussitôt et est inscrite au journal d’audit.

    Exemples :
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = Le dossier de données du serveur
cli-admin-json = Afficher la réponse en JSON
cli-admin-reports-about = Lister les signalements des joueurs
cli-admin-reports-all = Inclure les signalements clos
cli-admin-close-about = Clore un signalement
cli-admin-close-report = Numéro du signalement
cli-admin-remove-message-about = Supprimer un message de la discussion
cli-admin-remove-message-table = Identifiant de la table
cli-admin-remove-message-number = Numéro du message, selon la liste de `reports`
cli-admin-remove-name-about = Supprimer un nom : un compte reçoit un nom neutre, un invité devient `Guest`
cli-admin-remove-name-account = Nom d’un compte
cli-admin-remove-name-table = Identifiant de la table de l’invité
cli-admin-remove-name-seat = Place de l’invité, en comptant à partir de 1
cli-admin-remove-game-about = Supprimer une table avec son historique
cli-admin-remove-game-table = Identifiant de la table
cli-admin-block-about = Bloquer un compte ou une adresse
cli-admin-block-account-about = Bloquer un compte : le déconnecter partout et refuser ses jetons
cli-admin-block-account-name = Nom du compte
cli-admin-block-address-about = Bloquer une adresse ; en IPv6, son /64
cli-admin-block-address-address = L’adresse
cli-admin-block-for = Durée : `12h`, `7d`, `3mo` ou `ever`
cli-admin-block-reason = La raison, montrée à la personne bloquée
cli-admin-unblock-about = Débloquer un compte ou une adresse
cli-admin-unblock-account-about = Débloquer un compte
cli-admin-unblock-account-name = Nom du compte
cli-admin-unblock-address-about = Débloquer une adresse
cli-admin-unblock-address-address = L’adresse
cli-admin-blocks-about = Lister les comptes et adresses bloqués
cli-admin-log-about = Afficher le journal d’audit
cli-admin-log-limit = Nombre d’entrées

cli-health-about = Vérifier l’état d’un serveur sur cette machine
cli-health-more = Pour les contrôles d’état des conteneurs.
cli-health-after =
    Le code de sortie est 0 si le serveur fonctionne, 1 sinon.

    Exemples :
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Adresse du serveur

cli-completions-about = Afficher un script de complétion pour un shell
cli-completions-after =
    Exemples :
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = Le shell

cli-man-about = Écrire les pages de manuel dans un dossier
cli-man-after =
    Exemples :
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = Le dossier, créé s’il n’existe pas
