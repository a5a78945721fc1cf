### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Se escribe así: { $form }
arena-form-no-value = «{ $part }» no tiene valor.
arena-form-bad-value = { $key } no puede ser «{ $value }».
arena-form-no-such-key = No hay ninguna clave «{ $key }».
arena-form-no-adjudication = Se esperaba chance, draw o ambos.
arena-form-win-chance = chance debe ser mayor que 0.5 y como máximo 1.
arena-form-draw-chance = draw debe ser al menos 0 y menor que 0.5.
arena-form-agreed-plies = plies y draw-plies deben ser al menos 1.
arena-form-long-opening = Una apertura tiene como máximo { $most } medias jugadas.
arena-form-even = even debe estar entre 0 y 0.5.
arena-form-opening-effort = tries y nodes deben ser al menos 1.
arena-form-elo-order = elo0 debe ser menor que elo1, pero son { $elo0 } y { $elo1 }.
arena-form-error-rates = alpha y beta deben estar entre 0 y 0.5, pero son { $alpha } y { $beta }.
arena-clock-wrong = «{ $text }» no es un reloj. Se esperaba 1+0.5 (minutos y segundos), 10s+0.1 o 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 media jugada por turno
    [many] { $plies } medias jugadas por turno
   *[other] { $plies } medias jugadas por turno
}
arena-pace-nodes = { $nodes ->
    [one] 1 nodo por jugada
    [many] { $nodes } nodos por jugada
   *[other] { $nodes } nodos por jugada
}
arena-pace-move-time = { $ms } ms por jugada
arena-pace-clock = reloj { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = «{ $text }»: { $problem }
arena-entrant-unknown = Ese participante no existe. Se esperaba { $forms }.
arena-entrant-name = Un nombre debe tener al menos una letra y no puede contener comas.
arena-entrant-no-option = «{ $part }» no es una opción. Una opción se escribe KEY=VALUE.
arena-entrant-no-such-option = No hay ninguna opción «{ $key }». Se esperaba { $known }.
arena-entrant-whole-number = { $key } no puede ser «{ $value }». Se esperaba un número entero de 1 o más.
arena-entrant-others = others no puede ser «{ $value }». Se esperaba { $known }.
arena-entrant-engine-option = Solo engine tiene las opciones { $options }.
arena-entrant-program-option = Usa option.Threads y option.Hash para un programa.
arena-entrant-not-closed = Falta cerrar unas comillas.
arena-entrant-no-program = Se esperaba un programa, por ejemplo ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = El programa terminó: { $status }.
arena-forfeit-closed-output = El programa cerró su salida.
arena-forfeit-silence = No respondió durante { $waited_ms } ms.
arena-forfeit-illegal-move = «{ $text }» no se puede jugar. { $why }
arena-forfeit-time = Tardó { $spent_ms } ms en una jugada cuando le quedaban { $allowed_ms } ms.
arena-forfeit-rejected = Rechazó una línea: { $error }.
arena-forfeit-no-move = No encontró ninguna jugada.
arena-program-fails = { $entrant } no puede jugar. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Un encuentro necesita al menos dos participantes, no { $entrants }.
arena-plan-same-name = Dos participantes se llaman { $name }. Da otro nombre a uno de ellos, por ejemplo other={ $name }.
arena-plan-no-limit = { $name } no tiene límite. Limita el encuentro por nodos, profundidad, tiempo por jugada o reloj, o da al participante su propio límite, por ejemplo engine:nodes=1000.
arena-plan-external-cpu-time = { $name } es otro programa, y su tiempo de procesador no se puede medir. Limita los nodos o mide el tiempo transcurrido.
arena-plan-sprt-of-several = Un SPRT necesita exactamente dos participantes, no { $entrants }.
arena-plan-adjudication-of-several = Solo se pueden adjudicar partidas de dos equipos. Esta tiene { $teams } equipos.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = Ya hay un encuentro en { $folder }. Continúalo con --resume o elige otra carpeta.
arena-ledger-in-use = Otro proceso está jugando el encuentro de { $folder }.
arena-ledger-other-plan = El encuentro de { $folder } tiene otro plan: { $differences }. Elige otra carpeta.
arena-ledger-corrupt = { $path }, línea { $line }: { $problem }
arena-ledger-twice = { $path }, línea { $line }: la partida { $game } aparece dos veces.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } era { $was } y ahora es { $is }
arena-difference-new = { $field } no estaba fijado y ahora es { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } contra { $second }
arena-chart-ratings = { $game }: puntuaciones
arena-chart-score = { $groups ->
    [one] { $score } % tras 1 grupo de partidas; confianza del 95 % de { $low } % a { $high } %
    [many] { $score } % tras { $groups } grupos de partidas; confianza del 95 % de { $low } % a { $high } %
   *[other] { $score } % tras { $groups } grupos de partidas; confianza del 95 % de { $low } % a { $high } %
}
arena-chart-percent = { $percent } %
arena-chart-groups = grupos de partidas con los equipos intercambiados
arena-chart-confidence = Elo con confianza del 95 %
