# Solved Hus: find the win, hold out against it, browse the proof. Moves are counted for both sides together.
solved-about = È dimostrato chi vince a Hus, qualunque cosa giochi l’altra parte. Trova la vittoria, resisti al gioco perfetto o esplora la dimostrazione. Si contano le mosse di entrambe le parti.
solved-who = { $moves ->
    [one] { $side } vince esattamente in una mossa.
    [many] { $side } vince esattamente in { $moves } mosse.
   *[other] { $side } vince esattamente in { $moves } mosse.
}
solved-parts = Che cosa fare
solved-part-win = Trova la vittoria
solved-part-hold = Resisti
solved-part-proof = Dimostrazione
solved-win-about = Giochi con { $side }, la parte che vince. Trova la vittoria.
solved-hold-about = Giochi con { $side }, la parte che perde. Resisti il più a lungo possibile.
solved-best-win = { $moves ->
    [one] Record: vittoria in una mossa
    [many] Record: vittoria in { $moves } mosse
   *[other] Record: vittoria in { $moves } mosse
}
# $most is how many moves the longest defence takes.
solved-best-hold = Record: resistenza per { $moves } mosse su { $most }
solved-best-none = Ancora nessun risultato
solved-opening = Apertura della dimostrazione…

# How the game stands.
solved-checking = Controllo della posizione…
solved-winning = { $moves ->
    [one] Stai ancora vincendo: la prossima mossa vince
    [many] Stai ancora vincendo, mancano { $moves } mosse
   *[other] Stai ancora vincendo, mancano { $moves } mosse
}
solved-winning-most = Stai ancora vincendo, mancano al massimo { $moves } mosse
solved-losing = { $moves ->
    [one] Il computer vince con la prossima mossa
    [many] Il computer vince, mancano { $moves } mosse
   *[other] Il computer vince, mancano { $moves } mosse
}
solved-losing-most = Il computer vince, mancano al massimo { $moves } mosse
solved-open = Non dimostrato: non si sa chi vince da qui

# What the player’s last move was worth.
solved-remark-fast = Veloce come la dimostrazione.
solved-remark-slow = { $moves ->
    [one] Un’altra mossa vince una mossa prima.
    [many] Un’altra mossa vince { $moves } mosse prima.
   *[other] Un’altra mossa vince { $moves } mosse prima.
}
solved-remark-slip = Ti è sfuggita la vittoria.
solved-remark-open = La dimostrazione non contiene questa mossa.
solved-remark-long = La difesa più lunga della dimostrazione.
solved-remark-short = { $moves ->
    [one] Nella dimostrazione un’altra mossa resiste una mossa in più.
    [many] Nella dimostrazione un’altra mossa resiste { $moves } mosse in più.
   *[other] Nella dimostrazione un’altra mossa resiste { $moves } mosse in più.
}

solved-hint = Consiglio
solved-hint-move = Consiglio: gioca { $move }.
solved-show = Vedi nella dimostrazione

# How it ended.
solved-won = { $moves ->
    [one] Hai vinto in una mossa
    [many] Hai vinto in { $moves } mosse
   *[other] Hai vinto in { $moves } mosse
}
solved-won-about = { $most ->
    [one] La vittoria più breve richiede una mossa.
    [many] La vittoria più breve richiede { $most } mosse.
   *[other] La vittoria più breve richiede { $most } mosse.
}
solved-lost = { $moves ->
    [one] Il computer ha vinto in una mossa
    [many] Il computer ha vinto in { $moves } mosse
   *[other] Il computer ha vinto in { $moves } mosse
}
solved-lost-about = Ritira la tua mossa per cercare di nuovo la vittoria.
solved-held = Hai resistito per { $moves } mosse su { $most }
solved-held-perfect = Nessuna difesa dura di più.
solved-new-best = È il tuo miglior risultato.
solved-helped = Dopo un consiglio o una mossa ritirata il risultato non conta.

# The proof as a tree.
solved-line = Linea
solved-line-start = Inizio
solved-node-winner = Muove { $side } e vince. La dimostrazione gioca:
solved-node-loser = Muove { $side }. Ogni mossa perde:
solved-node-none = La dimostrazione non contiene questa posizione.
solved-to-go = { $moves ->
    [0] pone fine alla partita
    [one] manca 1 mossa
    [many] mancano al massimo { $moves } mosse
   *[other] mancano al massimo { $moves } mosse
}
solved-answer = risposta { $move }
