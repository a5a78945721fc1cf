# Lesson: Hus, African rules. The learner is South. Keep the names of pits (c1).
lesson-hus-african-board-title = Il tavoliere
lesson-hus-african-board-task = Hus ha quattro file di otto buche. Le due file in basso sono tue: sei Sud, e semini solo in queste file. La fila sul bordo è la tua fila esterna, l’altra quella interna. Ogni buca prende il nome dalla sua colonna, dalla a alla h a partire da sinistra, e dalla sua fila, da 1 a 4 a partire dal basso.

lesson-hus-african-goal-title = Scopo del gioco
lesson-hus-african-goal-task = Ogni giocatore comincia con 24 semi, due in ogni buca esterna e due in ognuna delle quattro buche interne alla sua destra. Comincia Sud. Vinci quando tocca a Nord e non ha buche con due o più semi. Se succede a te, perdi.

lesson-hus-african-sow-title = Seminare
lesson-hus-african-sow-task = Raccogli tutti i semi di una delle tue buche e seminali uno alla volta nelle buche seguenti. Semini in senso antiorario: verso destra nella fila esterna, verso sinistra in quella interna. Anche Nord semina in senso antiorario, intorno alle due file in alto. Semina i tre semi da c1.
lesson-hus-african-sow-done = L’ultimo seme è caduto in una buca vuota, quindi il tuo turno è finito. Puoi seminare solo da una buca con almeno due semi. Un seme singolo resta dov’è. Una semina che fa tutto il giro non salta la buca da cui è partita.
lesson-hus-african-sow-wrong-other = Potresti seminare anche da lì. Ma ora semina i tre semi da c1.

lesson-hus-african-relay-title = Proseguire a staffetta
lesson-hus-african-relay-task = Se l’ultimo seme cade in una buca che non è vuota, raccogli tutti i semi di quella buca e continui a seminare. Si chiama staffetta ed è obbligatoria. Semina da una buca che porta a una staffetta.
lesson-hus-african-relay-done = L’ultimo seme è caduto in f1, dove c’erano due semi. Li hai raccolti tutti e tre e hai continuato a seminare. Una raccolta e la semina che la segue si chiamano giro. Il tuo turno finisce solo quando l’ultimo seme cade in una buca vuota.
lesson-hus-african-relay-wrong-short = L’ultimo seme è caduto in una buca vuota, quindi non c’è stata staffetta. Trova una buca il cui ultimo seme cade in una buca con semi.

lesson-hus-african-capture-title = Catturare
lesson-hus-african-capture-task = L’ultimo seme può catturare se finisce nella tua fila interna. Se cade in una buca interna che non è vuota, ed entrambe le buche di Nord in quella colonna contengono semi, catturi tutti i semi di quelle due buche. Cattura i semi in g3 e g4.
lesson-hus-african-capture-done = Hai catturato quattro semi e li hai seminati a partire dalla buca seguente. Nel gioco africano semini solo i semi catturati: i due semi in g2 sono rimasti lì. La cattura è automatica e non si può rifiutare, ma puoi scegliere una mossa che non cattura.
lesson-hus-african-capture-wrong-none = Questa mossa non cattura nulla. Trova la buca il cui ultimo seme cade in g2.

lesson-hus-african-both-title = Servono semi in entrambe le buche
lesson-hus-african-both-task = Se una delle due buche di Nord nella colonna è vuota, non catturi nulla. Raccogli i semi della tua buca e prosegui a staffetta. Trova la mossa che cattura.
lesson-hus-african-both-done = C’erano semi in a3 e in a4, quindi li hai catturati tutti e quattro.
lesson-hus-african-both-wrong-one = L’ultimo seme è caduto in f2. In f3 ci sono semi, ma f4 è vuota, quindi non hai catturato nulla. Semina da un’altra buca.

lesson-hus-african-chain-title = Catturare due volte
lesson-hus-african-chain-task = Dopo una cattura continui a seminare. Se l’ultimo di questi semi cade nella buca giusta, catturi di nuovo. Cattura due volte in una mossa.
lesson-hus-african-chain-done = Due catture e sette semi in una mossa. Prima che tu giochi una mossa, il tavoliere ne mostra i giri e le catture.
lesson-hus-african-chain-wrong-none = Questa mossa non cattura nulla. Cerca una buca il cui ultimo seme cade in una buca interna occupata, con semi in entrambe le buche di fronte.

lesson-hus-african-safe-title = Proteggere i tuoi semi
lesson-hus-african-safe-task = Ora guarda le mosse di Nord. Nord può seminare da b4: l’ultimo seme cade in b3 e cattura i tuoi semi in b1 e b2. Fai una mossa che impedisca a Nord di catturare.
lesson-hus-african-safe-done = Ora la tua buca b1 è vuota, quindi il tuo seme in b2 è al sicuro. Una colonna con una buca vuota non può essere catturata.
lesson-hus-african-safe-wrong-lost = Nord può ancora seminare da b4 e catturare i tuoi semi in b1 e b2. Svuota una di queste buche.

lesson-hus-african-endless-title = Semina infinita
lesson-hus-african-endless-task = A volte una staffetta non finirebbe mai. Una semina di più di 5000 giri non si può scegliere. Qui è il caso di b2. Prova, se vuoi, poi gioca un’altra mossa.
lesson-hus-african-endless-done = Il tavoliere non ti lascia scegliere una semina infinita. Se tutte le semine che puoi fare sono infinite, perdi. Succede molto di rado.

lesson-hus-african-end-title = La fine della partita
lesson-hus-african-end-task = La partita finisce quando il giocatore di turno non ha buche con due o più semi. Quel giocatore perde. A Nord resta una sola buca così, h3. Cattura i suoi semi, e Nord non potrà muovere.
lesson-hus-african-end-done = Tocca a Nord, e gli restano solo semi singoli, quindi vinci. I punti di ciascun giocatore sono i semi dalla sua parte, quindi segna punti anche chi perde. Se chi vince ha tutti i 48 semi, valgono doppio. In un incontro si sommano i punti di tutte le partite.
lesson-hus-african-end-wrong-other = Nord ha ancora tre semi in h3 e può continuare. Catturali.

lesson-hus-african-win-title = Vincere una partita breve
lesson-hus-african-win-task = Ora vinci una partita breve. Nord ha tre buche con due o più semi. Per prima cosa cattura i sei semi in h3 e h4.
lesson-hus-african-win-task-2 = Nord aveva una sola mossa, e ora ha solo semi singoli. Ma tocca a te, quindi la partita continua. Fai una mossa: non porta semi dalla parte di Nord, quindi Nord non potrà rispondere.
lesson-hus-african-win-done = Nord deve muovere e non può, quindi vinci. Ben giocato!
lesson-hus-african-win-wrong-none = Questa mossa non cattura i sei semi. Trova una staffetta il cui ultimo seme cade in h2.

lesson-hus-african-game-title = La tua prima partita
lesson-hus-african-game-task = Gioca una partita intera contro un avversario facile. A ogni turno ricevi un breve consiglio, e puoi ritirare le mosse tutte le volte che vuoi. Se la stessa posizione si presenta per la terza volta, la partita è patta.
