### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Píše se takto: { $form }
arena-form-no-value = „{ $part }“ nemá hodnotu.
arena-form-bad-value = { $key } nemůže být „{ $value }“.
arena-form-no-such-key = Klíč „{ $key }“ neexistuje.
arena-form-no-adjudication = Očekává se chance, draw nebo obojí.
arena-form-win-chance = chance musí být větší než 0.5 a nejvýše 1.
arena-form-draw-chance = draw musí být alespoň 0 a menší než 0.5.
arena-form-agreed-plies = plies a draw-plies musí být alespoň 1.
arena-form-long-opening = Zahájení smí mít nejvýše { $most } půltahů.
arena-form-even = even musí být mezi 0 a 0.5.
arena-form-opening-effort = tries a nodes musí být alespoň 1.
arena-form-elo-order = elo0 musí být menší než elo1, ale jsou { $elo0 } a { $elo1 }.
arena-form-error-rates = alpha a beta musí být mezi 0 a 0.5, ale jsou { $alpha } a { $beta }.
arena-clock-wrong = „{ $text }“ nejsou hodiny. Očekává se 1+0.5 (minuty a sekundy), 10s+0.1 nebo 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 půltah na tah
    [few] { $plies } půltahy na tah
    [many] { $plies } půltahů na tah
   *[other] { $plies } půltahů na tah
}
arena-pace-nodes = { $nodes ->
    [one] 1 uzel na tah
    [few] { $nodes } uzly na tah
    [many] { $nodes } uzlů na tah
   *[other] { $nodes } uzlů na tah
}
arena-pace-move-time = { $ms } ms na tah
arena-pace-clock = hodiny { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = „{ $text }“: { $problem }
arena-entrant-unknown = Takový účastník neexistuje. Očekává se { $forms }.
arena-entrant-name = Jméno musí mít alespoň jedno písmeno a nesmí obsahovat čárku.
arena-entrant-no-option = „{ $part }“ není volba. Volba se píše KEY=VALUE.
arena-entrant-no-such-option = Volba „{ $key }“ neexistuje. Očekává se { $known }.
arena-entrant-whole-number = { $key } nemůže být „{ $value }“. Očekává se celé číslo od 1.
arena-entrant-others = others nemůže být „{ $value }“. Očekává se { $known }.
arena-entrant-engine-option = Volby { $options } má jen engine.
arena-entrant-program-option = Pro program použijte option.Threads a option.Hash.
arena-entrant-not-closed = Uvozovky nejsou uzavřeny.
arena-entrant-no-program = Očekává se program, například ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Program skončil: { $status }.
arena-forfeit-closed-output = Program uzavřel svůj výstup.
arena-forfeit-silence = Neodpovídal { $waited_ms } ms.
arena-forfeit-illegal-move = „{ $text }“ nelze zahrát. { $why }
arena-forfeit-time = Tah trval { $spent_ms } ms, zbývalo { $allowed_ms } ms.
arena-forfeit-rejected = Odmítl řádek: { $error }.
arena-forfeit-no-move = Nenašel žádný tah.
arena-program-fails = { $entrant } nemůže hrát. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Zápas potřebuje alespoň dva účastníky; je jich { $entrants }.
arena-plan-same-name = Dva účastníci se jmenují { $name }. Dejte jednomu z nich jiné jméno, například other={ $name }.
arena-plan-no-limit = { $name } nemá omezení. Omezte zápas počtem uzlů, hloubkou, časem na tah nebo hodinami, nebo dejte účastníkovi vlastní omezení, například engine:nodes=1000.
arena-plan-external-cpu-time = { $name } je jiný program a jeho procesorový čas nelze měřit. Omezte počet uzlů, nebo měřte skutečný čas.
arena-plan-sprt-of-several = SPRT potřebuje přesně dva účastníky; je jich { $entrants }.
arena-plan-adjudication-of-several = Rozhodnout předem lze jen partie dvou týmů. V této je počet týmů { $teams }.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = Ve složce { $folder } už zápas je. Pokračujte v něm s --resume, nebo zvolte jinou složku.
arena-ledger-in-use = Zápas ve složce { $folder } hraje jiný proces.
arena-ledger-other-plan = Zápas ve složce { $folder } má jiný plán: { $differences }. Zvolte jinou složku.
arena-ledger-corrupt = { $path }, řádek { $line }: { $problem }
arena-ledger-twice = { $path }, řádek { $line }: partie { $game } se vyskytuje dvakrát.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } bylo { $was } a nyní je { $is }
arena-difference-new = { $field } nebylo nastaveno a nyní je { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } proti { $second }
arena-chart-ratings = { $game }: ratingy
arena-chart-score = { $groups ->
    [one] { $score } % po 1 skupině partií; s 95% spolehlivostí od { $low } % do { $high } %
    [few] { $score } % po { $groups } skupinách partií; s 95% spolehlivostí od { $low } % do { $high } %
    [many] { $score } % po { $groups } skupinách partií; s 95% spolehlivostí od { $low } % do { $high } %
   *[other] { $score } % po { $groups } skupinách partií; s 95% spolehlivostí od { $low } % do { $high } %
}
arena-chart-percent = { $percent } %
arena-chart-groups = skupiny partií s vyměněnými týmy
arena-chart-confidence = Elo s 95% spolehlivostí
