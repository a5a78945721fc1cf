### Matches of engines, `tetrarch arena`. Words such as nodes, chance=0.98 and --resume are typed and the same in every language.

# What is wrong with the text of an option such as --sprt; $form shows how it is written, $problem is a sentence of its own.
arena-form-wrong = { $problem } Si scrive così: { $form }
arena-form-no-value = «{ $part }» non ha un valore.
arena-form-bad-value = { $key } non può essere «{ $value }».
arena-form-no-such-key = La chiave «{ $key }» non esiste.
arena-form-no-adjudication = Valore atteso: chance, draw o entrambi.
arena-form-win-chance = chance deve essere maggiore di 0.5 e al massimo 1.
arena-form-draw-chance = draw deve essere almeno 0 e minore di 0.5.
arena-form-agreed-plies = plies e draw-plies devono essere almeno 1.
arena-form-long-opening = Un’apertura ha al massimo { $most } semimosse.
arena-form-even = even deve essere tra 0 e 0.5.
arena-form-opening-effort = tries e nodes devono essere almeno 1.
arena-form-elo-order = elo0 deve essere minore di elo1, ma sono { $elo0 } e { $elo1 }.
arena-form-error-rates = alpha e beta devono essere tra 0 e 0.5, ma sono { $alpha } e { $beta }.
arena-clock-wrong = «{ $text }» non è un orologio. Valore atteso: 1+0.5 (minuti e secondi), 10s+0.1 o 5.

# How long a search may take, as part of a list.
arena-pace-depth = { $plies ->
    [one] 1 semimossa per mossa
    [many] { $plies } semimosse per mossa
   *[other] { $plies } semimosse per mossa
}
arena-pace-nodes = { $nodes ->
    [one] 1 nodo per mossa
    [many] { $nodes } nodi per mossa
   *[other] { $nodes } nodi per mossa
}
arena-pace-move-time = { $ms } ms per mossa
arena-pace-clock = orologio { $clock }

# What is wrong with an entrant. $problem is a sentence of its own.
arena-entrant-wrong = «{ $text }»: { $problem }
arena-entrant-unknown = Questo partecipante non esiste. Valore atteso: { $forms }.
arena-entrant-name = Un nome deve avere almeno una lettera e non deve contenere virgole.
arena-entrant-no-option = «{ $part }» non è un’opzione. Un’opzione si scrive KEY=VALUE.
arena-entrant-no-such-option = L’opzione «{ $key }» non esiste. Valore atteso: { $known }.
arena-entrant-whole-number = { $key } non può essere «{ $value }». Atteso un numero intero da 1 in su.
arena-entrant-others = others non può essere «{ $value }». Valore atteso: { $known }.
arena-entrant-engine-option = Solo engine ha le opzioni { $options }.
arena-entrant-program-option = Usa option.Threads e option.Hash per un programma.
arena-entrant-not-closed = Le virgolette non sono chiuse.
arena-entrant-no-program = Atteso un programma, per esempio ugi:./tetrarch ugi.

# Why a program loses a game without playing it to the end. $why is a sentence of its own.
arena-forfeit-crash = Il programma è terminato: { $status }.
arena-forfeit-closed-output = Il programma ha chiuso il suo output.
arena-forfeit-silence = Non ha risposto per { $waited_ms } ms.
arena-forfeit-illegal-move = «{ $text }» non si può giocare. { $why }
arena-forfeit-time = Ha impiegato { $spent_ms } ms per una mossa con { $allowed_ms } ms rimasti.
arena-forfeit-rejected = Ha rifiutato una riga: { $error }.
arena-forfeit-no-move = Non ha trovato nessuna mossa.
arena-program-fails = { $entrant } non può giocare. { $reason }

# Why a match cannot be played.
arena-plan-too-few-entrants = Un incontro richiede almeno due partecipanti, non { $entrants }.
arena-plan-same-name = Due partecipanti si chiamano { $name }. Dai a uno di loro un altro nome, per esempio other={ $name }.
arena-plan-no-limit = { $name } non ha un limite. Limita l’incontro per nodi, profondità, tempo per mossa o orologio, o dai al partecipante un suo limite, per esempio engine:nodes=1000.
arena-plan-external-cpu-time = { $name } è un altro programma, e il suo tempo di CPU non si può misurare. Limita i nodi o misura il tempo trascorso.
arena-plan-sprt-of-several = Un SPRT richiede esattamente due partecipanti, non { $entrants }.
arena-plan-adjudication-of-several = Si possono aggiudicare solo partite tra due squadre. Questa ha { $teams } squadre.
arena-plan-unplayable = { $problem }

# What is wrong with the folder of a match.
arena-ledger-file = { $path }: { $error }
arena-ledger-exists = C’è già un incontro in { $folder }. Continualo con --resume o scegli un’altra cartella.
arena-ledger-in-use = Un altro processo sta giocando l’incontro in { $folder }.
arena-ledger-other-plan = L’incontro in { $folder } ha un altro piano: { $differences }. Scegli un’altra cartella.
arena-ledger-corrupt = { $path }, riga { $line }: { $problem }
arena-ledger-twice = { $path }, riga { $line }: la partita { $game } compare due volte.
# Parts of a list; $was and $is are JSON.
arena-difference-changed = { $field } era { $was } e ora è { $is }
arena-difference-new = { $field } non era impostato e ora è { $is }

# What the chart of a match says.
arena-chart-duel = { $game }: { $first } contro { $second }
arena-chart-ratings = { $game }: punteggi
arena-chart-score = { $groups ->
    [one] { $score }% dopo 1 gruppo di partite; confidenza al 95% da { $low }% a { $high }%
    [many] { $score }% dopo { $groups } gruppi di partite; confidenza al 95% da { $low }% a { $high }%
   *[other] { $score }% dopo { $groups } gruppi di partite; confidenza al 95% da { $low }% a { $high }%
}
arena-chart-percent = { $percent }%
arena-chart-groups = gruppi di partite a squadre scambiate
arena-chart-confidence = Elo con confidenza al 95%
