### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Schrijf het zo: { $form }
arena-form-no-value = ‘{ $part }’ heeft geen waarde.
arena-form-bad-value = { $key } kan niet ‘{ $value }’ zijn.
arena-form-no-such-key = Er is geen sleutel ‘{ $key }’.
arena-form-no-adjudication = Verwacht: chance, draw of beide.
arena-form-win-chance = chance moet boven 0.5 liggen en hoogstens 1 zijn.
arena-form-draw-chance = draw moet minstens 0 zijn en onder 0.5 liggen.
arena-form-agreed-plies = plies en draw-plies moeten minstens 1 zijn.
arena-form-long-opening = Een opening heeft hoogstens { $most } halve zetten.
arena-form-even = even moet tussen 0 en 0.5 liggen.
arena-form-opening-effort = tries en nodes moeten minstens 1 zijn.
arena-form-elo-order = elo0 moet kleiner zijn dan elo1, maar ze zijn { $elo0 } en { $elo1 }.
arena-form-error-rates = alpha en beta moeten tussen 0 en 0.5 liggen, maar ze zijn { $alpha } en { $beta }.
arena-clock-wrong = ‘{ $text }’ is geen klok. Verwacht: 1+0.5 (minuten en seconden), 10s+0.1 of 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 halve zet diep per zet
   *[other] { $plies } halve zetten diep per zet
}
arena-pace-nodes = { $nodes ->
    [one] 1 knoop per zet
   *[other] { $nodes } knopen per zet
}
arena-pace-move-time = { $ms } ms per zet
arena-pace-clock = klok { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = ‘{ $text }’: { $problem }
arena-entrant-unknown = Zo’n deelnemer is er niet. Verwacht: { $forms }.
arena-entrant-name = Een naam moet minstens één letter hebben en mag geen komma bevatten.
arena-entrant-no-option = ‘{ $part }’ is geen optie. Een optie wordt geschreven als KEY=VALUE.
arena-entrant-no-such-option = Er is geen optie ‘{ $key }’. Verwacht: { $known }.
arena-entrant-whole-number = { $key } kan niet ‘{ $value }’ zijn. Verwacht wordt een geheel getal vanaf 1.
arena-entrant-others = others kan niet ‘{ $value }’ zijn. Verwacht: { $known }.
arena-entrant-engine-option = Alleen engine heeft de opties { $options }.
arena-entrant-program-option = Gebruik option.Threads en option.Hash voor een programma.
arena-entrant-not-closed = Een aanhalingsteken is niet gesloten.
arena-entrant-no-program = Verwacht wordt een programma, bijvoorbeeld ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Het programma is gestopt: { $status }.
arena-forfeit-closed-output = Het programma heeft zijn uitvoer gesloten.
arena-forfeit-silence = Het reageerde { $waited_ms } ms lang niet.
arena-forfeit-illegal-move = ‘{ $text }’ kan niet worden gespeeld. { $why }
arena-forfeit-time = Het deed { $spent_ms } ms over een zet en had nog { $allowed_ms } ms.
arena-forfeit-rejected = Het weigerde een regel: { $error }.
arena-forfeit-no-move = Het vond geen zet.
arena-program-fails = { $entrant } kan niet spelen. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Een match heeft minstens twee deelnemers nodig, niet { $entrants }.
arena-plan-same-name = Twee deelnemers heten { $name }. Geef een van hen een andere naam, bijvoorbeeld other={ $name }.
arena-plan-no-limit = { $name } heeft geen grens. Begrens de match met knopen, diepte, tijd per zet of een klok, of geef de deelnemer een eigen grens, bijvoorbeeld engine:nodes=1000.
arena-plan-external-cpu-time = { $name } is een ander programma, waarvan de processortijd niet kan worden gemeten. Begrens de knopen, of meet de verstreken tijd.
arena-plan-sprt-of-several = Een SPRT heeft precies twee deelnemers nodig, niet { $entrants }.
arena-plan-adjudication-of-several = Alleen partijen van twee teams kunnen worden gearbitreerd. Deze heeft { $teams } teams.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = In { $folder } is al een match. Ga ermee verder met --resume, of kies een andere map.
arena-ledger-in-use = Een ander proces speelt de match in { $folder }.
arena-ledger-other-plan = De match in { $folder } is anders gepland: { $differences }. Kies een andere map.
arena-ledger-corrupt = { $path }, regel { $line }: { $problem }
arena-ledger-twice = { $path }, regel { $line }: partij { $game } komt twee keer voor.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } was { $was } en is nu { $is }
arena-difference-new = { $field } was niet ingesteld en is nu { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } tegen { $second }
arena-chart-ratings = { $game }: ratings
arena-chart-score = { $groups ->
    [one] { $score }% na 1 groep partijen; 95% betrouwbaarheid van { $low }% tot { $high }%
   *[other] { $score }% na { $groups } groepen partijen; 95% betrouwbaarheid van { $low }% tot { $high }%
}
arena-chart-percent = { $percent }%
arena-chart-groups = groepen partijen met verwisselde teams
arena-chart-confidence = Elo met 95% betrouwbaarheid
