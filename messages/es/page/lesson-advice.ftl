# The first game of a lesson: what matters now. Computed from the position, said at each turn of the learner.
lesson-advice-alone = Con esta jugada no puedes ni ganar ni capturar. Mira qué podría hacer después tu rival.
lesson-advice-hus-win = Puedes ganar con esta jugada. Mira cada uno de tus hoyos.
lesson-advice-hus-danger = Cuidado: Norte puede ganar en la próxima jugada.
lesson-advice-hus-threat = { $count ->
    [one] Cuidado: Norte puede capturar una semilla ({ $cells }) en la próxima jugada.
    [many] Cuidado: Norte puede capturar { $count } semillas ({ $cells }) en la próxima jugada.
   *[other] Cuidado: Norte puede capturar { $count } semillas ({ $cells }) en la próxima jugada.
}
lesson-advice-hus-chance = { $count ->
    [one] Puedes capturar una semilla con esta jugada.
    [many] Puedes capturar { $count } semillas con esta jugada.
   *[other] Puedes capturar { $count } semillas con esta jugada.
}
lesson-advice-hus-quiet = Ningún bando puede capturar ahora. Prepara una siembra que acabe en un hoyo interior ocupado.

lesson-advice-pantarei-choose = Mira la serpiente y elige un color. Después empieza tu rival.
lesson-advice-pantarei-win = Puedes ganar con esta jugada. Busca las escamas que llegan a la pila más alta.
lesson-advice-pantarei-danger = Cuidado: tu rival puede ganar en la próxima jugada. ¿Qué escamas pueden llegar a la pila más alta?
lesson-advice-pantarei-quiet = Ningún bando puede formar una pila de siete en una jugada. Levanta una pila a la que puedas llegar tú y tu rival no.

lesson-advice-gou-win = Puedes ganar con esta jugada.
lesson-advice-gou-danger = Cuidado: Amarillo puede ganar en la próxima jugada.
lesson-advice-gou-threat = { $count ->
    [one] Cuidado: Amarillo puede capturar tu ficha de { $cells } en la próxima jugada.
    [many] Cuidado: Amarillo puede capturar { $count } de tus fichas ({ $cells }) en la próxima jugada.
   *[other] Cuidado: Amarillo puede capturar { $count } de tus fichas ({ $cells }) en la próxima jugada.
}
lesson-advice-gou-chance = { $count ->
    [one] Puedes capturar una ficha con esta jugada.
    [many] Puedes capturar { $count } fichas con esta jugada.
   *[other] Puedes capturar { $count } fichas con esta jugada.
}
lesson-advice-gou-quiet = Ningún bando puede capturar ahora. Acerca tus fichas a los puntos de meta.

lesson-advice-abalone-win = Puedes ganar con esta jugada.
lesson-advice-abalone-danger = Cuidado: Blanco puede ganar en la próxima jugada.
lesson-advice-abalone-threat = Cuidado: Blanco puede expulsar tu canica de { $cells } en la próxima jugada.
lesson-advice-abalone-chance = Puedes expulsar una canica con esta jugada.
lesson-advice-abalone-quiet = Ahora no se puede expulsar ninguna canica. Mantén juntas tus canicas y llévalas hacia el centro.
