# Why the server does not do what it was asked to do.
refusal-no-such-table = Il tavolo «{ $table }» non esiste.
refusal-no-seat = Solo un giocatore può farlo. Invia il segreto di un posto, oppure accedi.
refusal-wrong-secret = Questo segreto non corrisponde a nessun posto a questo tavolo.
refusal-only-invitation = Questo segreto è un invito. Prima usalo per prendere un posto.
refusal-used-invitation = Questo invito è già stato usato: tutti i suoi posti sono occupati. Puoi guardare.
refusal-wrong-device-link = { $minutes ->
    [one] Questo link è già stato usato, oppure ha più di un minuto. Creane un altro sul dispositivo con cui giochi.
    [many] Questo link è già stato usato, oppure ha più di { $minutes } minuti. Creane un altro sul dispositivo con cui giochi.
   *[other] Questo link è già stato usato, oppure ha più di { $minutes } minuti. Creane un altro sul dispositivo con cui giochi.
}
refusal-account-seat = Questo posto appartiene a un account. Accedi sull’altro dispositivo per continuare lì.
refusal-not-begun = La partita comincia quando tutti i posti sono occupati.
refusal-wrong-ply = Hai inviato la mossa { $sent }, ma la prossima mossa è la numero { $expected }.
refusal-reused-id = L’identificativo { $id } è già stato usato per altro. Usane uno nuovo per ogni mossa e ogni azione.
refusal-needs-account = Per questo serve un account. Accedi, crea un account o invia un token API.
refusal-not-for-programs = Questo si fa in un browser dopo aver effettuato l’accesso, non con un token API.
refusal-wrong-token = Questo token API non è valido. Forse è stato revocato.
refusal-missing-scope = Il token API non ha il permesso «{ $scope }».
refusal-wrong-login = Nome o password errati.
refusal-wrong-password = Password errata.
refusal-name-taken = Il nome «{ $name }» è già in uso. Scegline un altro.
refusal-reserved-name = Il nome «{ $name }» è riservato, perché sembra quello del server o di un motore. Scegline un altro.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Questo account è bloccato per sempre: { $reason }
       *[no] Questo account è bloccato fino al { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Questo account è bloccato per sempre.
       *[no] Questo account è bloccato fino al { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Questo indirizzo è bloccato per sempre: { $reason }
       *[no] Questo indirizzo è bloccato fino al { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Questo indirizzo è bloccato per sempre.
       *[no] Questo indirizzo è bloccato fino al { $until }.
    }
}
refusal-label-taken = C’è già un token chiamato «{ $label }». Scegli un altro nome.
refusal-no-such-account = L’account «{ $name }» non esiste.
refusal-already-seated = Questo account ha già un posto a questo tavolo classificato.
refusal-no-analysis = Non c’è ancora un’analisi di questa partita. Richiedila con POST.
refusal-engines-busy = Tutti i motori sono occupati. Riprova più tardi.
refusal-too-many-analyses = { $each ->
    [one] Un’analisi che hai richiesto è ancora in attesa. Riprova quando sarà pronta.
    [many] { $each } analisi che hai richiesto sono ancora in attesa. Riprova quando una sarà pronta.
   *[other] { $each } analisi che hai richiesto sono ancora in attesa. Riprova quando una sarà pronta.
}
refusal-too-many-engine-moves = { $each ->
    [one] Una mossa del motore ai tuoi tavoli è ancora in attesa. Riprova quando sarà stata giocata.
    [many] { $each } mosse del motore ai tuoi tavoli sono ancora in attesa. Riprova quando alcune saranno state giocate.
   *[other] { $each } mosse del motore ai tuoi tavoli sono ancora in attesa. Riprova quando alcune saranno state giocate.
}
refusal-busy = Troppe persone stanno effettuando l’accesso. Riprova tra qualche secondo.
refusal-overloaded = Il server è sovraccarico. Riprova tra un secondo.
refusal-too-many-guesses = { $seconds ->
    [one] Dal tuo indirizzo sono state provate troppe password. Riprova tra un secondo.
    [many] Dal tuo indirizzo sono state provate troppe password. Riprova tra { $seconds } secondi.
   *[other] Dal tuo indirizzo sono state provate troppe password. Riprova tra { $seconds } secondi.
}
refusal-too-many-tables = { $seconds ->
    [one] Dal tuo indirizzo sono stati creati troppi tavoli. Riprova tra un secondo.
    [many] Dal tuo indirizzo sono stati creati troppi tavoli. Riprova tra { $seconds } secondi.
   *[other] Dal tuo indirizzo sono stati creati troppi tavoli. Riprova tra { $seconds } secondi.
}
refusal-too-many-accounts = { $seconds ->
    [one] Dal tuo indirizzo sono stati creati troppi account. Riprova tra un secondo.
    [many] Dal tuo indirizzo sono stati creati troppi account. Riprova tra { $seconds } secondi.
   *[other] Dal tuo indirizzo sono stati creati troppi account. Riprova tra { $seconds } secondi.
}
refusal-too-many-local-games = { $seconds ->
    [one] A questo account sono state aggiunte troppe partite. Riprova tra un secondo.
    [many] A questo account sono state aggiunte troppe partite. Riprova tra { $seconds } secondi.
   *[other] A questo account sono state aggiunte troppe partite. Riprova tra { $seconds } secondi.
}
refusal-too-much-reading = { $seconds ->
    [one] Dal tuo indirizzo sono state caricate troppe partite lunghe. Riprova tra un secondo.
    [many] Dal tuo indirizzo sono state caricate troppe partite lunghe. Riprova tra { $seconds } secondi.
   *[other] Dal tuo indirizzo sono state caricate troppe partite lunghe. Riprova tra { $seconds } secondi.
}
refusal-too-many-requests = { $seconds ->
    [one] Troppe richieste. Riprova tra un secondo.
    [many] Troppe richieste. Riprova tra { $seconds } secondi.
   *[other] Troppe richieste. Riprova tra { $seconds } secondi.
}
refusal-too-many-connections = Ci sono troppe connessioni aperte dal tuo indirizzo. Chiudine una o riprova più tardi.
refusal-too-many-reports = Troppe segnalazioni sono in attesa di un amministratore. Riprova più tardi.
refusal-not-over = La partita non è finita.
refusal-went-on = I giocatori hanno continuato al tavolo { $table }.
refusal-not-away = Il giocatore del posto { $seat } non se n’è andato.
refusal-too-soon = { $seconds ->
    [one] Il giocatore del posto { $seat } può ancora tornare. Riprova tra un secondo.
    [many] Il giocatore del posto { $seat } può ancora tornare. Riprova tra { $seconds } secondi.
   *[other] Il giocatore del posto { $seat } può ancora tornare. Riprova tra { $seconds } secondi.
}
refusal-handed-over = Ora a questo posto gioca il computer. Puoi guardare.
refusal-no-talking = Nelle partite a squadre non c’è chat prima della fine: i compagni non possono consultarsi.
refusal-no-clocks = Questo tavolo non ha orologi.
refusal-disk-full = Il disco del server è pieno e nulla è stato salvato. Riprova quando ci sarà spazio.
refusal-disk-failed = Il disco del server è guasto e nulla è stato salvato. Riprova quando sarà riparato.
refusal-damaged = I dati del server sono danneggiati. Deve ripararli chi lo gestisce.
refusal-data-in-use = I dati del server sono in uso altrove e nulla è stato salvato. Riprova.
refusal-unreachable = Il server non riesce a raggiungere il suo database e nulla è stato salvato. Riprova tra un momento.
refusal-undecided = Il server ha perso la connessione al suo database. Ricarica la pagina per vedere se è stato salvato.
refusal-conflict = Qualcun altro ha già modificato questi dati e nulla è stato salvato. Ricarica e riprova.
refusal-not-stored = Impossibile salvare. Riprova.
refusal-unavailable = Il tavolo al momento non è disponibile. Riprova.
refusal-no-place = Il server non accetta altre connessioni. Riprova più tardi.
refusal-slow-request = La richiesta ha impiegato troppo tempo.
refusal-foreign-origin = Le pagine di «{ $origin }» non possono usare questo server.
