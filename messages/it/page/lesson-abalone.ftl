# Lesson: Abalone. The learner is Black. Keep the names of cells (e5).
lesson-abalone-board-title = Il tavoliere
lesson-abalone-board-task = Il tavoliere è un esagono di 61 caselle. Ogni casella ha la lettera della sua fila e il numero della sua linea obliqua: quella al centro è e5. Hai quattordici biglie nere, e anche il Bianco ne ha quattordici. Comincia il Nero. Vinci quando hai espulso dal tavoliere sei biglie avversarie.

lesson-abalone-line-title = Muovere in linea
lesson-abalone-line-task = A ogni turno muovi una biglia, o una fila diritta di due o tre biglie che si toccano. Si muovono tutte di una casella nella stessa direzione. Seleziona la prima e l’ultima biglia della tua fila di tre e muovila in linea, in modo che una biglia arrivi in e5.
lesson-abalone-line-done = Tutte e tre le biglie si sono mosse di una casella lungo la loro fila. Non puoi mai muoverne più di tre. A ogni turno devi muovere. Passa solo chi non può muovere.
lesson-abalone-line-wrong-few = Hai raggiunto e5, ma non con tutta la fila. Muovi tutte e tre le biglie insieme.
lesson-abalone-line-wrong-other = È una mossa legale. Ma ora muovi la fila b2, c3, d4 verso e5.

lesson-abalone-sideways-title = Muovere di lato
lesson-abalone-sideways-task = Una fila può anche muoversi di lato, ma tutte le caselle di arrivo devono essere libere. Muovi di lato la tua fila di tre, verso l’alto, fino a e4, e5 ed e6.
lesson-abalone-sideways-done = Tutte e tre le biglie si sono mosse di una casella nella stessa direzione. Una mossa laterale non spinge mai.
lesson-abalone-sideways-wrong-few = Non tutte e tre le biglie si sono mosse. Seleziona la prima e l’ultima biglia della fila.
lesson-abalone-sideways-wrong-other = È una mossa legale. Ma ora muovi la fila d3, d4, d5 verso l’alto, nella fila e.

lesson-abalone-push-title = Spingere
lesson-abalone-push-task = In linea, una fila può spingere le biglie avversarie subito davanti a sé se sono meno delle sue. Due biglie ne spingono una. La casella dietro la biglia spinta deve essere libera. Spingi la biglia bianca in e5.
lesson-abalone-push-done = Due contro una: la biglia bianca ha dovuto cedere. Una biglia sola non spinge mai, e spingere non è mai obbligatorio.
lesson-abalone-push-wrong-none = Questa mossa non spinge nulla. Muovi la fila c3, d4 verso la biglia bianca in e5.

lesson-abalone-three-title = Tre ne spingono due
lesson-abalone-three-task = Tre biglie ne spingono una o due. Spingi le due biglie bianche in e5 e f6.
lesson-abalone-three-done = Tre contro due. Poiché non si muovono mai più di tre biglie, nessuno può spingerne tre.
lesson-abalone-three-wrong-none = Questa mossa non spinge entrambe le biglie. Muovi tutta la fila b2, c3, d4.

lesson-abalone-blocked-title = Quando non puoi spingere
lesson-abalone-blocked-task = A parità di numero non si spinge: due biglie non ne spingono due. E non puoi spingere se c’è un’altra biglia dietro quelle spinte. Qui solo una delle tue file può spingere. Trovala.
lesson-abalone-blocked-done = Tre contro due, con una casella libera dietro. Le altre file sono fermate da due biglie bianche e da una biglia nera in e5.
lesson-abalone-blocked-wrong-none = Questa mossa non spinge nulla. Conta le biglie di ogni fila e guarda la casella dietro.

lesson-abalone-off-title = Espellere una biglia
lesson-abalone-off-task = Se dietro la biglia spinta non ci sono altre caselle, la biglia cade dal tavoliere e conta per te. Espelli una biglia bianca.
lesson-abalone-off-done = La biglia è fuori dal tavoliere. Con sei si vince. Non puoi portare le tue biglie fuori dal tavoliere.
lesson-abalone-off-wrong-push = Hai spinto una biglia, ma è ancora sul tavoliere. Spingi quella sul bordo.
lesson-abalone-off-wrong-none = Questa mossa non espelle nulla. Guarda la biglia bianca in e9.

lesson-abalone-safe-title = Proteggere le tue biglie
lesson-abalone-safe-task = La tua biglia in a3 è sul bordo. Le tre biglie bianche in b3, c3 e d3 sono in linea con lei e possono espellerla. Fai una mossa che impedisca al Bianco di espellere biglie.
lesson-abalone-safe-done = Ora il Bianco non può espellere nulla. Una biglia sul bordo è in pericolo quando è in linea con una fila avversaria. Le biglie che restano unite al centro sono forti.
lesson-abalone-safe-wrong-lost = Il Bianco può ancora espellere la tua biglia in a3. Spostala da quella linea.

lesson-abalone-more-title = Tre giocatori
lesson-abalone-more-task = In tre ognuno gioca per sé: Nero, Bianco e Rosso, in quest’ordine, con undici biglie ciascuno. Tutti gli altri sono avversari, quindi puoi spingere anche due biglie di colori diversi. Spingi le biglie in e5 e in e6.
lesson-abalone-more-done = Tre contro due, una bianca e una rossa. Vince chi per primo espelle sei biglie, di qualunque colore siano. Fino ad allora giocano tutti; un giocatore senza biglie o senza mosse passa.
lesson-abalone-more-wrong-none = Questa mossa non spinge entrambe le biglie. Muovi tutta la fila e2, e3, e4.

lesson-abalone-teams-title = Squadre
lesson-abalone-teams-task = In quattro o in sei si gioca in due squadre, che si alternano. Qui giochi con il Rosso contro il Bianco e il Giallo. Puoi muovere le biglie del compagno come le tue, da sole o in una fila con le tue. Ma una spinta deve partire da una tua biglia: quella in fondo deve essere nera. Spingi la biglia bianca in e5.
lesson-abalone-teams-done = La tua biglia in c3 ha spinto da dietro. Nella fila g3, g4 la biglia in fondo è rossa, quindi non puoi spingere con quella fila. Una squadra non spinge mai le proprie biglie. Le biglie espulse dai compagni si contano insieme: con sei si vince. Due biglie spinte possono essere dei colori di due avversari. In quattro si gioca nell’ordine Nero, Bianco, Rosso, Giallo, con nove biglie ciascuno; in sei nell’ordine Nero, Bianco, Rosso, Giallo, Verde, Blu, con sei ciascuno. In sei, Nero, Rosso e Verde giocano contro Bianco, Giallo e Blu.
lesson-abalone-teams-wrong-none = Questa mossa non spinge nulla. La tua biglia in c3 è dietro quella rossa in d4: muovi questa fila.

lesson-abalone-win-title = Vincere una partita breve
lesson-abalone-win-task = Ora vinci una partita breve. Hai già espulso quattro biglie. Espelline un’altra.
lesson-abalone-win-task-2 = Il Bianco ha salvato una biglia, ma non entrambe. Espelli la sesta.
lesson-abalone-win-done = Sei biglie sono fuori dal tavoliere: hai vinto la tua prima partita breve.
lesson-abalone-win-wrong-none = Questa mossa non espelle nulla. Cerca una biglia bianca sul bordo con due delle tue dietro.

lesson-abalone-game-title = La tua prima partita
lesson-abalone-game-task = Gioca contro un avversario facile. Perché questa partita sia breve, si vince con tre biglie. A ogni turno ricevi un breve consiglio, e puoi ritirare le mosse tutte le volte che vuoi. Se la stessa posizione si presenta per la terza volta, la partita è patta.
