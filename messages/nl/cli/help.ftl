### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Hus, Pantareï, Gou en Abalone spelen, bestuderen en oplossen
cli-after =
    Exitcodes:
      0  gelukt
      1  de gegevens kloppen niet: een stelling, een zet, een partijverslag, een testvector die afwijkt
      2  de aanroep klopt niet: een spel, variant, optie of bestand is onbekend

    Zonder opdracht start Tetrarch een server voor deze computer en toont het adres om te openen.

    Voorbeelden:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = De taal van alle teksten; standaard die van de omgeving: LC_ALL, LC_MESSAGES, LANG
cli-color = Wanneer kleur wordt gebruikt; `auto` houdt zich aan NO_COLOR en gebruikt geen kleur in bestanden en pipes

# Arguments of several commands.
cli-game = Het spel
cli-variant = De variant; `tetrarch options GAME` toont ze
cli-option = Een optie en haar waarde; kan worden herhaald
cli-position = Met deze stelling beginnen
cli-moves = Eerst deze zetten spelen, gescheiden door spaties of komma’s
cli-seed = Seed van de verdeling, bij spellen die er een hebben
cli-threads = Aantal threads; 0 voor één per kern
cli-json = JSON tonen
cli-from = Invoerformaat; wordt standaard aan de inhoud herkend
cli-layout = Opstelling van een Abalone-partij in de notatie aba-pro of first-last

cli-games-about = De spellen tonen
cli-games-after =
    Voorbeelden:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = De varianten en opties van een spel tonen
cli-options-after =
    Voorbeelden:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Een stelling tekenen
cli-show-after =
    Voorbeelden:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = De mogelijke zetten van een stelling tonen, één per regel
cli-moves-after =
    Voorbeelden:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Uitleggen wat elke zet doet

cli-perft-about = De stellingen op een bepaalde diepte tellen
cli-perft-more = Stellingen die op meerdere manieren worden bereikt, tellen meerdere keren mee; een afgelopen partij heeft geen verdere stellingen. De laatste regel is alleen het aantal.
cli-perft-after =
    Voorbeelden:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Diepte in halve zetten
cli-perft-divide = Ook het aantal na elke zet tonen

cli-verify-about = Partijen in JSON-regels zet voor zet met de regels vergelijken
cli-verify-more =
    Eén partij per regel: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} of null{"}"}. Alleen "game", "plies" en elke "move" zijn verplicht; ontbrekende velden worden niet vergeleken en onbekende genegeerd. Een "outcome" van null betekent dat de partij niet is afgelopen; "outcome_known": false betekent dat de uitslag niet wordt vergeleken.

    Elke afwijking staat op één regel; de laatste regel is `N games, M plies, K errors`.
cli-verify-after =
    Voorbeelden:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Bestanden met JSON-regels; `-` voor de standaardinvoer
cli-verify-json = JSON tonen: de aantallen en elke afwijking

cli-record-about = Partijverslagen omzetten of controleren
cli-record-convert-about = Partijverslagen naar een ander formaat omzetten
cli-record-convert-after =
    Voorbeelden:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = Het verslag; `-` voor de standaardinvoer
cli-record-convert-to = Uitvoerformaat
cli-record-convert-output = Naar dit bestand schrijven in plaats van naar de standaarduitvoer
cli-record-check-about = Partijverslagen naspelen en problemen melden
cli-record-check-more = Elk probleem staat op één regel; de laatste regel is `N records, K problems`.
cli-record-check-after =
    Voorbeelden:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = De verslagen; `-` voor de standaardinvoer

cli-analyse-about = Partijen analyseren: de beoordeling van elke zet, een betere zettenreeks en een oordeel
cli-analyse-more = De getoonde kans is die van de speler die zette, na de zet. Een zet is een onnauwkeurigheid (?!) als hij 5% weggeeft, een fout (?) vanaf 10% en een blunder (??) vanaf 20%; de enige goede zet krijgt een uitroepteken. docs/analysis.md legt dit uit, net als de JSON-uitvoer en de batchmodus.
cli-analyse-after =
    Voorbeelden:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = Het verslag; `-` voor de standaardinvoer
cli-analyse-number = Alleen deze partij van het bestand analyseren, geteld vanaf 1
cli-analyse-nodes = Knopen per stelling [standaard: 100000, als er geen andere limiet is]
cli-analyse-ms = Milliseconden per stelling
cli-analyse-depth = Diepte per stelling, in halve zetten
cli-analyse-lines = Aantal zettenreeksen om per stelling te tonen
cli-analyse-threads = Aantal zoekthreads; met één geeft dezelfde aanroep dezelfde analyse
cli-analyse-svg = Een grafiek van de partij als SVG tekenen
cli-analyse-json = JSON tonen, één regel per partij
cli-analyse-batch = Verzoeken op de standaardinvoer beantwoorden, elk één regel JSON
cli-analyse-workers = Aantal verzoeken om tegelijk te verwerken; 0 voor één per kern

cli-play-about = In deze terminal spelen
cli-play-after =
    Voorbeelden:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Het spel; kies het anders uit een lijst
cli-play-seat = Wie een plaats speelt: human, level:1 tot en met level:10, of engine; standaard human
cli-play-load = De partij in dit bestand voortzetten
cli-play-no-animation = Zetten meteen tonen in plaats van stap voor stap

cli-bench-about = De snelheid van de regels meten
cli-bench-more = Voor elke variant, op één kern: de bladeren van een perft vanaf het begin en de halve zetten van willekeurige partijen, per seconde; en de grootte van een stelling in bytes.
cli-bench-after =
    Voorbeelden:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Alleen deze spellen meten
cli-bench-all = Elke variant meten, ook elke opstelling
cli-bench-quick = Ongeveer een twintigste van het werk doen
cli-bench-repeat = Zo vaak meten en het beste resultaat houden

cli-arena-about = Een match tussen engines spelen en melden welke sterker is
cli-arena-more = Elke opening wordt in paren van partijen met verwisselde kanten gespeeld (bij drie teams in alle plaatsindelingen), en de foutmarges houden rekening met de paren. Met meer dan twee deelnemers speelt ieder tegen ieder, en worden ratings op de uitslagen afgestemd. Met limieten voor knopen of diepte speelt dezelfde aanroep dezelfde match.
cli-arena-after =
    Deelnemers:
      engine            volle sterkte; opties: engine:nodes=100000,threads=2,hash=64, en met
                        drie teams others=paranoid, best-reply of max-n
      level:7           een niveau, met zijn eigen limieten
      depth:3           eenvoudige alfa-bèta met vaste diepte die alleen materiaal telt
      uct               UCT met willekeurige partijen; een knoop is zo’n partij
      ugi:PROGRAM …     een programma dat het protocol van docs/protocol.md spreekt; limieten en
                        opties staan ervoor: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            een van deze onder een andere naam: "old=ugi:./tetrarch-1.0 ugi"
    Eigen limieten van een deelnemer (nodes, depth, ms, clock) vervangen die van de match.

    Bestanden in --out: match.json (het plan), games.jsonl (één afgelopen partij per regel, met verslag); aan het eind records.txt, summary.json en chart.svg. Om een onderbroken match te hervatten (Ctrl-C is veilig), herhaal je de aanroep met --resume.

    Voorbeelden:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Een optie van het spel en haar waarde; kan worden herhaald
cli-arena-between = Een deelnemer; geef er twee voor een match, meer voor ieder tegen ieder
cli-arena-games = Aantal partijen, naar boven afgerond op hele paren; 100, tenzij een SPRT de match beëindigt
cli-arena-sprt = Stoppen als de toets beslist is: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Knopen per zet
cli-arena-depth = Diepte per zet, in halve zetten
cli-arena-ms = Milliseconden per zet
cli-arena-clock = Klok per partij: minuten, of seconden met een s, plus seconden per zet: 1+0.5, 10s+0.1
cli-arena-cpu-time = Processortijd van de thread van de partij tellen in plaats van kloktijd
cli-arena-margin = Respijt voor late antwoorden, in milliseconden
cli-arena-patience = Tijdslimiet voor een engine zonder klok, in seconden
cli-arena-openings = Hoe partijen beginnen: willekeurige halve zetten tot de engine de stelling gelijk vindt
cli-arena-adjudicate = Partijen vroegtijdig beëindigen: chance=0.98,plies=8 en draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Remise na dit aantal halve zetten; 0 voor geen limiet
cli-arena-no-repetition = Herhaling toestaan; anders is een stelling de derde keer remise
cli-arena-concurrency = Aantal partijen tegelijk
cli-arena-seed = Seed van openingen, verdelingen en willekeurige keuzes
cli-arena-anchor = Referentierating bij ieder tegen ieder: level:1=1000
cli-arena-out = De match in deze map opslaan
cli-arena-resume = De match in die map voortzetten

cli-solve-about = Bewijzen wie een stelling wint
cli-solve-more = Voert voor elk team na elkaar een proof-number search (diepte eerst) uit. Een herhaalde stelling is nooit winst. Het antwoord is een gedwongen winst, of dat die er niet is (binnen de grens, als die is opgegeven), of hoe ver het zoeken kwam voordat het werd gestopt. Zonder grens kan een remisestelling vol cycli heel lang duren.
cli-solve-after =
    Voorbeelden:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C stopt het zoeken. Met --resume gaat niets verloren: herhaal de aanroep om door te gaan.
cli-solve-seat = Alleen winst voor deze plaats of zijn team zoeken
cli-solve-within = Winst binnen dit aantal halve zetten zoeken
cli-solve-shortest = De kortste winst zoeken
cli-solve-seconds = Na dit aantal seconden stoppen
cli-solve-memory = Geheugen voor het zoeken, in MiB
cli-solve-salt = Andere hashsleutels gebruiken; resultaten die voor twee salts gelijk zijn, hangen niet van botsende sleutels af
cli-solve-proof = Het bewijs naar dit bestand schrijven
cli-solve-resume = Vanuit dit bestand doorgaan, en de voortgang erin bewaren als het zoeken stopt

cli-check-proof-about = Een bewijsbestand controleren
cli-check-proof-more = Speelt het bewijs volgens de regels door, tegen elk antwoord: elke zettenreeks moet met de beloofde winst eindigen, en geen mag een stelling herhalen. De controle gebruikt geen enkel deel van de zoekmethode waarmee het bewijs is gemaakt.
cli-check-proof-after =
    Voorbeelden:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = Het bewijs

cli-fit-about = De gewichten van de beoordeling van een spel afstemmen op partijen tegen zichzelf
cli-fit-more = De engine speelt tegen zichzelf, eerst met alleen materiaal en daarna met de tot dan gevonden gewichten. Een logistische regressie van de uitslagen op de kenmerken van alle stellingen geeft de gewichten, in honderdsten log-odds. Dezelfde aanroep geeft dezelfde gewichten. Er wordt één thread gebruikt.
cli-fit-after =
    Voorbeelden:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    De gewichten van de engine staan in crates/eval/weights; elk bestand noemt de aanroep waarmee het is gemaakt.
cli-fit-games = Partijen per ronde
cli-fit-nodes = Knopen per zet
cli-fit-seed = Seed van verdelingen en openingen
cli-fit-rounds = Aantal rondes van spelen en afstemmen
cli-fit-out = De gewichten naar dit bestand schrijven in plaats van naar de standaarduitvoer

cli-train-about = Het netwerk voor Abalone met twee spelers trainen met partijen tegen zichzelf
cli-train-more = In elke generatie speelt de tot dan beste speler tegen zichzelf, leert een netwerk van de stellingen, en beslist een match of het beter is dan zijn voorganger. Alles wordt in één map bewaard. Wordt een run onderbroken, herhaal dan de opdracht om door te gaan; om een voltooide run te verlengen, geef je meer --generations op.
cli-train-after =
    Voorbeelden:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Het beste netwerk is best.net in de map. Dat van de engine is crates/eval/nets/abalone.net; docs/training.md legt uit hoe het is gemaakt en hoelang dat duurt.
cli-train-game = Het spel; alleen Abalone heeft een netwerk
cli-train-folder = De map van de run
cli-train-from-shipped = Verdergaan met het meegeleverde netwerk: het speelt de eerste partijen en het leren begint met zijn gewichten
cli-train-generations = Totaal aantal generaties
cli-train-shards = Voorbeeldbestanden per generatie
cli-train-games = Partijen per voorbeeldbestand
cli-train-nodes = Knopen per zet bij het spelen tegen zichzelf
cli-train-earlier = Aantal eerdere generaties waarvan de voorbeelden ook worden gebruikt
cli-train-epochs = Aantal keren dat alle voorbeelden worden doorlopen
cli-train-rate = Grootte van de eerste leerstappen, in honderdduizendsten; daarna worden ze kleiner
cli-train-results = Gewicht van de uitslag in het doel, in procent; de rest is de score van de zoekmethode
cli-train-test-nodes = Knopen per zet in de match tussen het nieuwe netwerk en het oude
cli-train-test-pairs = Hoogste aantal paren in die match; die eindigt eerder als de beslissing is gevallen
cli-train-test-elo = Elo-winst waarop de match toetst
cli-train-seed = Seed van openingen, begingewichten en de volgorde van de voorbeelden
cli-train-threads = Aantal threads; heeft geen invloed op de netwerken

cli-ugi-about = De Universal Game Interface spreken via standaardinvoer en -uitvoer
cli-ugi-more = Een tekstprotocol voor engines van elk spel, zoals UCI bij schaken. docs/protocol.md beschrijft het.
cli-ugi-after =
    Voorbeelden:
      tetrarch ugi

    Regels om te proberen:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Een server voor browsers en bots draaien
cli-serve-after =
    De API staat beschreven op /api/openapi.json. Logs gaan naar de standaardfoutuitvoer: in een terminal alleen problemen, anders alle activiteit; RUST_LOG bepaalt het niveau.

    Voorbeelden:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Adres om op te luisteren; standaard 127.0.0.1:7400 of de volgende vrije poort, alleen voor deze computer
cli-serve-data = Gegevensmap, wordt zo nodig gemaakt; standaard in je gebruikersmap
cli-serve-store = Bewaar alles in deze PostgreSQL-database in plaats van in de gegevensmap: postgres://GEBRUIKER:WACHTWOORD@COMPUTER/DATABASE
cli-serve-bus = Verbind deze server via NATS met andere die dezelfde database gebruiken: nats://GEBRUIKER:WACHTWOORD@COMPUTER:POORT. De omgevingsvariabelen TETRARCH_STORE en TETRARCH_BUS komen in de plaats van --store en --bus en houden wachtwoorden uit de proceslijst
cli-serve-origin = Pagina’s van deze origin mogen de server gebruiken, naast zijn eigen; kan worden herhaald
cli-serve-behind-proxy = X-Forwarded-For van de proxy voor deze server vertrouwen
cli-serve-behind-tls = Browsers bereiken deze server via HTTPS: cookies als Secure markeren
cli-serve-export = Alle afgelopen openbare partijen naar een bestand exporteren, één verslag per regel, en stoppen
cli-serve-import = Afgelopen partijen uit zo’n bestand importeren, en stoppen
cli-serve-engine-threads = Aantal enginethreads; standaard één per kern
cli-serve-claim-after = Hoeveel seconden een speler in partijen zonder klok niet verbonden mag zijn voordat de anderen de winst mogen opeisen
cli-serve-requests-per-second = Verzoeken per seconde van één adres; 0 voor geen limiet
cli-serve-connections = Open WebSockets van één adres; 0 voor geen limiet
cli-serve-messages-per-second = Berichten per seconde van één WebSocket
cli-serve-abandoned-after = Verlaten tafels verwijderen na dit aantal uren zonder activiteit; 0 voor nooit. Afgelopen partijen en partijen van accounts blijven bewaard
cli-serve-json-logs = Logs als JSON schrijven, één object per regel
cli-serve-push-to-loopback = Voor tests: meldingen naar deze computer toestaan

cli-store-about = Alles kopiëren of controleren wat een server bewaart
cli-store-copy-about = Alles van de ene opslag naar de andere kopiëren en de twee vergelijken
cli-store-copy-more = Een opslag is een gegevensmap of het adres van een PostgreSQL-database. Geen server mag ze intussen gebruiken. Een onderbroken kopie gaat verder waar ze was gebleven.
cli-store-copy-after =
    Voorbeelden:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = De opslag waaruit wordt gekopieerd
cli-store-copy-to = De opslag waarnaar wordt gekopieerd; leeg, of een onvoltooide kopie
cli-store-check-about = Een hele opslag lezen, problemen melden en aantallen en controlesommen tonen
cli-store-check-after =
    Voorbeelden:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = De opslag: een gegevensmap of het adres van een PostgreSQL-database

cli-admin-about = Een server beheren: meldingen, verwijderingen, blokkades
cli-admin-after =
    Werkt terwijl de server draait, via een socket in de gegevensmap die alleen de eigenaar kan openen, en ook als de server stilstaat. Elke actie werkt meteen en komt in het auditlogboek.

    Voorbeelden:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = De gegevensmap van de server
cli-admin-json = Het antwoord als JSON tonen
cli-admin-reports-about = Meldingen van spelers tonen
cli-admin-reports-all = Ook gesloten meldingen
cli-admin-close-about = Een melding sluiten
cli-admin-close-report = Nummer van de melding
cli-admin-remove-message-about = Een chatbericht verwijderen
cli-admin-remove-message-table = Id van de tafel
cli-admin-remove-message-number = Nummer van het bericht, zoals getoond door `reports`
cli-admin-remove-name-about = Een naam verwijderen: een account krijgt een neutrale naam, een gast wordt `Guest`
cli-admin-remove-name-account = Naam van een account
cli-admin-remove-name-table = Id van de tafel van de gast
cli-admin-remove-name-seat = Plaats van de gast, geteld vanaf 1
cli-admin-remove-game-about = Een tafel met haar geschiedenis verwijderen
cli-admin-remove-game-table = Id van de tafel
cli-admin-block-about = Een account of een adres blokkeren
cli-admin-block-account-about = Een account blokkeren: overal uitloggen en de tokens weigeren
cli-admin-block-account-name = Naam van het account
cli-admin-block-address-about = Een adres blokkeren; bij IPv6 het /64
cli-admin-block-address-address = Het adres
cli-admin-block-for = Hoelang: `12h`, `7d`, `3mo` of `ever`
cli-admin-block-reason = De reden; wie geblokkeerd is, krijgt die te zien
cli-admin-unblock-about = Een account of een adres deblokkeren
cli-admin-unblock-account-about = Een account deblokkeren
cli-admin-unblock-account-name = Naam van het account
cli-admin-unblock-address-about = Een adres deblokkeren
cli-admin-unblock-address-address = Het adres
cli-admin-blocks-about = Geblokkeerde accounts en adressen tonen
cli-admin-log-about = Het auditlogboek tonen
cli-admin-log-limit = Aantal regels

cli-health-about = Controleren of een server op deze computer in orde is
cli-health-more = Voor de health check van containers.
cli-health-after =
    De exitcode is 0 als de server in orde is, en anders 1.

    Voorbeelden:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Adres van de server

cli-completions-about = Een aanvulscript voor een shell tonen
cli-completions-after =
    Voorbeelden:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = De shell

cli-man-about = De manpagina’s naar een map schrijven
cli-man-after =
    Voorbeelden:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = De map, wordt zo nodig gemaakt
