### What `tetrarch puzzles` says.

cli-puzzle-title = Problème { $id } : { $game }, { $variant }, niveau { $level }
cli-puzzle-proved = prouvé
cli-puzzle-engine = selon le moteur
cli-puzzle-target = Le premier camp qui éjecte { $marbles ->
    [one] { $marbles } bille
    [many] { $marbles } billes
   *[other] { $marbles } billes
} gagne.
cli-puzzle-win = { $side } au trait : trouvez le seul coup gagnant.
cli-puzzle-win-within = { $side } au trait : gagnez en { $moves } coups. Un seul premier coup y parvient.
cli-puzzle-advantage = { $side } au trait : trouvez le seul coup qui mène à un net avantage.
cli-puzzle-save = { $side } au trait : trouvez le seul coup qui ne perd pas.
cli-puzzle-defend = { $side } au trait : trouvez la meilleure défense. Tous les autres coups sont nettement moins bons.
cli-puzzle-keys = Tapez un coup, ou bien « hint » (indice), « next » (suivant) ou « quit » (quitter).
cli-puzzle-right = Bonne réponse. La suite est { $line }.
cli-puzzle-wrong = { $tried } est faux : { $reply } le réfute. Réessayez.
cli-puzzle-wrong-over = { $tried } est faux : ce coup met fin à la partie. Réessayez.
cli-puzzle-hint-themes = Thème : { $themes }.
cli-puzzle-hint-none = Il n’y a pas de thème. Le prochain indice est le coup.
cli-puzzle-hint-move = Le coup est { $best }.
cli-puzzle-score = Résolus : { $solved } sur { $seen }
cli-puzzle-none = Ce problème n’existe pas. Choisissez un autre thème ou un autre niveau.
cli-puzzle-faulty = { $file } : problème { $id } : { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] { $puzzles } problème
    [many] { $puzzles } problèmes
   *[other] { $puzzles } problèmes
} de { $games ->
    [one] { $games } partie
    [many] { $games } parties
   *[other] { $games } parties
} dans { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } prouvés, { $games } partie)
    [many] ({ $proved } prouvés, { $games } parties)
   *[other] ({ $proved } prouvés, { $games } parties)
}
cli-puzzle-checked = { $puzzles ->
    [one] { NUMBER($puzzles, useGrouping: "false") } problème
    [many] { NUMBER($puzzles, useGrouping: "false") } problèmes
   *[other] { NUMBER($puzzles, useGrouping: "false") } problèmes
}, { NUMBER($wrong, useGrouping: "false") } incorrects

# Themes.
cli-theme-long-relay = long relais
cli-theme-starvation = famine
cli-theme-capture = capture de graines
cli-theme-big-capture = grande capture
cli-theme-stack-of-seven = pile de sept
cli-theme-swap = permutation
cli-theme-two-scales = deux écailles
cli-theme-cover = recouvrir une pile
cli-theme-high-stack = pile haute
cli-theme-pincers = tenaille
cli-theme-goal-points = points cibles
cli-theme-sumito = sumito
cli-theme-edge = bord
cli-theme-double-threat = double menace
cli-theme-parry = empêcher le gain
cli-theme-quiet = coup tranquille
cli-theme-defence = défense

# What can be wrong with a puzzle.
cli-flaw-position = la position ne peut pas être installée : { $reason }
cli-flaw-spelling = la position devrait s’écrire « { $canonical } »
cli-flaw-id = l’identifiant devrait être « { $expected } »
cli-flaw-twice = un autre problème a le même identifiant
cli-flaw-no-choice = il n’y a pas de choix entre plusieurs coups
cli-flaw-move = le coup { $number } de la suite est illégal : { $reason }
cli-flaw-move-spelling = le coup { $number } de la suite devrait s’écrire « { $canonical } »
cli-flaw-line = la suite devrait compter 1 à { $longest } coups
cli-flaw-not-won = la suite ne mène pas au gain
cli-flaw-lost = la suite mène à une défaite
cli-flaw-themes = les thèmes devraient être « { $expected } »
cli-flaw-another = « { $other } » est aussi une solution
cli-flaw-useless = la solution n’atteint pas l’objectif
cli-flaw-goal = l’objectif est un autre
cli-flaw-unproved = la recherche de preuve ne trouve pas la preuve
cli-flaw-doubtful = le moteur préfère « { $best } », de { $margin } %

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Ligne { $line } : { $error }
mining-journal-file = { $error }
mining-journal-other = C’est un journal de { $found }, pas de { $wanted }.
mining-journal-unreadable = La ligne { $line } n’appartient pas à un journal.
