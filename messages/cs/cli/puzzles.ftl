### What `tetrarch puzzles` says.

cli-puzzle-title = Úloha { $id }: { $game }, { $variant }, úroveň { $level }
cli-puzzle-proved = dokázáno
cli-puzzle-engine = podle enginu
cli-puzzle-target = Vítězí, kdo první vytlačí { $marbles ->
    [one] jednu kouli
    [few] { $marbles } koule
    [many] { $marbles } koule
   *[other] { $marbles } koulí
}.
cli-puzzle-win = Na tahu je { $side }: najděte jediný tah, který vyhrává.
cli-puzzle-win-within = Na tahu je { $side }: { $moves ->
    [one] vyhrajte jedním tahem
    [few] vyhrajte ve { $moves } tazích
    [many] vyhrajte v { $moves } tahu
   *[other] vyhrajte v { $moves } tazích
}. Vede k tomu jediný první tah.
cli-puzzle-advantage = Na tahu je { $side }: najděte jediný tah, který vede k jasné výhodě.
cli-puzzle-save = Na tahu je { $side }: najděte jediný tah, který neprohrává.
cli-puzzle-defend = Na tahu je { $side }: najděte nejlepší obranu. Každý jiný tah je zřetelně horší.
cli-puzzle-keys = Napište tah, nebo „hint“ (nápověda), „next“ (další) či „quit“ (konec).
cli-puzzle-right = Správně. Řešení je { $line }.
cli-puzzle-wrong = { $tried } není správně: vyvrací to { $reply }. Zkuste to znovu.
cli-puzzle-wrong-over = { $tried } není správně: partie tím končí. Zkuste to znovu.
cli-puzzle-hint-themes = Téma: { $themes }.
cli-puzzle-hint-none = Úloha nemá téma. Další nápovědou bude tah.
cli-puzzle-hint-move = Správný tah je { $best }.
cli-puzzle-score = vyřešeno { $solved } z { $seen }
cli-puzzle-none = Taková úloha neexistuje. Zvolte jiné téma nebo úroveň.
cli-puzzle-faulty = { $file }: úloha { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 úloha
    [few] { $puzzles } úlohy
    [many] { $puzzles } úlohy
   *[other] { $puzzles } úloh
} z { $games ->
    [one] 1 partie
    [few] { $games } partií
    [many] { $games } partie
   *[other] { $games } partií
} v { $file }
cli-puzzle-mining = { $games ->
    [one] (dokázáno { $proved }, 1 partie)
    [few] (dokázáno { $proved }, { $games } partie)
    [many] (dokázáno { $proved }, { $games } partií)
   *[other] (dokázáno { $proved }, { $games } partií)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 úloha
    [few] { NUMBER($puzzles, useGrouping: "false") } úlohy
    [many] { NUMBER($puzzles, useGrouping: "false") } úloh
   *[other] { NUMBER($puzzles, useGrouping: "false") } úloh
}, chybných { NUMBER($wrong, useGrouping: "false") }

# Themes.
cli-theme-long-relay = dlouhé navazování
cli-theme-starvation = vyhladovění
cli-theme-capture = braní
cli-theme-big-capture = velké braní
cli-theme-stack-of-seven = hromádka ze sedmi
cli-theme-swap = prohození
cli-theme-two-scales = dvě destičky
cli-theme-cover = přikrytí hromádky
cli-theme-high-stack = vysoká hromádka
cli-theme-pincers = kleště
cli-theme-goal-points = cílové body
cli-theme-sumito = sumito
cli-theme-edge = okraj
cli-theme-double-threat = dvojí hrozba
cli-theme-parry = odvrácení výhry
cli-theme-quiet = tichý tah
cli-theme-defence = obrana

# What can be wrong with a puzzle.
cli-flaw-position = pozici nelze sestavit: { $reason }
cli-flaw-spelling = pozice by se měla zapsat „{ $canonical }“
cli-flaw-id = ID by mělo být „{ $expected }“
cli-flaw-twice = stejné ID má i jiná úloha
cli-flaw-no-choice = není mezi čím volit, tah je jen jeden
cli-flaw-move = tah { $number } řešení není možný: { $reason }
cli-flaw-move-spelling = tah { $number } řešení by se měl zapsat „{ $canonical }“
cli-flaw-line = řešení by mělo mít 1 až { $longest } tahů
cli-flaw-not-won = řešení nevede k výhře
cli-flaw-lost = řešení vede k prohře
cli-flaw-themes = témata by měla být „{ $expected }“
cli-flaw-another = řešením je i „{ $other }“
cli-flaw-useless = řešení nedosahuje cíle
cli-flaw-goal = cíl je jiný
cli-flaw-unproved = dokazovací program nenachází důkaz
cli-flaw-doubtful = engine dává přednost „{ $best }“, o { $margin } %

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Řádek { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Toto je deník pro { $found }, ne pro { $wanted }.
mining-journal-unreadable = Řádek { $line } nepatří do deníku.
