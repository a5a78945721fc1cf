### The help of `tetrarch puzzles`; see `help.ftl`.

cli-puzzles-about = Solve puzzles: find the only move that wins or saves the game
cli-puzzles-more = Each puzzle has exactly one solution. “proved” means that this is proved, “by the engine” that every other move is far worse after a fixed number of positions. The level is the lowest level of the computer that finds the solution. A wrong try is answered with the move that refutes it. docs/puzzles.md describes the files.
cli-puzzles-after =
    Examples:
      tetrarch puzzles
      tetrarch puzzles hus --theme long-relay
      tetrarch puzzles gou --level 3 --seed 7
      tetrarch puzzles check
cli-puzzles-theme = Only puzzles with this theme
cli-puzzles-level = Only puzzles of this level
cli-puzzles-seed = Choose the order of the puzzles; a new order every day by default
cli-puzzles-check-about = Check puzzles: positions, lines, themes, and that there is exactly one solution
cli-puzzles-check-more = Everything is checked again with the rules, the prover and the engine. Every fault is printed on one line; the last line is `N puzzles, K wrong`.
cli-puzzles-check-after =
    Examples:
      tetrarch puzzles check
      tetrarch puzzles check --sample 20 --seed 3
      tetrarch puzzles check puzzles/gou.jsonl --json
cli-puzzles-check-files = Files of puzzles; the shipped ones by default
cli-puzzles-check-sample = Search for other solutions in this number of puzzles per file only
cli-puzzles-check-seed = Choose the sample
cli-puzzles-mine-about = Mine puzzles from games that the engine plays against itself
cli-puzzles-mine-more = The same game and seed give the same puzzles on every machine.
cli-puzzles-mine-after =
    Examples:
      tetrarch puzzles mine hus --seed 1 --count 500 --resume hus.journal --out puzzles/hus.jsonl
cli-puzzles-mine-seed = Seed of the games
cli-puzzles-mine-count = Number of puzzles
cli-puzzles-mine-resume = Keep a journal of the games in this file, and continue from it
cli-puzzles-mine-out = Write the puzzles to this file
