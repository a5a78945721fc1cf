### The full-screen game, `tetrarch play`.

cli-screen-over = La partida ha terminado.
cli-screen-no-draw = El ordenador rechaza las tablas.
cli-screen-pace = Velocidad de animación: { $pace }.
cli-screen-unsaved-quit = Esta partida no está guardada. ¿Salir de todos modos?
cli-screen-unsaved-load = Esta partida no está guardada. ¿Cargar otra de todos modos?
cli-screen-unsaved-new = Esta partida no está guardada. ¿Empezar otra de todos modos?
# $side is the name of a side, or cli-screen-team.
cli-screen-resign = ¿Abandona { $side }?
cli-screen-draw = { $side } ofrece tablas. ¿Aceptan los demás?
cli-screen-team = el equipo de { $others } y { $last }
cli-screen-exists = { $file } ya existe. ¿Reemplazarlo?
cli-screen-saved = Guardado en { $file }.
cli-screen-loaded = Cargado de { $file }.
cli-screen-nothing-to-undo = No hay ninguna jugada que retirar.
cli-screen-nothing-to-redo = No hay ninguna jugada que repetir.
cli-screen-thinking = { $computer } está pensando.
cli-screen-hint-wait = Buscando una pista…
cli-screen-ambiguous = { $moves } jugadas empiezan así; sigue escribiendo o usa las flechas.
cli-screen-type-a-move = Escribe una jugada o elige una con las flechas.
cli-screen-start = Empieza la partida.
cli-screen-skip = cualquier tecla para saltar
# Both lines must fit into 60 columns.
cli-screen-keys-playing = Intro jugar · ! pista · u retirar · ? ayuda · q salir
cli-screen-keys-choosing = ↑↓←→ elegir · Intro jugar · l cargar · ? ayuda · q salir
cli-screen-subtitle = cuatro juegos de mesa abstractos
cli-screen-no-limit = sin límite
cli-screen-variant = variante
cli-screen-seat = asiento { $seat }
cli-screen-who-plays = Quién juega: una persona en este terminal o el ordenador, desde el nivel 1 (novato) hasta el motor con toda su fuerza.
cli-who-human = persona
cli-who-level = nivel { $level }
cli-who-engine = motor
cli-screen-rated-anchor = { $who }: puntuación { $rating }, donde empieza la escala.
cli-screen-rated = { $who }: puntuación { $rating } ± { $error } en { $game }.
cli-screen-window-is =
    Esta ventana mide { $width } × { $height }.
    Amplíala a { $least_width } × { $least_height } o más.
cli-screen-title-keys = Teclas
cli-screen-title-save = Guardar
cli-screen-title-load = Cargar
cli-screen-title-over = La partida ha terminado
cli-screen-hint-save = un nombre que acabe en .json o .txt
cli-screen-hint-load = el archivo de una partida guardada
cli-screen-points = { $first }: { $first_points } puntos, { $second }: { $second_points } puntos.
cli-screen-moves-played = { $moves ->
        [one] Se hizo 1 jugada.
        [many] Se hicieron { $moves } jugadas.
       *[other] Se hicieron { $moves } jugadas.
    }
cli-screen-marks = Marcas: [desde] (hasta) {"{"}capturado{"}"} ‹última› · animación: { $pace }
cli-screen-team-letter = equipo { $team }
cli-screen-to-move = le toca
cli-screen-title-moves = Jugadas
cli-screen-title-played = Hechas
cli-screen-some-of = { $shown } de { $all }

# The computer’s hint.
cli-screen-no-move = No hay ninguna jugada legal.
cli-screen-hint = Prueba { $best } ({ $worth }).
cli-screen-hint-proved = Prueba { $best } ({ $worth }, demostrado).
cli-screen-then = Después, quizá { $moves }.
cli-screen-wins-in = { $plies ->
        [one] gana en 1 media jugada
        [many] gana en { $plies } medias jugadas
       *[other] gana en { $plies } medias jugadas
    }
cli-screen-loses-in = { $plies ->
        [one] pierde en 1 media jugada
        [many] pierde en { $plies } medias jugadas
       *[other] pierde en { $plies } medias jugadas
    }
cli-screen-game-over = la partida ha terminado
cli-screen-pace-slow = lenta
cli-screen-pace-normal = normal
cli-screen-pace-fast = rápida
cli-screen-pace-off = sin animación

# What keys do.
cli-key-undo = retirar la última jugada
cli-key-undo-short = retirar
cli-key-redo = repetirla
cli-key-save = guardar en un archivo
cli-key-save-short = guardar
cli-key-load = cargar de un archivo
cli-key-new = nueva partida
cli-key-resign = abandonar
cli-key-draw = ofrecer tablas
cli-key-hint = pista
cli-key-bar = mostrar la evaluación
cli-key-pace = velocidad de animación
cli-key-help = esta ayuda
cli-key-quit = salir
cli-key-arrows = flechas, Tab
cli-key-walk = recorrer las jugadas legales
cli-key-letters = letras
cli-key-type-move = escribir una jugada, en cualquier notación admitida
cli-key-play = hacer la jugada
cli-key-release = borrar la selección
cli-key-mouse = ratón
cli-key-press = pulsar las casillas de una jugada, una a una
cli-key-yes = sí
cli-key-no = no
cli-key-done = listo
cli-key-cancel = cancelar
cli-key-board = tablero
