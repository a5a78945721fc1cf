# What every table has, whatever the game.
table-option-repetition-name = Tripla ripetizione
table-option-repetition-about = Che cosa succede quando una posizione si presenta per la terza volta. I regolamenti non lo dicono.
table-option-repetition-draw-name = Patta
table-option-repetition-draw-about = La partita è patta.
table-option-repetition-off-name = Si continua
table-option-repetition-off-about = Le posizioni possono ripetersi senza limite.
table-option-max-plies-name = Partita più lunga (mosse)
table-option-max-plies-about = La partita è patta dopo questo numero di mosse, contando quelle di tutti. 0 significa nessun limite, come nei regolamenti.

# How a game ended. $winners and $losers are lists of sides.
game-ended-won = { $count ->
        [one] Vince { $winners }. { $reason }
        [many] Vincono { $winners }. { $reason }
       *[other] Vincono { $winners }. { $reason }
    }
game-ended-drawn = Patta. { $reason }
game-ended-repetition = Patta. La posizione si è presentata per la terza volta.
game-ended-max-plies = Patta. La partita ha raggiunto il limite di mosse del tavolo.
game-ended-agreement = Patta per accordo.
game-ended-resignation = { $count ->
        [one] Vince { $winners } per abbandono di { $losers }.
        [many] Vincono { $winners } per abbandono di { $losers }.
       *[other] Vincono { $winners } per abbandono di { $losers }.
    }
game-ended-time = { $count ->
        [one] Vince { $winners }: è scaduto il tempo { SIDE($loser, form: "genitive") }.
        [many] Vincono { $winners }: è scaduto il tempo { SIDE($loser, form: "genitive") }.
       *[other] Vincono { $winners }: è scaduto il tempo { SIDE($loser, form: "genitive") }.
    }
game-ended-abandonment = { $count ->
        [one] Vince { $winners }: { SIDE($loser, form: "accusative") } ha lasciato la partita.
        [many] Vincono { $winners }: { SIDE($loser, form: "accusative") } ha lasciato la partita.
       *[other] Vincono { $winners }: { SIDE($loser, form: "accusative") } ha lasciato la partita.
    }
game-ended-abort = Nessun risultato: la partita è stata annullata.

# Why a table refuses something.
table-start-position = La posizione di partenza non è valida. { $problem }
table-players = Questo gioco ha { $expected } posti. Ci sono { $found } giocatori.
table-no-such-seat = A questo tavolo il posto { $seat } non esiste. I posti vanno da 1 a { $seats }.
table-game-over = La partita è finita.
table-not-your-turn = È il turno del posto { $turn }, non del posto { $seat }.
table-out-of-time = Il posto { $seat } non ha più tempo.
table-nothing-to-take-back = Non si possono ritirare così tante mosse ({ $asked }). Mosse giocate: { $played }.
table-no-move-of-yours = Il posto { $seat } non ha ancora fatto una mossa.
table-takeback-pending = Il posto { $seat } ha già chiesto di ritirare una mossa.
table-no-takeback-asked = Nessuno ha chiesto di ritirare una mossa.
table-not-asked = Devono rispondere gli avversari, non il posto { $seat }.
table-no-draw-offered = Nessuno ha offerto patta.
table-no-resignation = Il posto { $seat } non ha proposto di abbandonare.
table-no-vote = Il posto { $seat } non decide per la sua squadra. Decidono i suoi compagni umani.
table-clock-decides = Questa partita ha un orologio. Chi non torna perde quando il suo tempo scade.
table-nothing-to-claim = Al posto { $seat } non c’è un tuo avversario.
table-too-late-to-abort = Una partita si può annullare solo prima della seconda mossa. Puoi abbandonare o offrire patta.

# Saved games, matches, time controls.
saved-move = La mossa { $ply } non si può rigiocare. { $error }
saved-unfit =
    { $part ->
        [clock] L’orologio non corrisponde alla partita.
        [takeback] Il ritiro della mossa non corrisponde alla partita.
       *[ending] La conclusione non corrisponde alla partita.
    }
match-players = Questo gioco ha { $expected } posti. Ci sono { $found } giocatori.
match-no-games = Un incontro deve avere almeno una partita.
match-over = L’incontro è finito.
time-control-unreadable = «{ $text }» non è una cadenza. Valore atteso: none, 5, 5+3, 5d3 o 3d/move, con al massimo un giorno sull’orologio, 3600 secondi per mossa o 30 giorni per mossa.
