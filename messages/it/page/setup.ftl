setup-way = Avversario
setup-way-computer = Computer
setup-way-here = { $count ->
        [one] Qualcuno qui
        [many] Persone qui
       *[other] Persone qui
    }
setup-way-link = { $count ->
        [one] Un amico, con link
        [many] Amici, con link
       *[other] Amici, con link
    }
setup-way-lobby = Chiunque
setup-way-person = { $count ->
        [one] Un giocatore, per nome
        [many] Giocatori, per nome
       *[other] Giocatori, per nome
    }
setup-person = Giocatore
setup-person-many = Giocatore { $number }
setup-person-self = Non puoi sfidare il tuo stesso account.
setup-person-guest = Per sfidare qualcuno serve un account.
setup-rated = Classificata
setup-rated-about = Il risultato cambia il punteggio di tutti.
setup-rated-guest = Per le partite classificate serve un account.
setup-rated-position = Una partita classificata parte dalla posizione iniziale, non da una personalizzata.
setup-rated-computer = Le partite contro il computer non sono classificate.
setup-rated-clock = Con tre o più giocatori una partita classificata richiede un orologio.
setup-public = Pubblica
setup-public-about = Chiunque può trovare questa partita nella lobby e guardarla.
setup-as = Giochi come { $name }.
setup-level = Livello
setup-level-value = { $name } · livello { $level }
setup-level-rated = { $name } · livello { $level }, punteggio circa { $rating }
setup-level-weakest = il più debole
setup-level-strongest = il più forte
setup-players = Giocatori
setup-layout = Posizione di partenza
setup-variant = Variante
setup-side = Giochi con
setup-side-chance = A caso
setup-seat-each = Imposta ogni posto
setup-seat-alike = Uguale per gli altri
setup-seats = Posti
setup-seat = Giocatore per { $side }
setup-seat-name = Nome per { $side }
setup-seat-level = Livello per { $side }
setup-sitter-me = Tu
setup-sitter-here = Qualcuno qui
setup-sitter-link = Un amico, con link
setup-sitter-person = Un giocatore, per nome
setup-sitter-lobby = Chiunque
setup-sitter-computer = Computer
setup-problem-here-and-elsewhere = In una partita online ogni dispositivo ha un posto. Scegli «Un amico, con link» invece di «Qualcuno qui».
setup-problem-nobody-here = Non hai ancora un posto. Scegli «Tu» per uno dei posti.
setup-time = Cadenza
setup-time-none = Senza orologio
setup-match = Durata dell’incontro
setup-match-games = { $count ->
        [one] Una partita
        [many] { $count } partite
       *[other] { $count } partite
    }
setup-options = { $count ->
        [0] Opzioni delle regole
        [one] Opzioni delle regole: una modificata
        [many] Opzioni delle regole: { $count } modificate
       *[other] Opzioni delle regole: { $count } modificate
    }
setup-go-computer = Gioca
setup-go-here = Gioca
setup-go-link = Crea link
setup-go-lobby = Apri tavolo
setup-go-person = Sfida

# The computer’s levels.
level-1 = Principiante
level-2 = Apprendista
level-3 = Amatore
level-4 = In crescita
level-5 = Intermedio
level-6 = Abile
level-7 = Forte
level-8 = Esperto
level-9 = Maestro
level-10 = Massima forza

# Fair starts.
setup-balanced = Equilibrata
setup-balanced-start = La partenza più equilibrata fra quelle misurate: { $name }.
setup-balanced-deal = Una delle { $count } distribuzioni da cui le due parti hanno vinto più o meno con la stessa frequenza.
setup-balanced-none = Questa partenza favorisce una parte. Per queste regole non ne è stata trovata una equilibrata.
setup-measured = A parità di forza, chi inizia ottiene da { $low } a { $high }% dei punti (misurato: { $percent }%, la patta vale mezzo punto; partite del motore: { $games }, di cui { $drawn }% patte).
setup-measured-shares = Punti a parità di forza: { $shares } (la patta si divide; partite del motore: { $games }, di cui { $drawn }% patte).
setup-share = { $side } da { $low } a { $high }%
