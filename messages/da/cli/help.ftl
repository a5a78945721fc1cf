### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Spil, studér og løs Hus, Pantareï, Gou og Abalone
cli-after =
    Afslutningskoder:
      0  det lykkedes
      1  dataene er forkerte: en stilling, et træk, en optegnelse, en testvektor, der ikke stemmer
      2  kaldet er forkert: et spil, en variant, et valg eller en fil er ukendt

    Uden kommando starter Tetrarch en server for denne maskine og viser adressen, du kan åbne.

    Eksempler:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = Sproget i alle tekster; normalt miljøets: LC_ALL, LC_MESSAGES, LANG
cli-color = Hvornår der bruges farve; `auto` respekterer NO_COLOR og bruger ingen i filer og pipes

# Arguments of several commands.
cli-game = Spillet
cli-variant = Varianten; `tetrarch options GAME` viser dem
cli-option = Et valg og dets værdi; kan gentages
cli-position = Begynd fra denne stilling
cli-moves = Spil først disse træk, adskilt af mellemrum eller kommaer
cli-seed = Startværdi for fordelingen, i spil, der har en
cli-threads = Antal tråde; 0 for én pr. kerne
cli-json = Vis JSON
cli-from = Inputformat; genkendes normalt på indholdet
cli-layout = Opstilling for et Abalone-parti i notationen aba-pro eller first-last

cli-games-about = Vis spillene
cli-games-after =
    Eksempler:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Vis et spils varianter og valg
cli-options-after =
    Eksempler:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Tegn en stilling
cli-show-after =
    Eksempler:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Vis de mulige træk i en stilling, ét pr. linje
cli-moves-after =
    Eksempler:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Forklar, hvad hvert træk gør

cli-perft-about = Tæl stillingerne i en given dybde
cli-perft-more = Stillinger, der nås ad flere veje, tælles flere gange; et afsluttet parti har ingen stillinger under sig. Den sidste linje er kun antallet.
cli-perft-after =
    Eksempler:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Dybde i halvtræk
cli-perft-divide = Vis også antallet efter hvert træk

cli-verify-about = Sammenlign partier i JSON-linjer med reglerne, træk for træk
cli-verify-more =
    Ét parti pr. linje: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} eller null{"}"}. Kun "game", "plies" og hvert "move" er påkrævet; manglende felter sammenlignes ikke, og ukendte ignoreres. Et "outcome" på null betyder, at partiet ikke er slut; "outcome_known": false betyder, at resultatet ikke sammenlignes.

    Hver afvigelse vises på én linje; den sidste linje er `N games, M plies, K errors`.
cli-verify-after =
    Eksempler:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Filer med JSON-linjer; `-` for standardinput
cli-verify-json = Vis JSON: antallene og hver afvigelse

cli-record-about = Konvertér eller kontrollér partioptegnelser
cli-record-convert-about = Konvertér partioptegnelser til et andet format
cli-record-convert-after =
    Eksempler:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = Optegnelsen; `-` for standardinput
cli-record-convert-to = Outputformat
cli-record-convert-output = Skriv til denne fil i stedet for standardoutput
cli-record-check-about = Spil partioptegnelser igennem, og vis problemer
cli-record-check-more = Hvert problem vises på én linje; den sidste linje er `N records, K problems`.
cli-record-check-after =
    Eksempler:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Optegnelserne; `-` for standardinput

cli-analyse-about = Analysér partier: vurderingen af hvert træk, en bedre trækfølge og en bedømmelse
cli-analyse-more = Den viste chance er den spillers, der trak, efter trækket. Et træk er en unøjagtighed (?!), hvis det giver 5 % væk, en fejl (?) fra 10 % og en grov fejl (??) fra 20 %; det eneste gode træk får et udråbstegn. docs/analysis.md forklarer dette, JSON-outputtet og batchtilstanden.
cli-analyse-after =
    Eksempler:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = Optegnelsen; `-` for standardinput
cli-analyse-number = Analysér kun dette parti i filen, talt fra 1
cli-analyse-nodes = Knuder pr. stilling [standard: 100000, hvis der ikke er en anden grænse]
cli-analyse-ms = Millisekunder pr. stilling
cli-analyse-depth = Dybde pr. stilling, i halvtræk
cli-analyse-lines = Antal trækfølger, der vises for hver stilling
cli-analyse-threads = Antal søgetråde; med én giver samme kald samme analyse
cli-analyse-svg = Tegn en graf over partiet som SVG
cli-analyse-json = Vis JSON, én linje pr. parti
cli-analyse-batch = Besvar forespørgsler på standardinput, hver på én linje JSON
cli-analyse-workers = Antal forespørgsler, der behandles samtidig; 0 for én pr. kerne

cli-play-about = Spil i denne terminal
cli-play-after =
    Eksempler:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Spillet; ellers vælger du det på en liste
cli-play-seat = Hvem der spiller en plads: human, level:1 til level:10 eller engine; standard er human
cli-play-load = Fortsæt partiet i denne fil
cli-play-no-animation = Vis træk med det samme i stedet for trin for trin

cli-bench-about = Mål reglernes hastighed
cli-bench-more = For hver variant, på én kerne: bladene i en perft fra starten og halvtrækkene i tilfældige partier, pr. sekund; og størrelsen af en stilling i byte.
cli-bench-after =
    Eksempler:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Mål kun disse spil
cli-bench-all = Mål hver variant, også hver opstilling
cli-bench-quick = Udfør omkring en tyvendedel af arbejdet
cli-bench-repeat = Mål så mange gange, og behold det bedste resultat

cli-arena-about = Spil en match, og vis, hvilken side der er stærkest
cli-arena-more = Hver åbning spilles i par af partier med byttede sider (med tre hold i alle pladsfordelinger), og fejlmarginerne tager højde for parrene. Med mere end to deltagere spiller alle mod alle, og ratings tilpasses resultaterne. Med grænser for knuder eller dybde spiller samme kald samme match.
cli-arena-after =
    Deltagere:
      engine            fuld styrke; valg: engine:nodes=100000,threads=2,hash=64, og med
                        tre hold others=paranoid, best-reply eller max-n
      level:7           et niveau med sine egne grænser
      depth:3           simpel alfa-beta med fast dybde, som kun tæller materiale
      uct               UCT med tilfældige partier; en knude er et sådant parti
      ugi:PROGRAM …     et program, der taler protokollen i docs/protocol.md; grænser og
                        valg står foran: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            en af disse under et andet navn: "old=ugi:./tetrarch-1.0 ugi"
    En deltagers egne grænser (nodes, depth, ms, clock) erstatter matchens.

    Filer i --out: match.json (planen), games.jsonl (ét afsluttet parti pr. linje, med optegnelse); til sidst records.txt, summary.json og chart.svg. Gentag kaldet med --resume for at fortsætte en afbrudt match (Ctrl-C er ufarligt).

    Eksempler:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Et valg for spillet og dets værdi; kan gentages
cli-arena-between = En deltager; angiv to for en match, flere for alle mod alle
cli-arena-games = Antal partier, rundet op til hele par; 100, medmindre en SPRT afslutter matchen
cli-arena-sprt = Stop, når testen er afgjort: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Knuder pr. træk
cli-arena-depth = Dybde pr. træk, i halvtræk
cli-arena-ms = Millisekunder pr. træk
cli-arena-clock = Ur pr. parti: minutter, eller sekunder med et s, plus sekunder pr. træk: 1+0.5, 10s+0.1
cli-arena-cpu-time = Tæl processortid for partiets tråd i stedet for forløbet tid
cli-arena-margin = Frist for sene svar, i millisekunder
cli-arena-patience = Tidsgrænse for en motor uden ur, i sekunder
cli-arena-openings = Hvordan partier begynder: tilfældige halvtræk, indtil motoren kalder stillingen lige
cli-arena-adjudicate = Afslut partier før tid: chance=0.98,plies=8 og draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Remis efter dette antal halvtræk; 0 for ingen grænse
cli-arena-no-repetition = Tillad gentagelse; ellers er en stilling remis tredje gang
cli-arena-concurrency = Antal partier samtidig
cli-arena-seed = Startværdi for åbninger, fordelinger og tilfældige valg
cli-arena-anchor = Referencerating, når alle spiller mod alle: level:1=1000
cli-arena-out = Gem matchen i denne mappe
cli-arena-resume = Fortsæt matchen i den mappe

cli-solve-about = Bevis, hvem der vinder en stilling
cli-solve-more = Kører en proof-number-søgning (dybde først) for hvert hold efter tur. En gentaget stilling er aldrig en sejr. Svaret er en tvungen sejr, eller at der ikke er nogen (inden for grænsen, hvis den er angivet), eller hvor langt søgningen nåede, før den blev standset. Uden grænse kan en remisstilling fuld af cykler tage meget lang tid.
cli-solve-after =
    Eksempler:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C standser søgningen. Med --resume går intet tabt: Gentag kaldet for at fortsætte.
cli-solve-seat = Søg kun efter en sejr for denne plads eller dens hold
cli-solve-within = Søg efter en sejr inden for dette antal halvtræk
cli-solve-shortest = Søg efter den korteste sejr
cli-solve-seconds = Stop efter dette antal sekunder
cli-solve-memory = Søgningens hukommelse i MiB
cli-solve-salt = Brug andre hashnøgler; resultater, der er ens for to salte, afhænger ikke af nøglekollisioner
cli-solve-proof = Skriv beviset til denne fil
cli-solve-resume = Fortsæt fra denne fil, og gem forløbet i den, når søgningen standser

cli-check-proof-about = Kontrollér en bevisfil
cli-check-proof-more = Spiller beviset igennem efter reglerne mod hvert svar: Hver trækfølge skal slutte med den lovede sejr, og ingen må gentage en stilling. Kontrollen bruger ingen del af den søgning, der lavede beviset.
cli-check-proof-after =
    Eksempler:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = Beviset

cli-fit-about = Tilpas vægtene i et spils vurdering til partier mod sig selv
cli-fit-more = Motoren spiller mod sig selv, først kun med materiale og så med de vægte, der er fundet indtil da. En logistisk regression af resultaterne på alle stillingers kendetegn giver vægtene, i hundrededele log-odds. Samme kald giver samme vægte. Det bruger én tråd.
cli-fit-after =
    Eksempler:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Motorens vægte ligger i crates/eval/weights; hver fil nævner det kald, der lavede den.
cli-fit-games = Partier pr. runde
cli-fit-nodes = Knuder pr. træk
cli-fit-seed = Startværdi for fordelinger og åbninger
cli-fit-rounds = Antal runder med spil og tilpasning
cli-fit-out = Skriv vægtene til denne fil i stedet for standardoutput

cli-train-about = Træn netværket til Abalone for to med partier mod sig selv
cli-train-more = I hver generation spiller den hidtil bedste spiller mod sig selv, et netværk lærer af stillingerne, og en match afgør, om det er bedre end sin forgænger. Alt gemmes i én mappe. Hvis en kørsel afbrydes, så gentag kommandoen for at fortsætte; brug flere --generations for at forlænge en færdig kørsel.
cli-train-after =
    Eksempler:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Det bedste netværk er best.net i mappen. Motorens eget er crates/eval/nets/abalone.net; docs/training.md forklarer, hvordan det blev lavet, og hvor lang tid det tager.
cli-train-game = Spillet; kun Abalone har et netværk
cli-train-folder = Kørslens mappe
cli-train-from-shipped = Fortsæt fra det medfølgende netværk: det spiller de første partier, og læringen begynder med dets vægte
cli-train-generations = Antal generationer i alt
cli-train-shards = Eksempelfiler pr. generation
cli-train-games = Partier pr. eksempelfil
cli-train-nodes = Knuder pr. træk i spillet mod sig selv
cli-train-earlier = Antal tidligere generationer, hvis eksempler også bruges
cli-train-epochs = Antal gennemløb af alle eksempler
cli-train-rate = Størrelsen af de første læringsskridt, i hundredtusindedele; de bliver mindre
cli-train-results = Partiresultatets vægt i målet, i procent; resten er søgningens værdi
cli-train-test-nodes = Knuder pr. træk i matchen mellem det nye netværk og det gamle
cli-train-test-pairs = Højeste antal par i den match; den slutter før tid, når den er afgjort
cli-train-test-elo = Elo-gevinst, som matchen tester for
cli-train-seed = Startværdi for åbninger, begyndelsesvægte og eksemplernes rækkefølge
cli-train-threads = Antal tråde; det påvirker ikke netværkene

cli-ugi-about = Tal Universal Game Interface på standardinput og -output
cli-ugi-more = En tekstprotokol for motorer til ethvert spil, ligesom UCI i skak. docs/protocol.md beskriver den.
cli-ugi-after =
    Eksempler:
      tetrarch ugi

    Linjer at prøve:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Kør en server for browsere og bots
cli-serve-after =
    API’et er beskrevet på /api/openapi.json. Loggen går til standardfejl: i en terminal kun problemer, ellers al aktivitet; RUST_LOG bestemmer niveauet.

    Eksempler:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Adresse at lytte på; ellers 127.0.0.1:7400 eller den næste ledige port, kun for denne maskine
cli-serve-data = Datamappe, oprettes om nødvendigt; ellers i din brugermappe til data
cli-serve-store = Gem alt i denne PostgreSQL-database i stedet for i datamappen: postgres://BRUGER:ADGANGSKODE@VÆRT/DATABASE
cli-serve-bus = Forbind denne server gennem NATS med andre, der bruger samme database: nats://BRUGER:ADGANGSKODE@VÆRT:PORT. Miljøvariablerne TETRARCH_STORE og TETRARCH_BUS træder i stedet for --store og --bus og holder adgangskoder ude af proceslisten
cli-serve-origin = Lad sider fra denne origin bruge serveren ud over dens egen; kan gentages
cli-serve-behind-proxy = Stol på X-Forwarded-For fra proxyen foran denne server
cli-serve-behind-tls = Browsere når denne server gennem HTTPS: Mærk cookies med Secure
cli-serve-export = Eksportér alle afsluttede offentlige partier til en fil, én optegnelse pr. linje, og afslut
cli-serve-import = Importér afsluttede partier fra sådan en fil, og afslut
cli-serve-engine-threads = Antal motortråde; ellers én pr. kerne
cli-serve-claim-after = Hvor mange sekunder en spiller i partier uden ur må være uden forbindelse, før de andre kan kræve sejren
cli-serve-requests-per-second = Forespørgsler pr. sekund fra én adresse; 0 for ingen grænse
cli-serve-connections = Åbne WebSockets fra én adresse; 0 for ingen grænse
cli-serve-messages-per-second = Beskeder pr. sekund fra én WebSocket
cli-serve-abandoned-after = Slet forladte borde efter dette antal timer uden aktivitet; 0 for aldrig. Afsluttede partier og partier, der hører til konti, bevares
cli-serve-json-logs = Skriv loggen som JSON, ét objekt pr. linje
cli-serve-push-to-loopback = Til test: tillad, at notifikationer sendes til denne maskine

cli-store-about = Kopiér eller kontrollér alt, hvad en server gemmer
cli-store-copy-about = Kopiér alt fra ét lager til et andet, og sammenlign de to
cli-store-copy-more = Et lager er en datamappe eller adressen på en PostgreSQL-database. Ingen server må bruge dem imens. En afbrudt kopi fortsætter, hvor den slap.
cli-store-copy-after =
    Eksempler:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = Lageret, der kopieres fra
cli-store-copy-to = Lageret, der kopieres til; tomt eller en ufærdig kopi
cli-store-check-about = Læs et helt lager, meld fejl, og vis antal og kontrolsummer
cli-store-check-after =
    Eksempler:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = Lageret: en datamappe eller adressen på en PostgreSQL-database

cli-admin-about = Administrér en server: anmeldelser, fjernelser, blokeringer
cli-admin-after =
    Virker, mens serveren kører, gennem en socket i dens datamappe, som kun ejeren kan åbne, og også når den er standset. Hver handling virker straks og skrives i revisionsloggen.

    Eksempler:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = Serverens datamappe
cli-admin-json = Vis svaret som JSON
cli-admin-reports-about = Vis anmeldelser fra spillere
cli-admin-reports-all = Medtag lukkede anmeldelser
cli-admin-close-about = Luk en anmeldelse
cli-admin-close-report = Anmeldelsens nummer
cli-admin-remove-message-about = Fjern en chatbesked
cli-admin-remove-message-table = Bordets id
cli-admin-remove-message-number = Beskedens nummer, som vist af `reports`
cli-admin-remove-name-about = Fjern et navn: En konto får et neutralt navn, en gæst bliver til `Guest`
cli-admin-remove-name-account = En kontos navn
cli-admin-remove-name-table = Id for gæstens bord
cli-admin-remove-name-seat = Gæstens plads, talt fra 1
cli-admin-remove-game-about = Fjern et bord med dets historik
cli-admin-remove-game-table = Bordets id
cli-admin-block-about = Blokér en konto eller en adresse
cli-admin-block-account-about = Blokér en konto: Log den ud overalt, og afvis dens tokens
cli-admin-block-account-name = Kontoens navn
cli-admin-block-address-about = Blokér en adresse; for IPv6 dens /64
cli-admin-block-address-address = Adressen
cli-admin-block-for = Hvor længe: `12h`, `7d`, `3mo` eller `ever`
cli-admin-block-reason = Grunden, som vises for den blokerede
cli-admin-unblock-about = Ophæv blokeringen af en konto eller en adresse
cli-admin-unblock-account-about = Ophæv blokeringen af en konto
cli-admin-unblock-account-name = Kontoens navn
cli-admin-unblock-address-about = Ophæv blokeringen af en adresse
cli-admin-unblock-address-address = Adressen
cli-admin-blocks-about = Vis blokerede konti og adresser
cli-admin-log-about = Vis revisionsloggen
cli-admin-log-limit = Antal poster

cli-health-about = Kontrollér, om en server på denne maskine er i orden
cli-health-more = Til helbredstjek af containere.
cli-health-after =
    Afslutningskoden er 0, hvis serveren er i orden, og ellers 1.

    Eksempler:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Serverens adresse

cli-completions-about = Vis et fuldførelsesscript til en shell
cli-completions-after =
    Eksempler:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = Shellen

cli-man-about = Skriv manualsiderne til en mappe
cli-man-after =
    Eksempler:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = Mappen, oprettes om nødvendigt
