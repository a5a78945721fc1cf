# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = Il serpente
lesson-pantarei-snake-task = Diciannove squame formano una linea, il serpente: nove bianche, nove nere e una neutra. Entrambi i colori hanno tre squame di ognuno dei valori 1, 2 e 3. A ogni partita si mescolano tutte e diciannove, quindi la neutra può trovarsi ovunque. All’inizio ogni squama è una pila a sé. Nel tuo turno muovi squame sopra altre squame. Vince il giocatore la cui mossa forma una pila di sette o più squame. Le pile sono numerate: la pila 1 è alla testa del serpente, l’ultima alla coda.

lesson-pantarei-colour-title = Scegliere un colore
lesson-pantarei-colour-task = Il giocatore al posto 1 guarda il serpente e sceglie un colore. L’avversario riceve l’altro colore e fa la prima mossa. Qui scegli tu: bianco o nero.
lesson-pantarei-colour-done = Ora la prima mossa sarebbe dell’avversario. Nei passi seguenti giochi con il Bianco.

lesson-pantarei-move-title = Muovere una squama
lesson-pantarei-move-task = Puoi muovere la squama in cima a una pila se è del tuo colore. Anche una squama sola è una pila. Si muove verso la testa o verso la coda, esattamente di tante pile quante ne indica il suo valore. Non può superare l’estremità del serpente. Muovi il 2 bianco.
lesson-pantarei-move-done = Il 2 si è mosso esattamente di due pile, e ora è sul 3 nero. Puoi arrivare su qualsiasi pila. La pila è del giocatore che ha il proprio colore in cima.
lesson-pantarei-move-wrong-other = È possibile, ma ora muovi il 2 bianco che si trova alla testa.

lesson-pantarei-two-title = Portare una seconda squama
lesson-pantarei-two-task = Puoi portare con te la squama subito sotto quella in cima, qualunque sia il suo colore. Conta solo il valore della squama in cima. Seleziona il 2 bianco, scegli «Due squame» e muovilo insieme al 3 nero che ha sotto.
lesson-pantarei-two-done = Entrambe le squame si sono mosse di due pile e hanno mantenuto il loro ordine. Puoi muovere una o due squame, mai di più.
lesson-pantarei-two-wrong-swap = Questo era uno scambio. Lo conoscerai presto. Ora muovi due squame insieme.
lesson-pantarei-two-wrong-one = Hai mosso una sola squama. Porta con te il 3 nero.

lesson-pantarei-close-title = Il serpente si richiude
lesson-pantarei-close-task = Quando un posto resta vuoto, il vuoto si chiude subito e le distanze cambiano. Il 2 bianco è a tre pile dal 3 nero e non può raggiungerlo. Muovi l’1 bianco sul 3 nero.
lesson-pantarei-close-task-2 = La tua mossa ha richiuso un vuoto: il 3 nero con il tuo 1 è a sole due pile dal tuo 2. Il Nero ha mosso un 2 sull’1 nero. Muovi il 2 bianco sul 3 nero con il tuo 1.
lesson-pantarei-close-done = Per le distanze contano sempre le pile che ci sono in quel momento. L’altezza di una pila non conta.
lesson-pantarei-close-wrong-first = Muovi l’1 bianco di una pila verso la coda, sul 3 nero.
lesson-pantarei-close-wrong-second = Muovi di due pile verso la coda il 2 bianco che si trova alla testa.

lesson-pantarei-neutral-title = La squama neutra
lesson-pantarei-neutral-task = La squama neutra non è di nessuno. Finché è in cima, nessuno può muovere o scambiare la sua pila. Ma tutti possono arrivarci sopra. Muovici sopra l’1 bianco.
lesson-pantarei-neutral-task-2 = Il Nero ha mosso un 2 sul tuo 2. La squama neutra si muove solo sotto un’altra squama. Muovi il tuo 1 e porta con te la squama neutra.
lesson-pantarei-neutral-done = In una pila la squama neutra conta come ogni altra squama.
lesson-pantarei-neutral-wrong-first = Muovi l’1 bianco che si trova alla testa sulla squama neutra.
lesson-pantarei-neutral-wrong-second = Scegli «Due squame», così la squama neutra va con il tuo 1.

lesson-pantarei-swap-title = Scambiare
lesson-pantarei-swap-task = Invece di muovere, puoi scambiare due pile qualsiasi se entrambe hanno il tuo colore in cima. Ogni pila mantiene il suo ordine; si scambiano solo i posti. Scambia le pile 2 e 4.
lesson-pantarei-swap-done = Uno scambio cambia ciò che le tue squame possono raggiungere. Anche le squame singole contano come pile. Puoi scambiare anche due squame uguali.
lesson-pantarei-swap-wrong-move = Questo era uno spostamento. Scegli la pila 2, poi «Scambio», poi la pila 4.

lesson-pantarei-ban-title = Niente scambio dopo uno scambio
lesson-pantarei-ban-task = Quando l’avversario ha appena scambiato, non puoi scambiare. Il Nero ha appena scambiato, quindi devi muovere. Forma una pila di tre squame.
lesson-pantarei-ban-done = Se l’avversario muove o passa, puoi di nuovo scambiare.
lesson-pantarei-ban-wrong-low = Questa pila ha solo due squame. Muovi due squame insieme.

lesson-pantarei-pass-title = Passare
lesson-pantarei-pass-task = Passi solo se non puoi né muovere né scambiare. Il tuo 3 supererebbe l’estremità del serpente, e per uno scambio servono due pile con il tuo colore in cima. Quindi devi passare.
lesson-pantarei-pass-done = Nessuno può passare per scelta. Devi passare anche quando potresti solo scambiare, ma l’avversario ha appena scambiato. I due giocatori non possono mai essere bloccati entrambi.

lesson-pantarei-safe-title = Non far vincere il Nero
lesson-pantarei-safe-task = La pila 1 ha cinque squame. Il Nero può muoverci sopra due squame dalla pila 3 e vincere con sette. Impediscilo.
lesson-pantarei-safe-done = Ora il Nero non può vincere con la prossima mossa. Prima di muovere, guarda chi può raggiungere la pila più alta.
lesson-pantarei-safe-wrong-lost = Il Nero può ancora muovere due squame dalla pila 3 sulla pila 1 e vincere. Cambia la distanza, o copri la pila 3.

lesson-pantarei-win-title = Vincere una partita breve
lesson-pantarei-win-task = Ora vinci una partita breve. Aggiungi una sesta squama alla pila alta, in modo da poter poi aggiungere la settima qualunque cosa faccia il Nero.
lesson-pantarei-win-task-2 = Il Nero ha mosso un 3 sul tuo 2, ma non ha potuto fermarti. Aggiungi la settima squama.
lesson-pantarei-win-done = Sette squame: hai vinto la tua prima partita breve. Se aggiungi due squame a una pila di sei, diventano otto, e vinci lo stesso.
lesson-pantarei-win-wrong-stopped = La pila ha sei squame, ma il Nero può impedire la settima. Aggiungi invece un’altra squama, in modo che il tuo 1 possa seguire.
lesson-pantarei-win-wrong-low = La pila alta deve ricevere una sesta squama. Cerca una squama che la raggiunga esattamente.
lesson-pantarei-win-wrong-not-yet = Così non si forma una pila di sette. Muovi l’1 bianco sulla pila alta.

lesson-pantarei-game-title = La tua prima partita
lesson-pantarei-game-task = Gioca una partita intera contro un avversario facile. A ogni turno ricevi un breve consiglio, e puoi ritirare le mosse tutte le volte che vuoi. Se la stessa posizione si presenta per la terza volta, la partita è patta.
