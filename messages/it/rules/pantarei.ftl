# Pantareï: names.
pantarei-name = Pantareï
pantarei-about = Le squame salgono le une sulle altre e il serpente si accorcia. Costruisci una pila alta prima dell’avversario.
pantarei-variant-standard-name = Standard
pantarei-variant-standard-about = Il gioco del regolamento: diciannove squame, e vince una pila di sette.
pantarei-option-goal-name = Altezza vincente
pantarei-option-goal-about = Quanto deve essere alta una pila per vincere. Il regolamento dice sette: così uno dei giocatori può sempre muovere. Con obiettivi più bassi le partite sono più brevi; con obiettivi più alti una partita può finire perché entrambi passano.

# Moves.
pantarei-move-choose = { SIDE($side, form: "nominative") } sceglie { SIDE($colour, form: "accusative") }; { SIDE($other, form: "accusative") } gioca con { SIDE($other_colour, form: "accusative") } e muove per primo.
pantarei-move-one = { SIDE($side, form: "nominative") } muove una squama { pantarei-top } { $value } dalla pila { $from } alla pila { $to }, { pantarei-height }
pantarei-move-two = { SIDE($side, form: "nominative") } muove una squama { pantarei-top } { $value } e la { pantarei-under } { $under_value } sottostante dalla pila { $from } alla pila { $to }, { pantarei-height }
pantarei-move-with-neutral = { SIDE($side, form: "nominative") } muove una squama { pantarei-top } { $value } e la neutra sottostante dalla pila { $from } alla pila { $to }, { pantarei-height }
pantarei-move-swap = { SIDE($side, form: "nominative") } scambia le pile { $first } e { $second }.
pantarei-move-pass = { SIDE($side, form: "nominative") } non può né muovere né scambiare, e passa.
pantarei-top =
    { $top ->
        [white] bianca
       *[black] nera
    }
pantarei-under =
    { $under ->
        [white] bianca
       *[black] nera
    }
pantarei-height =
    { $wins ->
        [yes] che ora è alta { $height } e vince{ pantarei-gap }
       *[no] che ora è alta { $height }{ pantarei-gap }
    }
pantarei-gap =
    { $closes ->
        [yes] ; il vuoto si chiude.
       *[no] .
    }

pantarei-expected-move = Scrivi white, black, 5r, 5l2, 5x9 o pass. Le pile sono numerate dalla testa.
pantarei-illegal-colour-not-chosen = Il posto 1 deve prima scegliere un colore: bianco o nero.
pantarei-illegal-colour-already-chosen = I colori sono stati scelti: il posto 1 gioca con { SIDE($seat_1, form: "accusative") }.
pantarei-illegal-no-such-stack = La pila { $stack } non esiste. Le pile sono numerate da 1 a { $stacks }.
pantarei-illegal-opponents-stack = La pila { $stack } ha in cima { $top }, che è dell’avversario. Muovi solo pile con il tuo colore in cima.
pantarei-illegal-neutral-stack = La pila { $stack } ha in cima la squama neutra, che si muove solo sotto un’altra squama.
pantarei-illegal-beyond-head = La squama in cima alla pila { $stack } si muove di { pantarei-stacks }, ma verso la testa { $room ->
        [0] non ce ne sono
       *[other] c’è spazio solo per { $room }
    }. Nessuna squama può superare l’estremità del serpente.
pantarei-illegal-beyond-tail = La squama in cima alla pila { $stack } si muove di { pantarei-stacks }, ma verso la coda { $room ->
        [0] non ce ne sono
       *[other] c’è spazio solo per { $room }
    }. Nessuna squama può superare l’estremità del serpente.
pantarei-stacks = { $value ->
        [one] una pila
        [many] { $value } pile
       *[other] { $value } pile
    }
pantarei-illegal-single-scale = La pila { $stack } è una squama sola. Non ce n’è una seconda da portare.
pantarei-illegal-swap-with-itself = La pila { $stack } non si può scambiare con sé stessa. Per uno scambio servono due pile.
pantarei-illegal-swap-not-yours = La pila { $stack } ha in cima { $top }. Entrambe le pile di uno scambio devono avere il tuo colore in cima.
pantarei-illegal-swap-after-swap = L’avversario ha appena scambiato. Uno scambio non può seguire un altro scambio.
pantarei-illegal-pass-by-choice = { $choices ->
        [one] Puoi passare solo se non puoi né muovere né scambiare. Hai una mossa possibile.
        [many] Puoi passare solo se non puoi né muovere né scambiare. Hai { $choices } mosse possibili.
       *[other] Puoi passare solo se non puoi né muovere né scambiare. Hai { $choices } mosse possibili.
    }

# Endings: a sentence that follows “White wins.”
pantarei-reason-goal-stack = Una pila ha raggiunto l’altezza vincente.

# Positions.
pantarei-position-fields = Servono 4 parti separate da un solo spazio (serpente, turno, blocco e bianco); ce ne sono { $found }.
pantarei-position-won-without-colours = I colori devono essere scelti, perché ha vinto una pila di { $goal } o più.
pantarei-position-no-scales = Il serpente non ha squame. Ne serve almeno una.
pantarei-position-empty-stack = La pila { $stack } è vuota. Serve almeno una squama.
pantarei-position-supply = Ci sono { $found } × { $scale }. Il massimo è { $most }.
pantarei-position-sign = La pila { $stack } ha una squama che inizia con «{ $sign }». Valore atteso: w, b o n.
pantarei-position-value = La pila { $stack } ha una squama di valore «{ $value }». Valore atteso: 1, 2 o 3.
pantarei-position-value-missing = La pila { $stack } finisce con un colore. Manca il suo valore: 1, 2 o 3.
pantarei-position-white-seat = Il posto { $seat } non può giocare con il Bianco. Valore atteso: 1 o 2.
pantarei-position-white = Il posto che gioca con il Bianco è «{ $found }». Valore atteso: 1, 2 o -.
pantarei-position-white-before-choice = Il posto che gioca con il Bianco è «{ $found }». Serve - finché il posto 1 non ha scelto un colore (turno «?»).
pantarei-position-white-missing = I colori sono stati scelti. Valore atteso: 1 o 2, il posto che gioca con il Bianco.
pantarei-position-turn-before-choice = Non può essere il turno del posto 2 prima che il posto 1 abbia scelto un colore.
pantarei-position-swap-before-choice = L’ultima mossa non può essere uno scambio prima della scelta dei colori.
pantarei-position-lock = Il blocco è «{ $found }». Valore atteso: x o -.
