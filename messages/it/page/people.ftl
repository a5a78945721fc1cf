# Accounts: signing in, the account page. Accounts are optional; only rated games and challenges need one.
nav-sign-in = Accedi
nav-account = Il tuo account: { $name }

sign-in = Accedi
sign-up = Crea un account
sign-in-line = Puoi giocare senza account. Con un account hai un punteggio, gli altri possono sfidarti per nome e ritrovi le tue partite su ogni dispositivo.
sign-in-name = Nome
sign-in-password = Password
sign-in-show = Mostra password
sign-in-go = Accedi
sign-up-go = Crea account
sign-in-new = È la prima volta? Crea un account
sign-in-known = Hai già un account? Accedi
sign-up-name = Da 2 a 24 caratteri: lettere dalla A alla Z, cifre, - e _, iniziando con una lettera. È visibile a tutti.
sign-up-password = Almeno 8 caratteri. Non chiediamo un indirizzo e-mail, quindi una password persa non si può recuperare.
sign-in-moves = { $count ->
        [one] La tua partita in questo browser passerà al tuo account.
        [many] Le tue { $count } partite in questo browser passeranno al tuo account.
       *[other] Le tue { $count } partite in questo browser passeranno al tuo account.
    }
sign-in-stay = Le partite in corso con orologio, gli incontri e le partite tra più persone su questo dispositivo restano in questo browser fino alla fine.
sign-in-go-on = Continua
sign-in-already = Hai eseguito l’accesso come { $name }.

moved = { $count ->
        [one] Una partita è passata al tuo account.
        [many] { $count } partite sono passate al tuo account.
       *[other] { $count } partite sono passate al tuo account.
    }
moved-see = Vedi le tue partite

refused-unreachable = Il server non risponde. Controlla la connessione e riprova.
refused-name-taken = Questo nome è già in uso. Scegline un altro.
refused-label-taken = Hai già un token con questo nome. Scegline un altro.
refused-wrong-login = Nome o password errati.
refused-wrong-password = Password errata. Nulla è stato modificato.
refused-too-many-requests = { $seconds ->
        [one] Troppi tentativi. Riprova tra un secondo.
        [many] Troppi tentativi. Riprova tra { $seconds } secondi.
       *[other] Troppi tentativi. Riprova tra { $seconds } secondi.
    }
refused-busy = { $seconds ->
        [one] Il server è occupato. Riprova tra un secondo.
        [many] Il server è occupato. Riprova tra { $seconds } secondi.
       *[other] Il server è occupato. Riprova tra { $seconds } secondi.
    }
refused-no-such-account = Nessuno qui usa questo nome. Controlla l’ortografia; i nomi non hanno spazi.
refused-needs-account = Per questo serve un account. Accedi o creane uno.
refused-already-seated = Hai già un posto a questo tavolo e non puoi giocare una partita classificata contro di te.
refused-no-free-seat = Questo posto non è più libero: l’ha preso qualcun altro oppure la partita è stata annullata.

rating-is = Punteggio { $value }
rating-about = { $games ->
        [0] Ancora nessuna partita classificata: un valore tra { $low } e { $high }.
        [one] Dopo una partita classificata: molto probabilmente tra { $low } e { $high }.
        [many] Dopo { $games } partite classificate: molto probabilmente tra { $low } e { $high }.
       *[other] Dopo { $games } partite classificate: molto probabilmente tra { $low } e { $high }.
    }
rating-uncertain = provvisorio

account = Il tuo account
account-none = Non hai eseguito l’accesso
account-since = Account creato: { $date }
account-sign-out = Esci
account-ratings = Punteggi
account-ratings-none = Non hai ancora giocato una partita classificata. Quando inizi una partita con un link, per nome o nella lobby, puoi renderla classificata.
account-rating-from = { $games ->
        [one] { $players } giocatori, una partita
        [many] { $players } giocatori, { $games } partite
       *[other] { $players } giocatori, { $games } partite
    }
account-uncertain = Il punto interrogativo indica un punteggio provvisorio. Cambia in fretta finché non hai giocato più partite.
account-going-on = In corso
account-going-on-none = Nessuna partita in corso.
account-over = Concluse
account-over-none = Ancora nessuna partita conclusa.
account-older = Partite precedenti
account-against = contro { $names }
account-open = in attesa di giocatori
account-continue = Continua
account-look = Vedi
account-keys = Sicurezza e dati

password = Cambia password
password-about = Chiude la tua sessione in tutti gli altri browser.
password-old = Password attuale
password-new = Nuova password
password-go = Salva password
password-done = La password è stata cambiata e la tua sessione è chiusa in tutti gli altri browser.

tokens = Token API
tokens-about = Un token permette a un programma, per esempio un bot, di agire a tuo nome. Non può cambiare la password né eliminare l’account.
token-once = Questo token viene mostrato una sola volta. Copialo ora e custodiscilo come una password.
token-made = Token «{ $label }»
token-label = Nome del token
token-label-example = il mio primo bot
token-scopes = Permessi
token-scope-play = giocare
token-scope-create = creare partite
token-scope-play-about = Giocare: ricevere sfide, unirsi a partite, fare mosse
token-scope-create-about = Creare partite e sfidare altri
token-make = Crea token
token-revoke = Revoca
token-revoke-named = Revoca { $label }

data = I tuoi dati
data-about = Scarica in un solo file tutto ciò che questo server conserva su di te, comprese tutte le tue partite.
data-export = Esporta i miei dati
delete-about = Puoi eliminare il tuo account e tutto ciò che è conservato su di te.
delete = Elimina il mio account…
delete-title = Eliminare l’account { $name }?
delete-warning = Le partite in corso vengono abbandonate. Quelle concluse restano, senza il tuo nome e i tuoi messaggi. Punteggi, token e account vengono eliminati per sempre. L’operazione è irreversibile.
delete-yes = Elimina per sempre
delete-no = Mantieni account
delete-done = Il tuo account è stato eliminato.

news = Notifiche
challenge-from = { $name } ti sfida:
challenge-more = { $count ->
        [one] Ti aspetta un’altra sfida.
        [many] Ti aspettano altre { $count } sfide.
       *[other] Ti aspettano altre { $count } sfide.
    }
challenge-accept = Accetta
challenge-decline = Rifiuta
challenge-accepted = Sfida accettata: { $names }.
challenge-declined = Sfida rifiutata: { $names }.
challenge-go = Vai al tavolo
