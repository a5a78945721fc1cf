### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $groups ->
    [one] 1 hele groep van { $size }
   *[other] { $groups } hele groepen van { $size }
}, { $openings ->
    [one] 1 opening
   *[other] { $openings } verschillende openingen
}
cli-match-stopped = De match is voor het einde gestopt.
# Headings of columns and lines.
cli-match-entrant = deelnemer
cli-match-rating = rating
cli-match-score = score
cli-match-won = gewonnen
cli-match-drawn = remise
cli-match-lost = verloren
cli-match-forfeits = opgaven
cli-match-depth = diepte
cli-match-nodes = knopen
cli-match-elo = Elo
cli-match-normalised = genormaliseerde Elo
cli-match-superiority = overwicht
cli-match-groups = groepen
cli-match-sprt = SPRT
cli-match-endings = eindes
cli-match-average = gemiddeld
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent }%
cli-match-all-groups = { $counts } (van alles verloren tot alles gewonnen)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } halve zetten per partij, { $percent }% voor het eerste team
cli-match-interval = { $value } (van { $low } tot { $high })
cli-match-percent-interval = { $value }% (van { $low }% tot { $high }%)
cli-match-sprt-open = onbeslist, LLR { $llr } tussen { $lower } en { $upper }
cli-match-sprt-first = elo0 aanvaard, LLR { $llr } tussen { $lower } en { $upper }
cli-match-sprt-second = elo1 aanvaard, LLR { $llr } tussen { $lower } en { $upper }
cli-match-in-short = Elo { $elo } ({ $low } tot { $high })
cli-match-in-short-sprt = Elo { $elo } ({ $low } tot { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] ronde { $round }: 1 stelling
   *[other] ronde { $round }: { $positions } stellingen
}
cli-training-fitted-round = ronde { $round }: partijen: { $games }, remise: { $drawn }, stellingen: { $positions }, verlies: { $loss }
cli-training-generation = { $game } generatie { $generation }:
cli-training-self-play = bestanden met zelfspel
cli-training-samples = voorbeelden, epoch { $epoch } van { $epochs }
cli-training-epoch = epoch { $epoch }: verlies { $loss }, { $held_out } op achtergehouden partijen
cli-training-pairs = paren: { $won } gewonnen, { $drawn } remise, { $lost } verloren
cli-training-pairs-elo = paren: { $won } gewonnen, { $drawn } remise, { $lost } verloren, { $elo } Elo
cli-training-done = Generatie { $generation }: { $samples } voorbeelden, verlies { $before } → { $after }; { $won } gewonnen, { $drawn } remise, { $lost } verloren, { $marbles } knikkers per partij.
cli-training-elo = { $elo } Elo ({ $low } tot { $high }).
cli-training-better = Beter: bewaard.
cli-training-not-better = Niet aantoonbaar beter.
cli-training-best = Het beste netwerk is { $file }.
cli-training-none-better = Nog geen netwerk is beter dan het uitgangspunt.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } is beschadigd of geschreven door een andere versie. Verwijder het bestand om het opnieuw te maken.
training-net = { $path }: { $problem }
training-other-plan = De training in { $folder } is begonnen met andere instellingen: { $begun }. Herhaal die, of kies een andere map.
samples-file = { $path }: { $error }
samples-damaged = { $path } is beschadigd. Verwijder het bestand om het opnieuw te maken.
net-header = Dit is geen netwerk voor Abalone van deze versie.
net-length = Het netwerk heeft { $found } bytes in plaats van { $expected }.
# $layer is first, second or output.
net-too-large = Een gewicht van de laag ‘{ $layer }’ is { $weight }. Hoogstens { $limit } is toegestaan.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, nog { $left }
cli-progress-games = { $done }/{ $all } partijen, nog { $left }
cli-progress-positions = { $done }/{ $all } stellingen, nog { $left }
