### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 partie
    [few] { $games } partie
    [many] { $games } partií
   *[other] { $games } partií
}, { $groups ->
    [one] 1 úplná skupina po { $size }
    [few] { $groups } úplné skupiny po { $size }
    [many] { $groups } úplných skupin po { $size }
   *[other] { $groups } úplných skupin po { $size }
}, { $openings ->
    [one] 1 zahájení
    [few] { $openings } různá zahájení
    [many] { $openings } různých zahájení
   *[other] { $openings } různých zahájení
}
cli-match-stopped = Zápas byl zastaven před koncem.
# Headings of columns and lines.
cli-match-entrant = účastník
cli-match-rating = rating
cli-match-score = skóre
cli-match-won = výher
cli-match-drawn = remíz
cli-match-lost = proher
cli-match-forfeits = kontumací
cli-match-depth = hloubka
cli-match-nodes = uzlů
cli-match-elo = Elo
cli-match-normalised = normalizované Elo
cli-match-superiority = převaha
cli-match-groups = skupiny
cli-match-sprt = SPRT
cli-match-endings = konce
cli-match-average = průměr
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent } %
cli-match-all-groups = { $counts } (od samých proher po samé výhry)
cli-match-ending = { $ending } { $count }
cli-match-plies = půltahů na partii: { $plies }, { $percent } % pro první tým
cli-match-interval = { $value } (od { $low } do { $high })
cli-match-percent-interval = { $value } % (od { $low } % do { $high } %)
cli-match-sprt-open = nerozhodnuto, LLR { $llr } mezi { $lower } a { $upper }
cli-match-sprt-first = přijato elo0, LLR { $llr } mezi { $lower } a { $upper }
cli-match-sprt-second = přijato elo1, LLR { $llr } mezi { $lower } a { $upper }
cli-match-in-short = Elo { $elo } ({ $low } až { $high })
cli-match-in-short-sprt = Elo { $elo } ({ $low } až { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] kolo { $round }: 1 pozice
    [few] kolo { $round }: { $positions } pozice
    [many] kolo { $round }: { $positions } pozic
   *[other] kolo { $round }: { $positions } pozic
}
cli-training-fitted-round = kolo { $round }: partie: { $games }, remízy: { $drawn }, pozice: { $positions }, ztráta: { $loss }
cli-training-generation = { $game } generace { $generation }:
cli-training-self-play = soubory partií se sebou samým
cli-training-samples = vzorky, epocha { $epoch } z { $epochs }
cli-training-epoch = epocha { $epoch }: ztráta { $loss }, { $held_out } na odložených partiích
cli-training-pairs = dvojice: výhry { $won }, remízy { $drawn }, prohry { $lost }
cli-training-pairs-elo = dvojice: výhry { $won }, remízy { $drawn }, prohry { $lost }, Elo { $elo }
cli-training-done = Generace { $generation }: vzorky { $samples }, ztráta { $before } → { $after }; výhry { $won }, remízy { $drawn }, prohry { $lost }, koulí na partii { $marbles }.
cli-training-elo = Elo { $elo } ({ $low } až { $high }).
cli-training-better = Lepší: ponecháno.
cli-training-not-better = Není prokázáno, že je lepší.
cli-training-best = Nejlepší síť je { $file }.
cli-training-none-better = Žádná síť zatím není lepší než výchozí stav.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = Soubor { $path } je poškozen nebo ho zapsala jiná verze. Smažte ho, vytvoří se znovu.
training-net = { $path }: { $problem }
training-other-plan = Trénink ve složce { $folder } začal s jiným nastavením: { $begun }. Zopakujte ho, nebo zvolte jinou složku.
samples-file = { $path }: { $error }
samples-damaged = Soubor { $path } je poškozen: { $why ->
    [begin] začátek nesouhlasí
    [short] příliš krátký
    [checksum] kontrolní součet nesouhlasí
   *[cut] končí uprostřed vzorku
}. Smažte ho, vytvoří se znovu.
net-header = Toto není síť pro Abalone této verze.
net-length = Síť má { $found } bajtů místo { $expected }.
# $layer is first, second or output.
net-too-large = Váha vrstvy „{ $layer }“ je { $weight }. Největší povolená je { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, zbývá { $left }
cli-progress-games = { $done }/{ $all } partií, zbývá { $left }
cli-progress-positions = { $done }/{ $all } pozic, zbývá { $left }
