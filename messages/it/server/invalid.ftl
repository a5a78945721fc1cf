# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Questo gioco ha un posto, non { $found }.
    [many] Questo gioco ha { $seats } posti, non { $found }.
   *[other] Questo gioco ha { $seats } posti, non { $found }.
}
invalid-no-person = Almeno un posto deve essere per una persona.
invalid-rated = Una partita classificata parte dalla posizione iniziale, e la giocano solo persone.
invalid-rated-clock = Una partita classificata per tre o più giocatori richiede un orologio.
invalid-over-position = In questa posizione la partita è finita.
invalid-match-length = Un incontro deve avere da 1 a { $most } partite.
invalid-not-two = In più di due non si può reclamare la vittoria, ma il computer può subentrare.
invalid-only-two = In due il computer non può subentrare, ma puoi reclamare la vittoria.
invalid-seat = I posti vanno da 1 a { $seats }.
invalid-not-kept = Nessun posto è riservato a questo account.
invalid-seats-free = Non tutti i posti erano occupati.
invalid-seat-not-free = Il posto { $seat } non è libero per te.
invalid-no-open-seat = A questo tavolo nessun posto è aperto a tutti.
invalid-devices = { $most ->
    [one] Senza account si gioca su un solo dispositivo per tavolo.
    [many] Senza account si gioca al massimo su { $most } dispositivi per tavolo.
   *[other] Senza account si gioca al massimo su { $most } dispositivi per tavolo.
}
invalid-attempt = L’identificativo di un tentativo (attempt) deve essere una stringa casuale da { $least } a { $most } caratteri.
invalid-game-id = L’identificativo di una partita deve essere una stringa casuale da { $least } a { $most } caratteri.
invalid-one-record = Invia una registrazione alla volta.
invalid-own-seat = In questo gioco i posti vanno da 1 a { $seats }.
invalid-computer-seat = Al posto { $seat } ha giocato un computer.
invalid-unfinished = Una partita non finita si può salvare solo se tutti gli altri giocatori sono computer e non c’è un orologio.
invalid-said-nothing = Con questo numero non c’è nessun messaggio del posto { $seat }.
invalid-nobody = Il posto { $seat } è vuoto.
invalid-account-seat = Il posto { $seat } appartiene a un account. Togli il nome dell’account.
invalid-no-message = L’evento { $number } di questo tavolo non è un messaggio.
invalid-gift = Si possono aggiungere da 1 a { $most } secondi.
invalid-gift-receiver = Si può dare tempo solo agli avversari.
invalid-act-id = Un identificativo può essere al massimo { $most }.
invalid-full-of-moves = Questo tavolo ha { $most } voci e non accetta altre mosse. Abbandona per chiudere la partita.
invalid-full-of-chat = A questo tavolo sono stati scritti { $most } messaggi e non c’è spazio per altri.
invalid-full = Questo tavolo ha { $most } voci. Puoi solo continuare a giocare o chiudere la partita.
invalid-words = Un messaggio deve avere da 1 a { $most } caratteri di testo semplice.
invalid-name-length = Un nome deve avere da 1 a { $most } caratteri su una riga.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Un nome non può contenere il carattere { $code }, che è invisibile o cambia il modo in cui si vede il testo.
invalid-name-accents = { $most ->
    [one] Una lettera di un nome ha al massimo un accento.
    [many] Una lettera di un nome ha al massimo { $most } accenti.
   *[other] Una lettera di un nome ha al massimo { $most } accenti.
}
invalid-account-name = Un nome deve avere da { $least } a { $most } caratteri (lettere dalla A alla Z, cifre, «-» e «_») e cominciare con una lettera.
invalid-password = Una password deve avere da { $least } a { $most } caratteri.
invalid-label-length = Il nome di un token deve avere da 1 a { $most } caratteri.
invalid-label = Il nome di un token deve stare su una riga, senza «/», caratteri invisibili e spazi all’inizio o alla fine.
invalid-no-scope = Un token deve avere almeno un permesso.
invalid-tokens = { $most ->
    [one] Un account ha al massimo un token. Prima revocalo.
    [many] Un account ha al massimo { $most } token. Prima revocane uno.
   *[other] Un account ha al massimo { $most } token. Prima revocane uno.
}
invalid-mute-self = Non puoi silenziare il tuo account.
invalid-mutes = Un account può silenziarne al massimo { $most }. Prima riattivane uno.
invalid-no-report = La segnalazione { $number } non esiste.
invalid-place = «{ $text }» non è un token di pagina valido. Usa il valore di «next» della pagina precedente.
invalid-language = La lingua «{ $language }» non esiste. Scegli { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = L’indirizzo di una sottoscrizione può avere al massimo { $most } caratteri.
invalid-endpoint-url = L’indirizzo di una sottoscrizione deve essere un URL.
invalid-endpoint-https = L’indirizzo di una sottoscrizione deve cominciare con https://.
invalid-endpoint-host = L’indirizzo di una sottoscrizione deve indicare un host.
invalid-endpoint-password = L’indirizzo di una sottoscrizione non deve contenere una password.
invalid-endpoint-private = L’indirizzo di una sottoscrizione deve essere su internet pubblica.
invalid-push-key = La chiave { $name } deve avere { $length } byte in base64 per URL.
invalid-push-point = La chiave p256dh non è un punto della curva P-256.

# Openings and fair starts.
invalid-position-key = La chiave di una posizione deve avere 16 cifre esadecimali in minuscolo.
invalid-balanced = Una partita può partire da una distribuzione equilibrata o da una posizione personalizzata, ma non da entrambe.
