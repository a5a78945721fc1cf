# Lesson: Hus, European rules. The learner is South. Keep the names of pits (f1).
lesson-hus-european-board-title = Il tavoliere
lesson-hus-european-board-task = Hus ha quattro file di otto buche. Le due file in basso sono tue: sei Sud, e semini solo in queste file. La fila sul bordo è la tua fila esterna, l’altra quella interna. Ogni buca prende il nome dalla sua colonna, dalla a alla h a partire da sinistra, e dalla sua fila, da 1 a 4 a partire dal basso.

lesson-hus-european-goal-title = Scopo del gioco
lesson-hus-european-goal-task = Ogni giocatore comincia con 24 semi, due in ogni buca esterna e due in ognuna delle quattro buche interne alla sua destra. Comincia Sud. Vinci quando Nord non ha più buche con due o più semi. Se non ne resta nessuna a te, perdi.

lesson-hus-european-sow-title = Seminare
lesson-hus-european-sow-task = Raccogli tutti i semi di una delle tue buche e seminali uno alla volta nelle buche seguenti. Semini in senso orario: verso sinistra nella fila esterna, verso destra in quella interna. Anche Nord semina in senso orario, intorno alle due file in alto. Semina i tre semi da f1.
lesson-hus-european-sow-done = L’ultimo seme è caduto in una buca vuota, quindi il tuo turno è finito. Puoi seminare solo da una buca con almeno due semi. Un seme singolo resta dov’è. Una semina che fa tutto il giro non salta la buca da cui è partita.
lesson-hus-european-sow-wrong-other = Potresti seminare anche da lì. Ma ora semina i tre semi da f1.

lesson-hus-european-relay-title = Proseguire a staffetta
lesson-hus-european-relay-task = Se l’ultimo seme cade in una buca che non è vuota, raccogli tutti i semi di quella buca e continui a seminare. Si chiama staffetta ed è obbligatoria. Semina da una buca che porta a una staffetta.
lesson-hus-european-relay-done = L’ultimo seme è caduto in c1, dove c’erano due semi. Li hai raccolti tutti e tre e hai continuato a seminare. Una raccolta e la semina che la segue si chiamano giro. Il tuo turno finisce solo quando l’ultimo seme cade in una buca vuota.
lesson-hus-european-relay-wrong-short = L’ultimo seme è caduto in una buca vuota, quindi non c’è stata staffetta. Trova una buca il cui ultimo seme cade in una buca con semi.

lesson-hus-european-capture-title = Catturare
lesson-hus-european-capture-task = L’ultimo seme può catturare se finisce nella tua fila interna. Se cade in una buca interna che non è vuota, e la buca interna di Nord di fronte contiene semi, catturi tutti i semi di entrambe le buche di Nord in quella colonna. Cattura i semi in b3 e b4.
lesson-hus-european-capture-done = Hai catturato quattro semi. Li hai seminati insieme ai due semi di b2, a partire dalla buca seguente. La cattura è automatica e non si può rifiutare, ma puoi scegliere una mossa che non cattura.
lesson-hus-european-capture-wrong-none = Questa mossa non cattura nulla. Trova la buca il cui ultimo seme cade in b2.

lesson-hus-european-opposite-title = Decide la buca interna
lesson-hus-european-opposite-task = Se la buca interna di Nord di fronte è vuota, non catturi nulla, anche se in quella esterna dietro ci sono semi. Raccogli i semi della tua buca e continui a seminare. Trova la mossa che cattura.
lesson-hus-european-opposite-done = In h3 c’era un seme, quindi l’hai catturato insieme ai tre semi in h4, dietro di esso. Avresti catturato il seme in h3 anche se h4 fosse stata vuota.
lesson-hus-european-opposite-wrong-empty = L’ultimo seme è caduto in c2, ma di fronte c3 è vuota. Per questo non hai potuto catturare i cinque semi in c4. Semina da un’altra buca.

lesson-hus-european-chain-title = Catturare due volte
lesson-hus-european-chain-task = Dopo una cattura continui a seminare. Se l’ultimo di questi semi cade nella buca giusta, catturi di nuovo. Cattura due volte in una mossa.
lesson-hus-european-chain-done = Due catture e sei semi in una mossa. Prima che tu giochi una mossa, il tavoliere ne mostra i giri e le catture.
lesson-hus-european-chain-wrong-once = Hai catturato una volta sola. Un’altra buca cattura due volte.
lesson-hus-european-chain-wrong-none = Questa mossa non cattura nulla. Cerca una buca il cui ultimo seme cade in una buca interna occupata, con semi nella buca interna di fronte.

lesson-hus-european-safe-title = Proteggere i tuoi semi
lesson-hus-european-safe-task = Ora guarda le mosse di Nord. Nord può seminare da g3: l’ultimo seme cade in e3 e cattura i tuoi quattro semi in e2. Fai una mossa che impedisca a Nord di catturare.
lesson-hus-european-safe-done = Ora la tua buca e2 è vuota, quindi lì Nord non cattura nulla. Guarda le catture dell’avversario prima di ogni tua mossa.
lesson-hus-european-safe-wrong-lost = Nord può ancora seminare da g3 e catturare i tuoi semi in e2. Muovi questi semi.

lesson-hus-european-endless-title = Semina infinita
lesson-hus-european-endless-task = A volte una staffetta non finirebbe mai. Una semina di più di 5000 giri non si può scegliere. Qui è il caso di h1. Prova, se vuoi, poi gioca un’altra mossa.
lesson-hus-european-endless-done = Il tavoliere non ti lascia scegliere una semina infinita. Se tutte le semine che puoi fare sono infinite, perdi. Succede molto di rado.

lesson-hus-european-end-title = La fine della partita
lesson-hus-european-end-task = Dopo ogni turno si guardano entrambe le parti. Una parte senza buche con due o più semi ha perso, anche se ha appena mosso. A Nord resta una sola buca con più semi, h3. Cattura i suoi semi e vinci.
lesson-hus-european-end-done = A Nord restano solo semi singoli, quindi vinci. I punti di ciascun giocatore sono i semi dalla sua parte, quindi segna punti anche chi perde. Se chi vince ha tutti i 48 semi, valgono doppio. In un incontro si sommano i punti di tutte le partite.
lesson-hus-european-end-wrong-other = Nord ha ancora tre semi in h3 e può continuare. Catturali.

lesson-hus-european-win-title = Vincere una partita breve
lesson-hus-european-win-task = Ora vinci una partita breve. Nord ha tre buche con due o più semi. Per prima cosa cattura quattro semi in una mossa.
lesson-hus-european-win-task-2 = Nord ha seminato da g3. Ora solo c3 ha due o più semi. Cattura i suoi semi e vinci.
lesson-hus-european-win-done = Hai vinto la tua prima partita breve. Ben giocato!
lesson-hus-european-win-wrong-none = Questa mossa non cattura quattro semi. Trova la buca il cui ultimo seme cade in d2.
lesson-hus-european-win-wrong-not-yet = Nord ha ancora tre semi in c3. Trova la buca il cui ultimo seme cade in c2.

lesson-hus-european-game-title = La tua prima partita
lesson-hus-european-game-task = Gioca una partita intera contro un avversario facile. A ogni turno ricevi un breve consiglio, e puoi ritirare le mosse tutte le volte che vuoi. Se la stessa posizione si presenta per la terza volta, la partita è patta.
