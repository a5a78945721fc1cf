### The rules of Hus. $max-laps is an option; $move is the pit to sow.

rules-hus-goal-title = Scopo del gioco
rules-hus-goal = Lascia l’avversario senza mosse. Chi è di turno e non ha buche con due o più semi non può seminare e perde.

rules-hus-board-title = Tavoliere
rules-hus-board = Il tavoliere ha quattro file di otto buche. Le due file più vicine a te sono tue: quella esterna, sul bordo, e quella interna, accanto a quella dell’avversario. Semini solo nelle tue sedici buche.
rules-hus-board-start = All’inizio ogni buca esterna contiene due semi, e così pure le quattro buche interne alla destra di ciascun giocatore. I 48 semi restano sul tavoliere per tutta la partita. Sud muove per primo.
rules-hus-start = La posizione iniziale. Sud è in basso.

rules-hus-sow-title = Semina
rules-hus-sow = Al tuo turno scegli una delle tue buche con due o più semi. Raccoglili tutti e seminali uno alla volta nelle buche seguenti. Non puoi scegliere una buca vuota né un seme singolo.
rules-hus-sow-clockwise = Semina in senso orario. I tuoi semi vanno verso destra nella fila interna e verso sinistra nella fila esterna.
rules-hus-sow-counter-clockwise = Semina in senso antiorario. I tuoi semi vanno verso destra nella fila esterna e verso sinistra nella fila interna.
rules-hus-sow-round = Una semina che torna al punto di partenza non salta la buca da cui è cominciata.
rules-hus-sow-example-clockwise = Semina da b1. L’ultimo seme cade nella buca vuota a2 e il turno finisce.
rules-hus-sow-example-counter-clockwise = Semina da e2. L’ultimo seme cade nella buca vuota c2 e il turno finisce.
rules-hus-sow-single = La buca { $move } ha un solo seme.

rules-hus-relay-title = Staffetta
rules-hus-relay = Se l’ultimo seme cade in una buca vuota, il tuo turno finisce. Se cade in una buca con semi, raccogli tutto ciò che contiene, compreso l’ultimo seme, e continua a seminare dalla buca seguente. È obbligatorio continuare. Una raccolta e la semina che la segue si chiamano giro; il tuo turno può durare molti giri.
rules-hus-relay-example-clockwise = Semina da e1. Il primo giro finisce in c1, che contiene semi. Il secondo finisce nella buca vuota a2.
rules-hus-relay-example-counter-clockwise = Semina da h1. Il primo giro finisce in g2, che contiene semi. Il secondo finisce nella buca vuota d2.
rules-hus-endless = Alcune staffette non finiscono mai. Non puoi scegliere una semina che richiede più di { $max-laps } giri. Chi non ha altre semine perde.

rules-hus-capture-title = Cattura
rules-hus-capture-inner = Catturi quando un giro finisce nella tua fila interna, in una buca che conteneva semi, e anche la buca interna avversaria della stessa colonna contiene semi. Prendi tutti i semi delle due buche avversarie della colonna. Quella esterna può essere vuota.
rules-hus-capture-both = Catturi quando un giro finisce nella tua fila interna, in una buca che conteneva semi, ed entrambe le buche avversarie della stessa colonna contengono semi. Prendi tutti i semi di entrambe.
rules-hus-resow-with-own = Raccogli anche i semi della tua buca. Seminali tutti, a partire dalla buca seguente.
rules-hus-resow-captured-only = Lascia i semi nella tua buca. Semina solo quelli catturati, a partire dalla buca seguente.
rules-hus-capture-example = Semina da { $move }. Il primo giro finisce in una buca interna occupata, e catturi.
rules-hus-no-capture = Se non puoi catturare, prosegui a staffetta come al solito. Un giro che finisce nella tua fila esterna non cattura mai. Una cattura non si può rifiutare, ma puoi scegliere una mossa che non cattura.

rules-hus-end-title = Fine e punti
rules-hus-ends-either = Dopo ogni turno si guardano entrambe le parti. Se una parte non ha buche con due o più semi, la partita finisce e quella parte perde. Può essere quella che ha appena mosso.
rules-hus-ends-either-example = Semina da e2. Dopo, Sud ha solo semi singoli, quindi perde.
rules-hus-ends-mover = La partita finisce quando chi è di turno non ha mosse legali. Quel giocatore perde.
rules-hus-points = Ogni giocatore ottiene un punto per ogni seme dalla sua parte. Chi vince con tutti i 48 semi ottiene il doppio, cioè 96 punti. In un incontro i giocatori si scambiano di lato dopo ogni partita, e si sommano i punti di tutte le partite.

rules-hus-differs-title = Hus europeo e africano
rules-hus-differs = I due giochi differiscono in quattro regole. Ognuna è un’opzione, quindi puoi anche combinarle. Un programma ha giocato partite a caso e ha cercato le posizioni più semplici in cui una differenza conta.
rules-hus-differs-all = Tutte e quattro le regole insieme: la stessa posizione, la stessa buca d2.
rules-hus-differs-direction = Senso della semina: la buca c2 cattura solo se si semina in senso orario.
rules-hus-differs-capture-if = Cattura: il giro che comincia in c2 finisce in e2. Di fronte, la buca interna contiene un seme e quella esterna è vuota.
rules-hus-differs-resow = Semina dopo la cattura: entrambi i giochi catturano il seme in g3. Quello europeo raccoglie anche i semi in g2; quello africano li lascia lì.
rules-hus-differs-ends = Fine della partita: dopo e2, Sud ha solo semi singoli, ma deve muovere Nord, che ha mosse.

rules-hus-readings-title = La nostra lettura dei regolamenti
rules-hus-readings-must = Il regolamento europeo dice che si «può» raccogliere e catturare. Lo leggiamo come «si deve», che è ciò che dice la descrizione africana.
rules-hus-readings-end = Per il regolamento europeo la partita finisce quando uno dei giocatori ha solo semi singoli. La descrizione africana dice che vince l’ultimo giocatore che può muovere. Si sceglie con l’opzione «Fine della partita».
rules-hus-readings-both = Le due parti non possono avere solo semi singoli nello stesso momento: 48 semi non stanno uno per uno in 32 buche. Se accade in una posizione personalizzata con meno semi, perde chi è di turno.
rules-hus-readings-own = La descrizione africana dice che si seminano i semi catturati. Non parla della tua buca. Altre descrizioni del gioco concordano: la buca conserva i suoi semi. L’opzione «Semina dopo la cattura» lo cambia.
rules-hus-readings-endless = I regolamenti non parlano delle staffette che non finiscono mai. Noi le vietiamo. L’opzione «Semina più lunga» fissa il limite.
rules-hus-readings-first = Secondo il regolamento europeo si sorteggia chi comincia. Qui comincia Sud, e scegli la tua parte quando prepari la partita.
