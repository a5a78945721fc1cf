# Gou: names.
gou-name = Gou
gou-about = Chiudi le pedine avversarie tra due delle tue e occupa i quattro punti attorno al centro.
gou-variant-base-name = Gou
gou-variant-base-about = Il regolamento senza le sue varianti.
gou-variant-variation-1-name = Gou, variante 1
gou-variant-variation-1-about = La prima variante del regolamento: si catturano anche file di più pedine.
gou-variant-variation-2-name = Gou, variante 2
gou-variant-variation-2-about = La seconda variante del regolamento: una pedina può fermarsi tra due avversarie se cattura.
gou-variant-variations-1-2-name = Gou, entrambe le varianti
gou-variant-variations-1-2-about = Le due varianti del regolamento insieme.
gou-option-rows-name = Cattura di file
gou-option-rows-about = Una fila ininterrotta di pedine avversarie è catturata se è chiusa alle due estremità (variante 1 del regolamento).
gou-option-stop-between-name = Fermarsi tra avversarie
gou-option-stop-between-about = Una pedina può fermarsi tra due pedine avversarie se ne cattura una (variante 2 del regolamento).
gou-option-captures-name = Catture per vincere
gou-option-captures-about = Quante pedine bisogna catturare per vincere. Le versioni del regolamento nelle diverse lingue non concordano.
gou-option-captures-10-name = 10
gou-option-captures-10-about = Tutte tranne quattro su quattordici, come nei regolamenti tedesco e inglese.
gou-option-captures-11-name = 11
gou-option-captures-11-about = Tutte tranne tre su quattordici, come nel regolamento francese.
gou-option-board-name = Tavoliere
gou-option-board-about = L’edizione del tavoliere. Il disegno del regolamento è andato perduto.
gou-option-board-go-ju-name = Go Ju
gou-option-board-go-ju-about = Cinque quadrati concentrici uniti da diagonali, quattordici pedine per parte: il tavoliere di Go Ju (Hexagames 1986), che corrisponde a ogni frase del regolamento.

# Moves.
gou-move-plain = { SIDE($side, form: "nominative") } muove da { $from } a { $to }.
gou-move-capture = { SIDE($side, form: "nominative") } muove da { $from } a { $to } e cattura { $captured }.

gou-expected-move = Scrivi due punti del tavoliere, come a7-b6.
gou-illegal-no-such-point = Il punto «{ $point }» non esiste.
gou-illegal-empty-point = In { $from } non ci sono pedine.
gou-illegal-opponents-piece = La pedina in { $from } è { SIDE($owner, form: "genitive") }. È il turno { SIDE($turn, form: "genitive") }.
gou-illegal-stays-put = Una mossa porta una pedina su un altro punto. La pedina è già in { $from }.
gou-illegal-occupied = Il punto { $to } è occupato da una pedina { SIDE($owner, form: "genitive") }. Una pedina va su un punto libero.
gou-illegal-round-a-corner = I punti { $from } e { $to } sono su lati diversi dello stesso quadrato. Una pedina non gira mai un angolo.
gou-illegal-not-on-one-line = Nessuna linea collega { $from } e { $to }. Una pedina si muove lungo una sola linea retta.
gou-illegal-diagonal-too-far = Il punto { $to } è troppo lontano da { $from }. In diagonale una pedina si muove di un solo punto, qui fino a { $nearest }.
gou-illegal-blocked = La pedina { SIDE($owner, form: "genitive") } in { $by } blocca il percorso da { $from } a { $to }. Le pedine non saltano.
gou-illegal-stops-between = Il punto { $to } è tra le pedine avversarie in { $first } e { $second }. Una pedina può passare tra due avversarie, ma non fermarsi lì.
gou-illegal-captures-neither = Il punto { $to } è tra le pedine avversarie in { $first } e { $second }, e la mossa non ne cattura nessuna. Una pedina può fermarsi lì solo se ne cattura una.

# Endings: a sentence that follows “Red wins.”
gou-reason-goal-points = Le pedine di chi vince occupano tutti i punti meta.
gou-reason-captures = A chi perde restano troppo poche pedine.
gou-reason-no-move = Chi perde non ha mosse legali.

# Positions.
gou-position-no-turn = Servono il tavoliere, uno spazio e la parte che muove (r o y).
gou-position-points = Servono { $expected } punti nella fila { $row }; ce ne sono { $found }.
gou-position-numbers = La fila { $row } ha due numeri consecutivi, { $first } e { $second }. Valore atteso: { $sum }.
gou-position-sign = La fila { $row } contiene «{ $sign }». Valore atteso: r, y o un numero di punti vuoti.
gou-position-pieces = Ci sono { $found } pedine { SIDE($side, form: "genitive") }. Il massimo è { $most }.
gou-position-not-on-board = Il punto { $point } non è su questo tavoliere.
gou-position-twice = Il punto { $point } compare due volte. Deve comparire una volta sola.
gou-position-owner = Il punto { $point } ha una pedina del posto { $seat }. Valore atteso: posto 1 o 2.
