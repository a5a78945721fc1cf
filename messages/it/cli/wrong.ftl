### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = un’opzione si scrive K=V, per esempio goal=7
cli-wrong-seat-form = un posto si scrive N=WHO, per esempio 2=level:7, non «{ $text }»
cli-wrong-player-form = a un posto gioca human, level:N o engine, non «{ $text }»
cli-wrong-origin-form = un’origine ha uno schema, un host e facoltativamente una porta, per esempio https://play.example
cli-wrong-anchor-form = un riferimento si scrive NAME=RATING, per esempio level:1=1000
cli-wrong-duration-form = una durata si scrive come 30m, 12h, 7d, 3mo o 1y, oppure `ever`
cli-wrong-no-terminal = play richiede un terminale: usa tutto lo schermo
cli-wrong-which-game = quale gioco? Metti il nome prima delle opzioni: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: i posti vanno da 1 a { $seats }
cli-wrong-one-chart = --svg disegna una sola partita, ma ce ne sono { $games }; scegline una con --number
cli-wrong-game-number = --number { $number }: l’ultima partita è la numero { $games }
cli-wrong-no-entrant = --anchor: il partecipante «{ $name }» non esiste; scegli { $entrants }
cli-wrong-other-checkpoint = { $file } appartiene a un’altra ricerca: «{ $found }», non «{ $wanted }»
cli-wrong-no-home = non c’è una cartella personale in cui conservare le partite: scegli una cartella con --data
cli-wrong-database-form = un database PostgreSQL si scrive postgres://UTENTE:PASSWORD@HOST:PORTA/DATABASE
cli-wrong-bus-form = un server NATS si scrive nats://UTENTE:PASSWORD@HOST:PORTA
cli-wrong-bus-alone = --bus collega server che condividono un database PostgreSQL: usalo insieme a --store
cli-wrong-no-queue = un worker prende i suoi lavori da un database PostgreSQL: indicalo con --store o in TETRARCH_STORE; una cartella di dati appartiene solo al suo server
cli-wrong-queue-program = --queue: i worker non avviano programmi, quindi un incontro con un motore esterno non può usarli
cli-wrong-queue-timed = --queue: le partite con orologio differiscono da macchina a macchina; limita invece i nodi o la profondità
cli-wrong-queue-failed = non è stato possibile svolgere il lavoro { $job }: { $problem }
cli-wrong-no-store = non c’è nessun archivio in { $folder }
cli-wrong-ports-in-use = le porte da { $first } a { $last } sono tutte in uso: scegline un’altra con --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } è in uso: ferma il programma che lo usa o scegli un’altra porta, per esempio --listen { $other }
cli-wrong-address-foreign = { $address } non è un indirizzo di questa macchina: usa --listen 127.0.0.1:{ $port } solo per questa macchina, o --listen 0.0.0.0:{ $port } anche per le altre
cli-wrong-address-forbidden = solo un amministratore può restare in ascolto su { $address }: scegli una porta superiore a 1023, per esempio --listen { $other }
cli-wrong-address-unusable = impossibile restare in ascolto su { $address }: { $reason }
cli-wrong-no-server = nessun server risponde a { $address }: { $reason }
cli-wrong-unhealthy = il server { $address } non funziona correttamente: { $status }
cli-wrong-nothing-to-fit = { $game } non ha ancora una valutazione, quindi non ci sono pesi da adattare
