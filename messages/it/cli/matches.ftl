### How a match went (`tetrarch arena`), how training goes (`tetrarch fit`, `tetrarch train`), and how far a command has got.

cli-match-title = { $game } { $variant }
# $limits is a list such as “100,000 nodes per move”.
cli-match-title-limits = { $game } { $variant }, { $limits }
# A group is a pair of games with the teams swapped, or with three teams more games.
cli-match-games = { $games ->
    [one] 1 partita
    [many] { $games } partite
   *[other] { $games } partite
}, { $groups ->
    [one] 1 gruppo completo da { $size }
    [many] { $groups } gruppi completi da { $size }
   *[other] { $groups } gruppi completi da { $size }
}, { $openings ->
    [one] 1 apertura
    [many] { $openings } aperture diverse
   *[other] { $openings } aperture diverse
}
cli-match-stopped = L’incontro è stato fermato prima della fine.
# Headings of columns and lines.
cli-match-entrant = partecipante
cli-match-rating = punteggio
cli-match-score = risultato
cli-match-won = vinte
cli-match-drawn = patte
cli-match-lost = perse
cli-match-forfeits = a tavolino
cli-match-depth = profondità
cli-match-nodes = nodi
cli-match-elo = Elo
cli-match-normalised = Elo normalizzato
cli-match-superiority = superiorità
cli-match-groups = gruppi
cli-match-sprt = SPRT
cli-match-endings = finali
cli-match-average = media
cli-match-rated = { $rating } ± { $error }
cli-match-percent = { $percent }%
cli-match-all-groups = { $counts } (da tutto perso a tutto vinto)
cli-match-ending = { $ending } { $count }
cli-match-plies = { $plies } semimosse per partita, { $percent }% per la prima squadra
cli-match-interval = { $value } (da { $low } a { $high })
cli-match-percent-interval = { $value }% (da { $low }% a { $high }%)
cli-match-sprt-open = non deciso, LLR { $llr } tra { $lower } e { $upper }
cli-match-sprt-first = elo0 accettato, LLR { $llr } tra { $lower } e { $upper }
cli-match-sprt-second = elo1 accettato, LLR { $llr } tra { $lower } e { $upper }
cli-match-in-short = Elo { $elo } (da { $low } a { $high })
cli-match-in-short-sprt = Elo { $elo } (da { $low } a { $high }), LLR { $llr }

cli-training-fit-round = { $positions ->
    [one] ciclo { $round }: 1 posizione
    [many] ciclo { $round }: { $positions } posizioni
   *[other] ciclo { $round }: { $positions } posizioni
}
cli-training-fitted-round = ciclo { $round }: partite: { $games }, patte: { $drawn }, posizioni: { $positions }, perdita: { $loss }
cli-training-generation = { $game } generazione { $generation }:
cli-training-self-play = file di partite del motore contro sé stesso
cli-training-samples = esempi, epoca { $epoch } di { $epochs }
cli-training-epoch = epoca { $epoch }: perdita { $loss }, { $held_out } sulle partite tenute da parte
cli-training-pairs = coppie: { $won } vinte, { $drawn } patte, { $lost } perse
cli-training-pairs-elo = coppie: { $won } vinte, { $drawn } patte, { $lost } perse, { $elo } Elo
cli-training-done = Generazione { $generation }: { $samples } esempi, perdita { $before } → { $after }; { $won } vinte, { $drawn } patte, { $lost } perse, { $marbles } biglie per partita.
cli-training-elo = { $elo } Elo (da { $low } a { $high }).
cli-training-better = Migliore: conservata.
cli-training-not-better = Non risulta migliore.
cli-training-best = La rete migliore è { $file }.
cli-training-none-better = Nessuna rete è ancora migliore del punto di partenza.

# Why training cannot continue.
training-file = { $path }: { $error }
training-unreadable = { $path } è danneggiato o scritto da un’altra versione. Eliminalo per ricrearlo.
training-net = { $path }: { $problem }
training-other-plan = L’addestramento in { $folder } è iniziato con altre impostazioni: { $begun }. Ripetile o scegli un’altra cartella.
samples-file = { $path }: { $error }
samples-damaged = { $path } è danneggiato: { $why ->
    [begin] l’inizio non corrisponde
    [short] troppo corto
    [checksum] la somma di controllo non corrisponde
   *[cut] finisce a metà di un esempio
}. Eliminalo per ricrearlo.
net-header = Questa non è una rete per Abalone di questa versione.
net-length = La rete ha { $found } byte invece di { $expected }.
# $layer is first, second or output.
net-too-large = Un peso dello strato «{ $layer }» è { $weight }. Il massimo consentito è { $limit }.

# Behind a progress bar; $left is a time.
cli-progress-things = { $done }/{ $all }, restano { $left }
cli-progress-games = { $done }/{ $all } partite, restano { $left }
cli-progress-positions = { $done }/{ $all } posizioni, restano { $left }
