# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Con questa mossa non puoi né vincere né catturare. Guarda che cosa potrebbe fare dopo il tuo avversario.
lesson-advice-hus-win = Puoi vincere con questa mossa. Guarda ognuna delle tue buche.
lesson-advice-hus-danger = Attenzione: Nord può vincere con la prossima mossa.
lesson-advice-hus-threat = { $count ->
    [one] Attenzione: Nord può catturare un seme ({ $cells }) con la prossima mossa.
    [many] Attenzione: Nord può catturare { $count } semi ({ $cells }) con la prossima mossa.
   *[other] Attenzione: Nord può catturare { $count } semi ({ $cells }) con la prossima mossa.
}
lesson-advice-hus-chance = { $count ->
    [one] Puoi catturare un seme con questa mossa.
    [many] Puoi catturare { $count } semi con questa mossa.
   *[other] Puoi catturare { $count } semi con questa mossa.
}
lesson-advice-hus-quiet = Ora nessuno può catturare. Prepara una semina che finisca in una buca interna occupata.

lesson-advice-pantarei-choose = Guarda il serpente e scegli un colore. Poi la prima mossa è dell’avversario.
lesson-advice-pantarei-win = Puoi vincere con questa mossa. Trova le squame che raggiungono la pila più alta.
lesson-advice-pantarei-danger = Attenzione: l’avversario può vincere con la prossima mossa. Quali squame possono raggiungere la pila più alta?
lesson-advice-pantarei-quiet = Nessuno può formare una pila di sette in una mossa. Costruisci una pila che tu puoi raggiungere e l’avversario no.

lesson-advice-gou-win = Puoi vincere con questa mossa.
lesson-advice-gou-danger = Attenzione: il Giallo può vincere con la prossima mossa.
lesson-advice-gou-threat = { $count ->
    [one] Attenzione: il Giallo può catturare la tua pedina in { $cells } con la prossima mossa.
    [many] Attenzione: il Giallo può catturare { $count } delle tue pedine ({ $cells }) con la prossima mossa.
   *[other] Attenzione: il Giallo può catturare { $count } delle tue pedine ({ $cells }) con la prossima mossa.
}
lesson-advice-gou-chance = { $count ->
    [one] Puoi catturare una pedina con questa mossa.
    [many] Puoi catturare { $count } pedine con questa mossa.
   *[other] Puoi catturare { $count } pedine con questa mossa.
}
lesson-advice-gou-quiet = Ora nessuno può catturare. Avvicina le tue pedine ai punti meta.

lesson-advice-abalone-win = Puoi vincere con questa mossa.
lesson-advice-abalone-danger = Attenzione: il Bianco può vincere con la prossima mossa.
lesson-advice-abalone-threat = Attenzione: il Bianco può espellere la tua biglia in { $cells } con la prossima mossa.
lesson-advice-abalone-chance = Puoi espellere una biglia con questa mossa.
lesson-advice-abalone-quiet = Ora nessuna biglia può essere espulsa. Tieni unite le tue biglie e portale verso il centro.
