### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = an option is written K=V, for example goal=7
cli-wrong-seat-form = a seat is written N=WHO, for example 2=level:7, not “{ $text }”
cli-wrong-player-form = a seat is played by human, level:N or engine, not by “{ $text }”
cli-wrong-origin-form = an origin has a scheme, a host and optionally a port, for example https://play.example
cli-wrong-anchor-form = an anchor is written NAME=RATING, for example level:1=1000
cli-wrong-duration-form = a duration is written like 30m, 12h, 7d, 3mo or 1y, or `ever`
cli-wrong-no-terminal = play needs a terminal: it uses the whole screen
cli-wrong-which-game = which game? Put its name before the options: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: the seats are 1 to { $seats }
cli-wrong-one-chart = --svg draws one game, but there are { $games }; choose one with --number
cli-wrong-game-number = --number { $number }: the last game is number { $games }
cli-wrong-no-entrant = --anchor: there is no entrant “{ $name }”; choose { $entrants }
cli-wrong-other-checkpoint = { $file } belongs to another search: “{ $found }”, not “{ $wanted }”
cli-wrong-no-home = there is no home folder to store games in: choose a folder with --data
cli-wrong-database-form = a PostgreSQL database is written postgres://USER:PASSWORD@HOST:PORT/DATABASE
cli-wrong-bus-form = a NATS server is written nats://USER:PASSWORD@HOST:PORT
cli-wrong-bus-alone = --bus connects servers that share a PostgreSQL database: use it together with --store
cli-wrong-no-queue = a worker takes its jobs from a PostgreSQL database: name it with --store or in TETRARCH_STORE; a data folder belongs to its server alone
cli-wrong-queue-program = --queue: workers start no programs, so a match with an external engine cannot use them
cli-wrong-queue-timed = --queue: games by the clock differ from machine to machine; limit nodes or depth instead
cli-wrong-queue-failed = job { $job } could not be done: { $problem }
cli-wrong-no-store = there is no store in { $folder }
cli-wrong-ports-in-use = the ports { $first } to { $last } are all in use: choose another one with --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } is in use: stop the program that uses it, or choose another port, for example --listen { $other }
cli-wrong-address-foreign = { $address } is not an address of this machine: use --listen 127.0.0.1:{ $port } for this machine only, or --listen 0.0.0.0:{ $port } for others too
cli-wrong-address-forbidden = only an administrator may listen on { $address }: choose a port above 1023, for example --listen { $other }
cli-wrong-address-unusable = cannot listen on { $address }: { $reason }
cli-wrong-no-server = no server responds at { $address }: { $reason }
cli-wrong-unhealthy = the server at { $address } is not healthy: { $status }
cli-wrong-nothing-to-fit = { $game } has no evaluation yet, so there are no weights to fit
