# The table: player bars, moves, controls, results.
name-computer = Computer, livello { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Livello { $level }
name-you = Tu
name-invited = Invito con link
name-anyone = Chiunque

bar-label = Giocatore: { $side }
bar-team = squadra { $team }
bar-thinking = sta pensando…
bar-away = offline
bar-your-turn = tocca a te
bar-their-turn = deve muovere
bar-to-move = deve muovere
clock = Tempo rimasto
table-your-turn = Tocca a te: { $game }

moves = Mosse
moves-none = Ancora nessuna mossa
moves-first = Prima mossa
moves-back = Mossa precedente
moves-forward = Mossa successiva
moves-last = Ultima mossa
moves-past = Stai guardando una posizione precedente.
moves-return = Torna alla partita

premove = Premossa: { $move }. Verrà giocata appena tocca a te.
premove-cancel = Annulla premossa
premove-failed = { $move } non è più legale. Scegli un’altra mossa.

controls = Comandi della partita
control-takeback = Ritira mossa
control-draw = Offri patta
control-resign = Abbandona
control-time = Dai tempo
control-flip = Ruota
control-sound = Suono
control-share = Esporta
control-settings = Impostazioni
control-again = Rivincita

resign-title = Abbandonare?
resign-question = La partita finisce e perdi.
resign-question-team = Decidono anche i tuoi compagni: la squadra abbandona se più della metà è d’accordo.
resign-question-three = Il computer prende il tuo posto e gli altri continuano. Puoi guardare.
resign-yes = Abbandona
draw-title = Offrire patta?
draw-question = La partita continua finché gli avversari non accettano.
draw-question-here = Se a questo tavolo sono tutti d’accordo, la partita è patta.
draw-yes = Offri patta

share-title = Esporta
share-link = Link per guardare questo tavolo
share-position = Posizione sul tavoliere
share-record = Partita finora
share-save-text = Salva come testo
share-save-json = Salva come JSON

table-rated = Partita classificata
give-title = Dai tempo
give-none = Ora non puoi dare tempo a nessuno.
give-time-to = Dai altri { $seconds } secondi a { $name }
give-hour-to = Dai un’altra ora a { $name }
time-given = { $name } riceve altro tempo: +{ $time }

rating-changes = Nuovi punteggi
rating-changes-later = Impossibile caricare i nuovi punteggi. Puoi vederli nelle pagine degli account dei giocatori.

ending-declined = Rifiutata
ending-won = Hai vinto
ending-lost = Hai perso
ending-draw = Patta
ending-shared = Nessun vincitore
ending-called-off = Annullata
ending-side = { $count ->
        [one] Vince { $side }
        [many] Vincono { $side }
       *[other] Vincono { $side }
    }
ending-again = Rivincita
ending-analyse = Analizza
ending-report = Rapporto sulla partita
ending-level = Prova { $name } (livello { $level })
ending-other-side = Gioca con l’altra parte
ending-new = Nuova partita
ending-next = Prossima partita

series = Incontro
series-game = Partita { $game } di { $length }

question-you = tu
question-agreed = D’accordo: { $names }
question-refused = Contro: { $names }
question-waiting = In attesa di: { $names }
question-needed = { $count ->
        [0] Ci sono tutti i sì necessari
        [one] Manca ancora un sì
        [many] Mancano ancora { $count } sì
       *[other] Mancano ancora { $count } sì
    }
question-withdraw = Ritira
question-draw = { $name } offre patta.
question-draw-own = Hai offerto patta.
question-draw-yes = Accetta
question-draw-no = Rifiuta
question-takeback = { $count ->
        [one] { $name } chiede di ritirare una mossa.
        [many] { $name } chiede di ritirare { $count } mosse.
       *[other] { $name } chiede di ritirare { $count } mosse.
    }
question-takeback-own = { $count ->
        [one] Hai chiesto di ritirare una mossa.
        [many] Hai chiesto di ritirare { $count } mosse.
       *[other] Hai chiesto di ritirare { $count } mosse.
    }
question-takeback-yes = Accetta
question-takeback-no = Rifiuta
question-resignation = { $name } propone alla squadra di abbandonare.
question-resignation-own = Hai proposto alla tua squadra di abbandonare.
question-resignation-yes = Abbandona anche tu
question-rematch = { $name } chiede la rivincita.
question-rematch-own = Hai chiesto la rivincita.
question-rematch-yes = Rivincita
question-rematch-no = Rifiuta

# A request that ended without being granted.
closed-draw-declined = { $name } ha rifiutato la patta.
closed-draw-withdrawn = { $name } ha ritirato l’offerta di patta.
closed-draw-played-on = { $name } ha continuato a giocare: niente patta.
closed-draw-own-declined = Hai rifiutato la patta.
closed-draw-own-withdrawn = Hai ritirato l’offerta di patta.
closed-draw-own-played-on = Hai continuato a giocare: niente patta.
closed-takeback-declined = { $name } non accetta di ritirare la mossa.
closed-takeback-withdrawn = { $name } non chiede più di ritirare la mossa.
closed-takeback-played-on = { $name } ha continuato a giocare: nessuna mossa viene ritirata.
closed-takeback-own-declined = Non hai accettato di ritirare la mossa.
closed-takeback-own-withdrawn = Non chiedi più di ritirare la mossa.
closed-takeback-own-played-on = Hai continuato a giocare: nessuna mossa viene ritirata.

# A player who left.
away = { $name } è offline.
away-clock = Il tempo scorre.
away-claim-in = Potrai reclamare la vittoria tra { $time }.
away-claim = Reclama vittoria
away-replace-in = Il computer potrà subentrare tra { $time }.
away-replace = Fai subentrare il computer
away-opponent-in = L’avversario potrà reclamare la vittoria tra { $time }.
away-opponent = L’avversario può ora reclamare la vittoria.
away-unrated = Dopo, la partita non è più classificata.

connection-connecting = Connessione al tavolo…
connection-lost = Connessione persa. Nuovo tentativo… Ciò che vedi potrebbe non essere aggiornato.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
        [0] nessuno spettatore
        [one] 1 spettatore
        [many] { $count } spettatori
       *[other] { $count } spettatori
    }
chat-watching = Spettatori: { $names }
chat-guests = { $count ->
    [one] 1 ospite
    [many] { $count } ospiti
   *[other] { $count } ospiti
}
chat-say = Messaggio
chat-send = Invia
chat-closed = Solo i giocatori possono usare la chat. Nelle partite a squadre si apre a partita finita.

here-none = Qui non c’è nessuna partita
here-none-advice = Forse è stata giocata in un altro browser, o i dati di questo browser sono stati cancellati. Inizia una nuova partita.
here-new = Nuova partita

motion = Animazione
motion-pause = Pausa
motion-go-on = Continua
motion-step = Un passo
motion-skip = Vai alla fine
