# Lesson: Gou. The learner is Red. Keep the names of points (e7).
lesson-gou-board-title = Il tavoliere
lesson-gou-board-task = Il tavoliere ha cinque quadrati, uno dentro l’altro, uniti da diagonali. Ogni lato di un quadrato è una linea, e così pure ogni diagonale. Le pedine stanno sui punti dove si incontrano le linee; il segno al centro non è un punto. Ogni giocatore comincia con quattordici pedine. Le tue sono rosse, e comincia il Rosso. Ogni punto prende il nome dalla sua colonna, dalla a alla k a partire da sinistra, e dalla sua fila, da 1 a 11 a partire dal basso.

lesson-gou-goal-title = Scopo del gioco
lesson-gou-goal-task = Puoi vincere in tre modi: occupando con le tue pedine tutti e quattro i punti meta segnati, lasciando all’avversario al massimo quattro pedine, oppure lasciandolo senza mosse legali.

lesson-gou-slide-title = Scorrere lungo un lato
lesson-gou-slide-task = Sul lato di un quadrato, una pedina scorre su quanti punti liberi vuoi. Non può saltare altre pedine né girare un angolo. Fai scorrere la pedina da c9 a i9.
lesson-gou-slide-done = La tua pedina ha percorso tutto il lato. Per girare l’angolo le serve un’altra mossa.
lesson-gou-slide-wrong-short = Puoi fermarti lì, ma ora scorri fino all’angolo, i9.
lesson-gou-slide-wrong-other = È una mossa legale. Ma ora fai scorrere la pedina in c9 fino a i9.

lesson-gou-diagonal-title = Muovere lungo una diagonale
lesson-gou-diagonal-task = Su una diagonale, una pedina si muove di un solo punto. Muovi da d8 al punto meta e7.
lesson-gou-diagonal-done = Le diagonali portano da un quadrato al successivo, e ai punti meta.
lesson-gou-diagonal-wrong-other = È una mossa legale. Ma ora muovi da d8 a e7 lungo la diagonale.

lesson-gou-capture-title = Catturare
lesson-gou-capture-task = Catturi una pedina avversaria se la chiudi tra la pedina che muovi e un’altra delle tue. Tutte e tre devono essere adiacenti su una stessa linea, senza altri punti in mezzo. Cattura la pedina in f10.
lesson-gou-capture-done = Le tue pedine in d10 e h10 hanno chiuso tra loro la pedina avversaria. Cattura solo la pedina che muovi, e cattura sempre tutte quelle che può da dove si ferma. Ma puoi scegliere una mossa che non cattura. Le pedine catturate sono nelle vaschette sul bordo del tavoliere: con dieci si vince.
lesson-gou-capture-wrong-none = Questa mossa non cattura nulla. Hai una pedina in d10; portane un’altra dall’altro lato di f10.

lesson-gou-double-title = Catturarne due insieme
lesson-gou-double-task = Una mossa cattura ogni pedina avversaria che chiude, su tutte le linee. Cattura due pedine con una mossa.
lesson-gou-double-done = Hai catturato una pedina sul lato del quadrato e una su una diagonale. Si catturano solo pedine singole. Due pedine avversarie affiancate su una linea si proteggono a vicenda su quella linea.
lesson-gou-double-wrong-one = Hai catturato una pedina. C’è un punto da cui ne catturi due.
lesson-gou-double-wrong-none = Questa mossa non cattura nulla. Guarda le pedine in e9 e f8.

lesson-gou-between-title = Non fermarti tra due avversarie
lesson-gou-between-task = Una pedina non può fermarsi tra due pedine avversarie adiacenti a lei su una stessa linea, nemmeno per catturare o per raggiungere un punto meta. Quindi non puoi fermarti in h10. Ma una pedina può passare tra due avversarie. Trova un’altra cattura.
lesson-gou-between-done = La tua pedina è passata tra le avversarie in d4 e f2, si è fermata in c3 e ha catturato la pedina in c5.
lesson-gou-between-wrong-none = Questa mossa non cattura nulla. Guarda la pedina gialla in c5.

lesson-gou-safe-title = Proteggere le tue pedine
lesson-gou-safe-task = Il Giallo cattura allo stesso modo. Se il Giallo muove da i11 a h10, perdi la tua pedina in f10. Fai una mossa che impedisca al Giallo di catturare.
lesson-gou-safe-done = Ora il Giallo non può catturare nulla. Guarda le catture dell’avversario prima di ogni tua mossa.
lesson-gou-safe-wrong-lost = Dopo questa mossa il Giallo può ancora catturare una pedina. Fai in modo che nessuna tua pedina possa essere chiusa tra due gialle.

lesson-gou-corner-title = Punti sicuri
lesson-gou-corner-task = Una pedina su uno dei quattro angoli esterni non può mai essere catturata, perché dietro di lei nessuna linea prosegue. Una pedina su un punto meta può essere catturata su una linea soltanto: quella in e7 solo da d6 e f8.

lesson-gou-block-title = Non far vincere il Giallo
lesson-gou-block-task = Le pedine del Giallo occupano tre punti meta, e una quarta può muovere da d4 a e5 e vincere. Impediscilo.
lesson-gou-block-done = Ora il Giallo non può vincere con la prossima mossa. Puoi catturare una pedina su un punto meta, o mettere una tua pedina su un punto meta.
lesson-gou-block-wrong-lost = Il Giallo muove in e5 e vince. Cattura la pedina in e7, oppure occupa tu e5.

lesson-gou-win-title = Vincere una partita breve
lesson-gou-win-task = Ora vinci una partita breve. Le tue pedine occupano due punti meta. Occupane un terzo.
lesson-gou-win-task-2 = Il Giallo ha mosso da f2 a e3 ed è troppo lontano. Occupa il quarto punto meta.
lesson-gou-win-done = Le tue pedine occupano tutti e quattro i punti meta. La partita finisce subito: hai vinto la tua prima partita breve.
lesson-gou-win-wrong-other = Le tue pedine in d4 e h4 sono accanto ai punti meta liberi. Muovine una.
lesson-gou-win-wrong-not-yet = Un punto meta è ancora libero. Occupalo.

lesson-gou-game-title = La tua prima partita
lesson-gou-game-task = Gioca una partita intera contro un avversario facile. A ogni turno ricevi un breve consiglio, e puoi ritirare le mosse tutte le volte che vuoi. Se la stessa posizione si presenta per la terza volta, la partita è patta. Quando prepari una partita puoi scegliere delle varianti.
