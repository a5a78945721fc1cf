### What commands answer.

cli-answer-exported = { $games ->
        [one] 1 partita esportata
        [many] { $games } partite esportate
       *[other] { $games } partite esportate
    }
cli-answer-imported = { $new ->
        [one] 1 partita importata
        [many] { $new } partite importate
       *[other] { $new } partite importate
    }, già presenti: { $known }
cli-answer-data-folder = Le partite sono conservate in { $folder }.
cli-answer-database = Le partite sono conservate in PostgreSQL.
cli-answer-copied = { $rows ->
    [one] 1 riga copiata e confrontata
    [many] { $rows } righe copiate e confrontate
   *[other] { $rows } righe copiate e confrontate
}
cli-answer-whole = { $rows ->
    [one] 1 riga, nessun problema
    [many] { $rows } righe, nessun problema
   *[other] { $rows } righe, nessun problema
}
cli-answer-running = Tetrarch è in funzione. Premi Ctrl-C per fermarlo. Apri questo indirizzo in un browser:
cli-answer-healthy = il server { $address } funziona correttamente
cli-answer-manual-pages = { $pages } pagine di manuale in { $folder }
cli-answer-speed = { $seconds } s, { $speed } milioni di posizioni al secondo
cli-answer-proof-checked = { $game } { $variant }: la squadra { $team } vince in { $plies } semimosse al massimo.
cli-answer-proof-parts = { $choices } posizioni con una scelta, { $replies } con ogni risposta coperta, { $ends } conclusioni.
cli-answer-reports = { $count ->
        [one] 1 segnalazione
        [many] { $count } segnalazioni
       *[other] { $count } segnalazioni
    }
cli-answer-blocks = { $count ->
        [one] 1 blocco
        [many] { $count } blocchi
       *[other] { $count } blocchi
    }
cli-answer-entries = { $count ->
        [one] 1 voce
        [many] { $count } voci
       *[other] { $count } voci
    }

# Analysis.
cli-answer-not-judged = nessuna mossa da giudicare
cli-answer-accuracy = precisione { $percent }%
cli-answer-no-errors = nessun errore
cli-answer-won-in = vince in { $plies }
cli-answer-lost-in = perde in { $plies }
