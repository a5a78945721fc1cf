### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Hus, Pantareï, Gou und Abalone spielen, erforschen und lösen
cli-after =
    Rückgabewerte:
      0  Erfolg
      1  die Daten sind falsch: eine Stellung, ein Zug, eine Aufzeichnung, ein Testvektor, der nicht stimmt
      2  der Aufruf ist falsch: ein Spiel, eine Variante, eine Option oder eine Datei ist unbekannt

    Ohne Befehl startet Tetrarch einen Server für diesen Rechner und gibt die Adresse aus, die du öffnen kannst.

    Beispiele:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = Die Sprache aller Texte; sonst die der Umgebung: LC_ALL, LC_MESSAGES, LANG
cli-color = Wann Farbe benutzt wird; `auto` beachtet NO_COLOR und benutzt keine in Dateien und Pipes

# Arguments of several commands.
cli-game = Das Spiel
cli-variant = Die Variante; `tetrarch options GAME` zeigt alle
cli-option = Eine Option und ihr Wert; mehrfach möglich
cli-position = Mit dieser Stellung beginnen
cli-moves = Zuerst diese Züge spielen, durch Leerzeichen oder Kommas getrennt
cli-seed = Startwert der Verteilung, bei Spielen mit einer
cli-threads = Zahl der Threads; 0 für einen pro Kern
cli-json = JSON ausgeben
cli-from = Eingabeformat; wird normalerweise am Inhalt erkannt
cli-layout = Aufstellung einer Abalone-Partie in der Notation aba-pro oder first-last

cli-games-about = Die Spiele auflisten
cli-games-after =
    Beispiele:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Varianten und Optionen eines Spiels auflisten
cli-options-after =
    Beispiele:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Eine Stellung zeichnen
cli-show-after =
    Beispiele:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Die möglichen Züge einer Stellung auflisten, einen pro Zeile
cli-moves-after =
    Beispiele:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Erklären, was jeder Zug bewirkt

cli-perft-about = Die Stellungen in einer gegebenen Tiefe zählen
cli-perft-more = Stellungen, die auf mehreren Wegen erreicht werden, zählen mehrfach; eine beendete Partie hat keine weiteren Stellungen. Die letzte Zeile ist nur die Zahl.
cli-perft-after =
    Beispiele:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Tiefe in Halbzügen
cli-perft-divide = Auch die Zahl nach jedem einzelnen Zug ausgeben

cli-verify-about = Partien in JSON-Zeilen Zug für Zug mit den Regeln vergleichen
cli-verify-more =
    Eine Partie pro Zeile: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} oder null{"}"}. Nur "game", "plies" und jedes "move" sind nötig; fehlende Felder werden nicht verglichen, unbekannte nicht beachtet. Ein "outcome" von null bedeutet, dass die Partie nicht beendet ist; "outcome_known": false bedeutet, dass das Ergebnis nicht verglichen wird.

    Jede Abweichung steht auf einer Zeile; die letzte Zeile ist `N games, M plies, K errors`.
cli-verify-after =
    Beispiele:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Dateien aus JSON-Zeilen; `-` für die Standardeingabe
cli-verify-json = JSON ausgeben: die Zahlen und jede Abweichung

cli-record-about = Partieaufzeichnungen umwandeln oder prüfen
cli-record-convert-about = Partieaufzeichnungen in ein anderes Format umwandeln
cli-record-convert-after =
    Beispiele:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = Die Aufzeichnung; `-` für die Standardeingabe
cli-record-convert-to = Ausgabeformat
cli-record-convert-output = In diese Datei statt in die Standardausgabe schreiben
cli-record-check-about = Partieaufzeichnungen nachspielen und Probleme melden
cli-record-check-more = Jedes Problem steht auf einer Zeile; die letzte Zeile ist `N records, K problems`.
cli-record-check-after =
    Beispiele:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Die Aufzeichnungen; `-` für die Standardeingabe

cli-analyse-about = Partien analysieren: die Bewertung jedes Zugs, eine bessere Zugfolge und ein Urteil
cli-analyse-more = Angezeigt wird die Gewinnchance der Seite, die gezogen hat, nach dem Zug. Ein Zug ist eine Ungenauigkeit (?!), wenn er 5 % verschenkt, ein Fehler (?) ab 10 % und ein grober Fehler (??) ab 20 %; der einzige gute Zug bekommt ein Ausrufezeichen. docs/analysis.md erklärt das, die JSON-Ausgabe und die Stapelverarbeitung.
cli-analyse-after =
    Beispiele:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = Die Aufzeichnung; `-` für die Standardeingabe
cli-analyse-number = Nur diese Partie der Datei analysieren, ab 1 gezählt
cli-analyse-nodes = Knoten pro Stellung [Vorgabe: 100000, wenn es keine andere Grenze gibt]
cli-analyse-ms = Millisekunden pro Stellung
cli-analyse-depth = Tiefe pro Stellung, in Halbzügen
cli-analyse-lines = Zahl der Zugfolgen, die zu jeder Stellung ausgegeben werden
cli-analyse-threads = Zahl der Such-Threads; mit einem ergibt derselbe Aufruf dieselbe Analyse
cli-analyse-svg = Ein Diagramm der Partie als SVG zeichnen
cli-analyse-json = JSON ausgeben, eine Zeile pro Partie
cli-analyse-batch = Anfragen der Standardeingabe beantworten, jede eine Zeile JSON
cli-analyse-workers = Zahl der Anfragen, die gleichzeitig bearbeitet werden; 0 für eine pro Kern

cli-play-about = In diesem Terminal spielen
cli-play-after =
    Beispiele:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Das Spiel; ohne Angabe wählst du es aus einer Liste
cli-play-seat = Wer einen Platz spielt: human, level:1 bis level:10 oder engine; Vorgabe ist human
cli-play-load = Die Partie in dieser Datei fortsetzen
cli-play-no-animation = Züge sofort statt Schritt für Schritt zeigen

cli-bench-about = Die Geschwindigkeit der Regeln messen
cli-bench-more = Für jede Variante auf einem Kern: die Blätter eines Perft ab der Anfangsstellung und die Halbzüge zufälliger Partien, jeweils pro Sekunde; dazu die Größe einer Stellung in Byte.
cli-bench-after =
    Beispiele:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Nur diese Spiele messen
cli-bench-all = Jede Variante messen, auch jede Aufstellung
cli-bench-quick = Nur etwa ein Zwanzigstel der Arbeit tun
cli-bench-repeat = So oft messen und das beste Ergebnis behalten

cli-arena-about = Ein Match spielen und berichten, welche Seite stärker ist
cli-arena-more = Jede Eröffnung wird in Partiepaaren mit vertauschten Seiten gespielt (bei drei Teams in allen Sitzordnungen), und die Fehlerbalken berücksichtigen die Paare. Bei mehr als zwei Teilnehmern spielt jeder gegen jeden, und die Wertungen werden an die Ergebnisse angepasst. Mit Grenzen für Knoten oder Tiefe spielt derselbe Aufruf dasselbe Match.
cli-arena-after =
    Teilnehmer:
      engine            volle Stärke; Optionen: engine:nodes=100000,threads=2,hash=64, und bei
                        drei Teams others=paranoid, best-reply oder max-n
      level:7           eine Stufe mit ihren eigenen Grenzen
      depth:3           einfaches Alpha-Beta mit fester Tiefe, das nur Material zählt
      uct               UCT mit zufälligen Partien; ein Knoten ist eine solche Partie
      ugi:PROGRAM …     ein Programm, das das Protokoll in docs/protocol.md spricht; Grenzen und
                        Optionen stehen davor: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            jeder davon unter anderem Namen: "old=ugi:./tetrarch-1.0 ugi"
    Eigene Grenzen eines Teilnehmers (nodes, depth, ms, clock) ersetzen die des Matchs.

    Dateien in --out: match.json (der Plan), games.jsonl (eine beendete Partie pro Zeile, mit Aufzeichnung); am Ende records.txt, summary.json und chart.svg. Um ein unterbrochenes Match fortzusetzen (Strg+C ist gefahrlos), wiederhole den Aufruf mit --resume.

    Beispiele:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Eine Option des Spiels und ihr Wert; mehrfach möglich
cli-arena-between = Ein Teilnehmer; zwei für ein Match, mehr für jeder gegen jeden
cli-arena-games = Zahl der Partien, auf ganze Paare aufgerundet; 100, wenn kein SPRT das Match beendet
cli-arena-sprt = Aufhören, wenn der Test entschieden ist: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Knoten pro Zug
cli-arena-depth = Tiefe pro Zug, in Halbzügen
cli-arena-ms = Millisekunden pro Zug
cli-arena-clock = Uhr pro Partie: Minuten, oder Sekunden mit einem s, plus Sekunden pro Zug: 1+0.5, 10s+0.1
cli-arena-cpu-time = Prozessorzeit des Threads der Partie statt der verstrichenen Zeit zählen
cli-arena-margin = Nachfrist für späte Antworten, in Millisekunden
cli-arena-patience = Zeitlimit für eine Engine ohne Uhr, in Sekunden
cli-arena-openings = Wie Partien beginnen: zufällige Halbzüge, bis die Engine die Stellung für ausgeglichen hält
cli-arena-adjudicate = Partien vorzeitig beenden: chance=0.98,plies=8 und draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Nach so vielen Halbzügen remis; 0 für keine Grenze
cli-arena-no-repetition = Wiederholung erlauben; sonst ist eine Stellung beim dritten Mal remis
cli-arena-concurrency = Zahl der gleichzeitigen Partien
cli-arena-seed = Startwert für Eröffnungen, Verteilungen und Zufallsentscheidungen
cli-arena-anchor = Bezugswertung, wenn jeder gegen jeden spielt: level:1=1000
cli-arena-out = Das Match in diesem Ordner speichern
cli-arena-resume = Das Match in diesem Ordner fortsetzen

cli-solve-about = Beweisen, wer eine Stellung gewinnt
cli-solve-more = Führt für jedes Team nacheinander eine Proof-Number-Suche (Tiefensuche) durch. Eine wiederholte Stellung ist nie ein Sieg. Die Antwort ist ein erzwungener Sieg, oder dass es keinen gibt (innerhalb der Grenze, falls angegeben), oder wie weit die Suche kam, bevor sie angehalten wurde. Ohne Grenze kann eine Remisstellung voller Zyklen sehr lange dauern.
cli-solve-after =
    Beispiele:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Strg+C hält die Suche an. Mit --resume geht nichts verloren: Wiederhole den Aufruf, um fortzufahren.
cli-solve-seat = Nur nach einem Sieg dieses Platzes oder seines Teams suchen
cli-solve-within = Nach einem Sieg innerhalb dieser Zahl von Halbzügen suchen
cli-solve-shortest = Nach dem kürzesten Sieg suchen
cli-solve-seconds = Nach so vielen Sekunden aufhören
cli-solve-memory = Speicher der Suche in MiB
cli-solve-salt = Andere Hash-Schlüssel benutzen; Ergebnisse, die für zwei Salts übereinstimmen, hängen nicht von Schlüsselkollisionen ab
cli-solve-proof = Den Beweis in diese Datei schreiben
cli-solve-resume = Mit dieser Datei fortfahren und den Stand darin speichern, wenn die Suche anhält

cli-check-proof-about = Eine Beweisdatei prüfen
cli-check-proof-more = Spielt den Beweis nach den Regeln gegen jede Antwort durch: Jede Zugfolge muss mit dem versprochenen Sieg enden, und keine darf eine Stellung wiederholen. Die Prüfung benutzt keinen Teil der Suche, aus der der Beweis stammt.
cli-check-proof-after =
    Beispiele:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = Der Beweis

cli-fit-about = Die Gewichte der Bewertung eines Spiels an Partien der Engine gegen sich selbst anpassen
cli-fit-more = Die Engine spielt gegen sich selbst, zuerst nur mit Material und dann mit den bisher gefundenen Gewichten. Eine logistische Regression der Ergebnisse auf die Merkmale aller Stellungen ergibt die Gewichte, in Hundertsteln Log-Odds. Derselbe Aufruf ergibt dieselben Gewichte. Er benutzt einen Thread.
cli-fit-after =
    Beispiele:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Die Gewichte der Engine liegen in crates/eval/weights; jede Datei nennt den Aufruf, mit dem sie entstand.
cli-fit-games = Partien pro Runde
cli-fit-nodes = Knoten pro Zug
cli-fit-seed = Startwert für Verteilungen und Eröffnungen
cli-fit-rounds = Zahl der Runden aus Spielen und Anpassen
cli-fit-out = Die Gewichte in diese Datei statt in die Standardausgabe schreiben

cli-train-about = Das Netz für Abalone zu zweit mit Partien gegen sich selbst trainieren
cli-train-more = In jeder Generation spielt der bisher Beste gegen sich selbst, ein Netz lernt aus den Stellungen, und ein Match entscheidet, ob es besser ist als sein Vorgänger. Alles wird in einem Ordner gespeichert. Wird ein Lauf unterbrochen, wiederhole den Befehl, um fortzufahren; um einen fertigen Lauf zu verlängern, gib mehr --generations an.
cli-train-after =
    Beispiele:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Das beste Netz ist best.net im Ordner. Das der Engine ist crates/eval/nets/abalone.net; docs/training.md erklärt, wie es entstand und wie lange das dauert.
cli-train-game = Das Spiel; nur Abalone hat ein Netz
cli-train-folder = Der Ordner des Laufs
cli-train-from-shipped = Beim mitgelieferten Netz fortfahren: es spielt die ersten Partien, und das Lernen beginnt mit seinen Gewichten
cli-train-generations = Gesamtzahl der Generationen
cli-train-shards = Beispieldateien pro Generation
cli-train-games = Partien pro Beispieldatei
cli-train-nodes = Knoten pro Zug im Spiel gegen sich selbst
cli-train-earlier = Zahl der früheren Generationen, deren Beispiele mitbenutzt werden
cli-train-epochs = Zahl der Durchgänge durch alle Beispiele
cli-train-rate = Länge der ersten Lernschritte in Hunderttausendsteln; sie werden immer kürzer
cli-train-results = Gewicht des Partieergebnisses im Zielwert, in Prozent; der Rest ist der Wert der Suche
cli-train-test-nodes = Knoten pro Zug im Match zwischen neuem und altem Netz
cli-train-test-pairs = Höchstzahl der Paare in diesem Match; ist es entschieden, endet es früher
cli-train-test-elo = Elo-Gewinn, auf den das Match prüft
cli-train-seed = Startwert für Eröffnungen, Anfangsgewichte und die Reihenfolge der Beispiele
cli-train-threads = Zahl der Threads; sie hat keinen Einfluss auf die Netze

cli-ugi-about = Das Universal Game Interface über Standardeingabe und -ausgabe sprechen
cli-ugi-more = Ein Textprotokoll für Engines beliebiger Spiele, ähnlich wie UCI im Schach. docs/protocol.md beschreibt es.
cli-ugi-after =
    Beispiele:
      tetrarch ugi

    Zeilen zum Ausprobieren:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Einen Server für Browser und Bots betreiben
cli-serve-after =
    Die API ist unter /api/openapi.json beschrieben. Protokollmeldungen gehen an die Standardfehlerausgabe: im Terminal nur Probleme, sonst alle Vorgänge; RUST_LOG stellt die Stufe ein.

    Beispiele:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Adresse, auf der der Server lauscht; sonst 127.0.0.1:7400 oder der nächste freie Port, nur für diesen Rechner
cli-serve-data = Datenordner, wird bei Bedarf angelegt; sonst in deinem Benutzerdatenordner
cli-serve-store = Alles in dieser PostgreSQL-Datenbank statt im Datenordner speichern: postgres://NAME:PASSWORT@RECHNER/DATENBANK
cli-serve-bus = Diesen Server über NATS mit anderen verbinden, die dieselbe Datenbank verwenden: nats://NAME:PASSWORT@RECHNER:PORT. Die Umgebungsvariablen TETRARCH_STORE und TETRARCH_BUS ersetzen --store und --bus und halten Passwörter aus der Prozessliste heraus
cli-serve-origin = Seiten dieser Herkunft (Origin) dürfen den Server benutzen, neben der eigenen; mehrfach möglich
cli-serve-behind-proxy = X-Forwarded-For des Proxys vor diesem Server vertrauen
cli-serve-behind-tls = Browser erreichen diesen Server über HTTPS: Cookies mit Secure kennzeichnen
cli-serve-export = Alle beendeten öffentlichen Partien in eine Datei exportieren, eine Aufzeichnung pro Zeile, und beenden
cli-serve-import = Beendete Partien aus einer solchen Datei importieren und beenden
cli-serve-engine-threads = Zahl der Engine-Threads; sonst einer pro Kern
cli-serve-claim-after = Wie viele Sekunden in Partien ohne Uhr jemand nicht verbunden sein darf, bevor die anderen den Sieg beanspruchen können
cli-serve-requests-per-second = Anfragen pro Sekunde von einer Adresse; 0 für keine Grenze
cli-serve-connections = Offene WebSockets von einer Adresse; 0 für keine Grenze
cli-serve-messages-per-second = Nachrichten pro Sekunde von einem WebSocket
cli-serve-abandoned-after = Verlassene Tische nach so vielen Stunden ohne Aktivität löschen; 0 für nie. Beendete Partien und Partien von Konten bleiben erhalten
cli-serve-json-logs = Protokoll als JSON schreiben, ein Objekt pro Zeile
cli-serve-push-to-loopback = Für Tests: Benachrichtigungen an diesen Rechner erlauben

cli-store-about = Alles kopieren oder prüfen, was ein Server speichert
cli-store-copy-about = Alles von einem Speicher in einen anderen kopieren und beide vergleichen
cli-store-copy-more = Ein Speicher ist ein Datenordner oder die Adresse einer PostgreSQL-Datenbank. Kein Server darf sie währenddessen benutzen. Eine unterbrochene Kopie wird fortgesetzt.
cli-store-copy-after =
    Beispiele:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = Der Speicher, aus dem kopiert wird
cli-store-copy-to = Der Speicher, in den kopiert wird; leer oder eine unfertige Kopie
cli-store-check-about = Einen ganzen Speicher lesen, Fehler melden und Anzahlen und Prüfsummen ausgeben
cli-store-check-after =
    Beispiele:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = Der Speicher: ein Datenordner oder die Adresse einer PostgreSQL-Datenbank

cli-admin-about = Einen Server verwalten: Meldungen, Löschungen, Sperren
cli-admin-after =
    Funktioniert bei laufendem Server über einen Socket im Datenordner, den nur dessen Besitzer öffnen kann, und auch bei angehaltenem Server. Jede Aktion wirkt sofort und wird im Prüfprotokoll festgehalten.

    Beispiele:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = Der Datenordner des Servers
cli-admin-json = Die Antwort als JSON ausgeben
cli-admin-reports-about = Meldungen von Spielern auflisten
cli-admin-reports-all = Auch geschlossene Meldungen
cli-admin-close-about = Eine Meldung schließen
cli-admin-close-report = Nummer der Meldung
cli-admin-remove-message-about = Eine Chatnachricht entfernen
cli-admin-remove-message-table = ID des Tischs
cli-admin-remove-message-number = Nummer der Nachricht, wie in `reports` angegeben
cli-admin-remove-name-about = Einen Namen entfernen: Ein Konto bekommt einen neutralen Namen, ein Gast heißt dann `Guest`
cli-admin-remove-name-account = Name eines Kontos
cli-admin-remove-name-table = ID des Tischs, an dem der Gast sitzt
cli-admin-remove-name-seat = Platz des Gasts, ab 1 gezählt
cli-admin-remove-game-about = Einen Tisch mit seinem Verlauf entfernen
cli-admin-remove-game-table = ID des Tischs
cli-admin-block-about = Ein Konto oder eine Adresse sperren
cli-admin-block-account-about = Ein Konto sperren: überall abmelden und seine Tokens ablehnen
cli-admin-block-account-name = Name des Kontos
cli-admin-block-address-about = Eine Adresse sperren; bei IPv6 ihr /64
cli-admin-block-address-address = Die Adresse
cli-admin-block-for = Wie lange: `12h`, `7d`, `3mo` oder `ever`
cli-admin-block-reason = Der Grund; die gesperrte Person bekommt ihn zu sehen
cli-admin-unblock-about = Ein Konto oder eine Adresse entsperren
cli-admin-unblock-account-about = Ein Konto entsperren
cli-admin-unblock-account-name = Name des Kontos
cli-admin-unblock-address-about = Eine Adresse entsperren
cli-admin-unblock-address-address = Die Adresse
cli-admin-blocks-about = Gesperrte Konten und Adressen auflisten
cli-admin-log-about = Das Prüfprotokoll zeigen
cli-admin-log-limit = Zahl der Einträge

cli-health-about = Prüfen, ob ein Server auf diesem Rechner in Ordnung ist
cli-health-more = Für Zustandsprüfungen von Containern.
cli-health-after =
    Der Rückgabewert ist 0, wenn der Server in Ordnung ist, sonst 1.

    Beispiele:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Adresse des Servers

cli-completions-about = Ein Vervollständigungsskript für eine Shell ausgeben
cli-completions-after =
    Beispiele:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = Die Shell

cli-man-about = Die Handbuchseiten in einen Ordner schreiben
cli-man-after =
    Beispiele:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = Der Ordner, wird bei Bedarf angelegt
