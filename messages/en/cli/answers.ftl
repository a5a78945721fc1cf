### What commands answer.

cli-answer-exported = { $games ->
    [one] 1 game exported
   *[other] { $games } games exported
}
cli-answer-imported = { $new ->
    [one] 1 game imported
   *[other] { $new } games imported
}, { $known } already there
cli-answer-data-folder = Games are stored in { $folder }.
cli-answer-database = Games are stored in PostgreSQL.
cli-answer-copied = { $rows ->
    [one] 1 row copied and compared
   *[other] { $rows } rows copied and compared
}
cli-answer-whole = { $rows ->
    [one] 1 row, no problems
   *[other] { $rows } rows, no problems
}
cli-answer-running = Tetrarch is running. Press Ctrl-C to stop it. Open this address in a browser:
cli-answer-healthy = the server at { $address } is healthy
cli-answer-manual-pages = { $pages } manual pages in { $folder }
cli-answer-speed = { $seconds } s, { $speed } million positions per second
cli-answer-proof-checked = { $game } { $variant }: team { $team } wins in at most { $plies } plies.
cli-answer-proof-parts = { $choices } positions with a choice, { $replies } with every reply covered, { $ends } endings.
cli-answer-reports = { $count ->
    [one] 1 report
   *[other] { $count } reports
}
cli-answer-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
cli-answer-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}

# Analysis.
cli-answer-not-judged = no move to judge
cli-answer-accuracy = accuracy { $percent }%
cli-answer-no-errors = no errors
cli-answer-won-in = wins in { $plies }
cli-answer-lost-in = loses in { $plies }
