### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = una opción se escribe K=V, por ejemplo goal=7
cli-wrong-seat-form = un asiento se escribe N=WHO, por ejemplo 2=level:7, no «{ $text }»
cli-wrong-player-form = en un asiento juega human, level:N o engine, no «{ $text }»
cli-wrong-origin-form = un origen tiene esquema, host y, si se quiere, puerto, por ejemplo https://play.example
cli-wrong-anchor-form = una puntuación de referencia se escribe NAME=RATING, por ejemplo level:1=1000
cli-wrong-duration-form = una duración se escribe como 30m, 12h, 7d, 3mo o 1y, o bien `ever`
cli-wrong-no-terminal = play necesita un terminal: usa toda la pantalla
cli-wrong-which-game = ¿qué juego? Pon su nombre antes de las opciones: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: los asientos van del 1 al { $seats }
cli-wrong-one-chart = --svg dibuja una sola partida, pero hay { $games }; elige una con --number
cli-wrong-game-number = --number { $number }: la última partida es la número { $games }
cli-wrong-no-entrant = --anchor: no hay ningún participante «{ $name }»; elige { $entrants }
cli-wrong-other-checkpoint = { $file } es de otra búsqueda: «{ $found }», no «{ $wanted }»
cli-wrong-no-home = no hay carpeta personal donde guardar partidas: elige una carpeta con --data
cli-wrong-database-form = una base de datos PostgreSQL se escribe postgres://USUARIO:CONTRASEÑA@EQUIPO:PUERTO/BASE
cli-wrong-bus-form = un servidor NATS se escribe nats://USUARIO:CONTRASEÑA@EQUIPO:PUERTO
cli-wrong-bus-alone = --bus conecta servidores que comparten una base de datos PostgreSQL: úsalo junto con --store
cli-wrong-no-queue = un worker toma sus tareas de una base de datos PostgreSQL: indícala con --store o en TETRARCH_STORE; una carpeta de datos pertenece solo a su servidor
cli-wrong-queue-program = --queue: los workers no inician programas, así que un encuentro con un motor externo no puede usarlos
cli-wrong-queue-timed = --queue: las partidas con reloj difieren de una máquina a otra; limita en su lugar los nodos o la profundidad
cli-wrong-queue-failed = no se pudo hacer la tarea { $job }: { $problem }
cli-wrong-no-store = no hay ningún almacén en { $folder }
cli-wrong-ports-in-use = los puertos del { $first } al { $last } están todos ocupados: elige otro con --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } está en uso: detén el programa que la usa o elige otro puerto, por ejemplo --listen { $other }
cli-wrong-address-foreign = { $address } no es una dirección de este equipo: usa --listen 127.0.0.1:{ $port } solo para este equipo, o --listen 0.0.0.0:{ $port } también para otros
cli-wrong-address-forbidden = solo un administrador puede escuchar en { $address }: elige un puerto superior al 1023, por ejemplo --listen { $other }
cli-wrong-address-unusable = no se puede escuchar en { $address }: { $reason }
cli-wrong-no-server = ningún servidor responde en { $address }: { $reason }
cli-wrong-unhealthy = el servidor de { $address } no funciona bien: { $status }
cli-wrong-nothing-to-fit = { $game } aún no tiene evaluación, así que no hay pesos que ajustar
