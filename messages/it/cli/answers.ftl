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
cli-answer-turn = { $moves ->
    [one] Muove { SIDE($side) }, 1 mossa legale.
    [many] Muove { SIDE($side) }, { $moves } mosse legali.
   *[other] Muove { SIDE($side) }, { $moves } mosse legali.
}
# How a game ended. $winners is a list of sides, $reason a sentence of its own.
cli-answer-won = { $count ->
    [one] Vince { $winners }. { $reason }
    [many] Vincono { $winners }. { $reason }
   *[other] Vincono { $winners }. { $reason }
}
cli-answer-won-points = { $count ->
    [one] Vince { $winners }, { $more } punti a { $fewer }. { $reason }
    [many] Vincono { $winners }, { $more } punti a { $fewer }. { $reason }
   *[other] Vincono { $winners }, { $more } punti a { $fewer }. { $reason }
}
cli-answer-drawn = Patta. { $reason }
cli-answer-drawn-points = Patta, { $more } punti a { $fewer }. { $reason }
cli-answer-wrong-move = --moves: mossa { $number }, { $text }: { $problem }
cli-answer-records = { $records ->
    [one] 1 registrazione
    [many] { $records } registrazioni
   *[other] { $records } registrazioni
}, { $problems ->
    [one] 1 problema
    [many] { $problems } problemi
   *[other] { $problems } problemi
}
cli-answer-fault = { $file }: { $problem }
cli-answer-fault-record = { $file }: registrazione { $record }: { $problem }
cli-answer-fault-ply = { $file }: registrazione { $record }, semimossa { $ply }: { $problem }

# What `tetrarch options` lists. $values, $default and $id are typed.
cli-listed-variants = Varianti, --variant V
cli-listed-game-options = Opzioni del gioco, --option K=V
cli-listed-table-options = Opzioni del tavolo, per giocare
cli-listed-variant = { $default ->
    [yes] { $name }, { $seats } giocatori, predefinita
   *[no] { $name }, { $seats } giocatori
}
cli-listed-sets = imposta { $options }
cli-listed-option = { $name }: { $values }; predefinito { $default }
cli-listed-range = da { $min } a { $max }
cli-listed-choice = { $id }: { $name }. { $about }

# What the boards of the terminal say.
cli-board-pantarei-seats = Bianco: posto { $white } · Nero: posto { $black }
cli-board-pantarei-choice = Il posto 1 sceglie un colore
cli-board-hus-seeds = { SIDE($side) } · { $seeds }
cli-board-hus-hand = in mano · { $seeds }

# What `tetrarch solve` answers. $winners is a list of sides.
cli-solved-open = Non risolto: la ricerca è stata fermata.
cli-solved-no-win = Nessuno può forzare la vittoria.
cli-solved-no-win-within = { $plies ->
    [one] Nessuno può forzare la vittoria in 1 semimossa.
    [many] Nessuno può forzare la vittoria in { $plies } semimosse.
   *[other] Nessuno può forzare la vittoria in { $plies } semimosse.
}
cli-solved-no-win-for = Il posto { $seat } non può forzare la vittoria.
cli-solved-no-win-for-within = { $plies ->
    [one] Il posto { $seat } non può forzare la vittoria in 1 semimossa.
    [many] Il posto { $seat } non può forzare la vittoria in { $plies } semimosse.
   *[other] Il posto { $seat } non può forzare la vittoria in { $plies } semimosse.
}
cli-solved-win = { $count ->
    [one] Vince { $winners }.
    [many] Vincono { $winners }.
   *[other] Vincono { $winners }.
}
cli-solved-win-in = { $count ->
    [one] Vince
    [many] Vincono
   *[other] Vincono
} { $winners } in { $exact ->
    [yes] esattamente
   *[no] al massimo
} { $plies ->
    [one] 1 semimossa
    [many] { $plies } semimosse
   *[other] { $plies } semimosse
}.
cli-solved-speed = { $seconds } s, { $nodes } nodi, { $speed } milioni al secondo
cli-solved-searching = ricerca: { $nodes } nodi, { $seconds } s
cli-solved-shortening = accorciamento: { $nodes } nodi, { $seconds } s
cli-solved-proving = dimostrazione: { $nodes } nodi, { $seconds } s

# What `tetrarch verify` says.
cli-compared-summary = { $games ->
    [one] 1 partita
    [many] { NUMBER($games, useGrouping: "false") } partite
   *[other] { NUMBER($games, useGrouping: "false") } partite
}, { $plies ->
    [one] 1 semimossa
    [many] { NUMBER($plies, useGrouping: "false") } semimosse
   *[other] { NUMBER($plies, useGrouping: "false") } semimosse
}, { $errors ->
    [one] 1 errore
    [many] { NUMBER($errors, useGrouping: "false") } errori
   *[other] { NUMBER($errors, useGrouping: "false") } errori
}
# $what is one of the words that follow; $expected and $found are phrases such as those below, moves or positions.
cli-compared-mismatch = { $file }: partita { $game }, semimossa { $ply }: { $what }: atteso { $expected }, trovato { $found }
cli-compared-line = riga
cli-compared-settings = impostazioni
cli-compared-start = inizio
cli-compared-legal = mosse legali
cli-compared-move = mossa
cli-compared-position = posizione
cli-compared-outcome = esito
cli-compared-some-game = una partita in JSON
cli-compared-known-settings = un gioco noto, con variante e opzioni
cli-compared-some-position = una posizione ({ $text })
cli-compared-an-error = un errore: { $error }
cli-compared-some-start = un inizio, un seme casuale o la posizione dopo la semimossa 1
cli-compared-no-start = nessuno di questi, anche se { $game } comincia con una distribuzione
cli-compared-refusal = un rifiuto ({ $rule }): { $reason }
cli-compared-moves = { $moves ->
    [one] 1 mossa
    [many] { $moves } mosse
   *[other] { $moves } mosse
}
cli-compared-moves-only-here = { $moves ->
    [one] 1 mossa, solo qui: { $only }
    [many] { $moves } mosse, solo qui: { $only }
   *[other] { $moves } mosse, solo qui: { $only }
}
cli-compared-not-over = una partita non finita

# What `tetrarch bench` says: column headings.
cli-measured-measuring = misura di { $game } { $variant } …
cli-measured-game = gioco
cli-measured-variant = variante
cli-measured-bytes = byte
cli-measured-depth = profondità
cli-measured-leaves = foglie
cli-measured-leaves-per-second = foglie/s
cli-measured-random-plies = mosse a caso
cli-measured-plies-per-second = mosse/s
# A million.
cli-measured-millions = { $millions } mln
cli-answer-explored = Partite: { $games }, posizioni: { $positions }, in { $file }

# Explorer files.
explorer-file-format = Questo non è un file di aperture. La prima riga dovrebbe contenere «tetrarch-explorer 1», un gioco e un numero di partite.
explorer-file-line = Riga { $line }: attesi una chiave e mosse con i loro risultati.
