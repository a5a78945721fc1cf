### What commands answer.

cli-answer-exported = { $games ->
    [one] exportována 1 partie
    [few] exportovány { $games } partie
    [many] exportováno { $games } partie
   *[other] exportováno { $games } partií
}
cli-answer-imported = { $new ->
    [one] importována 1 partie
    [few] importovány { $new } partie
    [many] importováno { $new } partie
   *[other] importováno { $new } partií
}, už uloženo: { $known }
cli-answer-data-folder = Partie se ukládají do { $folder }.
cli-answer-database = Partie se ukládají do PostgreSQL.
cli-answer-copied = { $rows ->
    [one] { $rows } řádek zkopírován a porovnán
    [few] { $rows } řádky zkopírovány a porovnány
    [many] { $rows } řádku zkopírováno a porovnáno
   *[other] { $rows } řádků zkopírováno a porovnáno
}
cli-answer-whole = { $rows ->
    [one] { $rows } řádek, žádné chyby
    [few] { $rows } řádky, žádné chyby
    [many] { $rows } řádku, žádné chyby
   *[other] { $rows } řádků, žádné chyby
}
cli-answer-running = Tetrarch běží. Zastavíte ho klávesami Ctrl-C. Otevřete v prohlížeči tuto adresu:
cli-answer-healthy = server na { $address } je v pořádku
cli-answer-manual-pages = manuálových stránek v { $folder }: { $pages }
cli-answer-speed = { $seconds } s, { $speed } milionu pozic za sekundu
cli-answer-proof-checked = { $game } { $variant }: vítězí tým { $team }, počet půltahů nejvýše { $plies }.
cli-answer-proof-parts = Pozic s volbou: { $choices }, s pokrytím všech odpovědí: { $replies }, konců: { $ends }.
cli-answer-turn = { $moves ->
    [one] Na tahu { SIDE($side) }, 1 možný tah.
    [few] Na tahu { SIDE($side) }, { $moves } možné tahy.
    [many] Na tahu { SIDE($side) }, { $moves } možných tahů.
   *[other] Na tahu { SIDE($side) }, { $moves } možných tahů.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] Vítězí { $winners }. { $reason }
    [few] Vítězí { $winners }. { $reason }
    [many] Vítězí { $winners }. { $reason }
   *[other] Vítězí { $winners }. { $reason }
}
cli-answer-won-points = { $count ->
    [one] Vítězí { $winners }, body { $more } : { $fewer }. { $reason }
    [few] Vítězí { $winners }, body { $more } : { $fewer }. { $reason }
    [many] Vítězí { $winners }, body { $more } : { $fewer }. { $reason }
   *[other] Vítězí { $winners }, body { $more } : { $fewer }. { $reason }
}
cli-answer-drawn = Remíza. { $reason }
cli-answer-drawn-points = Remíza, body { $more } : { $fewer }. { $reason }
cli-answer-wrong-move = --moves: tah { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 zápis
    [few] { $records } zápisy
    [many] { $records } zápisů
   *[other] { $records } zápisů
}, { $problems ->
    [one] 1 problém
    [few] { $problems } problémy
    [many] { $problems } problémů
   *[other] { $problems } problémů
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: zápis { $record }: { $problem }
cli-answer-fault-ply = { $file }: zápis { $record }, půltah { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Varianty, --variant V
cli-listed-game-options = Volby hry, --option K=V
cli-listed-table-options = Volby stolu, pro hru
cli-listed-variant = { $default ->
    [yes] { $name }, počet hráčů { $seats }, výchozí
   *[no] { $name }, počet hráčů { $seats }
}
cli-listed-sets = nastavuje { $options }
cli-listed-option = { $name }: { $values }; výchozí { $default }
cli-listed-range = { $min } až { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Bílý: místo { $white } · Černý: místo { $black }
cli-board-pantarei-choice = Místo 1 volí barvu
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = v ruce · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Nevyřešeno: hledání bylo zastaveno.
cli-solved-no-win = Nikdo nemůže vynutit výhru.
cli-solved-no-win-within = { $plies ->
    [one] Nikdo nemůže vynutit výhru do 1 půltahu.
    [few] Nikdo nemůže vynutit výhru do { $plies } půltahů.
    [many] Nikdo nemůže vynutit výhru do { $plies } půltahů.
   *[other] Nikdo nemůže vynutit výhru do { $plies } půltahů.
}
cli-solved-no-win-for = Místo { $seat } nemůže vynutit výhru.
cli-solved-no-win-for-within = { $plies ->
    [one] Místo { $seat } nemůže vynutit výhru do 1 půltahu.
    [few] Místo { $seat } nemůže vynutit výhru do { $plies } půltahů.
    [many] Místo { $seat } nemůže vynutit výhru do { $plies } půltahů.
   *[other] Místo { $seat } nemůže vynutit výhru do { $plies } půltahů.
}
cli-solved-win = { $count ->
    [one] Vítězí { $winners }.
    [few] Vítězí { $winners }.
    [many] Vítězí { $winners }.
   *[other] Vítězí { $winners }.
}
cli-solved-win-in = { $count ->
    [one] Vítězí
    [few] Vítězí
    [many] Vítězí
   *[other] Vítězí
} { $winners }, { $exact ->
    [yes] přesně
   *[no] nejvýše
} za { $plies ->
    [one] 1 půltah
    [few] { $plies } půltahy
    [many] { $plies } půltahů
   *[other] { $plies } půltahů
}.
cli-solved-speed = { $seconds } s, { $nodes } uzlů, { $speed } milionu za sekundu
cli-solved-searching = hledání: { $nodes } uzlů, { $seconds } s
cli-solved-shortening = zkracování: { $nodes } uzlů, { $seconds } s
cli-solved-proving = dokazování: { $nodes } uzlů, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 partie
    [few] { NUMBER($games, useGrouping: "false") } partie
    [many] { NUMBER($games, useGrouping: "false") } partií
   *[other] { NUMBER($games, useGrouping: "false") } partií
}, { $plies ->
    [one] 1 půltah
    [few] { NUMBER($plies, useGrouping: "false") } půltahy
    [many] { NUMBER($plies, useGrouping: "false") } půltahů
   *[other] { NUMBER($plies, useGrouping: "false") } půltahů
}, { $errors ->
    [one] 1 chyba
    [few] { NUMBER($errors, useGrouping: "false") } chyby
    [many] { NUMBER($errors, useGrouping: "false") } chyb
   *[other] { NUMBER($errors, useGrouping: "false") } chyb
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: partie { $game }, půltah { $ply }: { $what }: očekáváno { $expected }, nalezeno { $found }
cli-compared-line = řádek
cli-compared-settings = nastavení
cli-compared-start = začátek
cli-compared-legal = možné tahy
cli-compared-move = tah
cli-compared-position = pozice
cli-compared-outcome = výsledek
cli-compared-some-game = partie v JSON
cli-compared-known-settings = známá hra, varianta a volby
cli-compared-some-position = pozice ({ $text })
cli-compared-an-error = chyba: { $error }
cli-compared-some-start = začátek, seed nebo pozice po půltahu 1
cli-compared-no-start = nic z toho, přestože { $game } začíná rozdáním
cli-compared-refusal = odmítnutí ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
    [many] { $moves } tahů
   *[other] { $moves } tahů
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 tah, jen zde: { $only }
    [few] { $moves } tahy, jen zde: { $only }
    [many] { $moves } tahů, jen zde: { $only }
   *[other] { $moves } tahů, jen zde: { $only }
}
cli-compared-not-over = partie, která neskončila

# What `tetrarch bench` says: column headings.
cli-measured-measuring = měří se { $game } { $variant } …
cli-measured-game = hra
cli-measured-variant = varianta
cli-measured-bytes = bajtů
cli-measured-depth = hloubka
cli-measured-leaves = listů
cli-measured-leaves-per-second = listů/s
cli-measured-random-plies = náhodných půltahů
cli-measured-plies-per-second = půltahů/s
# A million.
cli-measured-millions = { $millions } mil.
cli-answer-explored = Partie: { $games }, pozice: { $positions }, v souboru { $file }

# Explorer files.
explorer-file-format = Toto není soubor zahájení. První řádek má obsahovat „tetrarch-explorer 1“, hru a počet partií.
explorer-file-line = Řádek { $line }: očekává se klíč a tahy s výsledky.
