### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Play, study and solve Hus, Pantareï, Gou and Abalone
cli-after =
    Exit codes:
      0  success
      1  the data is wrong: a position, a move, a record, a test vector that does not match
      2  the call is wrong: an unknown game, variant, option or file

    Without a command, Tetrarch starts a server for this machine and prints the address to open.

    Examples:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = The language of all texts; by default that of the environment: LC_ALL, LC_MESSAGES, LANG
cli-color = When to use colour; `auto` respects NO_COLOR and uses none in files and pipes

# Arguments of several commands.
cli-game = The game
cli-variant = The variant; `tetrarch options GAME` lists them
cli-option = An option and its value; can be repeated
cli-position = Start from this position
cli-moves = Play these moves first, separated by spaces or commas
cli-seed = Seed of the deal, in games that have one
cli-threads = Number of threads; 0 for one per core
cli-json = Print JSON
cli-from = Input format; detected from the contents by default
cli-layout = Starting layout of an Abalone game in aba-pro or first-last notation

cli-games-about = List the games
cli-games-after =
    Examples:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = List the variants and options of a game
cli-options-after =
    Examples:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Draw a position
cli-show-after =
    Examples:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = List the legal moves of a position, one per line
cli-moves-after =
    Examples:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Explain what each move does

cli-perft-about = Count the positions at a given depth
cli-perft-more = A position reached in several ways is counted once for each. Games that are over have no further positions. The last line is the count alone.
cli-perft-after =
    Examples:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Depth in plies
cli-perft-divide = Also print the count after each move

cli-verify-about = Compare games in JSON lines with the rules, move by move
cli-verify-more =
    One game per line: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} or null{"}"}. Only "game", "plies" and each "move" are required; missing fields are not compared and unknown ones are ignored. An outcome of null means that the game is not over; "outcome_known": false means that the outcome is not compared.

    Every mismatch is printed on one line; the last line is `N games, M plies, K errors`.
cli-verify-after =
    Examples:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Files of JSON lines; `-` for standard input
cli-verify-json = Print JSON: the counts and every mismatch

cli-record-about = Convert or check game records
cli-record-convert-about = Convert game records to another format
cli-record-convert-after =
    Examples:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = The record; `-` for standard input
cli-record-convert-to = Output format
cli-record-convert-output = Write to this file instead of standard output
cli-record-check-about = Replay game records and report problems
cli-record-check-more = Every problem is printed on one line; the last line is `N records, K problems`.
cli-record-check-after =
    Examples:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = The records; `-` for standard input

cli-analyse-about = Analyse games: the evaluation of every move, a better line and a verdict
cli-analyse-more = The chance shown is that of the player who moved, after the move. A move is an inaccuracy (?!) if it gives away 5%, a mistake (?) from 10%, and a blunder (??) from 20%; the only good move gets an exclamation mark. docs/analysis.md explains this, the JSON output and the batch mode.
cli-analyse-after =
    Examples:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = The record; `-` for standard input
cli-analyse-number = Analyse only this game of the file, counted from 1
cli-analyse-nodes = Nodes per position [default: 100000, if there is no other limit]
cli-analyse-ms = Milliseconds per position
cli-analyse-depth = Depth per position, in plies
cli-analyse-lines = Number of lines to print for each position
cli-analyse-threads = Number of search threads; with one, the same call gives the same analysis
cli-analyse-svg = Draw a chart of the game as SVG
cli-analyse-json = Print JSON, one line per game
cli-analyse-batch = Answer requests on standard input, one line of JSON each
cli-analyse-workers = Number of requests to process in parallel; 0 for one per core

cli-play-about = Play in this terminal
cli-play-after =
    Examples:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = The game; without it, choose one from a list
cli-play-seat = Who plays a seat: human, level:1 to level:10, or engine; the default is human
cli-play-load = Continue the game in this file
cli-play-no-animation = Show moves at once instead of step by step

cli-bench-about = Measure the speed of the rules
cli-bench-more = For each variant, on one core: the leaves of a perft from the start and the plies of random games, per second; and the size of a position in bytes.
cli-bench-after =
    Examples:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Measure only these games
cli-bench-all = Measure every variant, including every layout
cli-bench-quick = Do about a twentieth of the work
cli-bench-repeat = Measure this number of times and keep the best result

cli-arena-about = Play a match between engines and report which is stronger
cli-arena-more = Every opening is played in pairs of games with sides swapped (with three teams, in all seatings), and the error bars account for the pairs. With more than two entrants, each plays each other, and ratings are fitted to the results. With node or depth limits the same call plays the same match.
cli-arena-after =
    Entrants:
      engine            full strength; options: engine:nodes=100000,threads=2,hash=64, and with
                        three teams others=paranoid, best-reply or max-n
      level:7           a level, with its own limits
      depth:3           plain fixed-depth alpha-beta that counts material only
      uct               UCT with random playouts; a node is a playout
      ugi:PROGRAM …     a program that speaks the protocol of docs/protocol.md; limits and
                        options go before it: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            any of these under another name: "old=ugi:./tetrarch-1.0 ugi"
    An entrant’s own limits (nodes, depth, ms, clock) replace those of the match.

    Files in --out: match.json (the plan), games.jsonl (one finished game per line, with its record); at the end records.txt, summary.json and chart.svg. To continue an interrupted match (Ctrl-C is safe), repeat the call with --resume.

    Examples:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = An option of the game and its value; can be repeated
cli-arena-between = An entrant; give two for a match, more for a round robin
cli-arena-games = Number of games, rounded up to whole pairs; 100 unless an SPRT ends the match
cli-arena-sprt = Stop when the test is decided: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Nodes per move
cli-arena-depth = Depth per move, in plies
cli-arena-ms = Milliseconds per move
cli-arena-clock = Clock per game: minutes, or seconds with an s, plus seconds per move: 1+0.5, 10s+0.1
cli-arena-cpu-time = Count processor time of the game’s thread instead of wall-clock time
cli-arena-margin = Grace period for late answers, in milliseconds
cli-arena-patience = Timeout for an engine without a clock, in seconds
cli-arena-openings = How games start: random plies until the engine calls the position even
cli-arena-adjudicate = End games early: chance=0.98,plies=8 and draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Declare a draw after this number of plies; 0 for no limit
cli-arena-no-repetition = Allow repetition; by default the third occurrence of a position is a draw
cli-arena-concurrency = Number of games in parallel
cli-arena-seed = Seed of openings, deals and random choices
cli-arena-anchor = Reference rating of a round robin: level:1=1000
cli-arena-out = Store the match in this folder
cli-arena-resume = Continue the match in that folder

cli-solve-about = Prove who wins a position
cli-solve-more = Runs a depth-first proof-number search for every team in turn. A repeated position is never a win. The answer is a forced win, or that there is none (within the bound, if one is given), or how far the search got before it was stopped. Without a bound, a drawn position full of cycles can take a very long time.
cli-solve-after =
    Examples:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C stops the search. With --resume nothing is lost: repeat the call to continue.
cli-solve-seat = Only search for a win of this seat or its team
cli-solve-within = Search for a win within this number of plies
cli-solve-shortest = Search for the shortest win
cli-solve-seconds = Stop after this number of seconds
cli-solve-memory = Memory of the search in MiB
cli-solve-salt = Use different hash keys; results that agree for two salts do not depend on key collisions
cli-solve-proof = Write the proof to this file
cli-solve-resume = Continue from this file, and save progress to it when the search stops

cli-check-proof-about = Check a proof file
cli-check-proof-more = Plays the proof through by the rules, against every reply: each line must end with the promised win, and none may repeat a position. The check uses no part of the search that made the proof.
cli-check-proof-after =
    Examples:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = The proof

cli-fit-about = Fit the weights of a game’s evaluation to self-play
cli-fit-more = The engine plays itself, first with material only and then with the weights found so far. A logistic regression of the results on the features of all positions gives the weights, in hundredths of log-odds. The same call gives the same weights. It uses one thread.
cli-fit-after =
    Examples:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    The engine’s weights are in crates/eval/weights; each file names the call that made it.
cli-fit-games = Games per round
cli-fit-nodes = Nodes per move
cli-fit-seed = Seed of deals and openings
cli-fit-rounds = Number of rounds of playing and fitting
cli-fit-out = Write the weights to this file instead of standard output

cli-train-about = Train the network of two-player Abalone on self-play
cli-train-more = In each generation, the best player so far plays itself, a network learns from the positions, and a match decides whether it is better than its predecessor. Everything is stored in one folder. If a run is interrupted at any moment, repeat the command to continue; to extend a finished run, use more --generations.
cli-train-after =
    Examples:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    The best network is best.net in the folder. The engine’s own is crates/eval/nets/abalone.net; docs/training.md explains how it was made and how long that takes.
cli-train-game = The game; only Abalone has a network
cli-train-folder = The folder of the run
cli-train-from-shipped = Continue from the shipped network: it plays the first games, and learning begins with its weights
cli-train-generations = Total number of generations
cli-train-shards = Sample files per generation
cli-train-games = Games per sample file
cli-train-nodes = Nodes per move of self-play
cli-train-earlier = Number of earlier generations whose samples are also used
cli-train-epochs = Number of passes over all samples
cli-train-rate = Length of the first training steps, in hundred-thousandths; they become shorter
cli-train-results = Weight of the game result in the target, in per cent; the rest is the search’s score
cli-train-test-nodes = Nodes per move in the match between the new network and the old
cli-train-test-pairs = Maximum number of pairs in that match; it ends early when it is decided
cli-train-test-elo = Gain in Elo that the match tests for
cli-train-seed = Seed of openings, initial weights and the order of samples
cli-train-threads = Number of threads; it does not affect the networks

cli-ugi-about = Speak the Universal Game Interface on standard input and output
cli-ugi-more = A text protocol for engines of any game, similar to UCI in chess. docs/protocol.md describes it.
cli-ugi-after =
    Examples:
      tetrarch ugi

    Lines to try:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Run a server for browsers and bots
cli-serve-after =
    The API is described at /api/openapi.json. Logs go to standard error: only problems in a terminal, all activity otherwise; RUST_LOG sets the level.

    Examples:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Address to listen on; by default 127.0.0.1:7400 or the next free port, for this machine only
cli-serve-data = Data folder, created if missing; by default in your user data folder
cli-serve-store = Store everything in this PostgreSQL database instead of the data folder: postgres://USER:PASSWORD@HOST/DATABASE
cli-serve-bus = Connect this server through NATS to others that use the same database: nats://USER:PASSWORD@HOST:PORT. The environment variables TETRARCH_STORE and TETRARCH_BUS take the place of --store and --bus and keep passwords out of the process list
cli-serve-origin = Allow pages of this origin to use the server, besides its own; can be repeated
cli-serve-behind-proxy = Trust X-Forwarded-For from the proxy in front of this server
cli-serve-behind-tls = Browsers reach this server through HTTPS: set the Secure flag on cookies
cli-serve-export = Export all finished public games to a file, one record per line, and exit
cli-serve-import = Import finished games from such a file, and exit
cli-serve-engine-threads = Number of engine threads; by default one per core
cli-serve-claim-after = In games without a clock, how long a player can be disconnected before the others may claim the win, in seconds
cli-serve-requests-per-second = Requests per second from one address; 0 for no limit
cli-serve-connections = Open WebSockets from one address; 0 for no limit
cli-serve-messages-per-second = Messages per second from one WebSocket
cli-serve-abandoned-after = Delete abandoned tables after this number of hours without activity; 0 for never. Finished games and games of accounts are kept
cli-serve-json-logs = Write logs as JSON, one object per line
cli-serve-push-to-loopback = For tests: allow push notifications to this machine

cli-store-about = Copy or check everything a server stores
cli-store-copy-about = Copy everything from one store to another and compare the two
cli-store-copy-more = Each store is a data folder or the address of a PostgreSQL database. Stop all servers that use them first. An interrupted copy continues where it stopped.
cli-store-copy-after =
    Examples:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = The store to copy from
cli-store-copy-to = The store to copy to; empty, or an unfinished copy
cli-store-check-about = Read a whole store, report problems, and print counts and checksums
cli-store-check-after =
    Examples:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = The store: a data folder or the address of a PostgreSQL database

cli-admin-about = Administer a server: reports, removals, blocks
cli-admin-after =
    Works while the server is running, through a socket in its data folder that only its owner can open, and also when it is stopped. Every action takes effect at once and is written to the audit log.

    Examples:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = The server’s data folder
cli-admin-json = Print the response as JSON
cli-admin-reports-about = List reports from players
cli-admin-reports-all = Include closed reports
cli-admin-close-about = Close a report
cli-admin-close-report = Number of the report
cli-admin-remove-message-about = Remove a chat message
cli-admin-remove-message-table = Id of the table
cli-admin-remove-message-number = Number of the message, as listed by `reports`
cli-admin-remove-name-about = Remove a name: an account gets a neutral name, a guest becomes `Guest`
cli-admin-remove-name-account = Name of an account
cli-admin-remove-name-table = Id of the guest’s table
cli-admin-remove-name-seat = Seat of the guest, counted from 1
cli-admin-remove-game-about = Remove a table with its history
cli-admin-remove-game-table = Id of the table
cli-admin-block-about = Block an account or an address
cli-admin-block-account-about = Block an account: sign it out everywhere and reject its tokens
cli-admin-block-account-name = Name of the account
cli-admin-block-address-about = Block an address; for IPv6, its /64
cli-admin-block-address-address = The address
cli-admin-block-for = How long: `12h`, `7d`, `3mo`, or `ever`
cli-admin-block-reason = The reason, shown to the person who is blocked
cli-admin-unblock-about = Unblock an account or an address
cli-admin-unblock-account-about = Unblock an account
cli-admin-unblock-account-name = Name of the account
cli-admin-unblock-address-about = Unblock an address
cli-admin-unblock-address-address = The address
cli-admin-blocks-about = List blocked accounts and addresses
cli-admin-log-about = Show the audit log
cli-admin-log-limit = Number of entries

cli-health-about = Check the health of a server on this machine
cli-health-more = Intended for container health checks.
cli-health-after =
    The exit code is 0 if the server is healthy, and 1 if not.

    Examples:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Address of the server

cli-completions-about = Print a completion script for a shell
cli-completions-after =
    Examples:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = The shell

cli-man-about = Write the manual pages to a folder
cli-man-after =
    Examples:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = The folder, created if missing
