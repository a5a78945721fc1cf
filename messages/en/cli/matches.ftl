### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $groups ->
    [one] 1 complete group of { $size }
   *[other] { $groups } complete groups of { $size }
}, { $openings ->
    [one] 1 opening
   *[other] { $openings } different openings
}
cli-match-stopped = The match was stopped before its end.
# Headings of columns and lines.
cli-match-entrant = entrant
cli-match-rating = rating
cli-match-score = score
cli-match-won = won
cli-match-drawn = drawn
cli-match-lost = lost
cli-match-forfeits = forfeits
cli-match-depth = depth
cli-match-nodes = nodes
cli-match-elo = Elo
cli-match-normalised = normalised Elo
cli-match-superiority = superiority
cli-match-groups = groups
cli-match-sprt = SPRT
cli-match-endings = endings
cli-match-average = average
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent }%
cli-match-all-groups = { $counts } (from all lost to all won)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } plies per game, { $percent }% for the first team
cli-match-interval = { $value } (from { $low } to { $high })
cli-match-percent-interval = { $value }% (from { $low }% to { $high }%)
cli-match-sprt-open = undecided, LLR { $llr } between { $lower } and { $upper }
cli-match-sprt-first = elo0 accepted, LLR { $llr } between { $lower } and { $upper }
cli-match-sprt-second = elo1 accepted, LLR { $llr } between { $lower } and { $upper }
cli-match-in-short = Elo { $elo } ({ $low } to { $high })
cli-match-in-short-sprt = Elo { $elo } ({ $low } to { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] round { $round }: 1 position
   *[other] round { $round }: { $positions } positions
}
cli-training-fitted-round = round { $round }: games: { $games }, drawn: { $drawn }, positions: { $positions }, loss: { $loss }
cli-training-generation = { $game } generation { $generation }:
cli-training-self-play = files of self-play
cli-training-samples = samples, epoch { $epoch } of { $epochs }
cli-training-epoch = epoch { $epoch }: loss { $loss }, { $held_out } on held-out games
cli-training-pairs = pairs: { $won } won, { $drawn } drawn, { $lost } lost
cli-training-pairs-elo = pairs: { $won } won, { $drawn } drawn, { $lost } lost, { $elo } Elo
cli-training-done = Generation { $generation }: { $samples } samples, loss { $before } → { $after }; { $won } won, { $drawn } drawn, { $lost } lost, { $marbles } marbles per game.
cli-training-elo = { $elo } Elo ({ $low } to { $high }).
cli-training-better = Better: kept.
cli-training-not-better = Not shown to be better.
cli-training-best = The best network is { $file }.
cli-training-none-better = No network is better than the starting point yet.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } is damaged or was written by another version. Delete it to create it again.
training-net = { $path }: { $problem }
training-other-plan = Training in { $folder } was started with other settings: { $begun }. Repeat them, or choose another folder.
samples-file = { $path }: { $error }
samples-damaged = { $path } is damaged: { $why ->
    [begin] it does not begin like a file of samples
    [short] it is too short
    [checksum] its checksum does not match
   *[cut] it ends in the middle of a sample
}. Delete it to create it again.
net-header = This is not an Abalone network for this version.
net-length = The network has { $found } bytes instead of { $expected }.
# $layer is first, second or output.
net-too-large = A weight of the layer “{ $layer }” is { $weight }. The largest allowed is { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, { $left } left
cli-progress-games = { $done }/{ $all } games, { $left } left
cli-progress-positions = { $done }/{ $all } positions, { $left } left
