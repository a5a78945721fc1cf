# The table: player bars, moves, controls, results.
name-computer = Ordinateur, niveau { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Niveau { $level }
name-you = Vous
name-invited = Invitation par lien
name-anyone = N’importe qui

bar-label = Joueur : { $side }
bar-team = équipe { $team }
bar-thinking = réfléchit…
bar-away = hors ligne
bar-your-turn = à vous de jouer
bar-their-turn = au trait
bar-to-move = au trait
clock = Temps restant
table-your-turn = À vous de jouer : { $game }

moves = Coups
moves-none = Aucun coup joué
moves-first = Premier coup
moves-back = Coup précédent
moves-forward = Coup suivant
moves-last = Dernier coup
moves-past = Vous regardez une position antérieure.
moves-return = Revenir à la partie

premove = Coup anticipé : { $move }. Il sera joué dès que ce sera à vous.
premove-cancel = Annuler le coup anticipé
premove-failed = { $move } n’est plus légal. Choisissez un autre coup.

controls = Commandes de la partie
control-takeback = Reprendre
control-draw = Proposer nulle
control-resign = Abandonner
control-time = Donner du temps
control-flip = Tourner
control-sound = Son
control-share = Exporter
control-settings = Réglages
control-again = Revanche

resign-title = Abandonner ?
resign-question = La partie se termine et vous perdez.
resign-question-team = Vos partenaires sont consultés. Votre équipe abandonne si plus de la moitié est d’accord.
resign-question-three = L’ordinateur prend votre place et les autres continuent. Vous pourrez regarder.
resign-yes = Abandonner
draw-title = Proposer nulle ?
draw-question = La partie continue jusqu’à ce que vos adversaires acceptent.
draw-question-here = Si tout le monde à cette table accepte, la partie est nulle.
draw-yes = Proposer nulle

share-title = Exporter
share-link = Lien pour regarder cette table
share-position = Position sur le plateau
share-record = Partie jusqu’ici
share-save-text = Enregistrer en texte
share-save-json = Enregistrer en JSON

table-rated = Partie classée
give-title = Donner du temps
give-none = Vous ne pouvez donner de temps à personne maintenant.
give-time-to = Donner { $seconds } secondes de plus à { $name }
give-hour-to = Donner une heure de plus à { $name }
time-given = { $name } reçoit du temps : +{ $time }

rating-changes = Nouveaux classements
rating-changes-later = Les nouveaux classements n’ont pas pu être chargés. Vous les trouverez sur la page de compte de chacun.

ending-declined = Refusé
ending-won = Vous avez gagné
ending-lost = Vous avez perdu
ending-draw = Nulle
ending-shared = Pas de gagnant
ending-called-off = Annulée
ending-side = { $count ->
        [one] { $side } gagne
        [many] { $side } gagnent
       *[other] { $side } gagnent
    }
ending-again = Revanche
ending-analyse = Analyser
ending-report = Bilan de la partie
ending-level = Essayer { $name } (niveau { $level })
ending-other-side = Jouer l’autre camp
ending-new = Nouvelle partie
ending-next = Partie suivante

series = Match
series-game = Partie { $game } sur { $length }

question-you = vous
question-agreed = D’accord : { $names }
question-refused = Refus : { $names }
question-waiting = Réponse attendue : { $names }
question-needed = { $count ->
        [0] Tous les accords nécessaires sont réunis
        [one] Encore { $count } accord nécessaire
        [many] Encore { $count } accords nécessaires
       *[other] Encore { $count } accords nécessaires
    }
question-withdraw = Retirer
question-draw = { $name } propose la nulle.
question-draw-own = Vous avez proposé la nulle.
question-draw-yes = Accepter
question-draw-no = Refuser
question-takeback = { $count ->
        [one] { $name } demande à reprendre un coup.
        [many] { $name } demande à reprendre { $count } coups.
       *[other] { $name } demande à reprendre { $count } coups.
    }
question-takeback-own = { $count ->
        [one] Vous avez demandé à reprendre un coup.
        [many] Vous avez demandé à reprendre { $count } coups.
       *[other] Vous avez demandé à reprendre { $count } coups.
    }
question-takeback-yes = Accepter
question-takeback-no = Refuser
question-resignation = { $name } propose à l’équipe d’abandonner.
question-resignation-own = Vous avez proposé à votre équipe d’abandonner.
question-resignation-yes = Abandonner aussi
question-rematch = { $name } demande une revanche.
question-rematch-own = Vous avez demandé une revanche.
question-rematch-yes = Revanche
question-rematch-no = Refuser

# A request that ended without being granted.
closed-draw-declined = { $name } a refusé la nulle.
closed-draw-withdrawn = { $name } a retiré sa proposition de nulle.
closed-draw-played-on = { $name } a continué à jouer : pas de nulle.
closed-draw-own-declined = Vous avez refusé la nulle.
closed-draw-own-withdrawn = Vous avez retiré votre proposition de nulle.
closed-draw-own-played-on = Vous avez continué à jouer : pas de nulle.
closed-takeback-declined = { $name } a refusé la reprise du coup.
closed-takeback-withdrawn = { $name } a retiré sa demande de reprise.
closed-takeback-played-on = { $name } a continué à jouer : aucun coup n’est repris.
closed-takeback-own-declined = Vous avez refusé la reprise du coup.
closed-takeback-own-withdrawn = Vous avez retiré votre demande de reprise.
closed-takeback-own-played-on = Vous avez continué à jouer : aucun coup n’est repris.

# A player who left.
away = { $name } est hors ligne.
away-clock = La pendule tourne.
away-claim-in = Vous pourrez réclamer le gain dans { $time }.
away-claim = Réclamer le gain
away-replace-in = L’ordinateur pourra prendre le relais dans { $time }.
away-replace = Faire jouer l’ordinateur
away-opponent-in = L’adversaire pourra réclamer le gain dans { $time }.
away-opponent = L’adversaire peut maintenant réclamer le gain.
away-unrated = La partie ne sera alors plus classée.

connection-connecting = Connexion à la table…
connection-lost = Connexion perdue. Reconnexion… Ce que vous voyez n’est peut-être plus à jour.

chat = Discussion
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
        [0] aucun spectateur
        [one] { $count } spectateur
        [many] { $count } spectateurs
       *[other] { $count } spectateurs
    }
chat-watching = Spectateurs : { $names }
chat-guests = { $count ->
    [one] { $count } invité
    [many] { $count } invités
   *[other] { $count } invités
}
chat-say = Message
chat-send = Envoyer
chat-closed = Seuls les joueurs peuvent discuter. Dans les parties par équipes, la discussion ouvre une fois la partie terminée.

here-none = Il n’y a pas de partie ici
here-none-advice = Elle a peut-être été jouée dans un autre navigateur, ou les données de ce navigateur ont été effacées. Commencez une nouvelle partie.
here-new = Nouvelle partie

motion = Animation
motion-pause = Pause
motion-go-on = Continuer
motion-step = Un pas
motion-skip = Aller à la fin
