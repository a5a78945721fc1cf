# Why a record cannot be read or written. $problem is a sentence of its own.
record-error-not-text = Il byte { $byte } non è testo UTF-8.
record-error-unknown-format = Non è una registrazione in un formato noto. Formato atteso: { $known }.
record-error-no-such-format = Il formato «{ $id }» non esiste. Valore atteso: { $known }.
record-error-empty = Non contiene nessuna partita.
record-error-place = Riga { $line }, colonna { $column }: { $problem }
record-error-field = Registrazione { $record }, campo { $field }: { $problem }
record-error-whole = Registrazione { $record }: { $problem }
record-error-unwritable = La registrazione { $record } non si può scrivere. { $problem }
record-error-import-only = Il formato { $format } si può solo leggere. Scrivi in json o text.

record-not-open = «{ $close }» non chiude niente.
record-text-not-closed = Il testo che inizia qui non è chiuso. Manca ".
record-comment-not-closed = Il commento che inizia qui non è chiuso. Manca { "}" }.
record-variation-not-closed = La variante che inizia qui non è chiusa. Manca ).
record-tag-without-name = Manca il nome di un tag.
record-tag-without-value = Manca il valore del tag { $tag } tra virgolette diritte.
record-tag-not-closed = Il tag { $tag } alla riga { $line } non è chiuso. Manca ].
record-tag-twice = Il tag { $tag } compare già alla riga { $line }.
record-tag = Tag { $tag }: { $problem }
record-no-game-tag = Manca un tag [{ $tag } "…"] prima delle mosse.
record-other-result = Il risultato è diverso da quello del tag Result.
record-results = Servono { $seats } risultati; ce ne sono { $found }.
record-not-a-flag = Valore atteso: true o false.
record-not-a-number = Serve un numero intero.
record-not-a-result = Serve un risultato come 1-0, 1/2-1/2 o *.
record-not-json = JSON non valido: { $detail }.
record-no-such-seat = Questo posto non esiste. I posti vanno da 1 a { $seats }.
record-not-a-kind = Valore atteso: human o computer.
record-not-a-seat-tag = Dopo il punto serve UserId, Kind o Points.
record-reserved-field = Il campo «{ $field }» è scritto altrove nella registrazione e non si può usare qui.
record-not-a-date = Serve una data come 2026-01-31T20:15:00Z o 2026.01.31.
record-not-an-object = Serve un oggetto.
record-not-an-array = Serve un array.
record-not-a-text = Serve un testo.
record-missing = Questo campo manca.
record-second-variant = Serve una sola variante.
record-too-many-points = Il numero di punti è troppo grande.
record-not-an-outcome = Valore atteso: win, draw o loss.
record-partial-result = Solo alcuni giocatori hanno un risultato. Devono averlo tutti o nessuno.
record-too-many-moves = Troppe mosse in questa tornata. Ci sono { $seats } posti.
record-not-a-move = Serve una mossa: un testo, un oggetto o null.
record-time-without-move = Questo tempo non appartiene a nessuna mossa.
record-not-cells = «{ $text }» non è una mossa. Servono caselle come a1b2 o c3c5d4.
record-not-abalone = Serve una partita di Abalone.
record-too-many-readings = Fin qui troppe mosse si possono leggere in due modi. La notazione di Aba-Pro della stessa partita non sarebbe ambigua.
record-unplayable = { $ways ->
        [one] { $text } non si può giocare. { $reason }
        [many] { $text } non si può giocare, qualunque delle { $ways } letture delle mosse precedenti si scelga. { $reason }
       *[other] { $text } non si può giocare, qualunque delle { $ways } letture delle mosse precedenti si scelga. { $reason }
    }
record-no-such-move = Nessuna mossa legale si scrive così.
record-ambiguous = { $text } può significare { $readings }, e il resto della partita si adatta a entrambe.
record-players = Servono { $seats } giocatori; ce ne sono { $found }.
record-seat = Il posto { $seat } ha una mossa, ma i posti vanno da 1 a { $seats }.

# What is wrong with a record that can be read.
record-problem-at-ply = Mossa { $ply } (posto { $seat }): { $trouble }
record-problem-start = La posizione di partenza non è valida. { $problem }
record-problem-no-deal = La partita inizia con una distribuzione. Serve una posizione di partenza o un seme casuale.
record-problem-deal = La posizione di partenza non è quella data dal seme casuale: { $dealt }.
record-problem-players = Servono { $expected } giocatori; ce ne sono { $found }.
record-problem-turn = È il turno del posto { $expected }.
record-problem-move = { $text } non si può giocare. { $refused }
record-problem-after-the-end = La partita era già finita: { $rule }.
record-problem-result = Il risultato è { $recorded }. Valore atteso: { $expected } ({ $reason }).
record-problem-not-over = Il risultato è { $recorded }, ma secondo le regole la partita non è finita e la registrazione non indica un altro motivo.
record-problem-termination = La conclusione indicata è «{ $recorded }». Valore atteso: «{ $expected }».
record-problem-not-ended-by = La conclusione indicata è «{ $recorded }», ma non ha posto fine alla partita.
record-problem-points = Il posto { $seat } ha { $recorded } punti. Valore atteso: { $expected }.
