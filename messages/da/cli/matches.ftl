### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
}, { $groups ->
    [one] 1 hel gruppe på { $size }
   *[other] { $groups } hele grupper på { $size }
}, { $openings ->
    [one] 1 åbning
   *[other] { $openings } forskellige åbninger
}
cli-match-stopped = Matchen blev standset før slutningen.
# Headings of columns and lines.
cli-match-entrant = deltager
cli-match-rating = rating
cli-match-score = score
cli-match-won = vundet
cli-match-drawn = remis
cli-match-lost = tabt
cli-match-forfeits = tabt uden spil
cli-match-depth = dybde
cli-match-nodes = knuder
cli-match-elo = Elo
cli-match-normalised = normaliseret Elo
cli-match-superiority = overlegenhed
cli-match-groups = grupper
cli-match-sprt = SPRT
cli-match-endings = slutninger
cli-match-average = gennemsnit
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent } %
cli-match-all-groups = { $counts } (fra alt tabt til alt vundet)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } halvtræk pr. parti, { $percent } % til det første hold
cli-match-interval = { $value } (fra { $low } til { $high })
cli-match-percent-interval = { $value } % (fra { $low } % til { $high } %)
cli-match-sprt-open = ikke afgjort, LLR { $llr } mellem { $lower } og { $upper }
cli-match-sprt-first = elo0 godtaget, LLR { $llr } mellem { $lower } og { $upper }
cli-match-sprt-second = elo1 godtaget, LLR { $llr } mellem { $lower } og { $upper }
cli-match-in-short = Elo { $elo } ({ $low } til { $high })
cli-match-in-short-sprt = Elo { $elo } ({ $low } til { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] runde { $round }: 1 stilling
   *[other] runde { $round }: { $positions } stillinger
}
cli-training-fitted-round = runde { $round }: partier: { $games }, remis: { $drawn }, stillinger: { $positions }, tab: { $loss }
cli-training-generation = { $game } generation { $generation }:
cli-training-self-play = filer med selvspil
cli-training-samples = eksempler, epoke { $epoch } af { $epochs }
cli-training-epoch = epoke { $epoch }: tab { $loss }, { $held_out } på tilbageholdte partier
cli-training-pairs = par: { $won } vundet, { $drawn } remis, { $lost } tabt
cli-training-pairs-elo = par: { $won } vundet, { $drawn } remis, { $lost } tabt, { $elo } Elo
cli-training-done = Generation { $generation }: { $samples } eksempler, tab { $before } → { $after }; { $won } vundet, { $drawn } remis, { $lost } tabt, { $marbles } kugler pr. parti.
cli-training-elo = { $elo } Elo ({ $low } til { $high }).
cli-training-better = Bedre: beholdt.
cli-training-not-better = Ikke vist at være bedre.
cli-training-best = Det bedste netværk er { $file }.
cli-training-none-better = Intet netværk er bedre end udgangspunktet endnu.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } er beskadiget eller skrevet af en anden version. Slet filen for at lave den igen.
training-net = { $path }: { $problem }
training-other-plan = Træningen i { $folder } blev begyndt med andre indstillinger: { $begun }. Gentag dem, eller vælg en anden mappe.
samples-file = { $path }: { $error }
samples-damaged = { $path } er beskadiget: { $why ->
    [begin] begyndelsen passer ikke
    [short] for kort
    [checksum] kontrolsummen passer ikke
   *[cut] slutter midt i et eksempel
}. Slet filen for at lave den igen.
net-header = Dette er ikke et netværk til Abalone i denne version.
net-length = Netværket har { $found } byte i stedet for { $expected }.
# $layer is first, second or output.
net-too-large = En vægt i laget »{ $layer }« er { $weight }. Den største tilladte er { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, { $left } tilbage
cli-progress-games = { $done }/{ $all } partier, { $left } tilbage
cli-progress-positions = { $done }/{ $all } stillinger, { $left } tilbage
