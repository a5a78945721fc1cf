### What `tetrarch puzzles` says.

cli-puzzle-title = Problema { $id }: { $game }, { $variant }, livello { $level }
cli-puzzle-proved = dimostrato
cli-puzzle-engine = secondo il motore
cli-puzzle-target = Vince chi espelle per primo { $marbles ->
    [one] una biglia
    [many] { $marbles } biglie
   *[other] { $marbles } biglie
}.
cli-puzzle-win = Muove { $side }: trova l’unica mossa che vince.
cli-puzzle-win-within = Muove { $side }: vinci in { $moves } mosse. Solo una prima mossa ci riesce.
cli-puzzle-advantage = Muove { $side }: trova l’unica mossa che porta a un chiaro vantaggio.
cli-puzzle-save = Muove { $side }: trova l’unica mossa che non perde.
cli-puzzle-defend = Muove { $side }: trova la difesa migliore. Ogni altra mossa è nettamente peggiore.
cli-puzzle-keys = Scrivi una mossa, oppure «hint» (consiglio), «next» (successivo) o «quit» (esci).
cli-puzzle-right = Giusto. La linea è { $line }.
cli-puzzle-wrong = { $tried } è sbagliata: { $reply } la confuta. Riprova.
cli-puzzle-wrong-over = { $tried } è sbagliata: pone fine alla partita. Riprova.
cli-puzzle-hint-themes = Tema: { $themes }.
cli-puzzle-hint-none = Non ha un tema. Il prossimo consiglio è la mossa.
cli-puzzle-hint-move = La mossa è { $best }.
cli-puzzle-score = Risolti: { $solved } su { $seen }
cli-puzzle-none = Nessun problema di questo tipo. Scegli un altro tema o livello.
cli-puzzle-faulty = { $file }: problema { $id }: { $reason }
cli-puzzle-mined = { $puzzles ->
    [one] 1 problema
    [many] { $puzzles } problemi
   *[other] { $puzzles } problemi
} da { $games ->
    [one] 1 partita
    [many] { $games } partite
   *[other] { $games } partite
} in { $file }
cli-puzzle-mining = { $games ->
    [one] ({ $proved } dimostrati, 1 partita)
    [many] ({ $proved } dimostrati, { $games } partite)
   *[other] ({ $proved } dimostrati, { $games } partite)
}
cli-puzzle-checked = { $puzzles ->
    [one] 1 problema
    [many] { NUMBER($puzzles, useGrouping: "false") } problemi
   *[other] { NUMBER($puzzles, useGrouping: "false") } problemi
}, { NUMBER($wrong, useGrouping: "false") } sbagliati

# Themes.
cli-theme-long-relay = staffetta lunga
cli-theme-starvation = senza mosse
cli-theme-capture = cattura
cli-theme-big-capture = grande cattura
cli-theme-stack-of-seven = pila di sette
cli-theme-swap = scambio
cli-theme-two-scales = due squame
cli-theme-cover = coprire una pila
cli-theme-high-stack = pila alta
cli-theme-pincers = tenaglia
cli-theme-goal-points = punti meta
cli-theme-sumito = sumito
cli-theme-edge = bordo
cli-theme-double-threat = doppia minaccia
cli-theme-parry = impedire la vittoria
cli-theme-quiet = mossa tranquilla
cli-theme-defence = difesa

# What can be wrong with a puzzle.
cli-flaw-position = la posizione non si può allestire: { $reason }
cli-flaw-spelling = la posizione dovrebbe essere scritta «{ $canonical }»
cli-flaw-id = l’identificativo dovrebbe essere «{ $expected }»
cli-flaw-twice = un altro problema ha lo stesso identificativo
cli-flaw-no-choice = non c’è scelta tra più mosse
cli-flaw-move = la mossa { $number } della linea è illegale: { $reason }
cli-flaw-move-spelling = la mossa { $number } della linea dovrebbe essere scritta «{ $canonical }»
cli-flaw-line = la linea dovrebbe avere da 1 a { $longest } mosse
cli-flaw-not-won = la linea non porta alla vittoria
cli-flaw-lost = la linea porta a una sconfitta
cli-flaw-themes = i temi dovrebbero essere «{ $expected }»
cli-flaw-another = anche «{ $other }» è una soluzione
cli-flaw-useless = la soluzione non raggiunge l’obiettivo
cli-flaw-goal = l’obiettivo è un altro
cli-flaw-unproved = il dimostratore non trova la dimostrazione
cli-flaw-doubtful = il motore preferisce «{ $best }», del { $margin }%

# Why puzzles cannot be read, or mining cannot be resumed.
puzzle-file-line = Riga { $line }: { $error }
mining-journal-file = { $error }
mining-journal-other = Questo è un diario di { $found }, non di { $wanted }.
mining-journal-unreadable = La riga { $line } non fa parte di un diario.
