### The rules of Abalone for 2, 3, 4 and 6 players. $target is how many marbles must be pushed off.

rules-abalone-goal-title = Scopo del gioco
rules-abalone-goal-two = { $target ->
    [one] Vince chi espelle per primo dal tavoliere una biglia dell’avversario.
    [many] Vince chi espelle per primo dal tavoliere { $target } biglie dell’avversario.
   *[other] Vince chi espelle per primo dal tavoliere { $target } biglie dell’avversario.
}
rules-abalone-goal-three = { $target ->
    [one] Vince chi espelle per primo dal tavoliere una biglia degli altri. Ognuno dei tre gioca per sé.
    [many] Vince chi espelle per primo dal tavoliere { $target } biglie degli altri. Ognuno dei tre gioca per sé, e non importa di chi siano le biglie.
   *[other] Vince chi espelle per primo dal tavoliere { $target } biglie degli altri. Ognuno dei tre gioca per sé, e non importa di chi siano le biglie.
}
rules-abalone-goal-teams = { $target ->
    [one] Giocano due squadre. Vince la prima che espelle dal tavoliere una biglia dell’altra.
    [many] Giocano due squadre. Vince la prima che espelle dal tavoliere { $target } biglie dell’altra. Le biglie espulse dai compagni si contano insieme.
   *[other] Giocano due squadre. Vince la prima che espelle dal tavoliere { $target } biglie dell’altra. Le biglie espulse dai compagni si contano insieme.
}

rules-abalone-board-title = Tavoliere
rules-abalone-board = Il tavoliere è un esagono di sessantuno caselle. Una biglia può muoversi in sei direzioni, verso una casella adiacente.
rules-abalone-board-two = Il Nero e il Bianco hanno quattordici biglie ciascuno. Il Nero muove per primo.
rules-abalone-board-three = Nero, Bianco e Rosso hanno undici biglie ciascuno e giocano in quest’ordine.
rules-abalone-board-four = Nero, Bianco, Rosso e Giallo hanno nove biglie ciascuno e giocano in quest’ordine, così le squadre si alternano.
rules-abalone-board-six = Nero, Bianco, Rosso, Giallo, Verde e Blu hanno sei biglie ciascuno e giocano in quest’ordine, così le squadre si alternano.
rules-abalone-start = La posizione iniziale di questa partita.

rules-abalone-move-title = Mossa
rules-abalone-move = Al tuo turno muovi una, due o tre biglie di una casella. Due o tre biglie che si muovono insieme devono toccarsi in una fila diritta, e si muovono tutte nella stessa direzione.
rules-abalone-move-ways = Una fila si muove in linea, nella propria direzione, oppure di lato. Ogni casella in cui entra una biglia deve essere libera, tranne in una spinta.
rules-abalone-move-line-example = Muovi la fila c3–c5 in linea verso destra.
rules-abalone-move-sideways-example = Muovi la fila c3–c5 di lato, in alto a destra.
rules-abalone-move-must = Devi muovere. Passa solo chi non può muovere.

rules-abalone-push-title = Spinta
rules-abalone-push = In linea, una fila spinge le biglie avversarie che ha subito davanti se ha più biglie di loro: due ne spingono una, tre ne spingono una o due. La casella dietro le biglie spinte deve essere libera o fuori dal tavoliere. Spingere non è mai obbligatorio.
rules-abalone-push-one-example = Due ne spingono una: muovi la fila e3–e4 verso destra.
rules-abalone-push-two-example = Tre ne spingono due: muovi la fila e3–e5 verso destra.
rules-abalone-push-not = Queste spinte non sono consentite.
rules-abalone-push-weak = Due non possono spingerne due.
rules-abalone-push-blocked = Dietro quelle spinte c’è una biglia.
rules-abalone-push-sideways = Una fila non può spingere di lato.

rules-abalone-off-title = Espulsione
rules-abalone-off = Una biglia spinta oltre il bordo esce dalla partita. Conta per il giocatore che l’ha spinta.
rules-abalone-off-example = Espelli la biglia del Bianco: muovi la fila e6–e8 verso destra.
rules-abalone-off-own = Non puoi far uscire dal tavoliere le tue biglie.

rules-abalone-three-title = Tre giocatori
rules-abalone-three = Due biglie spinte possono essere di due colori diversi.
rules-abalone-three-example = Tre ne spingono due: una biglia bianca e una rossa.
rules-abalone-three-end = { $target ->
    [one] La partita finisce quando un giocatore ha espulso una biglia. Prima nessuno viene eliminato.
    [many] La partita finisce quando un giocatore ha espulso { $target } biglie. Prima nessuno viene eliminato. Un giocatore senza biglie o senza mosse passa.
   *[other] La partita finisce quando un giocatore ha espulso { $target } biglie. Prima nessuno viene eliminato. Un giocatore senza biglie o senza mosse passa.
}

rules-abalone-teams-title = Squadre
rules-abalone-teams-four = Il Nero e il Rosso giocano contro il Bianco e il Giallo.
rules-abalone-teams-six = Nero, Rosso e Verde giocano contro Bianco, Giallo e Blu.
rules-abalone-teams-sheet = Puoi muovere le biglie dei tuoi compagni come se fossero tue, da sole o in una fila con le tue.
rules-abalone-teams-own-only = Muovi solo le tue biglie. Quelle dei tuoi compagni si muovono con le tue solo in una spinta.
rules-abalone-teams-move-example = Il Nero muove una fila di due biglie nere e una rossa. Il Nero e il Rosso sono compagni.
rules-abalone-teams-move-forbidden = Il Nero non può muovere una fila che contiene una biglia del Rosso.
rules-abalone-teams-push = Una fila che spinge può contenere biglie dei tuoi compagni, ma la biglia in fondo alla fila deve essere tua. Due biglie spinte possono essere di due avversari diversi.
rules-abalone-teams-push-example = La biglia del Nero in d4 dà inizio alla spinta, con due biglie rosse davanti.
rules-abalone-teams-push-forbidden = La biglia del Rosso in d4 non può dare inizio a una spinta del Nero.
rules-abalone-teams-partner = Le biglie dei compagni non si spingono mai.
rules-abalone-teams-partner-forbidden = Dietro la biglia bianca ce n’è una rossa, di un compagno.
rules-abalone-teams-silent = I compagni non possono consultarsi sulle mosse. A un tavolo da quattro o da sei, la chat si apre a partita finita.

rules-abalone-readings-title = La nostra lettura del regolamento
rules-abalone-readings-layout = Il regolamento mostra una sola posizione iniziale, Standard. Giocando con prudenza la si può bloccare fino alla patta. Se conosci il gioco, scegli Belgian Daisy: l’opzione «Disposizione» offre molte posizioni iniziali.
rules-abalone-readings-target = Il regolamento richiede sei biglie. L’opzione «Biglie da espellere» cambia il numero.
rules-abalone-readings-three = Il regolamento non dice che cosa succede a un giocatore che ha perso molte biglie. Qui tutti continuano finché qualcuno non ha vinto.
rules-abalone-readings-partners = Il regolamento permette di muovere le biglie dei compagni come le proprie. Molti gruppi giocano in un altro modo. L’opzione «Biglie dei compagni» lo cambia.
rules-abalone-readings-confer = Il regolamento vieta ai compagni di consultarsi sulle mosse. I tavoli online non hanno una chat privata tra compagni.
rules-abalone-readings-stuck = Il regolamento non dice che cosa succede a un giocatore che non può muovere. Qui quel giocatore passa.
