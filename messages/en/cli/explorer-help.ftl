### The help of `tetrarch explorer` and `tetrarch balance`; see `help.ftl`.

cli-explorer-about = Explore openings: which moves were played, how often, and how the games ended
cli-explorer-after =
    Examples:
      tetrarch explorer show hus --moves "c1"
      tetrarch explorer add abalone games.json --to club.explorer
      tetrarch explorer show abalone --with club.explorer
cli-explorer-show-about = List the moves played in a position: games, share, wins of each side and draws, and what the engine says
cli-explorer-show-with = Add the games of this explorer file; can be repeated
cli-explorer-add-about = Add finished games from records to an explorer file
cli-explorer-add-files = Files of game records
cli-explorer-add-to = The explorer file; created if there is none
cli-explorer-make-about = Make the explorer file of a game from records
cli-explorer-make-more = Rare moves are left out. The engine and the prover judge the others with a fixed number of positions, so that every machine makes the same file.
cli-explorer-make-files = Files of game records
cli-explorer-make-least = Leave out moves played in fewer games than this
cli-explorer-make-nodes = Positions the engine examines per move
cli-explorer-make-out = Write the explorer file to this file
cli-balance-about = Measure how often each side wins from each starting position when both are equally strong
cli-balance-more = The engine plays itself from the start of every variant or, in games that begin with a deal, from many deals. Results come with 95% confidence intervals. The same arguments give the same games on every machine.
cli-balance-after =
    Examples:
      tetrarch balance gou
      tetrarch balance pantarei --deals 100 --games 20 --out balance/pantarei.json --records games.json
cli-balance-games = Games per start
cli-balance-nodes = Positions the engine examines per move
cli-balance-seed = Seed of the games
cli-balance-deals = Number of deals, in games that begin with one
cli-balance-max-plies = Call a game a draw after this number of plies
cli-balance-out = Write the results to this file as JSON
cli-balance-records = Write the games to this file as records
