setup-way = Rival
setup-way-computer = Ordenador
setup-way-here = { $count ->
        [one] Alguien aquí
        [many] Gente aquí
       *[other] Gente aquí
    }
setup-way-link = { $count ->
        [one] Alguien, por enlace
        [many] Varios, por enlace
       *[other] Varios, por enlace
    }
setup-way-lobby = Cualquiera
setup-way-person = { $count ->
        [one] Alguien, por nombre
        [many] Varios, por nombre
       *[other] Varios, por nombre
    }
setup-person = Jugador
setup-person-many = Jugador { $number }
setup-person-self = No puedes lanzarte un desafío.
setup-person-guest = Necesitas una cuenta para desafiar a alguien.
setup-rated = Por puntos
setup-rated-about = El resultado cambia la puntuación de todos.
setup-rated-guest = Necesitas una cuenta para jugar por puntos.
setup-rated-position = Una partida por puntos empieza en la posición inicial, no en una personalizada.
setup-rated-computer = Las partidas contra el ordenador no son por puntos.
setup-rated-clock = Con tres o más jugadores, una partida por puntos necesita reloj.
setup-public = Pública
setup-public-about = Cualquiera puede encontrar esta partida en la sala y mirarla.
setup-as = Juegas como { $name }.
setup-level = Nivel
setup-level-value = { $name } · nivel { $level }
setup-level-rated = { $name } · nivel { $level }, puntuación aproximada { $rating }
setup-level-weakest = el más débil
setup-level-strongest = el más fuerte
setup-players = Jugadores
setup-layout = Posición de salida
setup-variant = Variante
setup-side = Juegas con
setup-side-chance = Al azar
setup-seat-each = Ajustar cada asiento
setup-seat-alike = Igual para los demás
setup-seats = Asientos
setup-seat = Jugador para { $side }
setup-seat-name = Nombre para { $side }
setup-seat-level = Nivel para { $side }
setup-sitter-me = Tú
setup-sitter-here = Alguien aquí
setup-sitter-link = Alguien, por enlace
setup-sitter-person = Alguien, por nombre
setup-sitter-lobby = Cualquiera
setup-sitter-computer = Ordenador
setup-problem-here-and-elsewhere = En una partida en línea, cada dispositivo tiene un asiento. Elige «Alguien, por enlace» en lugar de «Alguien aquí».
setup-problem-nobody-here = Aún no tienes asiento. Elige «Tú» en uno de los asientos.
setup-time = Control de tiempo
setup-time-none = Sin reloj
setup-match = Duración del encuentro
setup-match-games = { $count ->
        [one] Una partida
        [many] { $count } partidas
       *[other] { $count } partidas
    }
setup-options = { $count ->
        [0] Opciones de reglas
        [one] Opciones de reglas: una cambiada
        [many] Opciones de reglas: { $count } cambiadas
       *[other] Opciones de reglas: { $count } cambiadas
    }
setup-go-computer = Jugar
setup-go-here = Jugar
setup-go-link = Crear enlace
setup-go-lobby = Abrir mesa
setup-go-person = Desafiar

# The computer’s levels.
level-1 = Novato
level-2 = Principiante
level-3 = Aficionado
level-4 = En progreso
level-5 = Intermedio
level-6 = Hábil
level-7 = Fuerte
level-8 = Experto
level-9 = Maestro
level-10 = Fuerza máxima

# Fair starts.
setup-balanced = Equilibrada
setup-balanced-start = La posición inicial más equilibrada de las que se han medido: { $name }.
setup-balanced-deal = Uno de { $count } repartos desde los que ambos bandos ganaron casi con la misma frecuencia.
setup-balanced-none = Esta posición inicial favorece a uno de los bandos. No se ha encontrado ninguna equilibrada para estas reglas.
setup-measured = Entre jugadores de igual fuerza, quien empieza obtiene del { $low } al { $high } % de los puntos (medido: { $percent } %, unas tablas cuentan medio punto; partidas del motor: { $games }, { $drawn } % en tablas).
setup-measured-shares = Puntos entre jugadores de igual fuerza: { $shares } (las tablas se reparten; partidas del motor: { $games }, { $drawn } % en tablas).
setup-share = { $side } del { $low } al { $high } %
