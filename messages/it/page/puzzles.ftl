puzzles-about = Una sola mossa vince o salva la partita. Trovala.
puzzles-missing = Impossibile caricare i problemi
puzzles-none = Nessun problema di questo tipo. Scegli un altro tema.

# What is asked.
puzzles-task-win = Muove { $side }: trova l’unica mossa che vince
puzzles-task-within = Muove { $side }: vinci in { $moves } mosse. Una sola prima mossa ci riesce
puzzles-task-advantage = Muove { $side }: trova l’unica mossa che porta a un chiaro vantaggio
puzzles-task-save = Muove { $side }: trova l’unica mossa che non perde
puzzles-task-defend = Muove { $side }: trova la difesa migliore. Ogni altra mossa è nettamente peggiore
puzzles-task-own = Muove { $side }: trova la mossa nettamente migliore di tutte le altre
puzzles-target = Vince chi espelle per primo { $marbles ->
    [one] una biglia
    [many] { $marbles } biglie
   *[other] { $marbles } biglie
}.
puzzles-level = livello { $level }
puzzles-proved = dimostrato
puzzles-proved-about = È dimostrato che la soluzione è una sola.
puzzles-engine = secondo il motore
puzzles-engine-about = Il motore giudica ogni altra mossa molto peggiore.

# What is answered.
puzzles-right = Giusto!
puzzles-wrong = Non è la mossa giusta. L’avversario risponde…
puzzles-wrong-over = Non è la mossa giusta: pone fine alla partita.
puzzles-refuted = Non è la mossa giusta. { $reply }
puzzles-wrong-result = Non è la mossa giusta: guarda la risposta sul tavoliere.
puzzles-why-chances = Probabilità di vittoria { SIDE($side, form: "genitive") } dopo { $played } secondo il motore: { $percent }%.
puzzles-hint-move = La mossa è { $move }. { $how }

# What can be done.
puzzles-hint = Consiglio
puzzles-again = Riprova
puzzles-skip = Salta
puzzles-next = Problema successivo
puzzles-line = Mostra la linea
puzzles-series = Tutti i problemi
puzzles-daily = Problema del giorno
puzzles-daily-of = { $game }: problema del giorno

# How someone gets on.
puzzles-rating = Punteggio { $rating }
puzzles-rating-about = Il tuo punteggio determina il problema successivo. Resta in questo browser.
puzzles-streak = Serie { $streak }, record { $best }
puzzles-days = { $days ->
    [one] 1 giorno di fila
    [many] { $days } giorni di fila
   *[other] { $days } giorni di fila
}

# Themes.
puzzles-theme = Tema
puzzles-theme-all = Tutti i temi
puzzles-theme-long-relay = Staffetta lunga
puzzles-theme-starvation = Senza mosse
puzzles-theme-capture = Cattura
puzzles-theme-big-capture = Grande cattura
puzzles-theme-stack-of-seven = Pila di sette
puzzles-theme-swap = Scambio
puzzles-theme-two-scales = Due squame
puzzles-theme-cover = Coprire una pila
puzzles-theme-high-stack = Pila alta
puzzles-theme-pincers = Tenaglia
puzzles-theme-goal-points = Punti meta
puzzles-theme-sumito = Sumito
puzzles-theme-edge = Bordo
puzzles-theme-double-threat = Doppia minaccia
puzzles-theme-parry = Impedire la vittoria
puzzles-theme-quiet = Mossa tranquilla
puzzles-theme-defence = Difesa

# Your own mistakes.
puzzles-theme-own = I tuoi errori ({ $count })
puzzles-own-none = Hai risolto tutti i problemi tratti dai tuoi errori. Scegli un altro tema.
