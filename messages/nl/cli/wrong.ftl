### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = een optie schrijf je als K=V, bijvoorbeeld goal=7
cli-wrong-seat-form = een plaats schrijf je als N=WHO, bijvoorbeeld 2=level:7, niet ‘{ $text }’
cli-wrong-player-form = een plaats wordt gespeeld door human, level:N of engine, niet door ‘{ $text }’
cli-wrong-origin-form = een origin heeft een schema, een host en eventueel een poort, bijvoorbeeld https://play.example
cli-wrong-anchor-form = een referentierating schrijf je als NAME=RATING, bijvoorbeeld level:1=1000
cli-wrong-duration-form = een duur schrijf je als 30m, 12h, 7d, 3mo of 1y, of `ever`
cli-wrong-no-terminal = play heeft een terminal nodig: het gebruikt het hele scherm
cli-wrong-which-game = welk spel? Zet de naam voor de opties: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: de plaatsen zijn 1 tot en met { $seats }
cli-wrong-one-chart = --svg tekent één partij, maar er zijn er { $games }; kies er een met --number
cli-wrong-game-number = --number { $number }: de laatste partij is nummer { $games }
cli-wrong-no-entrant = --anchor: er is geen deelnemer ‘{ $name }’; kies { $entrants }
cli-wrong-other-checkpoint = { $file } hoort bij een andere zoekopdracht: ‘{ $found }’, niet ‘{ $wanted }’
cli-wrong-no-home = er is geen thuismap om partijen in te bewaren: kies een map met --data
cli-wrong-database-form = een PostgreSQL-database schrijf je als postgres://GEBRUIKER:WACHTWOORD@COMPUTER:POORT/DATABASE
cli-wrong-bus-form = een NATS-server schrijf je als nats://GEBRUIKER:WACHTWOORD@COMPUTER:POORT
cli-wrong-bus-alone = --bus verbindt servers die een PostgreSQL-database delen: gebruik het samen met --store
cli-wrong-no-queue = een worker haalt zijn taken uit een PostgreSQL-database: noem die met --store of in TETRARCH_STORE; een gegevensmap is alleen voor de eigen server
cli-wrong-queue-program = --queue: workers starten geen programma’s, dus een match met een externe engine kan ze niet gebruiken
cli-wrong-queue-timed = --queue: partijen met een klok verschillen van machine tot machine; begrens in plaats daarvan knopen of diepte
cli-wrong-queue-failed = taak { $job } kon niet worden uitgevoerd: { $problem }
cli-wrong-no-store = er is geen opslag in { $folder }
cli-wrong-ports-in-use = de poorten { $first } tot en met { $last } zijn allemaal in gebruik: kies een andere met --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } is in gebruik: stop het programma dat het gebruikt, of kies een andere poort, bijvoorbeeld --listen { $other }
cli-wrong-address-foreign = { $address } is geen adres van deze computer: gebruik --listen 127.0.0.1:{ $port } voor alleen deze computer, of --listen 0.0.0.0:{ $port } ook voor anderen
cli-wrong-address-forbidden = alleen een beheerder mag op { $address } luisteren: kies een poort boven 1023, bijvoorbeeld --listen { $other }
cli-wrong-address-unusable = luisteren op { $address } lukt niet: { $reason }
cli-wrong-no-server = op { $address } reageert geen server: { $reason }
cli-wrong-unhealthy = de server op { $address } is niet in orde: { $status }
cli-wrong-nothing-to-fit = { $game } heeft nog geen beoordeling, dus er zijn geen gewichten om af te stemmen
