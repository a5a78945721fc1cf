### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Skriv det sådan: { $form }
arena-form-no-value = »{ $part }« har ingen værdi.
arena-form-bad-value = { $key } kan ikke være »{ $value }«.
arena-form-no-such-key = Der er ingen nøgle »{ $key }«.
arena-form-no-adjudication = Forventede chance, draw eller begge.
arena-form-win-chance = chance skal være over 0.5 og højst 1.
arena-form-draw-chance = draw skal være mindst 0 og under 0.5.
arena-form-agreed-plies = plies og draw-plies skal være mindst 1.
arena-form-long-opening = En åbning har højst { $most } halvtræk.
arena-form-even = even skal være mellem 0 og 0.5.
arena-form-opening-effort = tries og nodes skal være mindst 1.
arena-form-elo-order = elo0 skal være mindre end elo1, men de er { $elo0 } og { $elo1 }.
arena-form-error-rates = alpha og beta skal være mellem 0 og 0.5, men de er { $alpha } og { $beta }.
arena-clock-wrong = »{ $text }« er ikke et ur. Forventede 1+0.5 (minutter og sekunder), 10s+0.1 eller 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 halvtræk dybde pr. træk
   *[other] { $plies } halvtræk dybde pr. træk
}
arena-pace-nodes = { $nodes ->
    [one] 1 knude pr. træk
   *[other] { $nodes } knuder pr. træk
}
arena-pace-move-time = { $ms } ms pr. træk
arena-pace-clock = ur { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = »{ $text }«: { $problem }
arena-entrant-unknown = Der er ingen sådan deltager. Forventede { $forms }.
arena-entrant-name = Et navn skal have mindst ét bogstav og må ikke indeholde komma.
arena-entrant-no-option = »{ $part }« er ikke et valg. Et valg skrives KEY=VALUE.
arena-entrant-no-such-option = Der er intet valg »{ $key }«. Forventede { $known }.
arena-entrant-whole-number = { $key } kan ikke være »{ $value }«. Forventede et helt tal på mindst 1.
arena-entrant-others = others kan ikke være »{ $value }«. Forventede { $known }.
arena-entrant-engine-option = Kun engine har valgene { $options }.
arena-entrant-program-option = Brug option.Threads og option.Hash til et program.
arena-entrant-not-closed = Et anførselstegn er ikke lukket.
arena-entrant-no-program = Forventede et program, for eksempel ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Programmet sluttede: { $status }.
arena-forfeit-closed-output = Programmet lukkede sit output.
arena-forfeit-silence = Det svarede ikke i { $waited_ms } ms.
arena-forfeit-illegal-move = »{ $text }« kan ikke spilles. { $why }
arena-forfeit-time = Det brugte { $spent_ms } ms på et træk og havde { $allowed_ms } ms tilbage.
arena-forfeit-rejected = Det afviste en linje: { $error }.
arena-forfeit-no-move = Det fandt intet træk.
arena-program-fails = { $entrant } kan ikke spille. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = En match kræver mindst to deltagere, ikke { $entrants }.
arena-plan-same-name = To deltagere hedder { $name }. Giv en af dem et andet navn, for eksempel other={ $name }.
arena-plan-no-limit = { $name } har ingen grænse. Begræns matchen med knuder, dybde, tid pr. træk eller et ur, eller giv deltageren sin egen grænse, for eksempel engine:nodes=1000.
arena-plan-external-cpu-time = { $name } er et andet program, hvis processortid ikke kan måles. Begræns knuderne, eller mål urets tid.
arena-plan-sprt-of-several = En SPRT kræver præcis to deltagere, ikke { $entrants }.
arena-plan-adjudication-of-several = Kun partier mellem to hold kan afgøres ved kendelse. Dette har { $teams } hold.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = Der er allerede en match i { $folder }. Fortsæt den med --resume, eller vælg en anden mappe.
arena-ledger-in-use = En anden proces spiller matchen i { $folder }.
arena-ledger-other-plan = Matchen i { $folder } har en anden plan: { $differences }. Vælg en anden mappe.
arena-ledger-corrupt = { $path }, linje { $line }: { $problem }
arena-ledger-twice = { $path }, linje { $line }: parti { $game } forekommer to gange.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } var { $was } og er nu { $is }
arena-difference-new = { $field } var ikke sat og er nu { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } mod { $second }
arena-chart-ratings = { $game }: ratings
arena-chart-score = { $groups ->
    [one] { $score } % efter 1 gruppe partier; 95 % konfidens fra { $low } % til { $high } %
   *[other] { $score } % efter { $groups } grupper partier; 95 % konfidens fra { $low } % til { $high } %
}
arena-chart-percent = { $percent } %
arena-chart-groups = grupper af partier med ombyttede hold
arena-chart-confidence = Elo med 95 % konfidens
