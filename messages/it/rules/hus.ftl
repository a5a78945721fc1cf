# Hus: names.
hus-name = Hus
hus-about = Un mancala a quattro file: semina lungo il tuo lato, prosegui a staffetta e cattura i semi di fronte.
hus-variant-european-name = Hus europeo
hus-variant-european-about = Le regole del foglietto dell’edizione europea.
hus-variant-african-name = Hus africano
hus-variant-african-about = Il gioco come si pratica in Africa, secondo un’enciclopedia.
hus-option-direction-name = Senso della semina
hus-option-direction-about = In quale senso si semina, visto dall’alto. I due regolamenti differiscono.
hus-option-direction-clockwise-name = Orario
hus-option-direction-clockwise-about = Come nel regolamento europeo.
hus-option-direction-counter-clockwise-name = Antiorario
hus-option-direction-counter-clockwise-about = Come nel regolamento africano.
hus-option-capture-if-name = Cattura
hus-option-capture-if-about = Quando un giro che finisce in una buca interna occupata cattura i semi avversari di fronte. Il regolamento europeo richiede che sia occupata solo la buca interna avversaria, quello africano entrambe.
hus-option-capture-if-inner-name = Buca interna occupata
hus-option-capture-if-inner-about = La buca interna avversaria deve contenere semi. Quella esterna viene catturata insieme, vuota o no.
hus-option-capture-if-both-name = Entrambe le buche occupate
hus-option-capture-if-both-about = Entrambe le buche avversarie devono contenere semi.
hus-option-resow-name = Semina dopo la cattura
hus-option-resow-about = Quali semi si seminano dopo una cattura. Il regolamento europeo comprende anche la propria buca, quello africano solo i semi catturati.
hus-option-resow-with-own-name = I catturati e la tua buca
hus-option-resow-with-own-about = I semi della tua buca si seminano insieme a quelli catturati.
hus-option-resow-captured-only-name = Solo i semi catturati
hus-option-resow-captured-only-about = Si seminano solo i semi catturati. La tua buca conserva i suoi.
hus-option-ends-name = Fine della partita
hus-option-ends-about = Chi deve restare senza mosse perché la partita finisca. Il regolamento europeo guarda entrambe le parti dopo ogni turno, quello africano chi deve muovere.
hus-option-ends-either-name = Una parte non può muovere
hus-option-ends-either-about = La partita finisce appena una delle parti non ha buche con due o più semi.
hus-option-ends-mover-name = Chi è di turno non può muovere
hus-option-ends-mover-about = La partita finisce quando chi è di turno non ha mosse legali.
hus-option-max-laps-name = Semina più lunga (giri)
hus-option-max-laps-about = Una semina che richiede più giri è considerata infinita e non si può scegliere. I regolamenti non parlano di staffette che continuano per sempre.

# Moves.
hus-move-sow = { $captured ->
        [0] { SIDE($side, form: "nominative") } semina da { $from } in { hus-laps } e finisce in { $last }.
        [one] { SIDE($side, form: "nominative") } semina da { $from } in { hus-laps }, cattura un seme e finisce in { $last }.
        [many] { SIDE($side, form: "nominative") } semina da { $from } in { hus-laps }, cattura { $captured } semi e finisce in { $last }.
       *[other] { SIDE($side, form: "nominative") } semina da { $from } in { hus-laps }, cattura { $captured } semi e finisce in { $last }.
    }
hus-laps = { $laps ->
        [one] un giro
        [many] { $laps } giri
       *[other] { $laps } giri
    }

hus-expected-move = Scrivi una buca da a1 a h4, come c1.
hus-illegal-opponents-pit = La buca { $pit } è dell’avversario. Parti da una delle tue.
hus-illegal-empty-pit = La buca { $pit } è vuota. Serve una buca con almeno due semi.
hus-illegal-single-seed = La buca { $pit } ha un solo seme. Ne servono almeno due.
hus-illegal-endless-sowing = { $laps ->
        [one] La semina da { $pit } non finisce in un giro. Non si può scegliere una semina infinita.
        [many] La semina da { $pit } non finisce in { $laps } giri. Non si può scegliere una semina infinita.
       *[other] La semina da { $pit } non finisce in { $laps } giri. Non si può scegliere una semina infinita.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Chi perde non ha più semi.
hus-reason-only-singles = Chi perde non ha buche con due o più semi.
hus-reason-no-move = Chi perde ha solo semine infinite.

# Positions.
hus-position-no-turn = Servono il tavoliere, uno spazio e la parte che muove (s o n).
hus-position-pits = Servono { $expected } buche nella fila { $row }; ce ne sono { $found }.
hus-position-seeds = La buca { $pit } contiene «{ $found }». Serve un numero da 0 a { $most }.
hus-position-hand = { $seeds ->
        [one] C’è un seme in mano. Tra una mossa e l’altra la mano deve essere vuota.
        [many] Ci sono { $seeds } semi in mano. Tra una mossa e l’altra la mano deve essere vuota.
       *[other] Ci sono { $seeds } semi in mano. Tra una mossa e l’altra la mano deve essere vuota.
    }
hus-position-too-many-seeds = Ci sono { $found } semi. Il massimo è { $most }.
