### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 parti
   *[other] { $games } partier
}, { $groups ->
    [one] 1 hel grupp om { $size }
   *[other] { $groups } hela grupper om { $size }
}, { $openings ->
    [one] 1 öppning
   *[other] { $openings } olika öppningar
}
cli-match-stopped = Matchen stoppades före slutet.
# Headings of columns and lines.
cli-match-entrant = deltagare
cli-match-rating = rating
cli-match-score = resultat
cli-match-won = vunna
cli-match-drawn = remi
cli-match-lost = förlorade
cli-match-forfeits = på avstående
cli-match-depth = djup
cli-match-nodes = noder
cli-match-elo = Elo
cli-match-normalised = normaliserad Elo
cli-match-superiority = överlägsenhet
cli-match-groups = grupper
cli-match-sprt = SPRT
cli-match-endings = avslut
cli-match-average = genomsnitt
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent } %
cli-match-all-groups = { $counts } (från allt förlorat till allt vunnet)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } halvdrag per parti, { $percent } % för första laget
cli-match-interval = { $value } (från { $low } till { $high })
cli-match-percent-interval = { $value } % (från { $low } % till { $high } %)
cli-match-sprt-open = inte avgjort, LLR { $llr } mellan { $lower } och { $upper }
cli-match-sprt-first = elo0 godtagen, LLR { $llr } mellan { $lower } och { $upper }
cli-match-sprt-second = elo1 godtagen, LLR { $llr } mellan { $lower } och { $upper }
cli-match-in-short = Elo { $elo } ({ $low } till { $high })
cli-match-in-short-sprt = Elo { $elo } ({ $low } till { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] omgång { $round }: 1 ställning
   *[other] omgång { $round }: { $positions } ställningar
}
cli-training-fitted-round = omgång { $round }: partier: { $games }, remi: { $drawn }, ställningar: { $positions }, förlust: { $loss }
cli-training-generation = { $game } generation { $generation }:
cli-training-self-play = filer med självspel
cli-training-samples = exempel, epok { $epoch } av { $epochs }
cli-training-epoch = epok { $epoch }: förlust { $loss }, { $held_out } på undanhållna partier
cli-training-pairs = par: { $won } vunna, { $drawn } remi, { $lost } förlorade
cli-training-pairs-elo = par: { $won } vunna, { $drawn } remi, { $lost } förlorade, { $elo } Elo
cli-training-done = Generation { $generation }: { $samples } exempel, förlust { $before } → { $after }; { $won } vunna, { $drawn } remi, { $lost } förlorade, { $marbles } kulor per parti.
cli-training-elo = { $elo } Elo ({ $low } till { $high }).
cli-training-better = Bättre: behållet.
cli-training-not-better = Inte visat vara bättre.
cli-training-best = Det bästa nätverket är { $file }.
cli-training-none-better = Inget nätverk är ännu bättre än utgångspunkten.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } är skadad eller skriven av en annan version. Ta bort filen för att skapa den på nytt.
training-net = { $path }: { $problem }
training-other-plan = Träningen i { $folder } började med andra inställningar: { $begun }. Upprepa dem, eller välj en annan mapp.
samples-file = { $path }: { $error }
samples-damaged = { $path } är skadad. Ta bort filen för att skapa den på nytt.
net-header = Det här är inget nätverk för Abalone i den här versionen.
net-length = Nätverket har { $found } byte i stället för { $expected }.
# $layer is first, second or output.
net-too-large = En vikt i lagret ”{ $layer }” är { $weight }. Den största tillåtna är { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, { $left } kvar
cli-progress-games = { $done }/{ $all } partier, { $left } kvar
cli-progress-positions = { $done }/{ $all } ställningar, { $left } kvar
