# Hus: names.
hus-name = Hus
hus-about = Un mancala de cuatro filas: siembra por tu lado, encadena relevos y captura las semillas de enfrente.
hus-variant-european-name = Hus europeo
hus-variant-european-about = Las reglas del folleto de la edición europea.
hus-variant-african-name = Hus africano
hus-variant-african-about = El juego tal como se juega en África, según una enciclopedia.
hus-option-direction-name = Sentido de la siembra
hus-option-direction-about = En qué sentido se siembra, visto desde arriba. Los dos reglamentos difieren.
hus-option-direction-clockwise-name = Horario
hus-option-direction-clockwise-about = Como en el reglamento europeo.
hus-option-direction-counter-clockwise-name = Antihorario
hus-option-direction-counter-clockwise-about = Como en el reglamento africano.
hus-option-capture-if-name = Captura
hus-option-capture-if-about = Cuándo una vuelta que acaba en un hoyo interior ocupado captura las semillas rivales de enfrente. El reglamento europeo solo exige que esté ocupado el hoyo interior rival; el africano, los dos.
hus-option-capture-if-inner-name = Hoyo interior ocupado
hus-option-capture-if-inner-about = El hoyo interior rival debe tener semillas. El exterior se captura con él, esté vacío o no.
hus-option-capture-if-both-name = Ambos hoyos ocupados
hus-option-capture-if-both-about = Los dos hoyos rivales deben tener semillas.
hus-option-resow-name = Siembra tras la captura
hus-option-resow-about = Qué semillas se siembran tras una captura. El reglamento europeo incluye el hoyo propio; el africano, solo las semillas capturadas.
hus-option-resow-with-own-name = Las capturadas y tu hoyo
hus-option-resow-with-own-about = Las semillas de tu propio hoyo se siembran junto con las capturadas.
hus-option-resow-captured-only-name = Solo las capturadas
hus-option-resow-captured-only-about = Solo se siembran las semillas capturadas. Tu hoyo conserva las suyas.
hus-option-ends-name = Final de la partida
hus-option-ends-about = Quién debe quedarse sin jugadas para que termine la partida. El reglamento europeo mira a ambos bandos tras cada turno; el africano, a quien le toca mover.
hus-option-ends-either-name = Un bando no puede mover
hus-option-ends-either-about = La partida termina en cuanto un bando no tiene ningún hoyo con dos o más semillas.
hus-option-ends-mover-name = Quien tiene el turno no puede mover
hus-option-ends-mover-about = La partida termina cuando quien tiene el turno no dispone de jugadas legales.
hus-option-max-laps-name = Siembra más larga (vueltas)
hus-option-max-laps-about = Una siembra que dé más vueltas se considera sin fin y no se puede elegir. Los reglamentos no mencionan que un relevo puede durar para siempre.

# Moves.
hus-move-sow = { $captured ->
        [0] { SIDE($side) } siembra desde { $from } en { hus-laps } y acaba en { $last }.
        [one] { SIDE($side) } siembra desde { $from } en { hus-laps }, captura una semilla y acaba en { $last }.
        [many] { SIDE($side) } siembra desde { $from } en { hus-laps }, captura { $captured } semillas y acaba en { $last }.
       *[other] { SIDE($side) } siembra desde { $from } en { hus-laps }, captura { $captured } semillas y acaba en { $last }.
    }
hus-laps = { $laps ->
        [one] una vuelta
        [many] { $laps } vueltas
       *[other] { $laps } vueltas
    }

hus-expected-move = Escribe un hoyo de a1 a h4, como c1.
hus-illegal-opponents-pit = El hoyo { $pit } es de tu rival. Empieza desde uno de los tuyos.
hus-illegal-empty-pit = El hoyo { $pit } está vacío. Hace falta un hoyo con al menos dos semillas.
hus-illegal-single-seed = El hoyo { $pit } solo tiene una semilla. Hacen falta al menos dos.
hus-illegal-endless-sowing = { $laps ->
        [one] La siembra desde { $pit } no termina en una vuelta. No se puede elegir una siembra sin fin.
        [many] La siembra desde { $pit } no termina en { $laps } vueltas. No se puede elegir una siembra sin fin.
       *[other] La siembra desde { $pit } no termina en { $laps } vueltas. No se puede elegir una siembra sin fin.
    }

# Endings: a sentence that follows “South wins.”
hus-reason-no-seeds = Al bando perdedor no le quedan semillas.
hus-reason-only-singles = El bando perdedor no tiene ningún hoyo con dos o más semillas.
hus-reason-no-move = Todas las siembras del bando perdedor son sin fin.

# Positions.
hus-position-no-turn = Se esperaba el tablero, un espacio y el bando que mueve (s o n).
hus-position-pits = Se esperaban { $expected } hoyos en la fila { $row }; hay { $found }.
hus-position-seeds = El hoyo { $pit } contiene «{ $found }». Se esperaba un número de 0 a { $most }.
hus-position-hand = { $seeds ->
        [one] Hay una semilla en la mano. Entre jugadas, la mano debe estar vacía.
        [many] Hay { $seeds } semillas en la mano. Entre jugadas, la mano debe estar vacía.
       *[other] Hay { $seeds } semillas en la mano. Entre jugadas, la mano debe estar vacía.
    }
hus-position-too-many-seeds = Hay { $found } semillas. El máximo es { $most }.
