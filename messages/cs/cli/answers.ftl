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
cli-answer-reports = { $count ->
    [one] 1 hlášení
    [few] { $count } hlášení
    [many] { $count } hlášení
   *[other] { $count } hlášení
}
cli-answer-blocks = { $count ->
    [one] 1 blokování
    [few] { $count } blokování
    [many] { $count } blokování
   *[other] { $count } blokování
}
cli-answer-entries = { $count ->
    [one] 1 záznam
    [few] { $count } záznamy
    [many] { $count } záznamu
   *[other] { $count } záznamů
}

# Analysis.
cli-answer-not-judged = žádný tah k posouzení
cli-answer-accuracy = přesnost { $percent } %
cli-answer-no-errors = bez chyb
cli-answer-won-in = výhra za { $plies }
cli-answer-lost-in = prohra za { $plies }
