### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Forme attendue : { $form }
arena-form-no-value = « { $part } » n’a pas de valeur.
arena-form-bad-value = { $key } ne peut pas être « { $value } ».
arena-form-no-such-key = La clé « { $key } » n’existe pas.
arena-form-no-adjudication = Valeur attendue : chance, draw ou les deux.
arena-form-win-chance = chance doit être supérieur à 0.5 et au plus 1.
arena-form-draw-chance = draw doit être au moins 0 et inférieur à 0.5.
arena-form-agreed-plies = plies et draw-plies doivent être au moins 1.
arena-form-long-opening = Une ouverture a au plus { $most } demi-coups.
arena-form-even = even doit être entre 0 et 0.5.
arena-form-opening-effort = tries et nodes doivent être au moins 1.
arena-form-elo-order = elo0 doit être inférieur à elo1, mais ce sont { $elo0 } et { $elo1 }.
arena-form-error-rates = alpha et beta doivent être entre 0 et 0.5, mais ce sont { $alpha } et { $beta }.
arena-clock-wrong = « { $text } » n’est pas une pendule. Valeur attendue : 1+0.5 (minutes et secondes), 10s+0.1 ou 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] { $plies } demi-coup par coup
    [many] { $plies } demi-coups par coup
   *[other] { $plies } demi-coups par coup
}
arena-pace-nodes = { $nodes ->
    [one] { $nodes } nœud par coup
    [many] { $nodes } nœuds par coup
   *[other] { $nodes } nœuds par coup
}
arena-pace-move-time = { $ms } ms par coup
arena-pace-clock = pendule { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = « { $text } » : { $problem }
arena-entrant-unknown = Ce participant n’existe pas. Valeur attendue : { $forms }.
arena-entrant-name = Un nom doit avoir au moins une lettre et ne doit pas contenir de virgule.
arena-entrant-no-option = « { $part } » n’est pas une option. Une option s’écrit KEY=VALUE.
arena-entrant-no-such-option = L’option « { $key } » n’existe pas. Valeur attendue : { $known }.
arena-entrant-whole-number = { $key } ne peut pas être « { $value } ». Nombre entier attendu, au moins 1.
arena-entrant-others = others ne peut pas être « { $value } ». Valeur attendue : { $known }.
arena-entrant-engine-option = Seul engine a les options { $options }.
arena-entrant-program-option = Utilisez option.Threads et option.Hash pour un programme.
arena-entrant-not-closed = Un guillemet n’est pas fermé.
arena-entrant-no-program = Programme attendu, par exemple ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Le programme s’est terminé : { $status }.
arena-forfeit-closed-output = Le programme a fermé sa sortie.
arena-forfeit-silence = Il n’a pas répondu pendant { $waited_ms } ms.
arena-forfeit-illegal-move = « { $text } » ne peut pas être joué. { $why }
arena-forfeit-time = Il a mis { $spent_ms } ms pour un coup alors qu’il lui restait { $allowed_ms } ms.
arena-forfeit-rejected = Il a rejeté une ligne : { $error }.
arena-forfeit-no-move = Il n’a trouvé aucun coup.
arena-program-fails = { $entrant } ne peut pas jouer. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Un match nécessite au moins deux participants, pas { $entrants }.
arena-plan-same-name = Deux participants s’appellent { $name }. Donnez un autre nom à l’un d’eux, par exemple other={ $name }.
arena-plan-no-limit = { $name } n’a pas de limite. Limitez le match par les nœuds, la profondeur, le temps par coup ou une pendule, ou donnez au participant sa propre limite, par exemple engine:nodes=1000.
arena-plan-external-cpu-time = { $name } est un autre programme, dont le temps processeur n’est pas mesurable. Limitez les nœuds, ou mesurez le temps écoulé.
arena-plan-sprt-of-several = Un SPRT nécessite exactement deux participants, pas { $entrants }.
arena-plan-adjudication-of-several = Seules les parties de deux équipes peuvent être adjugées. Celle-ci a { $teams } équipes.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path } : { $error }
arena-ledger-exists = Il y a déjà un match dans { $folder }. Continuez-le avec --resume, ou choisissez un autre dossier.
arena-ledger-in-use = Un autre processus joue le match de { $folder }.
arena-ledger-other-plan = Le match de { $folder } a un autre plan : { $differences }. Choisissez un autre dossier.
arena-ledger-corrupt = { $path }, ligne { $line } : { $problem }
arena-ledger-twice = { $path }, ligne { $line } : la partie { $game } apparaît deux fois.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } valait { $was } et vaut maintenant { $is }
arena-difference-new = { $field } n’était pas fixé et vaut maintenant { $is }

# What the chart of a match says.
arena-chart-duel = { $game } : { $first } contre { $second }
arena-chart-ratings = { $game } : classements
arena-chart-score = { $groups ->
    [one] { $score } % après { $groups } groupe de parties ; confiance à 95 % de { $low } % à { $high } %
    [many] { $score } % après { $groups } groupes de parties ; confiance à 95 % de { $low } % à { $high } %
   *[other] { $score } % après { $groups } groupes de parties ; confiance à 95 % de { $low } % à { $high } %
}
arena-chart-percent = { $percent } %
arena-chart-groups = groupes de parties avec les équipes échangées
arena-chart-confidence = Elo avec une confiance de 95 %
