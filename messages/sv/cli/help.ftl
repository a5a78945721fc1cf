### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Spela, studera och lös Hus, Pantareï, Gou och Abalone
cli-after =
    Returkoder:
      0  det gick bra
      1  data är fel: en ställning, ett drag, ett protokoll, en testvektor som inte stämmer
      2  anropet är fel: ett spel, en variant, ett alternativ eller en fil är okänd

    Utan kommando startar Tetrarch en server för den här datorn och visar adressen att öppna.

    Exempel:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = Språket i alla texter; annars miljöns: LC_ALL, LC_MESSAGES, LANG
cli-color = När färg används; `auto` respekterar NO_COLOR och använder ingen i filer och rör

# Arguments of several commands.
cli-game = Spelet
cli-variant = Varianten; `tetrarch options GAME` listar dem
cli-option = Ett regelval och dess värde; kan upprepas
cli-position = Börja från den här ställningen
cli-moves = Spela först dessa drag, åtskilda av mellanslag eller kommatecken
cli-seed = Slumpfrö för fördelningen, i spel som har en
cli-threads = Antal trådar; 0 för en per kärna
cli-json = Skriv ut JSON
cli-from = Indataformat; känns annars igen på innehållet
cli-layout = Uppställning för ett Abalone-parti i notationen aba-pro eller first-last

cli-games-about = Lista spelen
cli-games-after =
    Exempel:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Lista ett spels varianter och regelval
cli-options-after =
    Exempel:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Rita en ställning
cli-show-after =
    Exempel:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Lista de möjliga dragen i en ställning, ett per rad
cli-moves-after =
    Exempel:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Förklara vad varje drag gör

cli-perft-about = Räkna ställningarna på ett givet djup
cli-perft-more = Ställningar som nås på flera sätt räknas flera gånger; ett avslutat parti har inga ställningar under sig. Sista raden är bara antalet.
cli-perft-after =
    Exempel:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Djup i halvdrag
cli-perft-divide = Skriv även ut antalet efter varje drag

cli-verify-about = Jämför partier i JSON-rader med reglerna, drag för drag
cli-verify-more =
    Ett parti per rad: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} eller null{"}"}. Bara "game", "plies" och varje "move" krävs; fält som saknas jämförs inte och okända ignoreras. Ett "outcome" som är null betyder att partiet inte är slut; "outcome_known": false betyder att resultatet inte jämförs.

    Varje avvikelse skrivs på en rad; sista raden är `N games, M plies, K errors`.
cli-verify-after =
    Exempel:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Filer med JSON-rader; `-` för standard in
cli-verify-json = Skriv ut JSON: antalen och varje avvikelse

cli-record-about = Konvertera eller kontrollera partiprotokoll
cli-record-convert-about = Konvertera partiprotokoll till ett annat format
cli-record-convert-after =
    Exempel:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = Protokollet; `-` för standard in
cli-record-convert-to = Utdataformat
cli-record-convert-output = Skriv till den här filen i stället för standard ut
cli-record-check-about = Spela igenom partiprotokoll och rapportera problem
cli-record-check-more = Varje problem skrivs på en rad; sista raden är `N records, K problems`.
cli-record-check-after =
    Exempel:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Protokollen; `-` för standard in

cli-analyse-about = Analysera partier: värderingen av varje drag, en bättre dragföljd och ett omdöme
cli-analyse-more = Den visade chansen är den spelares som drog, efter draget. Ett drag är en felaktighet (?!) om det ger bort 5 %, ett misstag (?) från 10 % och en blunder (??) från 20 %; det enda bra draget får ett utropstecken. docs/analysis.md förklarar detta, JSON-utdata och batchläget.
cli-analyse-after =
    Exempel:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = Protokollet; `-` för standard in
cli-analyse-number = Analysera bara detta parti i filen, räknat från 1
cli-analyse-nodes = Noder per ställning [standard: 100000, om ingen annan gräns finns]
cli-analyse-ms = Millisekunder per ställning
cli-analyse-depth = Djup per ställning, i halvdrag
cli-analyse-lines = Antal dragföljder att skriva ut för varje ställning
cli-analyse-threads = Antal söktrådar; med en ger samma anrop samma analys
cli-analyse-svg = Rita ett diagram över partiet som SVG
cli-analyse-json = Skriv ut JSON, en rad per parti
cli-analyse-batch = Besvara förfrågningar på standard in, var och en på en rad JSON
cli-analyse-workers = Antal förfrågningar att behandla samtidigt; 0 för en per kärna

cli-play-about = Spela i den här terminalen
cli-play-after =
    Exempel:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Spelet; annars väljer du ett i en lista
cli-play-seat = Vem som spelar en plats: human, level:1 till level:10 eller engine; standard är human
cli-play-load = Fortsätt partiet i den här filen
cli-play-no-animation = Visa drag direkt i stället för steg för steg

cli-bench-about = Mät reglernas hastighet
cli-bench-more = För varje variant, på en kärna: löven i en perft från början och halvdragen i slumpade partier, per sekund; och storleken på en ställning i byte.
cli-bench-after =
    Exempel:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Mät bara dessa spel
cli-bench-all = Mät varje variant, även varje uppställning
cli-bench-quick = Gör ungefär en tjugondel av arbetet
cli-bench-repeat = Mät så många gånger och behåll det bästa resultatet

cli-arena-about = Spela en match mellan motorer och rapportera vilken som är starkast
cli-arena-more = Varje öppning spelas i par av partier med ombytta sidor (med tre lag i alla placeringar), och felmarginalerna tar hänsyn till paren. Med fler än två deltagare möter alla alla, och rating anpassas till resultaten. Med gränser för noder eller djup spelar samma anrop samma match.
cli-arena-after =
    Deltagare:
      engine            full styrka; alternativ: engine:nodes=100000,threads=2,hash=64, och med
                        tre lag others=paranoid, best-reply eller max-n
      level:7           en nivå med sina egna gränser
      depth:3           enkel alfa-beta med fast djup som bara räknar material
      uct               UCT med slumpade partier; en nod är ett sådant parti
      ugi:PROGRAM …     ett program som talar protokollet i docs/protocol.md; gränser och
                        alternativ står före: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            någon av dessa under ett annat namn: "old=ugi:./tetrarch-1.0 ugi"
    En deltagares egna gränser (nodes, depth, ms, clock) ersätter matchens.

    Filer i --out: match.json (planen), games.jsonl (ett avslutat parti per rad, med protokoll); till slut records.txt, summary.json och chart.svg. Upprepa anropet med --resume för att fortsätta en avbruten match (Ctrl-C är ofarligt).

    Exempel:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Ett regelval för spelet och dess värde; kan upprepas
cli-arena-between = En deltagare; ange två för en match, fler för alla mot alla
cli-arena-games = Antal partier, avrundat uppåt till hela par; 100 om inte ett SPRT avslutar matchen
cli-arena-sprt = Sluta när testet är avgjort: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Noder per drag
cli-arena-depth = Djup per drag, i halvdrag
cli-arena-ms = Millisekunder per drag
cli-arena-clock = Klocka per parti: minuter, eller sekunder med ett s, plus sekunder per drag: 1+0.5, 10s+0.1
cli-arena-cpu-time = Räkna processortid för partiets tråd i stället för förfluten tid
cli-arena-margin = Respit för sena svar, i millisekunder
cli-arena-patience = Tidsgräns för en motor utan klocka, i sekunder
cli-arena-openings = Hur partier börjar: slumpade halvdrag tills motorn anser ställningen jämn
cli-arena-adjudicate = Avsluta partier i förtid: chance=0.98,plies=8 och draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Remi efter så här många halvdrag; 0 för ingen gräns
cli-arena-no-repetition = Tillåt upprepning; annars är en ställning remi tredje gången
cli-arena-concurrency = Antal partier samtidigt
cli-arena-seed = Slumpfrö för öppningar, fördelningar och slumpade val
cli-arena-anchor = Referensrating när alla möter alla: level:1=1000
cli-arena-out = Spara matchen i den här mappen
cli-arena-resume = Fortsätt matchen i den mappen

cli-solve-about = Bevisa vem som vinner en ställning
cli-solve-more = Kör en proof-number-sökning (djupet först) för varje lag i tur och ordning. En upprepad ställning är aldrig en vinst. Svaret är en tvingad vinst, eller att ingen finns (inom gränsen, om en är given), eller hur långt sökningen kom innan den stoppades. Utan gräns kan en remiställning full av cykler ta mycket lång tid.
cli-solve-after =
    Exempel:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C stoppar sökningen. Med --resume går inget förlorat: upprepa anropet för att fortsätta.
cli-solve-seat = Sök bara en vinst för den här platsen eller dess lag
cli-solve-within = Sök en vinst inom så här många halvdrag
cli-solve-shortest = Sök den kortaste vinsten
cli-solve-seconds = Sluta efter så här många sekunder
cli-solve-memory = Sökningens minne i MiB
cli-solve-salt = Använd andra hashnycklar; resultat som är lika för två salter beror inte på nyckelkollisioner
cli-solve-proof = Skriv beviset till den här filen
cli-solve-resume = Fortsätt från den här filen och spara framstegen i den när sökningen stoppas

cli-check-proof-about = Kontrollera en bevisfil
cli-check-proof-more = Spelar igenom beviset enligt reglerna mot varje svar: varje dragföljd måste sluta med den utlovade vinsten, och ingen får upprepa en ställning. Kontrollen använder ingen del av sökningen som gjorde beviset.
cli-check-proof-after =
    Exempel:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = Beviset

cli-fit-about = Anpassa vikterna i ett spels värdering till partier mot sig själv
cli-fit-more = Motorn spelar mot sig själv, först med bara material och sedan med de vikter som hittats så långt. En logistisk regression av resultaten på alla ställningars egenskaper ger vikterna, i hundradels log-odds. Samma anrop ger samma vikter. Det använder en tråd.
cli-fit-after =
    Exempel:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Motorns vikter finns i crates/eval/weights; varje fil nämner anropet som skapade den.
cli-fit-games = Partier per runda
cli-fit-nodes = Noder per drag
cli-fit-seed = Slumpfrö för fördelningar och öppningar
cli-fit-rounds = Antal rundor av spel och anpassning
cli-fit-out = Skriv vikterna till den här filen i stället för standard ut

cli-train-about = Träna nätverket för Abalone för två med partier mot sig själv
cli-train-more = I varje generation spelar den hittills bästa spelaren mot sig själv, ett nätverk lär sig av ställningarna, och en match avgör om det är bättre än sin föregångare. Allt sparas i en mapp. Om en körning avbryts, upprepa kommandot för att fortsätta; använd fler --generations för att förlänga en färdig körning.
cli-train-after =
    Exempel:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Det bästa nätverket är best.net i mappen. Motorns eget är crates/eval/nets/abalone.net; docs/training.md förklarar hur det gjordes och hur lång tid det tar.
cli-train-game = Spelet; bara Abalone har ett nätverk
cli-train-folder = Körningens mapp
cli-train-from-shipped = Fortsätt från det medföljande nätverket: det spelar de första partierna och inlärningen börjar med dess vikter
cli-train-generations = Totalt antal generationer
cli-train-shards = Exempelfiler per generation
cli-train-games = Partier per exempelfil
cli-train-nodes = Noder per drag i spelet mot sig själv
cli-train-earlier = Antal tidigare generationer vars exempel också används
cli-train-epochs = Antal genomgångar av alla exempel
cli-train-rate = Storleken på de första inlärningsstegen, i hundratusendelar; de blir mindre
cli-train-results = Partiresultatets vikt i målet, i procent; resten är sökningens värde
cli-train-test-nodes = Noder per drag i matchen mellan det nya nätverket och det gamla
cli-train-test-pairs = Högsta antal par i den matchen; den slutar tidigare när den är avgjord
cli-train-test-elo = Elo-vinst som matchen prövar
cli-train-seed = Slumpfrö för öppningar, startvikter och exemplens ordning
cli-train-threads = Antal trådar; det påverkar inte nätverken

cli-ugi-about = Tala Universal Game Interface på standard in och ut
cli-ugi-more = Ett textprotokoll för motorer till alla spel, liknande UCI i schack. docs/protocol.md beskriver det.
cli-ugi-after =
    Exempel:
      tetrarch ugi

    Rader att prova:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Kör en server för webbläsare och botar
cli-serve-after =
    API:et beskrivs på /api/openapi.json. Loggen går till standard fel: i en terminal bara problem, annars all aktivitet; RUST_LOG bestämmer nivån.

    Exempel:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Adress att lyssna på; annars 127.0.0.1:7400 eller nästa lediga port, bara för den här datorn
cli-serve-data = Datamapp, skapas vid behov; annars i din användarmapp för data
cli-serve-store = Spara allt i denna PostgreSQL-databas i stället för i datamappen: postgres://ANVÄNDARE:LÖSENORD@VÄRD/DATABAS
cli-serve-bus = Anslut den här servern via NATS till andra som använder samma databas: nats://ANVÄNDARE:LÖSENORD@VÄRD:PORT. Miljövariablerna TETRARCH_STORE och TETRARCH_BUS ersätter --store och --bus och håller lösenord borta från processlistan
cli-serve-origin = Låt sidor från den här källan (origin) använda servern, utöver dess egen; kan upprepas
cli-serve-behind-proxy = Lita på X-Forwarded-For från proxyn framför servern
cli-serve-behind-tls = Webbläsare når servern genom HTTPS: märk kakor med Secure
cli-serve-export = Exportera alla avslutade offentliga partier till en fil, ett protokoll per rad, och avsluta
cli-serve-import = Importera avslutade partier från en sådan fil, och avsluta
cli-serve-engine-threads = Antal motortrådar; annars en per kärna
cli-serve-claim-after = Hur många sekunder en spelare i partier utan klocka får vara frånkopplad innan de andra kan kräva segern
cli-serve-requests-per-second = Förfrågningar per sekund från en adress; 0 för ingen gräns
cli-serve-connections = Öppna WebSockets från en adress; 0 för ingen gräns
cli-serve-messages-per-second = Meddelanden per sekund från en WebSocket
cli-serve-abandoned-after = Ta bort övergivna bord efter så här många timmar utan aktivitet; 0 för aldrig. Avslutade partier och partier som hör till konton behålls
cli-serve-json-logs = Skriv loggen som JSON, ett objekt per rad
cli-serve-push-to-loopback = För tester: tillåt att aviseringar skickas till den här datorn

cli-store-about = Kopiera eller kontrollera allt som en server sparar
cli-store-copy-about = Kopiera allt från ett lager till ett annat och jämför de två
cli-store-copy-more = Ett lager är en datamapp eller adressen till en PostgreSQL-databas. Ingen server får använda dem under tiden. En avbruten kopia fortsätter där den slutade.
cli-store-copy-after =
    Exempel:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = Lagret att kopiera från
cli-store-copy-to = Lagret att kopiera till; tomt eller en ofärdig kopia
cli-store-check-about = Läs ett helt lager, rapportera problem och visa antal och kontrollsummor
cli-store-check-after =
    Exempel:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = Lagret: en datamapp eller adressen till en PostgreSQL-databas

cli-admin-about = Administrera en server: anmälningar, borttagningar, spärrar
cli-admin-after =
    Fungerar medan servern är igång, genom en socket i dess datamapp som bara ägaren kan öppna, och även när den är stoppad. Varje åtgärd verkar genast och skrivs i granskningsloggen.

    Exempel:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = Serverns datamapp
cli-admin-json = Skriv ut svaret som JSON
cli-admin-reports-about = Lista anmälningar från spelare
cli-admin-reports-all = Ta med stängda anmälningar
cli-admin-close-about = Stäng en anmälan
cli-admin-close-report = Anmälans nummer
cli-admin-remove-message-about = Ta bort ett chattmeddelande
cli-admin-remove-message-table = Bordets id
cli-admin-remove-message-number = Meddelandets nummer, som det visas av `reports`
cli-admin-remove-name-about = Ta bort ett namn: ett konto får ett neutralt namn, en gäst blir `Guest`
cli-admin-remove-name-account = Ett kontos namn
cli-admin-remove-name-table = Id för gästens bord
cli-admin-remove-name-seat = Gästens plats, räknad från 1
cli-admin-remove-game-about = Ta bort ett bord med dess historik
cli-admin-remove-game-table = Bordets id
cli-admin-block-about = Spärra ett konto eller en adress
cli-admin-block-account-about = Spärra ett konto: logga ut det överallt och avvisa dess token
cli-admin-block-account-name = Kontots namn
cli-admin-block-address-about = Spärra en adress; för IPv6 dess /64
cli-admin-block-address-address = Adressen
cli-admin-block-for = Hur länge: `12h`, `7d`, `3mo` eller `ever`
cli-admin-block-reason = Skälet, som visas för den som spärras
cli-admin-unblock-about = Häv spärren för ett konto eller en adress
cli-admin-unblock-account-about = Häv spärren för ett konto
cli-admin-unblock-account-name = Kontots namn
cli-admin-unblock-address-about = Häv spärren för en adress
cli-admin-unblock-address-address = Adressen
cli-admin-blocks-about = Lista spärrade konton och adresser
cli-admin-log-about = Visa granskningsloggen
cli-admin-log-limit = Antal poster

cli-health-about = Kontrollera om en server på den här datorn fungerar
cli-health-more = För hälsokontroller av containrar.
cli-health-after =
    Returkoden är 0 om servern fungerar, annars 1.

    Exempel:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Serverns adress

cli-completions-about = Skriv ut ett kompletteringsskript för ett skal
cli-completions-after =
    Exempel:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = Skalet

cli-man-about = Skriv manualsidorna till en mapp
cli-man-after =
    Exempel:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = Mappen, skapas vid behov
