### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $groups ->
    [one] 1 ganze Gruppe zu { $size }
   *[other] { $groups } ganze Gruppen zu { $size }
}, { $openings ->
    [one] 1 Eröffnung
   *[other] { $openings } verschiedene Eröffnungen
}
cli-match-stopped = Das Match wurde vor dem Ende angehalten.
# Headings of columns and lines.
cli-match-entrant = Teilnehmer
cli-match-rating = Wertung
cli-match-score = Ergebnis
cli-match-won = Siege
cli-match-drawn = Remis
cli-match-lost = Niederlagen
cli-match-forfeits = kampflos
cli-match-depth = Tiefe
cli-match-nodes = Knoten
cli-match-elo = Elo
cli-match-normalised = normiertes Elo
cli-match-superiority = Überlegenheit
cli-match-groups = Gruppen
cli-match-sprt = SPRT
cli-match-endings = Enden
cli-match-average = Durchschnitt
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent } %
cli-match-all-groups = { $counts } (von alles verloren bis alles gewonnen)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } Halbzüge pro Partie, { $percent } % für das erste Team
cli-match-interval = { $value } (von { $low } bis { $high })
cli-match-percent-interval = { $value } % (von { $low } % bis { $high } %)
cli-match-sprt-open = nicht entschieden, LLR { $llr } zwischen { $lower } und { $upper }
cli-match-sprt-first = elo0 angenommen, LLR { $llr } zwischen { $lower } und { $upper }
cli-match-sprt-second = elo1 angenommen, LLR { $llr } zwischen { $lower } und { $upper }
cli-match-in-short = Elo { $elo } ({ $low } bis { $high })
cli-match-in-short-sprt = Elo { $elo } ({ $low } bis { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] Durchgang { $round }: 1 Stellung
   *[other] Durchgang { $round }: { $positions } Stellungen
}
cli-training-fitted-round = Durchgang { $round }: Partien: { $games }, Remis: { $drawn }, Stellungen: { $positions }, Verlust: { $loss }
cli-training-generation = { $game } Generation { $generation }:
cli-training-self-play = Dateien aus Selbstspiel
cli-training-samples = Beispiele, Epoche { $epoch } von { $epochs }
cli-training-epoch = Epoche { $epoch }: Verlust { $loss }, { $held_out } auf zurückgehaltenen Partien
cli-training-pairs = Paare: { $won } gewonnen, { $drawn } remis, { $lost } verloren
cli-training-pairs-elo = Paare: { $won } gewonnen, { $drawn } remis, { $lost } verloren, { $elo } Elo
cli-training-done = Generation { $generation }: { $samples } Beispiele, Verlust { $before } → { $after }; { $won } gewonnen, { $drawn } remis, { $lost } verloren, { $marbles } Kugeln pro Partie.
cli-training-elo = { $elo } Elo ({ $low } bis { $high }).
cli-training-better = Besser: behalten.
cli-training-not-better = Nicht nachweislich besser.
cli-training-best = Das beste Netz ist { $file }.
cli-training-none-better = Noch ist kein Netz besser als der Ausgangspunkt.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } ist beschädigt oder von einer anderen Version geschrieben. Lösche die Datei, um sie neu zu erstellen.
training-net = { $path }: { $problem }
training-other-plan = Das Training in { $folder } wurde mit anderen Einstellungen begonnen: { $begun }. Wiederhole sie, oder wähle einen anderen Ordner.
samples-file = { $path }: { $error }
samples-damaged = { $path } ist beschädigt. Lösche die Datei, um sie neu zu erstellen.
net-header = Das ist kein Netz für Abalone in dieser Version.
net-length = Das Netz hat { $found } Bytes statt { $expected }.
# $layer is first, second or output.
net-too-large = Ein Gewicht der Schicht „{ $layer }“ ist { $weight }. Erlaubt ist höchstens { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, noch { $left }
cli-progress-games = { $done }/{ $all } Partien, noch { $left }
cli-progress-positions = { $done }/{ $all } Stellungen, noch { $left }
