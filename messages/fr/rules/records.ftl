# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = L’octet { $byte } n’est pas du texte UTF-8.
record-error-unknown-format = Ce n’est pas un enregistrement dans un format connu. Format attendu : { $known }.
record-error-no-such-format = Il n’y a pas de format « { $id } ». Valeur attendue : { $known }.
record-error-empty = Aucune partie n’y figure.
record-error-place = Ligne { $line }, colonne { $column } : { $problem }
record-error-field = Enregistrement { $record }, champ { $field } : { $problem }
record-error-whole = Enregistrement { $record } : { $problem }
record-error-unwritable = L’enregistrement { $record } ne peut pas être écrit. { $problem }
record-error-import-only = Le format { $format } ne peut qu’être lu. Écrivez en json ou en text.

record-not-open = « { $close } » ne ferme rien.
record-text-not-closed = Le texte qui commence ici n’est pas fermé. Il manque ".
record-comment-not-closed = Le commentaire qui commence ici n’est pas fermé. Il manque { "}" }.
record-variation-not-closed = La variante qui commence ici n’est pas fermée. Il manque ).
record-tag-without-name = Il manque le nom d’une balise.
record-tag-without-value = Il manque la valeur de la balise { $tag }, entre guillemets droits.
record-tag-not-closed = La balise { $tag } de la ligne { $line } n’est pas fermée. Il manque ].
record-tag-twice = La balise { $tag } figure déjà à la ligne { $line }.
record-tag = Balise { $tag } : { $problem }
record-no-game-tag = Il manque une balise [{ $tag } "…"] avant les coups.
record-other-result = Le résultat diffère de celui de la balise Result.
record-results = Il faut { $seats } résultats ; il y en a { $found }.
record-not-a-flag = Valeur attendue : true ou false.
record-not-a-number = Il faut un nombre entier.
record-not-a-result = Il faut un résultat comme 1-0, 1/2-1/2 ou *.
record-not-json = JSON non valide : { $detail }.
record-no-such-seat = Cette place n’existe pas. Les places vont de 1 à { $seats }.
record-not-a-kind = Valeur attendue : human ou computer.
record-not-a-seat-tag = Il faut UserId, Kind ou Points après le point.
record-reserved-field = Le champ « { $field } » s’écrit ailleurs dans l’enregistrement et ne peut pas être utilisé ici.
record-not-a-date = Il faut une date comme 2026-01-31T20:15:00Z ou 2026.01.31.
record-not-an-object = Il faut un objet.
record-not-an-array = Il faut un tableau.
record-not-a-text = Il faut un texte.
record-missing = Ce champ manque.
record-second-variant = Il ne faut qu’une seule variante.
record-too-many-points = Le nombre de points est trop grand.
record-not-an-outcome = Valeur attendue : win, draw ou loss.
record-partial-result = Seuls certains joueurs ont un résultat. Il en faut un pour tous ou pour aucun.
record-too-many-moves = Trop de coups dans ce tour. Il y a { $seats } places.
record-not-a-move = Il faut un coup : un texte, un objet ou null.
record-time-without-move = Ce temps n’appartient à aucun coup.
record-not-cells = « { $text } » n’est pas un coup. Il faut des cases comme a1b2 ou c3c5d4.
record-not-abalone = Il faut une partie d’Abalone.
record-too-many-readings = Trop de coups jusqu’ici peuvent se lire de deux façons. La notation d’Aba-Pro pour la même partie ne serait pas ambiguë.
record-unplayable = { $ways ->
        [one] { $text } ne peut pas être joué. { $reason }
        [many] { $text } ne peut pas être joué, quelle que soit la lecture choisie parmi les { $ways } lectures possibles des coups précédents. { $reason }
       *[other] { $text } ne peut pas être joué, quelle que soit la lecture choisie parmi les { $ways } lectures possibles des coups précédents. { $reason }
    }
record-no-such-move = Aucun coup légal ne s’écrit ainsi.
record-ambiguous = { $text } peut signifier { $readings }, et la suite de la partie convient aux deux.
record-players = Il faut { $seats } joueurs ; il y en a { $found }.
record-seat = La place { $seat } a un coup, mais les places vont de 1 à { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Coup { $ply } (place { $seat }) : { $trouble }
record-problem-start = La position de départ est incorrecte. { $problem }
record-problem-no-deal = La partie commence par une distribution. Il faut une position de départ ou une graine aléatoire.
record-problem-deal = La position de départ n’est pas celle que donne la graine aléatoire : { $dealt }.
record-problem-players = Il faut { $expected } joueurs ; il y en a { $found }.
record-problem-turn = C’est à la place { $expected } de jouer.
record-problem-move = { $text } ne peut pas être joué. { $refused }
record-problem-after-the-end = La partie était déjà terminée : { $rule }.
record-problem-result = Le résultat est { $recorded }. Résultat attendu : { $expected } ({ $reason }).
record-problem-not-over = Le résultat est { $recorded }, mais la partie n’est pas terminée selon ses règles et l’enregistrement ne donne pas d’autre raison.
record-problem-termination = La fin indiquée est « { $recorded } ». Valeur attendue : « { $expected } ».
record-problem-not-ended-by = La fin indiquée est « { $recorded } », mais cela n’a pas mis fin à la partie.
record-problem-points = La place { $seat } a { $recorded } points. Valeur attendue : { $expected }.
