### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $groups ->
    [one] 1 pełna grupa po { $size }
    [few] { $groups } pełne grupy po { $size }
    [many] { $groups } pełnych grup po { $size }
   *[other] { $groups } pełnych grup po { $size }
}, { $openings ->
    [one] 1 otwarcie
    [few] { $openings } różne otwarcia
    [many] { $openings } różnych otwarć
   *[other] { $openings } różnych otwarć
}
cli-match-stopped = Mecz zatrzymano przed końcem.
# Headings of columns and lines.
cli-match-entrant = uczestnik
cli-match-rating = ranking
cli-match-score = wynik
cli-match-won = wygrane
cli-match-drawn = remisy
cli-match-lost = przegrane
cli-match-forfeits = walkowery
cli-match-depth = głębokość
cli-match-nodes = węzły
cli-match-elo = Elo
cli-match-normalised = znormalizowane Elo
cli-match-superiority = przewaga
cli-match-groups = grupy
cli-match-sprt = SPRT
cli-match-endings = zakończenia
cli-match-average = średnio
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent }%
cli-match-all-groups = { $counts } (od samych przegranych do samych wygranych)
cli-match-ending = { $ending } { $count }
cli-match-plies = półruchów na partię: { $plies }, { $percent }% dla pierwszej drużyny
cli-match-interval = { $value } (od { $low } do { $high })
cli-match-percent-interval = { $value }% (od { $low }% do { $high }%)
cli-match-sprt-open = nierozstrzygnięte, LLR { $llr } między { $lower } a { $upper }
cli-match-sprt-first = przyjęto elo0, LLR { $llr } między { $lower } a { $upper }
cli-match-sprt-second = przyjęto elo1, LLR { $llr } między { $lower } a { $upper }
cli-match-in-short = Elo { $elo } (od { $low } do { $high })
cli-match-in-short-sprt = Elo { $elo } (od { $low } do { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] runda { $round }: 1 pozycja
    [few] runda { $round }: { $positions } pozycje
    [many] runda { $round }: { $positions } pozycji
   *[other] runda { $round }: { $positions } pozycji
}
cli-training-fitted-round = runda { $round }: partie: { $games }, remisy: { $drawn }, pozycje: { $positions }, strata: { $loss }
cli-training-generation = { $game } pokolenie { $generation }:
cli-training-self-play = pliki partii z samym sobą
cli-training-samples = próbki, epoka { $epoch } z { $epochs }
cli-training-epoch = epoka { $epoch }: strata { $loss }, { $held_out } na odłożonych partiach
cli-training-pairs = pary: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
cli-training-pairs-elo = pary: wygrane { $won }, remisy { $drawn }, przegrane { $lost }, Elo { $elo }
cli-training-done = Pokolenie { $generation }: próbki { $samples }, strata { $before } → { $after }; wygrane { $won }, remisy { $drawn }, przegrane { $lost }, kul na partię { $marbles }.
cli-training-elo = Elo { $elo } (od { $low } do { $high }).
cli-training-better = Lepsza: zachowana.
cli-training-not-better = Nie wykazano, że jest lepsza.
cli-training-best = Najlepsza sieć to { $file }.
cli-training-none-better = Żadna sieć nie jest jeszcze lepsza od punktu wyjścia.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = Plik { $path } jest uszkodzony lub zapisała go inna wersja. Usuń go, aby utworzyć go od nowa.
training-net = { $path }: { $problem }
training-other-plan = Trening w katalogu { $folder } zaczęto z innymi ustawieniami: { $begun }. Powtórz je albo wybierz inny katalog.
samples-file = { $path }: { $error }
samples-damaged = Plik { $path } jest uszkodzony: { $why ->
    [begin] początek się nie zgadza
    [short] za krótki
    [checksum] suma kontrolna się nie zgadza
   *[cut] kończy się w środku próbki
}. Usuń go, aby utworzyć go od nowa.
net-header = To nie jest sieć do Abalone w tej wersji.
net-length = Sieć ma { $found } bajtów zamiast { $expected }.
# $layer is first, second or output.
net-too-large = Waga warstwy „{ $layer }” wynosi { $weight }. Największa dozwolona to { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, zostało { $left }
cli-progress-games = { $done }/{ $all } partii, zostało { $left }
cli-progress-positions = { $done }/{ $all } pozycji, zostało { $left }
