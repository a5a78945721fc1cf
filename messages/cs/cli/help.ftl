### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Hraní, studium a řešení her Hus, Pantareï, Gou a Abalone
cli-after =
    Návratové kódy:
      0  úspěch
      1  chybná data: pozice, tah, zápis nebo vektor, který nesouhlasí
      2  chybné volání: neznámá hra, varianta, volba nebo soubor

    Bez příkazu spustí Tetrarch server pro tento počítač a vypíše adresu, kterou otevřete.

    Příklady:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = Jazyk všech textů; jinak podle prostředí: LC_ALL, LC_MESSAGES, LANG
cli-color = Kdy používat barvy; `auto` respektuje NO_COLOR a v souborech a rourách barvy nepoužívá

# Arguments of several commands.
cli-game = Hra
cli-variant = Varianta; seznam vypíše `tetrarch options GAME`
cli-option = Volba a její hodnota; lze opakovat
cli-position = Začít z této pozice
cli-moves = Nejprve zahrát tyto tahy, oddělené mezerami nebo čárkami
cli-seed = Seed rozdání, u her, které ho mají
cli-threads = Počet vláken; 0 znamená jedno na jádro
cli-json = Vypsat JSON
cli-from = Vstupní formát; jinak se pozná z obsahu
cli-layout = Počáteční rozestavení partie Abalone v notaci aba-pro nebo first-last

cli-games-about = Vypsat hry
cli-games-after =
    Příklady:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Vypsat varianty a volby hry
cli-options-after =
    Příklady:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Nakreslit pozici
cli-show-after =
    Příklady:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Vypsat možné tahy v pozici, jeden na řádek
cli-moves-after =
    Příklady:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Vysvětlit, co každý tah dělá

cli-perft-about = Spočítat pozice v dané hloubce
cli-perft-more = Pozice, do kterých vede více cest, se počítají vícekrát; ze skončené partie už další pozice nevedou. Poslední řádek obsahuje jen počet.
cli-perft-after =
    Příklady:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Hloubka v půltazích
cli-perft-divide = Vypsat také počet po každém tahu

cli-verify-about = Porovnat partie v řádcích JSON s pravidly, tah po tahu
cli-verify-more =
    Jedna partie na řádek: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} nebo null{"}"}. Povinné jsou jen "game", "plies" a každé "move"; chybějící pole se neporovnávají a neznámá se přeskočí. Hodnota null v "outcome" znamená, že partie neskončila; "outcome_known": false znamená, že se výsledek neporovnává.

    Každá neshoda se vypíše na jeden řádek; poslední řádek je `N games, M plies, K errors`.
cli-verify-after =
    Příklady:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Soubory s řádky JSON; `-` znamená standardní vstup
cli-verify-json = Vypsat JSON: počty a všechny neshody

cli-record-about = Převést nebo zkontrolovat zápisy partií
cli-record-convert-about = Převést zápisy partií do jiného formátu
cli-record-convert-after =
    Příklady:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = Zápis; `-` znamená standardní vstup
cli-record-convert-to = Výstupní formát
cli-record-convert-output = Zapsat do tohoto souboru místo na standardní výstup
cli-record-check-about = Přehrát zápisy partií a ohlásit problémy
cli-record-check-more = Každý problém se vypíše na jeden řádek; poslední řádek je `N records, K problems`.
cli-record-check-after =
    Příklady:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Zápisy; `-` znamená standardní vstup

cli-analyse-about = Analyzovat partie: hodnocení každého tahu, lepší varianta a verdikt
cli-analyse-more = Uvedená šance patří hráči, který táhl, a to po tahu. Tah je nepřesnost (?!), pokud ztrácí 5 %, chyba (?) od 10 % a hrubá chyba (??) od 20 %; jediný dobrý tah dostane vykřičník. Podrobnosti, výstup JSON a dávkový režim popisuje docs/analysis.md.
cli-analyse-after =
    Příklady:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = Zápis; `-` znamená standardní vstup
cli-analyse-number = Analyzovat ze souboru jen tuto partii, počítáno od 1
cli-analyse-nodes = Uzlů na pozici [výchozí: 100000, není-li jiné omezení]
cli-analyse-ms = Milisekund na pozici
cli-analyse-depth = Hloubka na pozici, v půltazích
cli-analyse-lines = Počet variant vypsaných u každé pozice
cli-analyse-threads = Počet vláken hledání; s jedním dá stejné volání stejnou analýzu
cli-analyse-svg = Nakreslit graf partie jako SVG
cli-analyse-json = Vypsat JSON, jeden řádek na partii
cli-analyse-batch = Odpovídat na požadavky ze standardního vstupu, každý na jednom řádku JSON
cli-analyse-workers = Počet souběžně zpracovávaných požadavků; 0 znamená jeden na jádro

cli-play-about = Hrát v tomto terminálu
cli-play-after =
    Příklady:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Hra; bez ní vyberete ze seznamu
cli-play-seat = Kdo hraje na místě: human, level:1 až level:10 nebo engine; výchozí je human
cli-play-load = Pokračovat v partii z tohoto souboru
cli-play-no-animation = Zobrazovat tahy najednou místo po krocích

cli-bench-about = Změřit rychlost pravidel
cli-bench-more = Pro každou variantu na jednom jádře: listy perftu ze začátku a půltahy náhodných partií za sekundu a velikost pozice v bajtech.
cli-bench-after =
    Příklady:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Měřit jen tyto hry
cli-bench-all = Měřit každou variantu včetně všech rozestavení
cli-bench-quick = Provést asi dvacetinu práce
cli-bench-repeat = Měřit tolikrát a ponechat nejlepší výsledek

cli-arena-about = Odehrát zápas a oznámit, která strana je silnější
cli-arena-more = Každé zahájení se hraje ve dvojicích partií s výměnou stran (při třech týmech ve všech rozsazeních) a chybové úsečky s dvojicemi počítají. Je-li účastníků více než dva, hraje každý s každým a výsledkům se přizpůsobí ratingy. Při omezení uzlů nebo hloubky odehraje stejné volání stejný zápas.
cli-arena-after =
    Účastníci:
      engine            plná síla; volby: engine:nodes=100000,threads=2,hash=64 a při třech
                        týmech others=paranoid, best-reply nebo max-n
      level:7           úroveň s vlastními omezeními
      depth:3           prosté alfa-beta s pevnou hloubkou, počítá jen materiál
      uct               UCT s náhodnými dohrávkami; uzel je jedna dohrávka
      ugi:PROGRAM …     program, který mluví protokolem z docs/protocol.md; omezení a volby
                        jdou před něj: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            kterýkoli z nich pod jiným jménem: "old=ugi:./tetrarch-1.0 ugi"
    Vlastní omezení účastníka (nodes, depth, ms, clock) nahrazují omezení zápasu.

    Soubory v --out: match.json (plán), games.jsonl (jedna skončená partie na řádek i se zápisem); na konci records.txt, summary.json a chart.svg. Přerušený zápas (Ctrl-C je bezpečné) dohrajete, když volání zopakujete s --resume.

    Příklady:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Volba hry a její hodnota; lze opakovat
cli-arena-between = Účastník; zadejte dva pro zápas, více pro turnaj každý s každým
cli-arena-games = Počet partií, zaokrouhlený nahoru na celé dvojice; 100, pokud zápas neukončí SPRT
cli-arena-sprt = Skončit, až test rozhodne: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Uzlů na tah
cli-arena-depth = Hloubka na tah, v půltazích
cli-arena-ms = Milisekund na tah
cli-arena-clock = Hodiny na partii: minuty, nebo sekundy s příponou s, plus sekundy na tah: 1+0.5, 10s+0.1
cli-arena-cpu-time = Počítat procesorový čas vlákna partie místo skutečného času
cli-arena-margin = Tolerance pozdních odpovědí v milisekundách
cli-arena-patience = Časový limit pro engine bez hodin v sekundách
cli-arena-openings = Jak partie začínají: náhodné půltahy, dokud engine neoznačí pozici za vyrovnanou
cli-arena-adjudicate = Ukončovat partie předčasně: chance=0.98,plies=8 a draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Po tomto počtu půltahů vyhlásit remízu; 0 znamená bez omezení
cli-arena-no-repetition = Povolit opakování; jinak je třetí výskyt pozice remíza
cli-arena-concurrency = Počet souběžných partií
cli-arena-seed = Seed zahájení, rozdání a náhodných voleb
cli-arena-anchor = Vztažný rating turnaje: level:1=1000
cli-arena-out = Uložit zápas do této složky
cli-arena-resume = Pokračovat v zápasu z této složky

cli-solve-about = Dokázat, kdo v pozici vítězí
cli-solve-more = Postupně pro každý tým spustí hledání důkazovými čísly do hloubky. Opakovaná pozice nikdy není výhra. Odpovědí je vynucená výhra, nebo že žádná není (v zadané mezi, je-li uvedena), nebo jak daleko se hledání dostalo, než bylo zastaveno. Bez meze může hledání v remízové pozici plné cyklů trvat velmi dlouho.
cli-solve-after =
    Příklady:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C hledání zastaví. S --resume se nic neztratí: pokračujete zopakováním volání.
cli-solve-seat = Hledat jen výhru tohoto místa nebo jeho týmu
cli-solve-within = Hledat výhru do tohoto počtu půltahů
cli-solve-shortest = Hledat nejkratší výhru
cli-solve-seconds = Skončit po tomto počtu sekund
cli-solve-memory = Paměť hledání v MiB
cli-solve-salt = Použít jiné hašovací klíče; výsledky shodné pro dvě soli nezávisí na kolizích klíčů
cli-solve-proof = Zapsat důkaz do tohoto souboru
cli-solve-resume = Pokračovat z tohoto souboru a při zastavení do něj uložit postup

cli-check-proof-about = Zkontrolovat soubor s důkazem
cli-check-proof-more = Přehraje důkaz podle pravidel proti každé odpovědi: každá varianta musí skončit slíbenou výhrou a žádná nesmí opakovat pozici. Kontrola nepoužívá žádnou část hledání, které důkaz vytvořilo.
cli-check-proof-after =
    Příklady:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = Důkaz

cli-fit-about = Přizpůsobit váhy hodnocení hry partiím enginu se sebou samým
cli-fit-more = Engine hraje sám se sebou, nejprve jen s materiálem, potom s dosud nalezenými váhami. Logistická regrese výsledků podle příznaků všech pozic dá váhy v setinách logaritmu šancí. Stejné volání dá stejné váhy. Používá jedno vlákno.
cli-fit-after =
    Příklady:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Váhy enginu jsou v crates/eval/weights; každý soubor uvádí volání, které ho vytvořilo.
cli-fit-games = Partií na kolo
cli-fit-nodes = Uzlů na tah
cli-fit-seed = Seed rozdání a zahájení
cli-fit-rounds = Počet kol hraní a přizpůsobování
cli-fit-out = Zapsat váhy do tohoto souboru místo na standardní výstup

cli-train-about = Trénovat síť pro Abalone dvou hráčů na partiích se sebou samou
cli-train-more = V každé generaci hraje dosud nejlepší hráč sám se sebou, síť se učí z pozic a zápas rozhodne, zda je lepší než její předchůdkyně. Vše se ukládá do jedné složky. Přerušený běh obnovíte zopakováním příkazu; dokončený běh prodloužíte vyšším --generations.
cli-train-after =
    Příklady:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Nejlepší síť je best.net v této složce. Vlastní síť enginu je crates/eval/nets/abalone.net; jak vznikla a jak dlouho to trvá, vysvětluje docs/training.md.
cli-train-game = Hra; síť má jen Abalone
cli-train-folder = Složka běhu
cli-train-from-shipped = Pokračovat od dodané sítě: ta hraje první partie a učení začíná s jejími vahami
cli-train-generations = Celkový počet generací
cli-train-shards = Souborů vzorků na generaci
cli-train-games = Partií na soubor vzorků
cli-train-nodes = Uzlů na tah v partiích se sebou samou
cli-train-earlier = Počet dřívějších generací, jejichž vzorky se také použijí
cli-train-epochs = Počet průchodů všemi vzorky
cli-train-rate = Velikost prvních kroků učení ve statisícinách; postupně se zmenšují
cli-train-results = Váha výsledku partie v cíli v procentech; zbytek je hodnota z hledání
cli-train-test-nodes = Uzlů na tah v zápasu nové sítě se starou
cli-train-test-pairs = Nejvyšší počet dvojic v tomto zápasu; skončí dříve, když je rozhodnuto
cli-train-test-elo = Zisk Elo, který zápas ověřuje
cli-train-seed = Seed zahájení, počátečních vah a pořadí vzorků
cli-train-threads = Počet vláken; na sítě nemá vliv

cli-ugi-about = Mluvit protokolem Universal Game Interface na standardním vstupu a výstupu
cli-ugi-more = Textový protokol pro enginy jakékoli hry, podobný šachovému UCI. Popisuje ho docs/protocol.md.
cli-ugi-after =
    Příklady:
      tetrarch ugi

    Řádky na vyzkoušení:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Spustit server pro prohlížeče a boty
cli-serve-after =
    API je popsáno v /api/openapi.json. Protokoly jdou na standardní chybový výstup: v terminálu jen problémy, jinak veškerá činnost; úroveň nastavuje RUST_LOG.

    Příklady:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Adresa, na které naslouchat; výchozí je 127.0.0.1:7400 nebo další volný port, jen pro tento počítač
cli-serve-data = Datová složka, chybějící se vytvoří; výchozí je ve vaší uživatelské datové složce
cli-serve-store = Ukládat vše do této databáze PostgreSQL místo do datové složky: postgres://UŽIVATEL:HESLO@POČÍTAČ/DATABÁZE
cli-serve-bus = Spojit tento server přes NATS s ostatními, které používají stejnou databázi: nats://UŽIVATEL:HESLO@POČÍTAČ:PORT. Proměnné prostředí TETRARCH_STORE a TETRARCH_BUS nahrazují --store a --bus, takže hesla nejsou vidět v seznamu procesů
cli-serve-origin = Povolit používání serveru i stránkám tohoto původu; lze opakovat
cli-serve-behind-proxy = Důvěřovat hlavičce X-Forwarded-For od proxy před tímto serverem
cli-serve-behind-tls = Prohlížeče přistupují k serveru přes HTTPS: nastavit u cookies příznak Secure
cli-serve-export = Exportovat všechny skončené veřejné partie do souboru, jeden zápis na řádek, a skončit
cli-serve-import = Importovat skončené partie z takového souboru a skončit
cli-serve-engine-threads = Počet vláken enginu; výchozí je jedno na jádro
cli-serve-claim-after = V partiích bez hodin: jak dlouho smí být hráč odpojen, než ostatní mohou nárokovat výhru, v sekundách
cli-serve-requests-per-second = Požadavků za sekundu z jedné adresy; 0 znamená bez omezení
cli-serve-connections = Otevřených WebSocketů z jedné adresy; 0 znamená bez omezení
cli-serve-messages-per-second = Zpráv za sekundu z jednoho WebSocketu
cli-serve-abandoned-after = Mazat opuštěné stoly po tomto počtu hodin nečinnosti; 0 znamená nikdy. Skončené partie a partie účtů zůstávají
cli-serve-json-logs = Zapisovat protokoly jako JSON, jeden objekt na řádek
cli-serve-push-to-loopback = Pro testy: povolit odesílání oznámení na tento počítač

cli-store-about = Zkopírovat nebo zkontrolovat vše, co server ukládá
cli-store-copy-about = Zkopírovat vše z jednoho úložiště do druhého a obě porovnat
cli-store-copy-more = Úložiště je datová složka nebo adresa databáze PostgreSQL. Žádný server je mezitím nesmí používat. Přerušená kopie pokračuje tam, kde skončila.
cli-store-copy-after =
    Příklady:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = Úložiště, ze kterého se kopíruje
cli-store-copy-to = Úložiště, do kterého se kopíruje; prázdné, nebo nedokončená kopie
cli-store-check-about = Přečíst celé úložiště, ohlásit chyby a vypsat počty a kontrolní součty
cli-store-check-after =
    Příklady:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = Úložiště: datová složka nebo adresa databáze PostgreSQL

cli-admin-about = Spravovat server: hlášení, odstraňování, blokování
cli-admin-after =
    Funguje za běhu serveru, přes socket v jeho datové složce, který smí otevřít jen vlastník, i když server neběží. Každý zásah se projeví ihned a zapíše do auditního protokolu.

    Příklady:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = Datová složka serveru
cli-admin-json = Vypsat odpověď jako JSON
cli-admin-reports-about = Vypsat hlášení od hráčů
cli-admin-reports-all = Včetně uzavřených hlášení
cli-admin-close-about = Uzavřít hlášení
cli-admin-close-report = Číslo hlášení
cli-admin-remove-message-about = Odstranit zprávu z chatu
cli-admin-remove-message-table = ID stolu
cli-admin-remove-message-number = Číslo zprávy podle výpisu `reports`
cli-admin-remove-name-about = Odstranit jméno: účet dostane neutrální jméno, z hosta se stane `Guest`
cli-admin-remove-name-account = Jméno účtu
cli-admin-remove-name-table = ID stolu hosta
cli-admin-remove-name-seat = Místo hosta, počítáno od 1
cli-admin-remove-game-about = Odstranit stůl i s historií
cli-admin-remove-game-table = ID stolu
cli-admin-block-about = Zablokovat účet nebo adresu
cli-admin-block-account-about = Zablokovat účet: všude ho odhlásit a odmítat jeho tokeny
cli-admin-block-account-name = Jméno účtu
cli-admin-block-address-about = Zablokovat adresu; u IPv6 její /64
cli-admin-block-address-address = Adresa
cli-admin-block-for = Na jak dlouho: `12h`, `7d`, `3mo` nebo `ever`
cli-admin-block-reason = Důvod, zobrazí se blokované osobě
cli-admin-unblock-about = Odblokovat účet nebo adresu
cli-admin-unblock-account-about = Odblokovat účet
cli-admin-unblock-account-name = Jméno účtu
cli-admin-unblock-address-about = Odblokovat adresu
cli-admin-unblock-address-address = Adresa
cli-admin-blocks-about = Vypsat zablokované účty a adresy
cli-admin-log-about = Zobrazit auditní protokol
cli-admin-log-limit = Počet záznamů

cli-health-about = Zkontrolovat stav serveru na tomto počítači
cli-health-more = Pro kontroly stavu kontejnerů.
cli-health-after =
    Návratový kód je 0, pokud je server v pořádku, jinak 1.

    Příklady:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Adresa serveru

cli-completions-about = Vypsat doplňovací skript pro shell
cli-completions-after =
    Příklady:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = Shell

cli-man-about = Zapsat manuálové stránky do složky
cli-man-after =
    Příklady:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = Složka, chybějící se vytvoří
