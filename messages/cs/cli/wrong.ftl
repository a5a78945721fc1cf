### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = volba se zapisuje K=V, například goal=7
cli-wrong-seat-form = místo se zapisuje N=WHO, například 2=level:7, ne „{ $text }“
cli-wrong-player-form = na místě hraje human, level:N nebo engine, ne „{ $text }“
cli-wrong-origin-form = původ má schéma, hostitele a případně port, například https://play.example
cli-wrong-anchor-form = vztažný rating se zapisuje NAME=RATING, například level:1=1000
cli-wrong-duration-form = doba se zapisuje jako 30m, 12h, 7d, 3mo nebo 1y, případně `ever`
cli-wrong-no-terminal = play potřebuje terminál: používá celou obrazovku
cli-wrong-which-game = která hra? Uveďte její název před volbami: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: místa jsou 1 až { $seats }
cli-wrong-one-chart = --svg kreslí jednu partii, ale partií je { $games }; vyberte jednu pomocí --number
cli-wrong-game-number = --number { $number }: poslední partie má číslo { $games }
cli-wrong-no-entrant = --anchor: účastník „{ $name }“ neexistuje; zvolte { $entrants }
cli-wrong-other-checkpoint = { $file } patří k jinému hledání: „{ $found }“, ne „{ $wanted }“
cli-wrong-no-home = není domovská složka, kam by se partie ukládaly: zvolte složku pomocí --data
cli-wrong-database-form = databáze PostgreSQL se zapisuje postgres://UŽIVATEL:HESLO@POČÍTAČ:PORT/DATABÁZE
cli-wrong-bus-form = server NATS se zapisuje nats://UŽIVATEL:HESLO@POČÍTAČ:PORT
cli-wrong-bus-alone = --bus spojuje servery, které sdílejí databázi PostgreSQL: použijte jej společně s --store
cli-wrong-no-queue = worker si bere úlohy z databáze PostgreSQL: uveďte ji pomocí --store nebo v TETRARCH_STORE; datová složka patří jen svému serveru
cli-wrong-queue-program = --queue: workery nespouštějí programy, takže je zápas s vnějším enginem nemůže použít
cli-wrong-queue-timed = --queue: partie s hodinami se na každém počítači liší; omezte raději uzly nebo hloubku
cli-wrong-queue-failed = úlohu { $job } se nepodařilo provést: { $problem }
cli-wrong-no-store = ve složce { $folder } žádné úložiště není
cli-wrong-ports-in-use = porty { $first } až { $last } jsou všechny obsazené: zvolte jiný pomocí --listen 127.0.0.1:PORT
cli-wrong-address-in-use = adresa { $address } je obsazená: zastavte program, který ji používá, nebo zvolte jiný port, například --listen { $other }
cli-wrong-address-foreign = { $address } není adresa tohoto počítače: použijte --listen 127.0.0.1:{ $port } jen pro tento počítač, nebo --listen 0.0.0.0:{ $port } i pro ostatní
cli-wrong-address-forbidden = na { $address } smí naslouchat jen správce: zvolte port nad 1023, například --listen { $other }
cli-wrong-address-unusable = na { $address } nelze naslouchat: { $reason }
cli-wrong-no-server = na { $address } neodpovídá žádný server: { $reason }
cli-wrong-unhealthy = server na { $address } není v pořádku: { $status }
cli-wrong-nothing-to-fit = { $game } zatím nemá hodnocení, nejsou tedy váhy, které by šlo přizpůsobit
