### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Jugar, estudiar y resolver Hus, Pantareï, Gou y Abalone
cli-after =
    Códigos de salida:
      0  éxito
      1  los datos son incorrectos: una posición, una jugada, un registro, un vector que no coincide
      2  la llamada es incorrecta: un juego, una variante, una opción o un archivo desconocido

    Sin comando, Tetrarch inicia un servidor para este equipo y muestra la dirección que hay que abrir.

    Ejemplos:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = El idioma de todos los textos; por defecto, el del entorno: LC_ALL, LC_MESSAGES, LANG
cli-color = Cuándo usar color; `auto` respeta NO_COLOR y no usa color en archivos ni tuberías

# Arguments of several commands.
cli-game = El juego
cli-variant = La variante; `tetrarch options GAME` las enumera
cli-option = Una opción y su valor; se puede repetir
cli-position = Empezar en esta posición
cli-moves = Hacer antes estas jugadas, separadas por espacios o comas
cli-seed = Semilla aleatoria del reparto, en los juegos que lo tienen
cli-threads = Número de hilos; 0 para uno por núcleo
cli-json = Mostrar JSON
cli-from = Formato de entrada; por defecto se detecta por el contenido
cli-layout = Disposición inicial de una partida de Abalone en notación aba-pro o first-last

cli-games-about = Enumerar los juegos
cli-games-after =
    Ejemplos:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Enumerar las variantes y opciones de un juego
cli-options-after =
    Ejemplos:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Dibujar una posición
cli-show-after =
    Ejemplos:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Enumerar las jugadas legales de una posición, una por línea
cli-moves-after =
    Ejemplos:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Explicar qué hace cada jugada

cli-perft-about = Contar las posiciones a una profundidad dada
cli-perft-more = Las posiciones a las que se llega de varias formas se cuentan varias veces; no las hay después del final de una partida. La última línea es solo la cuenta.
cli-perft-after =
    Ejemplos:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Profundidad en medias jugadas
cli-perft-divide = Mostrar también la cuenta tras cada jugada

cli-verify-about = Comparar partidas en líneas JSON con las reglas, jugada a jugada
cli-verify-more =
    Una partida por línea: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} o null{"}"}. Solo son obligatorios "game", "plies" y cada "move"; los campos que faltan no se comparan y los desconocidos se ignoran. Un "outcome" null significa que la partida no ha terminado; "outcome_known": false significa que el resultado no se compara.

    Cada discrepancia se muestra en una línea; la última línea es `N games, M plies, K errors`.
cli-verify-after =
    Ejemplos:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Archivos de líneas JSON; `-` para la entrada estándar
cli-verify-json = Mostrar JSON: las cuentas y cada discrepancia

cli-record-about = Convertir o comprobar registros de partidas
cli-record-convert-about = Convertir registros de partidas a otro formato
cli-record-convert-after =
    Ejemplos:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = El registro; `-` para la entrada estándar
cli-record-convert-to = Formato de salida
cli-record-convert-output = Escribir en este archivo en lugar de la salida estándar
cli-record-check-about = Reproducir registros de partidas e informar de los problemas
cli-record-check-more = Cada problema se muestra en una línea; la última línea es `N records, K problems`.
cli-record-check-after =
    Ejemplos:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Los registros; `-` para la entrada estándar

cli-analyse-about = Analizar partidas: la evaluación de cada jugada, una línea mejor y un veredicto
cli-analyse-more = La probabilidad mostrada es la de quien ha movido, después de la jugada. Una jugada es una imprecisión (?!) si cede un 5 %, un error (?) desde un 10 % y un error grave (??) desde un 20 %; la única jugada buena lleva un signo de exclamación. docs/analysis.md explica esto, la salida JSON y el modo por lotes.
cli-analyse-after =
    Ejemplos:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = El registro; `-` para la entrada estándar
cli-analyse-number = Analizar solo esta partida del archivo, contando desde 1
cli-analyse-nodes = Nodos por posición [por defecto: 100000, si no hay otro límite]
cli-analyse-ms = Milisegundos por posición
cli-analyse-depth = Profundidad por posición, en medias jugadas
cli-analyse-lines = Número de líneas que mostrar para cada posición
cli-analyse-threads = Número de hilos de búsqueda; con uno, la misma llamada da el mismo análisis
cli-analyse-svg = Dibujar un gráfico de la partida en SVG
cli-analyse-json = Mostrar JSON, una línea por partida
cli-analyse-batch = Responder peticiones de la entrada estándar, una línea de JSON cada una
cli-analyse-workers = Número de peticiones que procesar en paralelo; 0 para una por núcleo

cli-play-about = Jugar en este terminal
cli-play-after =
    Ejemplos:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = El juego; sin él, se elige de una lista
cli-play-seat = Quién juega en un asiento: human, de level:1 a level:10, o engine; por defecto, human
cli-play-load = Continuar la partida de este archivo
cli-play-no-animation = Mostrar las jugadas de golpe en lugar de paso a paso

cli-bench-about = Medir la velocidad de las reglas
cli-bench-more = Para cada variante, en un núcleo: las hojas de un perft desde el inicio y las medias jugadas de partidas aleatorias, por segundo; y el tamaño de una posición en bytes.
cli-bench-after =
    Ejemplos:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Medir solo estos juegos
cli-bench-all = Medir todas las variantes, incluidas todas las disposiciones
cli-bench-quick = Hacer más o menos una vigésima parte del trabajo
cli-bench-repeat = Medir este número de veces y quedarse con el mejor resultado

cli-arena-about = Jugar un encuentro e informar de qué bando es más fuerte
cli-arena-more = Cada apertura se juega en pares de partidas con los bandos cambiados (con tres equipos, en todas las colocaciones), y los márgenes de error tienen en cuenta los pares. Con más de dos participantes, juegan todos contra todos y se ajustan puntuaciones a los resultados. Con límites de nodos o de profundidad, la misma llamada juega el mismo encuentro.
cli-arena-after =
    Participantes:
      engine            toda la fuerza; opciones: engine:nodes=100000,threads=2,hash=64, y con
                        tres equipos others=paranoid, best-reply o max-n
      level:7           un nivel, con sus propios límites
      depth:3           alfa-beta simple de profundidad fija que solo cuenta el material
      uct               UCT con partidas aleatorias; un nodo es una partida aleatoria
      ugi:PROGRAM …     un programa que habla el protocolo de docs/protocol.md; los límites y
                        opciones van delante: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            cualquiera de ellos con otro nombre: "old=ugi:./tetrarch-1.0 ugi"
    Los límites propios de un participante (nodes, depth, ms, clock) sustituyen a los del encuentro.

    Archivos de --out: match.json (el plan), games.jsonl (una partida terminada por línea, con su registro); al final, records.txt, summary.json y chart.svg. Para continuar un encuentro interrumpido (Ctrl-C es seguro), repite la llamada con --resume.

    Ejemplos:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Una opción del juego y su valor; se puede repetir
cli-arena-between = Un participante; indica dos para un encuentro, más para una liguilla
cli-arena-games = Número de partidas, redondeado hacia arriba a pares completos; 100 salvo que un SPRT acabe el encuentro
cli-arena-sprt = Parar cuando la prueba esté decidida: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Nodos por jugada
cli-arena-depth = Profundidad por jugada, en medias jugadas
cli-arena-ms = Milisegundos por jugada
cli-arena-clock = Reloj por partida: minutos, o segundos con una s, más segundos por jugada: 1+0.5, 10s+0.1
cli-arena-cpu-time = Contar el tiempo de procesador del hilo de la partida en lugar del tiempo real
cli-arena-margin = Margen para respuestas tardías, en milisegundos
cli-arena-patience = Tiempo de espera máximo de un motor sin reloj, en segundos
cli-arena-openings = Cómo empiezan las partidas: medias jugadas aleatorias hasta que el motor ve igualada la posición
cli-arena-adjudicate = Terminar antes las partidas: chance=0.98,plies=8 y draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Declarar tablas tras este número de medias jugadas; 0 para ningún límite
cli-arena-no-repetition = Permitir la repetición; por defecto, la tercera aparición de una posición son tablas
cli-arena-concurrency = Número de partidas en paralelo
cli-arena-seed = Semilla aleatoria de aperturas, repartos y elecciones al azar
cli-arena-anchor = Puntuación de referencia de una liguilla: level:1=1000
cli-arena-out = Guardar el encuentro en esta carpeta
cli-arena-resume = Continuar el encuentro de esa carpeta

cli-solve-about = Demostrar quién gana una posición
cli-solve-more = Ejecuta una búsqueda por números de prueba en profundidad para cada equipo por turnos. Una posición repetida nunca es una victoria. La respuesta es una victoria forzada, o que no la hay (dentro del límite, si se da uno), o hasta dónde llegó la búsqueda antes de pararse. Sin límite, una posición de tablas llena de ciclos puede tardar muchísimo.
cli-solve-after =
    Ejemplos:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C detiene la búsqueda. Con --resume no se pierde nada: repite la llamada para continuar.
cli-solve-seat = Buscar solo una victoria de este asiento o de su equipo
cli-solve-within = Buscar una victoria en este número de medias jugadas
cli-solve-shortest = Buscar la victoria más corta
cli-solve-seconds = Parar tras este número de segundos
cli-solve-memory = Memoria de la búsqueda en MiB
cli-solve-salt = Usar otras claves de hash; los resultados que coinciden con dos sales no dependen de colisiones de claves
cli-solve-proof = Escribir la demostración en este archivo
cli-solve-resume = Continuar desde este archivo y guardar en él el progreso cuando la búsqueda pare

cli-check-proof-about = Comprobar un archivo de demostración
cli-check-proof-more = Juega la demostración según las reglas, contra todas las respuestas: cada línea debe acabar en la victoria prometida y ninguna puede repetir una posición. La comprobación no usa ninguna parte de la búsqueda que hizo la demostración.
cli-check-proof-after =
    Ejemplos:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = La demostración

cli-fit-about = Ajustar los pesos de la evaluación de un juego con partidas contra sí mismo
cli-fit-more = El motor juega contra sí mismo, primero solo con el material y después con los pesos hallados hasta entonces. Una regresión logística de los resultados sobre las características de todas las posiciones da los pesos, en centésimas de log-odds. La misma llamada da los mismos pesos. Usa un solo hilo.
cli-fit-after =
    Ejemplos:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Los pesos del motor están en crates/eval/weights; cada archivo indica la llamada que lo creó.
cli-fit-games = Partidas por ronda
cli-fit-nodes = Nodos por jugada
cli-fit-seed = Semilla aleatoria de repartos y aperturas
cli-fit-rounds = Número de rondas de juego y ajuste
cli-fit-out = Escribir los pesos en este archivo en lugar de la salida estándar

cli-train-about = Entrenar la red de Abalone para dos jugadores con partidas contra sí misma
cli-train-more = En cada generación, el mejor jugador hasta el momento juega contra sí mismo, una red aprende de las posiciones y un encuentro decide si es mejor que su predecesora. Todo se guarda en una carpeta. Si un entrenamiento se interrumpe en cualquier momento, repite el comando para continuar; para ampliar uno terminado, aumenta --generations.
cli-train-after =
    Ejemplos:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    La mejor red es best.net, en la carpeta. La del motor es crates/eval/nets/abalone.net; docs/training.md explica cómo se hizo y cuánto se tarda.
cli-train-game = El juego; solo Abalone tiene una red
cli-train-folder = La carpeta del entrenamiento
cli-train-from-shipped = Continuar desde la red incluida: juega las primeras partidas y el aprendizaje empieza con sus pesos
cli-train-generations = Número total de generaciones
cli-train-shards = Archivos de muestras por generación
cli-train-games = Partidas por archivo de muestras
cli-train-nodes = Nodos por jugada de las partidas contra sí misma
cli-train-earlier = Número de generaciones anteriores cuyas muestras también se usan
cli-train-epochs = Número de pasadas por todas las muestras
cli-train-rate = Tamaño de los primeros pasos del aprendizaje, en cienmilésimas; después se reducen
cli-train-results = Peso del resultado de la partida en el objetivo, en tanto por ciento; el resto es la puntuación de la búsqueda
cli-train-test-nodes = Nodos por jugada en el encuentro entre la red nueva y la antigua
cli-train-test-pairs = Número máximo de pares en ese encuentro; acaba antes si está decidido
cli-train-test-elo = Ganancia de Elo que comprueba el encuentro
cli-train-seed = Semilla aleatoria de aperturas, pesos iniciales y orden de las muestras
cli-train-threads = Número de hilos; no afecta a las redes

cli-ugi-about = Hablar la Universal Game Interface por la entrada y la salida estándar
cli-ugi-more = Un protocolo de texto para motores de cualquier juego, parecido a UCI en ajedrez. docs/protocol.md lo describe.
cli-ugi-after =
    Ejemplos:
      tetrarch ugi

    Líneas para probar:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Ejecutar un servidor para navegadores y bots
cli-serve-after =
    La API se describe en /api/openapi.json. Los registros de actividad van a la salida de error: en un terminal, solo los problemas; si no, toda la actividad. RUST_LOG fija el nivel.

    Ejemplos:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Dirección en la que escuchar; por defecto, 127.0.0.1:7400 o el siguiente puerto libre, solo para este equipo
cli-serve-data = Carpeta de datos, que se crea si no existe; por defecto, en tu carpeta de datos de usuario
cli-serve-store = Guardar todo en esta base de datos PostgreSQL en lugar de la carpeta de datos: postgres://USUARIO:CONTRASEÑA@EQUIPO/BASE
cli-serve-bus = Conectar este servidor mediante NATS con otros que usan la misma base de datos: nats://USUARIO:CONTRASEÑA@EQUIPO:PUERTO. Las variables de entorno TETRARCH_STORE y TETRARCH_BUS sustituyen a --store y --bus y evitan que las contraseñas aparezcan en la lista de procesos
cli-serve-origin = Permitir que las páginas de este origen usen el servidor, además del suyo; se puede repetir
cli-serve-behind-proxy = Confiar en el X-Forwarded-For del proxy que hay delante de este servidor
cli-serve-behind-tls = Los navegadores llegan a este servidor por HTTPS: marcar las cookies como Secure
cli-serve-export = Exportar a un archivo todas las partidas públicas terminadas, un registro por línea, y salir
cli-serve-import = Importar partidas terminadas de un archivo así, y salir
cli-serve-engine-threads = Número de hilos del motor; por defecto, uno por núcleo
cli-serve-claim-after = En las partidas sin reloj, cuánto puede estar alguien sin conexión antes de que los demás puedan reclamar la victoria, en segundos
cli-serve-requests-per-second = Peticiones por segundo desde una dirección; 0 para ningún límite
cli-serve-connections = WebSockets abiertos desde una dirección; 0 para ningún límite
cli-serve-messages-per-second = Mensajes por segundo desde un WebSocket
cli-serve-abandoned-after = Borrar las mesas abandonadas tras este número de horas sin actividad; 0 para nunca. Las partidas terminadas y las de cuentas se conservan
cli-serve-json-logs = Escribir los registros de actividad en JSON, un objeto por línea
cli-serve-push-to-loopback = Para pruebas: permitir el envío de notificaciones a este equipo

cli-store-about = Copiar o comprobar todo lo que guarda un servidor
cli-store-copy-about = Copiar todo de un almacén a otro y comparar los dos
cli-store-copy-more = Un almacén es una carpeta de datos o la dirección de una base de datos PostgreSQL. Ningún servidor puede usarlos mientras tanto. Una copia interrumpida continúa donde se detuvo.
cli-store-copy-after =
    Ejemplos:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = El almacén de origen
cli-store-copy-to = El almacén de destino; vacío o una copia sin terminar
cli-store-check-about = Leer un almacén entero, informar de los problemas y mostrar recuentos y sumas de comprobación
cli-store-check-after =
    Ejemplos:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = El almacén: una carpeta de datos o la dirección de una base de datos PostgreSQL

cli-admin-about = Administrar un servidor: denuncias, eliminaciones, bloqueos
cli-admin-after =
    Funciona con el servidor en marcha, a través de un socket de su carpeta de datos que solo puede abrir su propietario, y también cuando está parado. Cada acción tiene efecto al instante y se anota en el registro de auditoría.

    Ejemplos:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = La carpeta de datos del servidor
cli-admin-json = Mostrar la respuesta en JSON
cli-admin-reports-about = Enumerar las denuncias de los jugadores
cli-admin-reports-all = Incluir las denuncias cerradas
cli-admin-close-about = Cerrar una denuncia
cli-admin-close-report = Número de la denuncia
cli-admin-remove-message-about = Eliminar un mensaje del chat
cli-admin-remove-message-table = Identificador de la mesa
cli-admin-remove-message-number = Número del mensaje, según la lista de `reports`
cli-admin-remove-name-about = Eliminar un nombre: una cuenta recibe un nombre neutro, un invitado pasa a ser `Guest`
cli-admin-remove-name-account = Nombre de una cuenta
cli-admin-remove-name-table = Identificador de la mesa del invitado
cli-admin-remove-name-seat = Asiento del invitado, contando desde 1
cli-admin-remove-game-about = Eliminar una mesa con su historial
cli-admin-remove-game-table = Identificador de la mesa
cli-admin-block-about = Bloquear una cuenta o una dirección
cli-admin-block-account-about = Bloquear una cuenta: cerrar todas sus sesiones y rechazar sus tokens
cli-admin-block-account-name = Nombre de la cuenta
cli-admin-block-address-about = Bloquear una dirección; en IPv6, su /64
cli-admin-block-address-address = La dirección
cli-admin-block-for = Cuánto tiempo: `12h`, `7d`, `3mo` o `ever`
cli-admin-block-reason = El motivo, que se muestra a la persona bloqueada
cli-admin-unblock-about = Desbloquear una cuenta o una dirección
cli-admin-unblock-account-about = Desbloquear una cuenta
cli-admin-unblock-account-name = Nombre de la cuenta
cli-admin-unblock-address-about = Desbloquear una dirección
cli-admin-unblock-address-address = La dirección
cli-admin-blocks-about = Enumerar las cuentas y direcciones bloqueadas
cli-admin-log-about = Mostrar el registro de auditoría
cli-admin-log-limit = Número de entradas

cli-health-about = Comprobar el estado de un servidor en este equipo
cli-health-more = Para las comprobaciones de estado de contenedores.
cli-health-after =
    El código de salida es 0 si el servidor funciona bien y 1 si no.

    Ejemplos:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Dirección del servidor

cli-completions-about = Mostrar un script de autocompletado para un shell
cli-completions-after =
    Ejemplos:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = El shell

cli-man-about = Escribir las páginas de manual en una carpeta
cli-man-after =
    Ejemplos:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = La carpeta, que se crea si no existe
