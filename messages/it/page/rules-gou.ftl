### The rules of Gou. $captures is how many pieces must be captured to win.

rules-gou-goal-title = Scopo del gioco
rules-gou-goal = Occupa tutti e quattro i punti meta attorno al centro, oppure cattura { $captures } delle quattordici pedine dell’avversario.

rules-gou-board-title = Tavoliere
rules-gou-board = Cinque quadrati stanno uno dentro l’altro, uniti da linee diagonali. Le pedine stanno sui sessanta punti in cui le linee si incontrano. Ogni giocatore ha quattordici pedine. Il Rosso muove per primo.
rules-gou-start = La posizione iniziale. Le pedine del Rosso hanno un anello, quelle del Giallo una croce.
rules-gou-board-goals = I quattro angoli del quadrato più interno sono i punti meta: e5, g5, e7 e g7. Nessuna linea passa per il centro.

rules-gou-move-title = Mossa
rules-gou-move = Al tuo turno muovi una delle tue pedine lungo una linea fino a un punto libero. Le pedine non saltano mai altre pedine.
rules-gou-move-slide = Lungo il lato di un quadrato, una pedina scorre fin dove vuoi. Si ferma al più tardi nell’angolo del suo quadrato e non gira mai un angolo.
rules-gou-move-slide-picture = Due modi di far scorrere la pedina in b10.
rules-gou-move-step = Lungo una diagonale, una pedina si muove solo fino al punto seguente.
rules-gou-move-step-example = Muovi la pedina in a7 lungo la diagonale fino a b6.

rules-gou-capture-title = Cattura
rules-gou-capture = Catturi una pedina avversaria quando la pedina che muovi e un’altra delle tue la chiudono tra loro: tre punti adiacenti su una stessa linea. La pedina catturata lascia il tavoliere.
rules-gou-capture-example = Fai scorrere la pedina da c3 a g3. Le pedine in g3 ed e1 chiudono quella in f2 e la catturano.
rules-gou-capture-several = Una mossa può catturare su più linee insieme. Devi prendere ogni pedina che la pedina mossa cattura.
rules-gou-capture-several-example = Fai scorrere la pedina da c3 a g3 e cattura due pedine.
rules-gou-capture-single = Si catturano solo pedine singole. Due pedine avversarie affiancate su una linea si proteggono a vicenda su quella linea.

rules-gou-rows-title = Cattura di file
rules-gou-rows = In questa variante catturi anche un’intera fila di pedine avversarie: due o più su punti consecutivi di una stessa linea, senza vuoti, chiuse alle due estremità.
rules-gou-rows-example = Muovi da h2 a i3. Le pedine in i3 e c3 chiudono una fila di due.
rules-gou-rows-differs = Variante 1: la stessa mossa con e senza.

rules-gou-between-title = Non ci si ferma tra avversarie
rules-gou-between = Una mossa non può finire tra due pedine avversarie, se i tre punti sono adiacenti su una linea. Questo vale anche se la mossa cattura o raggiunge un punto meta.
rules-gou-between-forbidden = La pedina in f2 non può fermarsi in d2, tra c3 ed e1.
rules-gou-between-pass = Lungo il lato di un quadrato, una pedina può passare tra due avversarie e fermarsi più in là.
rules-gou-between-pass-example = Fai scorrere la pedina da f2 a b2, passando per d2.

rules-gou-stop-title = Fermarsi tra avversarie
rules-gou-stop = In questa variante una mossa può finire tra due pedine avversarie se cattura una di queste due. Altrimenti è vietato.
rules-gou-stop-example = Muovi da f2 a g3, tra e3 e i3. Le pedine in g3 e c3 catturano quella in e3.
rules-gou-stop-pairs = Se più coppie di avversarie chiudono il punto, la mossa deve catturare una pedina di ogni coppia.
rules-gou-stop-forbidden = In c3 non c’è una pedina rossa, quindi la mossa da f2 a g3 non cattura nulla.
rules-gou-stop-differs = Variante 2: la stessa mossa con e senza.

rules-gou-win-title = Fine
rules-gou-win-goals = Vinci appena le tue pedine occupano tutti e quattro i punti meta.
rules-gou-win-goals-example = Il Rosso vince muovendo da h4 a g5.
rules-gou-win-captures = Vinci anche appena hai catturato { $captures } pedine.
rules-gou-win-captures-example = Al Giallo restano cinque pedine. Catturane una muovendo da c3 a g3.
rules-gou-win-stuck = Un giocatore che non ha mosse legali perde.

rules-gou-variations-title = Varianti
rules-gou-variations = Il regolamento ha due varianti. Puoi sceglierne una o entrambe quando prepari la partita.

rules-gou-readings-title = La nostra lettura del regolamento
rules-gou-readings-board = Le figure del regolamento sono andate perdute. Il nostro tavoliere e la sua posizione iniziale vengono da un’altra descrizione dello stesso gioco, Go Ju (Hexagames 1986). Corrispondono a ogni frase del regolamento.
rules-gou-readings-captures = I testi tedesco e inglese richiedono tutte le pedine tranne quattro, cioè dieci catture; il testo francese ne richiede undici. Si sceglie con l’opzione «Catture per vincere».
rules-gou-readings-rows = Per la variante 1, i testi tedesco e inglese permettono di catturare due o più pedine su una linea. Il testo francese parla di più pedine su più linee. Qui, in ogni partita, una mossa cattura su tutte le sue linee; per la variante seguiamo i testi tedesco e inglese.
rules-gou-readings-must = Il regolamento dice che si «può» togliere una pedina catturata. Lo leggiamo come «si deve».
rules-gou-readings-moved = Una pedina che si mette tra due avversarie con la variante 2 non è catturata da loro: cattura solo chi muove.
rules-gou-readings-stuck = Il regolamento non dice che cosa succede a un giocatore senza mosse. Qui quel giocatore perde.
rules-gou-readings-stop = Il regolamento non dice che cosa succede se due coppie di avversarie chiudono il punto. Qui bisogna catturare una pedina di ogni coppia.
