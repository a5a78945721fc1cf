### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Gioca, studia e risolvi Hus, Pantareï, Gou e Abalone
cli-after =
    Codici di uscita:
      0  successo
      1  i dati sono errati: una posizione, una mossa, una registrazione, un vettore che non concorda
      2  la chiamata è errata: un gioco, una variante, un’opzione o un file sconosciuto

    Senza comando, Tetrarch avvia un server per questa macchina e mostra l’indirizzo da aprire.

    Esempi:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = La lingua di tutti i testi; per impostazione predefinita quella dell’ambiente: LC_ALL, LC_MESSAGES, LANG
cli-color = Quando usare i colori; `auto` rispetta NO_COLOR e non ne usa in file e pipe

# Arguments of several commands.
cli-game = Il gioco
cli-variant = La variante; `tetrarch options GAME` le elenca
cli-option = Un’opzione e il suo valore; si può ripetere
cli-position = Parti da questa posizione
cli-moves = Gioca prima queste mosse, separate da spazi o virgole
cli-seed = Seme casuale della distribuzione, nei giochi che ne hanno una
cli-threads = Numero di thread; 0 per uno per core
cli-json = Stampa JSON
cli-from = Formato di ingresso; per impostazione predefinita, riconosciuto dal contenuto
cli-layout = Disposizione iniziale di una partita di Abalone in notazione aba-pro o first-last

cli-games-about = Elenca i giochi
cli-games-after =
    Esempi:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Elenca le varianti e le opzioni di un gioco
cli-options-after =
    Esempi:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Disegna una posizione
cli-show-after =
    Esempi:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Elenca le mosse legali di una posizione, una per riga
cli-moves-after =
    Esempi:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Spiega che cosa fa ogni mossa

cli-perft-about = Conta le posizioni a una data profondità
cli-perft-more = Le posizioni raggiunte in più modi sono contate più volte; una partita finita non ha posizioni sotto di sé. L’ultima riga è il solo conteggio.
cli-perft-after =
    Esempi:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Profondità in semimosse
cli-perft-divide = Stampa anche il conteggio dopo ogni mossa

cli-verify-about = Confronta partite in righe JSON con le regole, mossa per mossa
cli-verify-more =
    Una partita per riga: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} o null{"}"}. Sono obbligatori solo "game", "plies" e ogni "move"; i campi mancanti non vengono confrontati e quelli sconosciuti sono ignorati. Un "outcome" null significa che la partita non è finita; "outcome_known": false significa che il risultato non viene confrontato.

    Ogni discordanza è stampata su una riga; l’ultima riga è `N games, M plies, K errors`.
cli-verify-after =
    Esempi:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = File di righe JSON; `-` per lo standard input
cli-verify-json = Stampa JSON: i conteggi e ogni discordanza

cli-record-about = Converti o controlla registrazioni di partite
cli-record-convert-about = Converti registrazioni di partite in un altro formato
cli-record-convert-after =
    Esempi:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = La registrazione; `-` per lo standard input
cli-record-convert-to = Formato di uscita
cli-record-convert-output = Scrivi in questo file invece che sullo standard output
cli-record-check-about = Rigioca registrazioni di partite e segnala i problemi
cli-record-check-more = Ogni problema è stampato su una riga; l’ultima riga è `N records, K problems`.
cli-record-check-after =
    Esempi:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Le registrazioni; `-` per lo standard input

cli-analyse-about = Analizza partite: la valutazione di ogni mossa, una linea migliore e un verdetto
cli-analyse-more = La probabilità mostrata è quella di chi ha mosso, dopo la mossa. Una mossa è un’imprecisione (?!) se cede il 5%, un errore (?) dal 10% e un errore grave (??) dal 20%; l’unica mossa buona riceve un punto esclamativo. docs/analysis.md spiega tutto questo, l’uscita JSON e la modalità batch.
cli-analyse-after =
    Esempi:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = La registrazione; `-` per lo standard input
cli-analyse-number = Analizza solo questa partita del file, contando da 1
cli-analyse-nodes = Nodi per posizione [predefinito: 100000, se non c’è un altro limite]
cli-analyse-ms = Millisecondi per posizione
cli-analyse-depth = Profondità per posizione, in semimosse
cli-analyse-lines = Numero di linee da stampare per ogni posizione
cli-analyse-threads = Numero di thread di ricerca; con uno solo, la stessa chiamata dà la stessa analisi
cli-analyse-svg = Disegna un grafico della partita in SVG
cli-analyse-json = Stampa JSON, una riga per partita
cli-analyse-batch = Rispondi alle richieste sullo standard input, una riga di JSON ciascuna
cli-analyse-workers = Numero di richieste da elaborare in parallelo; 0 per una per core

cli-play-about = Gioca in questo terminale
cli-play-after =
    Esempi:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Il gioco; se manca, si sceglie da un elenco
cli-play-seat = Chi gioca a un posto: human, da level:1 a level:10, o engine; predefinito: human
cli-play-load = Continua la partita di questo file
cli-play-no-animation = Mostra le mosse subito invece che passo per passo

cli-bench-about = Misura la velocità delle regole
cli-bench-more = Per ogni variante, su un core: le foglie di un perft dall’inizio e le semimosse di partite casuali, al secondo; e la dimensione di una posizione in byte.
cli-bench-after =
    Esempi:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Misura solo questi giochi
cli-bench-all = Misura ogni variante, comprese tutte le disposizioni
cli-bench-quick = Esegui circa un ventesimo del lavoro
cli-bench-repeat = Misura questo numero di volte e tieni il risultato migliore

cli-arena-about = Gioca un incontro e indica quale parte è più forte
cli-arena-more = Ogni apertura si gioca a coppie di partite a parti invertite (con tre squadre, in tutte le disposizioni dei posti), e i margini d’errore tengono conto delle coppie. Con più di due partecipanti, ognuno gioca contro ogni altro e i punteggi sono stimati dai risultati. Con limiti di nodi o di profondità, la stessa chiamata gioca lo stesso incontro.
cli-arena-after =
    Partecipanti:
      engine            piena forza; opzioni: engine:nodes=100000,threads=2,hash=64, e con
                        tre squadre others=paranoid, best-reply o max-n
      level:7           un livello, con i suoi limiti
      depth:3           semplice alfa-beta a profondità fissa che conta solo il materiale
      uct               UCT con partite casuali; un nodo è una partita casuale
      ugi:PROGRAM …     un programma che parla il protocollo di docs/protocol.md; limiti e
                        opzioni vanno prima: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            uno di questi con un altro nome: "old=ugi:./tetrarch-1.0 ugi"
    I limiti propri di un partecipante (nodes, depth, ms, clock) sostituiscono quelli dell’incontro.

    File in --out: match.json (il piano), games.jsonl (una partita finita per riga, con la sua registrazione); alla fine records.txt, summary.json e chart.svg. Per continuare un incontro interrotto (Ctrl-C è sicuro), ripeti la chiamata con --resume.

    Esempi:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Un’opzione del gioco e il suo valore; si può ripetere
cli-arena-between = Un partecipante; indicane due per un incontro, di più per un girone all’italiana
cli-arena-games = Numero di partite, arrotondato a coppie intere; 100 se un SPRT non chiude prima l’incontro
cli-arena-sprt = Ferma quando il test è deciso: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Nodi per mossa
cli-arena-depth = Profondità per mossa, in semimosse
cli-arena-ms = Millisecondi per mossa
cli-arena-clock = Orologio per partita: minuti, o secondi con una s, più i secondi per mossa: 1+0.5, 10s+0.1
cli-arena-cpu-time = Conta il tempo di processore del thread della partita invece del tempo reale
cli-arena-margin = Tolleranza per le risposte in ritardo, in millisecondi
cli-arena-patience = Tempo massimo per un motore senza orologio, in secondi
cli-arena-openings = Come iniziano le partite: semimosse casuali finché il motore giudica pari la posizione
cli-arena-adjudicate = Chiudi prima le partite: chance=0.98,plies=8 e draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Dichiara patta dopo questo numero di semimosse; 0 per nessun limite
cli-arena-no-repetition = Consenti la ripetizione; per impostazione predefinita, la terza comparsa di una posizione è patta
cli-arena-concurrency = Numero di partite in parallelo
cli-arena-seed = Seme casuale di aperture, distribuzioni e scelte a caso
cli-arena-anchor = Punteggio di riferimento di un girone all’italiana: level:1=1000
cli-arena-out = Conserva l’incontro in questa cartella
cli-arena-resume = Continua l’incontro di quella cartella

cli-solve-about = Dimostra chi vince una posizione
cli-solve-more = Esegue una ricerca a numeri di prova in profondità per ogni squadra a turno. Una posizione ripetuta non è mai una vittoria. La risposta è una vittoria forzata, oppure che non ce n’è (entro il limite, se indicato), oppure fin dove è arrivata la ricerca prima di essere fermata. Senza limite, una posizione patta piena di cicli può richiedere molto tempo.
cli-solve-after =
    Esempi:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C ferma la ricerca. Con --resume non si perde nulla: ripeti la chiamata per continuare.
cli-solve-seat = Cerca solo una vittoria di questo posto o della sua squadra
cli-solve-within = Cerca una vittoria entro questo numero di semimosse
cli-solve-shortest = Cerca la vittoria più breve
cli-solve-seconds = Ferma dopo questo numero di secondi
cli-solve-memory = Memoria della ricerca in MiB
cli-solve-salt = Usa altre chiavi di hash; i risultati che concordano con due sali non dipendono da collisioni di chiavi
cli-solve-proof = Scrivi la dimostrazione in questo file
cli-solve-resume = Continua da questo file e salvaci i progressi quando la ricerca si ferma

cli-check-proof-about = Controlla un file di dimostrazione
cli-check-proof-more = Gioca la dimostrazione secondo le regole, contro ogni risposta: ogni linea deve finire con la vittoria promessa e nessuna può ripetere una posizione. Il controllo non usa nessuna parte della ricerca che ha prodotto la dimostrazione.
cli-check-proof-after =
    Esempi:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = La dimostrazione

cli-fit-about = Adatta i pesi della valutazione di un gioco a partite contro sé stesso
cli-fit-more = Il motore gioca contro sé stesso, prima con il solo materiale e poi con i pesi trovati fin lì. Una regressione logistica dei risultati sulle caratteristiche di tutte le posizioni dà i pesi, in centesimi di log-odds. La stessa chiamata dà gli stessi pesi. Usa un solo thread.
cli-fit-after =
    Esempi:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    I pesi del motore sono in crates/eval/weights; ogni file indica la chiamata che l’ha prodotto.
cli-fit-games = Partite per ciclo
cli-fit-nodes = Nodi per mossa
cli-fit-seed = Seme casuale di distribuzioni e aperture
cli-fit-rounds = Numero di cicli di gioco e adattamento
cli-fit-out = Scrivi i pesi in questo file invece che sullo standard output

cli-train-about = Addestra la rete di Abalone a due giocatori con partite contro sé stessa
cli-train-more = In ogni generazione il miglior giocatore fino a quel momento gioca contro sé stesso, una rete impara dalle posizioni e un incontro decide se è migliore della precedente. Tutto è conservato in una cartella. Se un addestramento si interrompe in qualsiasi momento, ripeti il comando per continuare; per prolungarne uno finito, aumenta --generations.
cli-train-after =
    Esempi:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    La rete migliore è best.net nella cartella. Quella del motore è crates/eval/nets/abalone.net; docs/training.md spiega come è stata prodotta e quanto tempo serve.
cli-train-game = Il gioco; solo Abalone ha una rete
cli-train-folder = La cartella dell’addestramento
cli-train-from-shipped = Continua dalla rete inclusa: gioca le prime partite e l’apprendimento comincia dai suoi pesi
cli-train-generations = Numero totale di generazioni
cli-train-shards = File di campioni per generazione
cli-train-games = Partite per file di campioni
cli-train-nodes = Nodi per mossa delle partite contro sé stessa
cli-train-earlier = Numero di generazioni precedenti di cui si usano anche i campioni
cli-train-epochs = Numero di passaggi su tutti i campioni
cli-train-rate = Ampiezza dei primi passi di apprendimento, in centomillesimi; poi diminuiscono
cli-train-results = Peso del risultato della partita nell’obiettivo, in percentuale; il resto è il punteggio della ricerca
cli-train-test-nodes = Nodi per mossa nell’incontro tra la rete nuova e la vecchia
cli-train-test-pairs = Numero massimo di coppie in quell’incontro; finisce prima se è deciso
cli-train-test-elo = Guadagno di Elo che l’incontro verifica
cli-train-seed = Seme casuale di aperture, pesi iniziali e ordine dei campioni
cli-train-threads = Numero di thread; non influisce sulle reti

cli-ugi-about = Parla la Universal Game Interface su standard input e output
cli-ugi-more = Un protocollo testuale per motori di qualsiasi gioco, simile a UCI negli scacchi. docs/protocol.md lo descrive.
cli-ugi-after =
    Esempi:
      tetrarch ugi

    Righe da provare:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Avvia un server per browser e bot
cli-serve-after =
    L’API è descritta in /api/openapi.json. I log vanno sullo standard error: in un terminale solo i problemi, altrimenti tutta l’attività; RUST_LOG imposta il livello.

    Esempi:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Indirizzo di ascolto; predefinito: 127.0.0.1:7400 o la prossima porta libera, solo per questa macchina
cli-serve-data = Cartella dei dati, creata se manca; predefinita: nella tua cartella dei dati utente
cli-serve-store = Conserva tutto in questo database PostgreSQL invece che nella cartella dei dati: postgres://UTENTE:PASSWORD@HOST/DATABASE
cli-serve-bus = Collega questo server tramite NATS ad altri che usano lo stesso database: nats://UTENTE:PASSWORD@HOST:PORTA. Le variabili d’ambiente TETRARCH_STORE e TETRARCH_BUS sostituiscono --store e --bus e tengono le password fuori dall’elenco dei processi
cli-serve-origin = Consenti alle pagine di questa origine di usare il server, oltre alla sua; si può ripetere
cli-serve-behind-proxy = Fidati di X-Forwarded-For dal proxy davanti a questo server
cli-serve-behind-tls = I browser raggiungono questo server con HTTPS: imposta il flag Secure sui cookie
cli-serve-export = Esporta in un file tutte le partite pubbliche finite, una registrazione per riga, ed esci
cli-serve-import = Importa partite finite da un file di questo tipo, ed esci
cli-serve-engine-threads = Numero di thread del motore; predefinito: uno per core
cli-serve-claim-after = Nelle partite senza orologio, quanto può restare offline un giocatore prima che gli altri possano reclamare la vittoria, in secondi
cli-serve-requests-per-second = Richieste al secondo da un indirizzo; 0 per nessun limite
cli-serve-connections = WebSocket aperti da un indirizzo; 0 per nessun limite
cli-serve-messages-per-second = Messaggi al secondo da un WebSocket
cli-serve-abandoned-after = Elimina i tavoli abbandonati dopo questo numero di ore senza attività; 0 per mai. Le partite finite e quelle degli account restano
cli-serve-json-logs = Scrivi i log in JSON, un oggetto per riga
cli-serve-push-to-loopback = Per i test: consenti l’invio di notifiche a questa macchina

cli-store-about = Copia o controlla tutto ciò che un server conserva
cli-store-copy-about = Copia tutto da un archivio a un altro e confronta i due
cli-store-copy-more = Un archivio è una cartella dei dati o l’indirizzo di un database PostgreSQL. Nessun server può usarli nel frattempo. Una copia interrotta riprende da dove si era fermata.
cli-store-copy-after =
    Esempi:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = L’archivio da cui copiare
cli-store-copy-to = L’archivio in cui copiare; vuoto o una copia non finita
cli-store-check-about = Legge un intero archivio, segnala i problemi e mostra conteggi e somme di controllo
cli-store-check-after =
    Esempi:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = L’archivio: una cartella dei dati o l’indirizzo di un database PostgreSQL

cli-admin-about = Amministra un server: segnalazioni, rimozioni, blocchi
cli-admin-after =
    Funziona mentre il server è attivo, attraverso un socket nella sua cartella dei dati che solo il proprietario può aprire, e anche quando è fermo. Ogni azione ha effetto subito ed è scritta nel registro di audit.

    Esempi:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = La cartella dei dati del server
cli-admin-json = Stampa la risposta in JSON
cli-admin-reports-about = Elenca le segnalazioni dei giocatori
cli-admin-reports-all = Includi le segnalazioni chiuse
cli-admin-close-about = Chiudi una segnalazione
cli-admin-close-report = Numero della segnalazione
cli-admin-remove-message-about = Rimuovi un messaggio della chat
cli-admin-remove-message-table = Id del tavolo
cli-admin-remove-message-number = Numero del messaggio, come elencato da `reports`
cli-admin-remove-name-about = Rimuovi un nome: un account riceve un nome neutro, un ospite diventa `Guest`
cli-admin-remove-name-account = Nome di un account
cli-admin-remove-name-table = Id del tavolo dell’ospite
cli-admin-remove-name-seat = Posto dell’ospite, contando da 1
cli-admin-remove-game-about = Rimuovi un tavolo con la sua cronologia
cli-admin-remove-game-table = Id del tavolo
cli-admin-block-about = Blocca un account o un indirizzo
cli-admin-block-account-about = Blocca un account: chiudi tutte le sue sessioni e rifiuta i suoi token
cli-admin-block-account-name = Nome dell’account
cli-admin-block-address-about = Blocca un indirizzo; con IPv6, il suo /64
cli-admin-block-address-address = L’indirizzo
cli-admin-block-for = Per quanto tempo: `12h`, `7d`, `3mo` o `ever`
cli-admin-block-reason = Il motivo, mostrato alla persona bloccata
cli-admin-unblock-about = Sblocca un account o un indirizzo
cli-admin-unblock-account-about = Sblocca un account
cli-admin-unblock-account-name = Nome dell’account
cli-admin-unblock-address-about = Sblocca un indirizzo
cli-admin-unblock-address-address = L’indirizzo
cli-admin-blocks-about = Elenca gli account e gli indirizzi bloccati
cli-admin-log-about = Mostra il registro di audit
cli-admin-log-limit = Numero di voci

cli-health-about = Controlla lo stato di un server su questa macchina
cli-health-more = Per i controlli di stato dei container.
cli-health-after =
    Il codice di uscita è 0 se il server funziona correttamente, altrimenti 1.

    Esempi:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Indirizzo del server

cli-completions-about = Stampa uno script di completamento per una shell
cli-completions-after =
    Esempi:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = La shell

cli-man-about = Scrivi le pagine di manuale in una cartella
cli-man-after =
    Esempi:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = La cartella, creata se manca
