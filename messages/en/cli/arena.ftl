### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Write it like this: { $form }
arena-form-no-value = “{ $part }” has no value.
arena-form-bad-value = { $key } cannot be “{ $value }”.
arena-form-no-such-key = There is no key “{ $key }”.
arena-form-no-adjudication = Expected chance, draw or both.
arena-form-win-chance = chance must be above 0.5 and at most 1.
arena-form-draw-chance = draw must be at least 0 and below 0.5.
arena-form-agreed-plies = plies and draw-plies must be at least 1.
arena-form-long-opening = An opening has at most { $most } plies.
arena-form-even = even must be between 0 and 0.5.
arena-form-opening-effort = tries and nodes must be at least 1.
arena-form-elo-order = elo0 must be less than elo1, but they are { $elo0 } and { $elo1 }.
arena-form-error-rates = alpha and beta must be between 0 and 0.5, but they are { $alpha } and { $beta }.
arena-clock-wrong = “{ $text }” is not a clock. Expected 1+0.5 (minutes and seconds), 10s+0.1 or 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 ply per move
   *[other] { $plies } plies per move
}
arena-pace-nodes = { $nodes ->
    [one] 1 node per move
   *[other] { $nodes } nodes per move
}
arena-pace-move-time = { $ms } ms per move
arena-pace-clock = clock { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = “{ $text }”: { $problem }
arena-entrant-unknown = There is no such entrant. Expected { $forms }.
arena-entrant-name = A name needs at least one letter and must not contain a comma.
arena-entrant-no-option = “{ $part }” is not an option. An option is written KEY=VALUE.
arena-entrant-no-such-option = There is no option “{ $key }”. Expected { $known }.
arena-entrant-whole-number = { $key } cannot be “{ $value }”. Expected a whole number of at least 1.
arena-entrant-others = others cannot be “{ $value }”. Expected { $known }.
arena-entrant-engine-option = Only engine has the options { $options }.
arena-entrant-program-option = Use option.Threads and option.Hash for a program.
arena-entrant-not-closed = A quotation mark is not closed.
arena-entrant-no-program = Expected a program, for example ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = The program ended: { $status }.
arena-forfeit-closed-output = The program closed its output.
arena-forfeit-silence = It did not respond for { $waited_ms } ms.
arena-forfeit-illegal-move = “{ $text }” cannot be played. { $why }
arena-forfeit-time = It took { $spent_ms } ms for a move with { $allowed_ms } ms left.
arena-forfeit-rejected = It rejected a line: { $error }.
arena-forfeit-no-move = It found no move.
arena-program-fails = { $entrant } cannot play. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = A match needs at least two entrants, not { $entrants }.
arena-plan-same-name = Two entrants are called { $name }. Give one of them another name, for example other={ $name }.
arena-plan-no-limit = { $name } has no limit. Limit the match by nodes, depth, time per move or a clock, or give the entrant its own limit, for example engine:nodes=1000.
arena-plan-external-cpu-time = { $name } is another program, and its processor time cannot be measured. Limit the nodes, or measure wall-clock time.
arena-plan-sprt-of-several = An SPRT needs exactly two entrants, not { $entrants }.
arena-plan-adjudication-of-several = Only games of two teams can be adjudicated. This one has { $teams } teams.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = There is already a match in { $folder }. Continue it with --resume, or choose another folder.
arena-ledger-in-use = Another process is playing the match in { $folder }.
arena-ledger-other-plan = The match in { $folder } has a different plan: { $differences }. Choose another folder.
arena-ledger-corrupt = { $path }, line { $line }: { $problem }
arena-ledger-twice = { $path }, line { $line }: game { $game } appears twice.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } was { $was } and is now { $is }
arena-difference-new = { $field } was not set and is now { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } against { $second }
arena-chart-ratings = { $game }: ratings
arena-chart-score = { $groups ->
    [one] { $score }% after 1 group of games; 95% confidence from { $low }% to { $high }%
   *[other] { $score }% after { $groups } groups of games; 95% confidence from { $low }% to { $high }%
}
arena-chart-percent = { $percent }%
arena-chart-groups = groups of games with the teams swapped
arena-chart-confidence = Elo with 95% confidence
