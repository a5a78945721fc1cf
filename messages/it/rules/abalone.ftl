# Abalone: names.
abalone-name = Abalone
abalone-about = Espelli le biglie avversarie da un tavoliere esagonale superandole in numero sulla stessa linea.
abalone-option-layout-name = Disposizione
abalone-option-layout-about = Dove partono le biglie, e per quanti giocatori.
abalone-option-partners-name = Biglie dei compagni
abalone-option-partners-about = Quali biglie puoi muovere in una partita a squadre (regola 4.3).
abalone-option-partners-sheet-name = Quelle di tutta la squadra
abalone-option-partners-sheet-about = Puoi muovere le biglie della tua squadra come se fossero tue.
abalone-option-partners-own-only-name = Solo le tue
abalone-option-partners-own-only-about = Muovi le tue biglie. Quelle dei compagni aiutano solo a spingere.
abalone-option-target-name = Biglie da espellere
abalone-option-target-about = Quante biglie bisogna espellere per vincere. Il regolamento dice sei.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standard
abalone-variant-standard-about = La partenza del regolamento: da ogni lato due file complete e tre biglie davanti. Giocando con prudenza la si può bloccare fino alla patta.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Ogni parte ha due margherite di sette biglie in angoli opposti. La partenza da scegliere quando si conosce il gioco.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = Le margherite di Belgian Daisy, una fila più all’interno.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Margherite negli angoli, ognuna con una biglia avversaria al centro.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Margherite una fila più all’interno, ognuna con una biglia avversaria al centro.
abalone-variant-domination-name = Dominazione
abalone-variant-domination-about = Due triangoli per parte lungo il bordo, ognuno con una biglia avanzata verso il centro.
abalone-variant-infiltration-name = Infiltrazione
abalone-variant-infiltration-about = Due lunghi fronti, ognuno con tre biglie avversarie già all’interno.
abalone-variant-pyramid-name = Piramide
abalone-variant-pyramid-about = Due cunei compatti, angolo contro angolo lungo il bordo, con il centro libero nel mezzo.
abalone-variant-the-wall-name = Il muro
abalone-variant-the-wall-about = Due muri attraverso tutto il tavoliere, con una biglia in attesa dietro ciascuno.
abalone-variant-alien-name = Alieno
abalone-variant-alien-about = Due volti si guardano, ognuno con quattro biglie avversarie all’interno.
abalone-variant-snakes-name = Serpenti
abalone-variant-snakes-about = Due lunghi serpenti lungo il bordo, con le teste intrecciate al centro.
abalone-variant-snakes-variant-name = Serpenti (variante)
abalone-variant-snakes-variant-about = Due lunghi serpenti lungo il bordo, con le teste protese l’una oltre l’altra.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Due montagne puntano l’una verso l’altra, ognuna con tre biglie avversarie all’interno.
abalone-variant-face-to-face-name = Faccia a faccia
abalone-variant-face-to-face-about = Due blocchi compatti a sinistra e a destra di un corridoio vuoto.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Quattro margherite attorno al centro libero, con i due colori in croce.
abalone-variant-alliances-name = Alleanze
abalone-variant-alliances-about = Due anelli aperti appoggiati l’uno all’altro attorno al centro.
abalone-variant-checkerboard-name = Scacchiera
abalone-variant-checkerboard-about = Quattro file di colori alternati. Nessuna parte ha due biglie vicine.
abalone-variant-three-players-name = Tre giocatori
abalone-variant-three-players-about = Undici biglie ciascuno, tutti contro tutti. Vince chi per primo espelle sei biglie degli altri.
abalone-variant-four-players-name = Quattro giocatori
abalone-variant-four-players-about = Nove biglie ciascuno. Nero e Rosso giocano contro Bianco e Giallo.
abalone-variant-six-players-name = Sei giocatori
abalone-variant-six-players-about = Sei biglie ciascuno. Nero, Rosso e Verde giocano contro Bianco, Giallo e Blu.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = La variante { $variant } è per { $variant_seats } giocatori, la disposizione { $layout } per { $layout_seats }. Scegli invece la variante { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Un obiettivo di { $target } è irraggiungibile con la disposizione { $layout }: gli avversari di una squadra hanno solo { $most } biglie.
       *[no] Un obiettivo di { $target } è irraggiungibile con la disposizione { $layout }: gli avversari di un giocatore hanno solo { $most } biglie.
    }

# Moves.
abalone-move-pass = { SIDE($side, form: "nominative") } non può muovere e passa.
abalone-move-marble = { SIDE($side, form: "nominative") } muove la biglia da { $from } a { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side, form: "nominative") } muove di lato la fila { $first }-{ $last } in { $first_to }-{ $last_to }.
       *[no] { SIDE($side, form: "nominative") } muove la fila { $first }-{ $last } in { $first_to }-{ $last_to }.
    }
abalone-move-push = { $marbles ->
        [one] { SIDE($side, form: "nominative") } muove la fila { $first }-{ $last } in { $first_to }-{ $last_to } e spinge la biglia { SIDE($owner, form: "genitive") }.
        [many] { SIDE($side, form: "nominative") } muove la fila { $first }-{ $last } in { $first_to }-{ $last_to } e spinge { $marbles } biglie { SIDE($owner, form: "genitive") }.
       *[other] { SIDE($side, form: "nominative") } muove la fila { $first }-{ $last } in { $first_to }-{ $last_to } e spinge { $marbles } biglie { SIDE($owner, form: "genitive") }.
    }
abalone-move-push-two-rivals = { SIDE($side, form: "nominative") } muove la fila { $first }-{ $last } in { $first_to }-{ $last_to } e spinge le biglie { SIDE($near, form: "genitive") } e { SIDE($far, form: "genitive") }.
abalone-move-eject = { SIDE($side, form: "nominative") } muove la fila { $first }-{ $last } in { $first_to }-{ $last_to } ed espelle dal tavoliere la biglia { SIDE($owner, form: "genitive") }.

abalone-expected-move = Scrivi una mossa in linea come a1b2, una laterale come c3c5d4, oppure pass.
abalone-expected-one-of = Può significare { $moves }. Scrivi per intero quella che intendi.
abalone-expected-in-line = Una mossa lungo la fila si scrive { $text }.
abalone-illegal-no-such-cell = La casella «{ $cell }» non esiste. Le file vanno da a1–a5 a i5–i9.
abalone-illegal-empty-cell = La casella { $cell } è vuota. Non ci sono biglie da muovere.
abalone-illegal-not-your-marble = La biglia in { $cell } è { SIDE($owner, form: "genitive") }. Muovi una delle tue.
abalone-illegal-not-your-team = La biglia in { $cell } è { SIDE($owner, form: "genitive") }, che gioca per l’altra squadra.
abalone-illegal-partners-marble = La biglia in { $cell } è { SIDE($owner, form: "genitive") }. Le biglie dei compagni si muovono solo in una spinta.
abalone-illegal-no-marbles-left = { SIDE($seat, form: "nominative") } non ha più biglie e passa.
abalone-illegal-row-too-long = La fila di { $marbles } da { $cell } è troppo lunga. Si muovono insieme al massimo tre biglie.
abalone-illegal-not-a-row = Le caselle { $first } e { $last } non sono gli estremi di una fila diritta.
abalone-illegal-not-adjacent = La casella { $to } non è adiacente a { $from }. Le biglie si muovono di una casella alla volta.
abalone-illegal-off-the-board = La tua biglia in { $cell } cadrebbe dal tavoliere.
abalone-illegal-sideways-blocked = La casella { $cell } è occupata da una biglia { SIDE($owner, form: "genitive") }. Una mossa laterale richiede caselle libere.
abalone-illegal-sideways-push = La biglia { SIDE($owner, form: "genitive") } in { $cell } non si può spingere di lato, solo in linea.
abalone-illegal-too-weak = { $pushing } contro { $pushed } non basta per spingere. Chi spinge deve avere più biglie.
abalone-illegal-blocked-behind = La tua biglia in { $cell } è dietro quelle spinte. Quella casella deve essere libera.
abalone-illegal-partner-pushed = Verrebbe spinta la biglia { SIDE($owner, form: "genitive") } in { $cell }. Le biglie dei compagni non si spingono mai.
abalone-illegal-not-started-by-own = La spinta parte dalla biglia { SIDE($owner, form: "genitive") } in { $cell }, non da una tua.
abalone-illegal-cannot-pass = Puoi muovere, quindi non puoi passare.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = Chi vince ha espulso abbastanza biglie.

# Positions.
abalone-position-fields = Servono 3 parti separate da un solo spazio (tavoliere, posto che muove e biglie espulse); ce ne sono { $found }.
abalone-position-cells = Servono { $expected } caselle; ce ne sono { $found }.
abalone-position-owner = La casella { $cell } ha una biglia del posto { $seat }. I posti vanno da 1 a { $seats }.
abalone-position-numbers = La fila { $row } ha due numeri consecutivi in «{ $text }». Scrivi un solo numero per tutta la serie.
abalone-position-sign = La fila { $row } contiene «{ $sign }». Valore atteso: { $expected }, oppure il numero di caselle vuote.
abalone-position-row = Servono { $expected } caselle nella fila { $row }; ce ne sono { $found }.
abalone-position-counts = Serve il numero di biglie espulse per { $expected } posti; ce ne sono { $found }.
abalone-position-count = Le biglie espulse contengono «{ $text }». Serve un numero come 0 o 5.
abalone-position-marbles = Ci sono { $found } biglie { SIDE($side, form: "genitive") } sul tavoliere. Il massimo è { $most }.
abalone-position-beyond-target = Le biglie espulse sono in tutto { $count } per una parte. La partita finisce a { $target }.
abalone-position-two-winners = Due parti hanno espulso { $target } biglie. Solo una può aver vinto.
abalone-position-rivals-missing = Secondo la posizione, la parte { SIDE($side, form: "genitive") } ha espulso { $count } biglie, ma agli avversari ne mancano solo { $missing }.
abalone-position-missing = Le biglie espulse sono in tutto { $count }, ma ne mancano solo { $missing }.
