# Abalone: names.
abalone-name = Abalone
abalone-about = Expulsa las canicas rivales de un tablero hexagonal superándolas en número en línea.
abalone-option-layout-name = Disposición
abalone-option-layout-about = Dónde empiezan las canicas y para cuántos jugadores.
abalone-option-partners-name = Canicas de los compañeros
abalone-option-partners-about = Qué canicas puedes mover en una partida por equipos (regla 4.3).
abalone-option-partners-sheet-name = Las de todo el equipo
abalone-option-partners-sheet-about = Puedes mover las canicas de tu equipo como si fueran tuyas.
abalone-option-partners-own-only-name = Solo las tuyas
abalone-option-partners-own-only-about = Mueves tus propias canicas. Las de tus compañeros solo ayudan a empujar.
abalone-option-target-name = Canicas por expulsar
abalone-option-target-about = Cuántas canicas hay que expulsar para ganar. El reglamento dice seis.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Estándar
abalone-variant-standard-about = La salida del reglamento: a cada lado, dos filas completas y tres canicas delante. Jugando con cautela se puede bloquear hasta las tablas.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Cada bando tiene dos margaritas de siete canicas en esquinas opuestas. La salida que conviene cuando ya se conoce el juego.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = Las margaritas de Belgian Daisy, una fila más hacia dentro.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Margaritas en las esquinas, cada una con una canica rival en el centro.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Margaritas una fila más hacia dentro, cada una con una canica rival en el centro.
abalone-variant-domination-name = Dominación
abalone-variant-domination-about = Dos triángulos por bando a lo largo del borde, cada uno con una canica adelantada hacia el centro.
abalone-variant-infiltration-name = Infiltración
abalone-variant-infiltration-about = Dos largos frentes, cada uno con tres canicas rivales ya dentro.
abalone-variant-pyramid-name = Pirámide
abalone-variant-pyramid-about = Dos cuñas compactas, de esquina a esquina a lo largo del borde, con el centro libre entre ellas.
abalone-variant-the-wall-name = El muro
abalone-variant-the-wall-about = Dos muros que cruzan todo el tablero, con una canica esperando detrás de cada uno.
abalone-variant-alien-name = Alien
abalone-variant-alien-about = Dos caras se miran, cada una con cuatro canicas rivales dentro.
abalone-variant-snakes-name = Serpientes
abalone-variant-snakes-about = Dos largas serpientes a lo largo del borde, con las cabezas entrelazadas en el centro.
abalone-variant-snakes-variant-name = Serpientes (variante)
abalone-variant-snakes-variant-about = Dos largas serpientes a lo largo del borde, con las cabezas estiradas una más allá de la otra.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Dos montañas apuntan la una a la otra, cada una con tres canicas rivales dentro.
abalone-variant-face-to-face-name = Cara a cara
abalone-variant-face-to-face-about = Dos bloques compactos a izquierda y derecha de un pasillo vacío.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Cuatro margaritas alrededor del centro libre, con los dos colores en cruz.
abalone-variant-alliances-name = Alianzas
abalone-variant-alliances-about = Dos anillos abiertos apoyados uno en otro alrededor del centro.
abalone-variant-checkerboard-name = Damero
abalone-variant-checkerboard-about = Cuatro filas de colores alternos. Ningún bando tiene dos canicas contiguas.
abalone-variant-three-players-name = Tres jugadores
abalone-variant-three-players-about = Once canicas cada uno, todos contra todos. Gana quien expulse primero seis canicas de los demás.
abalone-variant-four-players-name = Cuatro jugadores
abalone-variant-four-players-about = Nueve canicas cada uno. Negro y Rojo juegan contra Blanco y Amarillo.
abalone-variant-six-players-name = Seis jugadores
abalone-variant-six-players-about = Seis canicas cada uno. Negro, Rojo y Verde juegan contra Blanco, Amarillo y Azul.
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

abalone-options-players = La variante { $variant } es para { $variant_seats } jugadores; la disposición { $layout }, para { $layout_seats }. Elige la variante { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Un objetivo de { $target } es inalcanzable con la disposición { $layout }: los rivales de un equipo solo tienen { $most } canicas.
       *[no] Un objetivo de { $target } es inalcanzable con la disposición { $layout }: los rivales de un jugador solo tienen { $most } canicas.
    }

# Moves.
abalone-move-pass = { SIDE($side) } no puede mover y pasa.
abalone-move-marble = { SIDE($side) } mueve la canica de { $from } a { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } mueve de lado la fila { $first }-{ $last } a { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } mueve la fila { $first }-{ $last } a { $first_to }-{ $last_to }.
    }
abalone-move-push = { $marbles ->
        [one] { SIDE($side) } mueve la fila { $first }-{ $last } a { $first_to }-{ $last_to } y empuja la canica { SIDE($owner, form: "genitive") }.
        [many] { SIDE($side) } mueve la fila { $first }-{ $last } a { $first_to }-{ $last_to } y empuja { $marbles } canicas { SIDE($owner, form: "genitive") }.
       *[other] { SIDE($side) } mueve la fila { $first }-{ $last } a { $first_to }-{ $last_to } y empuja { $marbles } canicas { SIDE($owner, form: "genitive") }.
    }
abalone-move-push-two-rivals = { SIDE($side) } mueve la fila { $first }-{ $last } a { $first_to }-{ $last_to } y empuja las canicas { SIDE($near, form: "genitive") } y { SIDE($far, form: "genitive") }.
abalone-move-eject = { SIDE($side) } mueve la fila { $first }-{ $last } a { $first_to }-{ $last_to } y expulsa del tablero la canica { SIDE($owner, form: "genitive") }.

abalone-expected-move = Escribe una jugada en línea como a1b2, una lateral como c3c5d4, o pass.
abalone-expected-one-of = Puede significar { $moves }. Escribe completa la que quieras.
abalone-expected-in-line = Una jugada a lo largo de la fila se escribe { $text }.
abalone-illegal-no-such-cell = No hay ninguna casilla «{ $cell }» en el tablero. Las filas van de a1–a5 a i5–i9.
abalone-illegal-empty-cell = La casilla { $cell } está vacía. No hay canica que mover.
abalone-illegal-not-your-marble = La canica de { $cell } es { SIDE($owner, form: "genitive") }. Mueve una de las tuyas.
abalone-illegal-not-your-team = La canica de { $cell } es { SIDE($owner, form: "genitive") }, que juega en el otro equipo.
abalone-illegal-partners-marble = La canica de { $cell } es { SIDE($owner, form: "genitive") }. Las canicas de los compañeros solo se mueven al empujar.
abalone-illegal-no-marbles-left = { SIDE($seat) } ya no tiene canicas y pasa.
abalone-illegal-row-too-long = La fila de { $marbles } canicas desde { $cell } es demasiado larga. Se mueven juntas tres canicas como máximo.
abalone-illegal-not-a-row = Las casillas { $first } y { $last } no son los extremos de una fila recta.
abalone-illegal-not-adjacent = La casilla { $to } no es contigua a { $from }. Las canicas avanzan una casilla cada vez.
abalone-illegal-off-the-board = Tu canica de { $cell } se caería del tablero.
abalone-illegal-sideways-blocked = La casilla { $cell } está ocupada por { SIDE($owner) }. Una jugada lateral necesita casillas libres.
abalone-illegal-sideways-push = La canica { SIDE($owner, form: "genitive") } en { $cell } no se puede empujar de lado, solo en línea.
abalone-illegal-too-weak = { $pushing } contra { $pushed } no basta para empujar. Quien empuja debe tener más canicas.
abalone-illegal-blocked-behind = Tu propia canica de { $cell } está detrás de las empujadas. Esa casilla debe estar libre.
abalone-illegal-partner-pushed = Se empujaría la canica { SIDE($owner, form: "genitive") } en { $cell }. Nunca se empujan las canicas de los compañeros.
abalone-illegal-not-started-by-own = El empuje empieza con la canica { SIDE($owner, form: "genitive") } en { $cell }, no con una tuya.
abalone-illegal-cannot-pass = Puedes mover, así que no puedes pasar.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = El bando ganador ha expulsado suficientes canicas.

# Positions.
abalone-position-fields = Se esperaban 3 partes separadas por un solo espacio (tablero, asiento que mueve y canicas expulsadas); hay { $found }.
abalone-position-cells = Se esperaban { $expected } casillas; hay { $found }.
abalone-position-owner = La casilla { $cell } tiene una canica del asiento { $seat }. Los asientos van del 1 al { $seats }.
abalone-position-numbers = La fila { $row } tiene dos números seguidos en «{ $text }». Escribe un solo número para toda la serie.
abalone-position-sign = La fila { $row } contiene «{ $sign }». Se esperaba { $expected }, o el número de casillas vacías.
abalone-position-row = Se esperaban { $expected } casillas en la fila { $row }; hay { $found }.
abalone-position-counts = Se esperaba el número de canicas expulsadas de { $expected } asientos; hay { $found }.
abalone-position-count = Las canicas expulsadas contienen «{ $text }». Se esperaba un número como 0 o 5.
abalone-position-marbles = Hay { $found } canicas en el tablero para { SIDE($side) }. El máximo es { $most }.
abalone-position-beyond-target = Las canicas expulsadas suman { $count } para un bando. La partida termina con { $target }.
abalone-position-two-winners = Las canicas expulsadas dan { $target } a dos bandos. Solo un bando puede haber ganado.
abalone-position-rivals-missing = Según la posición, el bando { SIDE($side, form: "genitive") } ha expulsado { $count } canicas, pero a sus rivales solo les faltan { $missing }.
abalone-position-missing = Las canicas expulsadas suman { $count }, pero solo faltan { $missing }.
