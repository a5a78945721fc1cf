### The rules of Pantareï. $goal is the winning height.

rules-pantarei-goal-title = Scopo del gioco
rules-pantarei-goal = Fai una mossa che forma una pila di { $goal } o più squame. Non importa di chi siano.
rules-pantarei-goal-example = Vince il Bianco. Muovi le due squame in cima alla pila 3 verso la testa, sulla pila 1.

rules-pantarei-snake-title = Serpente
rules-pantarei-snake = Diciannove squame formano una linea, il serpente, in ordine casuale. Il Bianco e il Nero hanno nove squame ciascuno: tre di valore 1, tre di valore 2 e tre di valore 3. Una squama è neutra. Le due estremità del serpente sono la testa e la coda. Le pile sono numerate dalla testa: la pila 1 è alla testa.
rules-pantarei-snake-start = Una delle molte posizioni iniziali.
rules-pantarei-colours = Il posto 1 guarda il serpente e sceglie un colore. L’altro giocatore riceve l’altro colore e muove per primo.
rules-pantarei-top = Una pila è del giocatore che ha la propria squama in cima. Una squama da sola è una pila di altezza 1. Poi si gioca a turno. Al tuo turno muovi o scambi.

rules-pantarei-move-title = Mossa
rules-pantarei-move = Prendi la squama in cima a una delle tue pile. Muovila verso la testa o verso la coda esattamente di tante pile quante ne indica il suo valore, e mettila in cima alla pila in cui arriva. L’altezza delle pile in mezzo non conta. Puoi arrivare su qualsiasi pila, anche su una dell’avversario, che allora diventa tua.
rules-pantarei-move-picture = Tutte le mosse di squame singole che il Bianco ha qui.
rules-pantarei-move-example = Muovi il 2 bianco dalla pila 1 di due pile verso la coda.
rules-pantarei-ends-of-snake = Una squama non supera mai la testa o la coda, e non torna mai indietro lungo il percorso.
rules-pantarei-move-forbidden = Il 3 bianco sulla pila 7 non si può muovere verso la coda.

rules-pantarei-two-title = Due squame
rules-pantarei-two = Se una tua pila ha due o più squame, puoi portare con te quella sotto la cima, qualunque sia il suo colore. La distanza resta il valore della squama in cima. Le due squame mantengono il loro ordine. Non ne muovi mai più di due.
rules-pantarei-two-example = Muovi entrambe le squame della pila 3 di due pile verso la coda.

rules-pantarei-closes-title = Il serpente si richiude
rules-pantarei-closes = Quando un posto resta vuoto, il serpente si richiude subito. Per le distanze contano solo le pile rimaste.
rules-pantarei-closes-example = Muovi l’1 bianco dalla pila 4 verso la coda. Il suo posto si richiude e il serpente ha una pila in meno.

rules-pantarei-neutral-title = Squama neutra
rules-pantarei-neutral = Una pila con la squama neutra in cima non appartiene a nessuno dei due giocatori. Non puoi muoverla né scambiarla. Puoi arrivarci sopra, e conta nelle distanze. La squama neutra si muove solo sotto un’altra.
rules-pantarei-neutral-forbidden = La pila 3 ha in cima la squama neutra.
rules-pantarei-neutral-example = Muovi il 2 bianco della pila 2 verso la coda e porta con te la squama neutra che gli sta sotto.

rules-pantarei-swap-title = Scambio
rules-pantarei-swap = Invece di muovere, puoi scambiare due delle tue pile. Si scambiano di posto con tutte le loro squame. Anche le squame singole sono pile. Puoi scambiare anche due squame uguali.
rules-pantarei-swap-example = Scambia le pile 3 e 5.
rules-pantarei-swap-ban = Non puoi scambiare se l’ultimo turno dell’avversario è stato uno scambio.
rules-pantarei-swap-forbidden = Il Nero ha appena scambiato. Ora il Bianco non può scambiare le pile 3 e 5.

rules-pantarei-pass-title = Passare
rules-pantarei-pass = Se non puoi né muovere né scambiare, passi. Non puoi passare per scelta. Dopo che hai passato, l’avversario può scambiare.
rules-pantarei-pass-example = L’unica pila del Bianco non può muoversi di tre posti dentro il serpente, e non c’è un’altra pila bianca con cui scambiarla. Il Bianco deve passare.

rules-pantarei-readings-title = La nostra lettura del regolamento
rules-pantarei-readings-choice = Il regolamento dice che un giocatore sceglie un colore e l’altro comincia. Non dice quale dei due sceglie. Qui sceglie il posto 1.
rules-pantarei-readings-goal = Il regolamento richiede almeno sette squame, quindi vince anche una pila di otto. L’opzione «Altezza vincente» cambia il numero.
rules-pantarei-readings-under = In alcune lingue il regolamento non dice di che colore può essere la seconda squama. Seguiamo quelle che lo dicono: di qualsiasi colore, e anche la squama neutra.
rules-pantarei-readings-look = Le pile sono visibili. Puoi guardare dentro qualsiasi pila in ogni momento.
rules-pantarei-readings-pass = Il regolamento non dice se passare toglie il divieto di scambio. Qui lo toglie, perché il divieto guarda solo il turno immediatamente precedente.
