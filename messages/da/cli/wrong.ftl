### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = et valg skrives K=V, for eksempel goal=7
cli-wrong-seat-form = en plads skrives N=WHO, for eksempel 2=level:7, ikke »{ $text }«
cli-wrong-player-form = en plads spilles af human, level:N eller engine, ikke af »{ $text }«
cli-wrong-origin-form = en origin har et skema, en vært og eventuelt en port, for eksempel https://play.example
cli-wrong-anchor-form = en referencerating skrives NAME=RATING, for eksempel level:1=1000
cli-wrong-duration-form = en varighed skrives som 30m, 12h, 7d, 3mo eller 1y, eller `ever`
cli-wrong-no-terminal = play kræver en terminal: Det bruger hele skærmen
cli-wrong-which-game = hvilket spil? Skriv navnet før valgene: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: pladserne er 1 til { $seats }
cli-wrong-one-chart = --svg tegner ét parti, men der er { $games }; vælg et med --number
cli-wrong-game-number = --number { $number }: det sidste parti er nummer { $games }
cli-wrong-no-entrant = --anchor: der er ingen deltager »{ $name }«; vælg { $entrants }
cli-wrong-other-checkpoint = { $file } hører til en anden søgning: »{ $found }«, ikke »{ $wanted }«
cli-wrong-no-home = der er ingen hjemmemappe at gemme partier i: Vælg en mappe med --data
cli-wrong-database-form = en PostgreSQL-database skrives postgres://BRUGER:ADGANGSKODE@VÆRT:PORT/DATABASE
cli-wrong-bus-form = en NATS-server skrives nats://BRUGER:ADGANGSKODE@VÆRT:PORT
cli-wrong-bus-alone = --bus forbinder servere, der deler en PostgreSQL-database: brug det sammen med --store
cli-wrong-no-queue = en worker henter sine opgaver fra en PostgreSQL-database: Angiv den med --store eller i TETRARCH_STORE; en datamappe tilhører sin server alene
cli-wrong-queue-program = --queue: workere starter ingen programmer, så en match med en ekstern motor kan ikke bruge dem
cli-wrong-queue-timed = --queue: partier med ur forløber forskelligt fra maskine til maskine; begræns knuder eller dybde i stedet
cli-wrong-queue-failed = opgaven { $job } kunne ikke udføres: { $problem }
cli-wrong-no-store = der er intet lager i { $folder }
cli-wrong-ports-in-use = portene { $first } til { $last } er alle i brug: Vælg en anden med --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } er i brug: Stop det program, der bruger den, eller vælg en anden port, for eksempel --listen { $other }
cli-wrong-address-foreign = { $address } er ikke en adresse på denne maskine: Brug --listen 127.0.0.1:{ $port } kun for denne maskine eller --listen 0.0.0.0:{ $port } også for andre
cli-wrong-address-forbidden = kun en administrator må lytte på { $address }: Vælg en port over 1023, for eksempel --listen { $other }
cli-wrong-address-unusable = kan ikke lytte på { $address }: { $reason }
cli-wrong-no-server = ingen server svarer på { $address }: { $reason }
cli-wrong-unhealthy = serveren på { $address } er ikke i orden: { $status }
cli-wrong-nothing-to-fit = { $game } har ingen vurdering endnu, så der er ingen vægte at tilpasse
