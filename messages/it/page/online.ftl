# Online tables: lobby, links, errors.
online-waiting = Accesso al tavolo…
online-signed-out = La tua sessione è terminata. Accedi per continuare a giocare.

invited-title = Hai un invito a giocare a { $game }
invited-by = Al tavolo: { $names }
invited-watch = Guarda soltanto
invited-used = Questo link è già stato usato
invited-used-advice = Il posto è occupato, ma puoi guardare la partita. Se il posto è tuo, apri il tavolo nel browser in cui l’hai preso, oppure vai lì e scegli «Continua su un altro dispositivo».
join = Gioca
join-as = Gioca come { $name }
join-seat = Il tuo posto
join-any-seat = Qualsiasi posto libero

devices-title = Continua su un altro dispositivo
devices-about = Crea un link privato al tuo posto e aprilo sull’altro dispositivo. Potrai così giocare su entrambi.
devices-make = Crea link privato
devices-link = Link privato al tuo posto
devices-once = Vale una sola volta, entro i prossimi cinque minuti. Non condividerlo: chi lo apre può giocare al posto tuo.
devices-account = Accedi come { $name } sull’altro dispositivo e apri lì questo tavolo.

invitation-title = In attesa di giocatori
invitation-link = Link per { $side }
invitation-link-all = Un link per tutti i posti liberi
invitation-all-advice = Chi apre questo link prende un posto libero, finché ce ne sono.
invitation-each = Un link per posto
invitation-advice = { $count ->
        [one] Invia questo link all’avversario. Vale per una persona. La partita inizia quando ci sono tutti.
        [many] Il link di un posto vale per una persona. La partita inizia quando ci sono tutti.
       *[other] Il link di un posto vale per una persona. La partita inizia quando ci sono tutti.
    }
invitation-lobby = Il tuo tavolo è nella lobby. La partita inizia quando qualcuno si unisce.
invitation-challenged = Hai ricevuto una sfida
qr-code = Codice QR
qr-code-of = Codice QR: { $link }
invitation-asked = { $count ->
        [one] In attesa che { $names } accetti la tua sfida.
        [many] In attesa che accettino { $names }. La partita inizia quando hanno accettato tutti.
       *[other] In attesa che accettino { $names }. La partita inizia quando hanno accettato tutti.
    }
invitation-asked-guest = Posti liberi riservati a { $names }. Se sei tu, accedi per rispondere.
invitation-abort = Annulla partita
invitation-watch = I posti liberi sono per chi ha un invito. Potrai guardare appena la partita inizia.

lobby-title = Lobby
lobby-open = Tavoli aperti
lobby-playing = Partite da guardare
lobby-none = Non ci sono tavoli aperti. Creane uno e gli altri lo vedranno qui.
lobby-none-playing = Nessuna partita pubblica al momento.
lobby-waiting = Caricamento dei tavoli…
lobby-gone = Il server non risponde, perciò la lobby è vuota. Puoi comunque giocare contro il computer o con altre persone su questo dispositivo.
lobby-join = Unisciti
lobby-watch = Guarda
lobby-new = Nuovo tavolo
lobby-name = Il tuo nome
lobby-free = { $count ->
        [one] 1 posto libero
        [many] { $count } posti liberi
       *[other] { $count } posti liberi
    }
lobby-rated = classificata
lobby-local = su un solo dispositivo
lobby-no-clock = senza orologio
lobby-days = { $count ->
    [one] 1 giorno per mossa
    [many] { $count } giorni per mossa
   *[other] { $count } giorni per mossa
}
lobby-games = { $count ->
        [one] una partita
        [many] incontro di { $count } partite
       *[other] incontro di { $count } partite
    }

trouble-unreachable = Il server non risponde
trouble-unreachable-advice = Il server potrebbe essere fermo, oppure manca la connessione. Puoi comunque giocare contro il computer o con altre persone su questo dispositivo.
trouble-no-such-table = Questo tavolo non esiste
trouble-no-such-table-advice = Il link potrebbe essere vecchio, oppure la partita non è mai iniziata ed è stata rimossa. Chiedi un nuovo link o cerca un tavolo nella lobby.
trouble-wrong-secret = Questo link non è valido
trouble-wrong-secret-advice = Potrebbe essere di un altro tavolo, oppure una parte è andata persa nella copia. Chiedi di nuovo il link. Puoi guardare la partita.
trouble-wrong-device-link = Questo link non è più valido
trouble-wrong-device-link-advice = Vale una sola volta e scade dopo cinque minuti. Creane uno nuovo sul dispositivo con cui giochi. Puoi guardare la partita.
trouble-other-version = Questa pagina non è aggiornata
trouble-other-version-advice = Ricarica la pagina per avere l’ultima versione.
trouble-too-many-requests = Troppe richieste
trouble-too-many-requests-advice = Il server limita il numero di richieste da uno stesso indirizzo. Attendi qualche secondo e riprova.
trouble-needs-account = È una partita classificata
trouble-needs-account-advice = Per le partite classificate serve un account. Accedi o creane uno e tornerai a questo tavolo.
trouble-other = Qualcosa è andato storto
trouble-other-advice = Riprova. Se continua a succedere, invia il messaggio qui sopra a chi amministra il sito.
