### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] { $games } partie
    [many] { $games } parties
   *[other] { $games } parties
}, { $groups ->
    [one] { $groups } groupe complet de { $size }
    [many] { $groups } groupes complets de { $size }
   *[other] { $groups } groupes complets de { $size }
}, { $openings ->
    [one] { $openings } ouverture
    [many] { $openings } ouvertures différentes
   *[other] { $openings } ouvertures différentes
}
cli-match-stopped = Le match a été arrêté avant la fin.
# Headings of columns and lines.
cli-match-entrant = participant
cli-match-rating = classement
cli-match-score = score
cli-match-won = gagnées
cli-match-drawn = nulles
cli-match-lost = perdues
cli-match-forfeits = forfaits
cli-match-depth = profondeur
cli-match-nodes = nœuds
cli-match-elo = Elo
cli-match-normalised = Elo normalisé
cli-match-superiority = supériorité
cli-match-groups = groupes
cli-match-sprt = SPRT
cli-match-endings = fins
cli-match-average = moyenne
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent } %
cli-match-all-groups = { $counts } (de tout perdu à tout gagné)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } demi-coups par partie, { $percent } % pour la première équipe
cli-match-interval = { $value } (de { $low } à { $high })
cli-match-percent-interval = { $value } % (de { $low } % à { $high } %)
cli-match-sprt-open = indécis, LLR { $llr } entre { $lower } et { $upper }
cli-match-sprt-first = elo0 accepté, LLR { $llr } entre { $lower } et { $upper }
cli-match-sprt-second = elo1 accepté, LLR { $llr } entre { $lower } et { $upper }
cli-match-in-short = Elo { $elo } (de { $low } à { $high })
cli-match-in-short-sprt = Elo { $elo } (de { $low } à { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] cycle { $round } : { $positions } position
    [many] cycle { $round } : { $positions } positions
   *[other] cycle { $round } : { $positions } positions
}
cli-training-fitted-round = cycle { $round } : parties : { $games }, nulles : { $drawn }, positions : { $positions }, perte : { $loss }
cli-training-generation = { $game } génération { $generation } :
cli-training-self-play = fichiers de parties du moteur contre lui-même
cli-training-samples = exemples, époque { $epoch } sur { $epochs }
cli-training-epoch = époque { $epoch } : perte { $loss }, { $held_out } sur les parties réservées
cli-training-pairs = paires : { $won } gagnées, { $drawn } nulles, { $lost } perdues
cli-training-pairs-elo = paires : { $won } gagnées, { $drawn } nulles, { $lost } perdues, { $elo } Elo
cli-training-done = Génération { $generation } : { $samples } exemples, perte { $before } → { $after } ; { $won } gagnées, { $drawn } nulles, { $lost } perdues, { $marbles } billes par partie.
cli-training-elo = { $elo } Elo (de { $low } à { $high }).
cli-training-better = Meilleur : conservé.
cli-training-not-better = Supériorité non démontrée.
cli-training-best = Le meilleur réseau est { $file }.
cli-training-none-better = Aucun réseau n’est encore meilleur que le point de départ.

# Why training cannot continue.
training-file = { $path } : { $error }
training-unreadable = { $path } est endommagé ou a été écrit par une autre version. Supprimez-le pour le recréer.
training-net = { $path } : { $problem }
training-other-plan = L’entraînement de { $folder } a commencé avec d’autres réglages : { $begun }. Reprenez-les, ou choisissez un autre dossier.
samples-file = { $path } : { $error }
samples-damaged = { $path } est endommagé : { $why ->
    [begin] le début ne correspond pas
    [short] trop court
    [checksum] somme de contrôle incorrecte
   *[cut] se termine au milieu d’un exemple
}. Supprimez-le pour le recréer.
net-header = Ce n’est pas un réseau pour Abalone de cette version.
net-length = Le réseau a { $found } octets au lieu de { $expected }.
# $layer is first, second or output.
net-too-large = Un poids de la couche « { $layer } » vaut { $weight }. Le maximum permis est { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, reste { $left }
cli-progress-games = { $done }/{ $all } parties, reste { $left }
cli-progress-positions = { $done }/{ $all } positions, reste { $left }
