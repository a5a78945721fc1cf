### The engine protocol (`tetrarch ugi`), proofs (`tetrarch solve`, `check-proof`) and what is certain of a position.

# Why a line of the protocol is rejected. Commands and options are typed and the same in every language.
ugi-wrong-unknown-command = Il comando «{ $command }» non esiste.
ugi-wrong-not-alone = Dopo { $command } non può esserci altro.
ugi-wrong-form = Dopo { $command } è atteso: { $expected }.
ugi-wrong-unknown-option = L’opzione «{ $name }» non esiste. Il comando ugi elenca le opzioni.
ugi-wrong-number = { $name } non può essere «{ $value }». Atteso un numero intero da { NUMBER($min, useGrouping: "false") } a { NUMBER($max, useGrouping: "false") }.
ugi-wrong-no-memory = Hash non può essere { $mib }. Con la memoria per le dimostrazioni richiede { $needed_mib } MiB, ma ne sono liberi solo { $free_mib }.
ugi-wrong-unknown-limit = Il limite «{ $name }» non esiste.
ugi-wrong-twice = { $name } compare due volte.
ugi-wrong-no-such-seat = Il posto { $seat } non esiste. Il gioco ha { $seats } posti.
ugi-wrong-no-clock = È il turno del posto { $seat }, ma manca p{ $seat }time.
ugi-wrong-searching = C’è già una ricerca in corso. Prima fermala.
ugi-wrong-game-over = La partita è finita.
ugi-wrong-move = Mossa { $number }, { $text }: { $refused }
ugi-wrong-position = La posizione è sbagliata. { $problem }
ugi-wrong-search-failed = La ricerca è fallita: { $reason }.

# Why a file is not a proof file. $expected shows how the line is written.
proof-file-io = { $error }
proof-file-head = La riga { $line } dell’intestazione è «{ $found }». Valore atteso: { $expected }
proof-file-damaged = Le scelte sono danneggiate: { $error }.
proof-file-too-few = Ci sono meno scelte delle { $choices } dell’intestazione.
proof-file-too-many = Ci sono più scelte delle { $choices } dell’intestazione.

# What is wrong with a proof. $line is a series of moves.
proof-flaw-other-game = Riguarda il gioco «{ $found }», non { $expected }.
proof-flaw-options = Le sue opzioni non sono valide. { $problem }
proof-flaw-position = La sua posizione non è leggibile. { $problem }
proof-flaw-no-such-team = Nessun posto gioca per la squadra { $team }.
proof-flaw-too-short = Finisce prima di dire che cosa giocare dopo «{ $line }».
proof-flaw-no-such-move = Dopo «{ $line }» sceglie la mossa { $choice }, ma ce ne sono solo { $moves }, contate da 0.
proof-flaw-illegal-move = Dopo «{ $line }» la mossa { $text } è illegale. { $reason }
proof-flaw-not-won = «{ $line }» porta alla fine della partita senza vittoria.
proof-flaw-cycle = «{ $line }» ripete una posizione.
proof-flaw-too-long = { $choices ->
    [one] Avanza 1 scelta.
    [many] Avanzano { $choices } scelte.
   *[other] Avanzano { $choices } scelte.
}
proof-flaw-other-length = Indica { $said } semimosse, ma la linea più lunga ne ha { $found }.

# Why there is no proof.
prover-stopped = La ricerca è stata fermata.
prover-no-win = Non esiste una vittoria del genere.

# Behind an evaluation, in brackets.
certainty-proved = { $exact ->
    [yes] { $plies ->
        [one] dimostrato, 1 semimossa
        [many] dimostrato, { $plies } semimosse
       *[other] dimostrato, { $plies } semimosse
    }
   *[no] { $plies ->
        [one] dimostrato, al massimo 1 semimossa
        [many] dimostrato, al massimo { $plies } semimosse
       *[other] dimostrato, al massimo { $plies } semimosse
    }
}
