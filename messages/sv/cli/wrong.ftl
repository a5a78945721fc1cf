### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = ett regelval skrivs K=V, till exempel goal=7
cli-wrong-seat-form = en plats skrivs N=WHO, till exempel 2=level:7, inte ”{ $text }”
cli-wrong-player-form = en plats spelas av human, level:N eller engine, inte av ”{ $text }”
cli-wrong-origin-form = en källa (origin) har ett schema, en värd och eventuellt en port, till exempel https://play.example
cli-wrong-anchor-form = en referensrating skrivs NAME=RATING, till exempel level:1=1000
cli-wrong-duration-form = en tid skrivs som 30m, 12h, 7d, 3mo eller 1y, eller `ever`
cli-wrong-no-terminal = play behöver en terminal: det använder hela skärmen
cli-wrong-which-game = vilket spel? Skriv namnet före alternativen: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: platserna är 1 till { $seats }
cli-wrong-one-chart = --svg ritar ett parti, men det finns { $games }; välj ett med --number
cli-wrong-game-number = --number { $number }: det sista partiet är nummer { $games }
cli-wrong-no-entrant = --anchor: det finns ingen deltagare ”{ $name }”; välj { $entrants }
cli-wrong-other-checkpoint = { $file } hör till en annan sökning: ”{ $found }”, inte ”{ $wanted }”
cli-wrong-no-home = det finns ingen hemmapp att spara partier i: välj en mapp med --data
cli-wrong-database-form = en PostgreSQL-databas skrivs postgres://ANVÄNDARE:LÖSENORD@VÄRD:PORT/DATABAS
cli-wrong-bus-form = en NATS-server skrivs nats://ANVÄNDARE:LÖSENORD@VÄRD:PORT
cli-wrong-bus-alone = --bus ansluter servrar som delar en PostgreSQL-databas: använd det tillsammans med --store
cli-wrong-no-queue = en worker hämtar sina jobb från en PostgreSQL-databas: ange den med --store eller i TETRARCH_STORE; en datamapp tillhör sin server ensam
cli-wrong-queue-program = --queue: workers startar inga program, så en match med en extern motor kan inte använda dem
cli-wrong-queue-timed = --queue: partier med klocka skiljer sig från dator till dator; begränsa noder eller djup i stället
cli-wrong-queue-failed = jobbet { $job } kunde inte göras: { $problem }
cli-wrong-no-store = det finns inget lager i { $folder }
cli-wrong-ports-in-use = portarna { $first } till { $last } används alla: välj en annan med --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } används redan: stoppa programmet som använder den eller välj en annan port, till exempel --listen { $other }
cli-wrong-address-foreign = { $address } är inte en adress på den här datorn: använd --listen 127.0.0.1:{ $port } bara för den här datorn eller --listen 0.0.0.0:{ $port } även för andra
cli-wrong-address-forbidden = bara en administratör får lyssna på { $address }: välj en port över 1023, till exempel --listen { $other }
cli-wrong-address-unusable = kan inte lyssna på { $address }: { $reason }
cli-wrong-no-server = ingen server svarar på { $address }: { $reason }
cli-wrong-unhealthy = servern på { $address } fungerar inte som den ska: { $status }
cli-wrong-nothing-to-fit = { $game } har ingen värdering än, så det finns inga vikter att anpassa
