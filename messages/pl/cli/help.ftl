### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Granie, analizowanie i rozwiązywanie: Hus, Pantareï, Gou i Abalone
cli-after =
    Kody wyjścia:
      0  powodzenie
      1  błędne dane: pozycja, ruch, zapis lub wektor, który się nie zgadza
      2  błędne wywołanie: nieznana gra, wariant, opcja lub plik

    Bez polecenia Tetrarch uruchamia serwer dla tego komputera i wypisuje adres do otwarcia.

    Przykłady:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = Język wszystkich tekstów; domyślnie język środowiska: LC_ALL, LC_MESSAGES, LANG
cli-color = Kiedy używać kolorów; `auto` uwzględnia NO_COLOR i nie używa ich w plikach i potokach

# Arguments of several commands.
cli-game = Gra
cli-variant = Wariant; listę wypisuje `tetrarch options GAME`
cli-option = Opcja i jej wartość; można powtarzać
cli-position = Zacznij od tej pozycji
cli-moves = Najpierw wykonaj te ruchy, oddzielone spacjami lub przecinkami
cli-seed = Ziarno rozdania, w grach, które je mają
cli-threads = Liczba wątków; 0 oznacza jeden na rdzeń
cli-json = Wypisz JSON
cli-from = Format wejściowy; domyślnie rozpoznawany po zawartości
cli-layout = Ustawienie początkowe partii Abalone w notacji aba-pro lub first-last

cli-games-about = Wypisz gry
cli-games-after =
    Przykłady:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Wypisz warianty i opcje gry
cli-options-after =
    Przykłady:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Narysuj pozycję
cli-show-after =
    Przykłady:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Wypisz możliwe ruchy w pozycji, po jednym w wierszu
cli-moves-after =
    Przykłady:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Wyjaśnij, co robi każdy ruch

cli-perft-about = Policz pozycje na danej głębokości
cli-perft-more = Pozycje osiągane na kilka sposobów są liczone kilka razy; z zakończonej partii nie ma już dalszych pozycji. Ostatni wiersz to sama liczba.
cli-perft-after =
    Przykłady:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Głębokość w półruchach
cli-perft-divide = Wypisz też liczbę po każdym ruchu

cli-verify-about = Porównaj partie w wierszach JSON z zasadami, ruch po ruchu
cli-verify-more =
    Jedna partia w wierszu: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} lub null{"}"}. Wymagane są tylko "game", "plies" i każde "move"; brakujące pola nie są porównywane, a nieznane są pomijane. Wartość null w "outcome" oznacza, że partia nie jest zakończona; "outcome_known": false oznacza, że wynik nie jest porównywany.

    Każda niezgodność jest wypisywana w jednym wierszu; ostatni wiersz to `N games, M plies, K errors`.
cli-verify-after =
    Przykłady:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Pliki z wierszami JSON; `-` oznacza standardowe wejście
cli-verify-json = Wypisz JSON: liczby i wszystkie niezgodności

cli-record-about = Przekształć lub sprawdź zapisy partii
cli-record-convert-about = Przekształć zapisy partii na inny format
cli-record-convert-after =
    Przykłady:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = Zapis; `-` oznacza standardowe wejście
cli-record-convert-to = Format wyjściowy
cli-record-convert-output = Zapisz do tego pliku zamiast na standardowe wyjście
cli-record-check-about = Odtwórz zapisy partii i zgłoś problemy
cli-record-check-more = Każdy problem jest wypisywany w jednym wierszu; ostatni wiersz to `N records, K problems`.
cli-record-check-after =
    Przykłady:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Zapisy; `-` oznacza standardowe wejście

cli-analyse-about = Analizuj partie: ocena każdego ruchu, lepszy wariant i werdykt
cli-analyse-more = Podana szansa dotyczy gracza, który wykonał ruch, po tym ruchu. Ruch jest niedokładnością (?!), jeśli traci 5%, błędem (?) od 10%, a poważnym błędem (??) od 20%; jedyny dobry ruch dostaje wykrzyknik. Szczegóły, wyjście JSON i tryb wsadowy opisuje docs/analysis.md.
cli-analyse-after =
    Przykłady:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = Zapis; `-` oznacza standardowe wejście
cli-analyse-number = Analizuj tylko tę partię z pliku, licząc od 1
cli-analyse-nodes = Węzły na pozycję [domyślnie: 100000, jeśli nie ma innego ograniczenia]
cli-analyse-ms = Milisekundy na pozycję
cli-analyse-depth = Głębokość na pozycję, w półruchach
cli-analyse-lines = Liczba wariantów wypisywanych dla każdej pozycji
cli-analyse-threads = Liczba wątków przeszukiwania; przy jednym to samo wywołanie daje tę samą analizę
cli-analyse-svg = Narysuj wykres partii jako SVG
cli-analyse-json = Wypisz JSON, po jednym wierszu na partię
cli-analyse-batch = Odpowiadaj na żądania ze standardowego wejścia, po jednym wierszu JSON
cli-analyse-workers = Liczba żądań przetwarzanych równolegle; 0 oznacza jedno na rdzeń

cli-play-about = Graj w tym terminalu
cli-play-after =
    Przykłady:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = Gra; bez niej wybór z listy
cli-play-seat = Kto gra na miejscu: human, od level:1 do level:10 lub engine; domyślnie human
cli-play-load = Kontynuuj partię z tego pliku
cli-play-no-animation = Pokazuj ruchy od razu, a nie krok po kroku

cli-bench-about = Zmierz szybkość zasad
cli-bench-more = Dla każdego wariantu na jednym rdzeniu: liście perft od początku i półruchy losowych partii na sekundę oraz rozmiar pozycji w bajtach.
cli-bench-after =
    Przykłady:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Mierz tylko te gry
cli-bench-all = Mierz każdy wariant, także każde ustawienie
cli-bench-quick = Wykonaj około jednej dwudziestej pracy
cli-bench-repeat = Mierz tyle razy i zachowaj najlepszy wynik

cli-arena-about = Rozegraj mecz między silnikami i podaj, który jest silniejszy
cli-arena-more = Każde otwarcie jest grane w parach partii z zamianą stron (przy trzech drużynach we wszystkich układach miejsc), a słupki błędów uwzględniają pary. Gdy uczestników jest więcej niż dwóch, każdy gra z każdym, a do wyników dopasowuje się rankingi. Przy ograniczeniu węzłów lub głębokości to samo wywołanie rozgrywa ten sam mecz.
cli-arena-after =
    Uczestnicy:
      engine            pełna siła; opcje: engine:nodes=100000,threads=2,hash=64, a przy trzech
                        drużynach others=paranoid, best-reply lub max-n
      level:7           poziom z własnymi ograniczeniami
      depth:3           proste alfa-beta o stałej głębokości, liczy tylko materiał
      uct               UCT z losowymi rozgrywkami; węzeł to jedna rozgrywka
      ugi:PROGRAM …     program używający protokołu z docs/protocol.md; ograniczenia i opcje
                        podaje się przed nim: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            dowolny z nich pod inną nazwą: "old=ugi:./tetrarch-1.0 ugi"
    Własne ograniczenia uczestnika (nodes, depth, ms, clock) zastępują ograniczenia meczu.

    Pliki w --out: match.json (plan), games.jsonl (jedna zakończona partia w wierszu, z zapisem); na końcu records.txt, summary.json i chart.svg. Aby kontynuować przerwany mecz (Ctrl-C jest bezpieczne), powtórz wywołanie z --resume.

    Przykłady:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Opcja gry i jej wartość; można powtarzać
cli-arena-between = Uczestnik; podaj dwóch do meczu, więcej do turnieju każdy z każdym
cli-arena-games = Liczba partii, zaokrąglana w górę do pełnych par; 100, jeśli meczu nie zakończy SPRT
cli-arena-sprt = Zakończ, gdy test rozstrzygnie: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Węzły na ruch
cli-arena-depth = Głębokość na ruch, w półruchach
cli-arena-ms = Milisekundy na ruch
cli-arena-clock = Zegar na partię: minuty albo sekundy z literą s, plus sekundy na ruch: 1+0.5, 10s+0.1
cli-arena-cpu-time = Licz czas procesora wątku partii zamiast czasu rzeczywistego
cli-arena-margin = Tolerancja spóźnionych odpowiedzi, w milisekundach
cli-arena-patience = Limit oczekiwania na silnik bez zegara, w sekundach
cli-arena-openings = Jak zaczynają się partie: losowe półruchy, aż silnik uzna pozycję za równą
cli-arena-adjudicate = Kończ partie wcześniej: chance=0.98,plies=8 i draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Ogłoś remis po tej liczbie półruchów; 0 oznacza brak ograniczenia
cli-arena-no-repetition = Dopuść powtórzenia; domyślnie trzecie wystąpienie pozycji to remis
cli-arena-concurrency = Liczba partii granych równolegle
cli-arena-seed = Ziarno otwarć, rozdań i losowych wyborów
cli-arena-anchor = Ranking odniesienia turnieju: level:1=1000
cli-arena-out = Przechowuj mecz w tym katalogu
cli-arena-resume = Kontynuuj mecz z tego katalogu

cli-solve-about = Udowodnij, kto wygrywa w pozycji
cli-solve-more = Kolejno dla każdej drużyny wykonuje przeszukiwanie w głąb z liczbami dowodowymi. Powtórzona pozycja nigdy nie jest wygraną. Odpowiedzią jest wymuszona wygrana, albo że jej nie ma (w podanej granicy, jeśli jest), albo jak daleko doszło przeszukiwanie, zanim je zatrzymano. Bez granicy przeszukiwanie remisowej pozycji pełnej cykli może trwać bardzo długo.
cli-solve-after =
    Przykłady:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C zatrzymuje przeszukiwanie. Z --resume nic nie ginie: powtórz wywołanie, aby kontynuować.
cli-solve-seat = Szukaj tylko wygranej tego miejsca lub jego drużyny
cli-solve-within = Szukaj wygranej w tej liczbie półruchów
cli-solve-shortest = Szukaj najkrótszej wygranej
cli-solve-seconds = Zatrzymaj po tylu sekundach
cli-solve-memory = Pamięć przeszukiwania w MiB
cli-solve-salt = Użyj innych kluczy skrótu; wyniki zgodne dla dwóch soli nie zależą od kolizji kluczy
cli-solve-proof = Zapisz dowód do tego pliku
cli-solve-resume = Kontynuuj z tego pliku, a przy zatrzymaniu zapisz w nim postęp

cli-check-proof-about = Sprawdź plik z dowodem
cli-check-proof-more = Odtwarza dowód według zasad przeciwko każdej odpowiedzi: każdy wariant musi kończyć się obiecaną wygraną, a żaden nie może powtarzać pozycji. Sprawdzenie nie używa żadnej części przeszukiwania, które stworzyło dowód.
cli-check-proof-after =
    Przykłady:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = Dowód

cli-fit-about = Dopasuj wagi oceny gry do partii silnika z samym sobą
cli-fit-more = Silnik gra sam ze sobą, najpierw tylko z materiałem, potem z dotąd znalezionymi wagami. Regresja logistyczna wyników względem cech wszystkich pozycji daje wagi w setnych częściach logarytmu szans. To samo wywołanie daje te same wagi. Używa jednego wątku.
cli-fit-after =
    Przykłady:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Wagi silnika są w crates/eval/weights; każdy plik podaje wywołanie, które go utworzyło.
cli-fit-games = Partie na rundę
cli-fit-nodes = Węzły na ruch
cli-fit-seed = Ziarno rozdań i otwarć
cli-fit-rounds = Liczba rund grania i dopasowywania
cli-fit-out = Zapisz wagi do tego pliku zamiast na standardowe wyjście

cli-train-about = Trenuj sieć dla Abalone dwuosobowego na partiach z samą sobą
cli-train-more = W każdym pokoleniu najlepszy dotąd gracz gra sam ze sobą, sieć uczy się z pozycji, a mecz rozstrzyga, czy jest lepsza od poprzedniczki. Wszystko jest przechowywane w jednym katalogu. Jeśli trening zostanie przerwany w dowolnej chwili, powtórz polecenie, aby kontynuować; aby przedłużyć zakończony, zwiększ --generations.
cli-train-after =
    Przykłady:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    Najlepsza sieć to best.net w tym katalogu. Własna sieć silnika to crates/eval/nets/abalone.net; jak powstała i ile to trwa, wyjaśnia docs/training.md.
cli-train-game = Gra; sieć ma tylko Abalone
cli-train-folder = Katalog treningu
cli-train-from-shipped = Kontynuuj od dołączonej sieci: ona rozgrywa pierwsze partie, a nauka zaczyna się od jej wag
cli-train-generations = Łączna liczba pokoleń
cli-train-shards = Pliki próbek na pokolenie
cli-train-games = Partie na plik próbek
cli-train-nodes = Węzły na ruch w partiach z samą sobą
cli-train-earlier = Liczba wcześniejszych pokoleń, których próbki też są używane
cli-train-epochs = Liczba przejść przez wszystkie próbki
cli-train-rate = Wielkość pierwszych kroków uczenia w stutysięcznych; potem maleją
cli-train-results = Waga wyniku partii w wartości docelowej, w procentach; reszta to ocena z przeszukiwania
cli-train-test-nodes = Węzły na ruch w meczu nowej sieci ze starą
cli-train-test-pairs = Największa liczba par w tym meczu; kończy się wcześniej, gdy jest rozstrzygnięty
cli-train-test-elo = Zysk Elo, który sprawdza mecz
cli-train-seed = Ziarno otwarć, początkowych wag i kolejności próbek
cli-train-threads = Liczba wątków; nie wpływa na sieci

cli-ugi-about = Używaj protokołu Universal Game Interface na standardowym wejściu i wyjściu
cli-ugi-more = Tekstowy protokół dla silników dowolnej gry, podobny do UCI w szachach. Opisuje go docs/protocol.md.
cli-ugi-after =
    Przykłady:
      tetrarch ugi

    Wiersze do wypróbowania:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Uruchom serwer dla przeglądarek i botów
cli-serve-after =
    API opisuje /api/openapi.json. Dziennik trafia na standardowe wyjście błędów: w terminalu tylko problemy, poza nim cała aktywność; poziom ustawia RUST_LOG.

    Przykłady:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Adres nasłuchiwania; domyślnie 127.0.0.1:7400 lub następny wolny port, tylko dla tego komputera
cli-serve-data = Katalog danych, tworzony w razie braku; domyślnie w twoim katalogu danych użytkownika
cli-serve-store = Przechowuj wszystko w tej bazie danych PostgreSQL zamiast w katalogu danych: postgres://UŻYTKOWNIK:HASŁO@KOMPUTER/BAZA
cli-serve-bus = Połącz ten serwer przez NATS z innymi, które używają tej samej bazy danych: nats://UŻYTKOWNIK:HASŁO@KOMPUTER:PORT. Zmienne środowiskowe TETRARCH_STORE i TETRARCH_BUS zastępują --store i --bus, dzięki czemu haseł nie widać na liście procesów
cli-serve-origin = Zezwól stronom z tego źródła na używanie serwera, poza jego własnymi; można powtarzać
cli-serve-behind-proxy = Ufaj X-Forwarded-For od serwera proxy przed tym serwerem
cli-serve-behind-tls = Przeglądarki łączą się z serwerem przez HTTPS: ustawiaj w ciasteczkach flagę Secure
cli-serve-export = Wyeksportuj wszystkie zakończone publiczne partie do pliku, po jednym zapisie w wierszu, i zakończ
cli-serve-import = Zaimportuj zakończone partie z takiego pliku i zakończ
cli-serve-engine-threads = Liczba wątków silnika; domyślnie jeden na rdzeń
cli-serve-claim-after = W partiach bez zegara: ile sekund gracz może być bez połączenia, zanim inni mogą ogłosić wygraną
cli-serve-requests-per-second = Żądania na sekundę z jednego adresu; 0 oznacza brak ograniczenia
cli-serve-connections = Otwarte połączenia WebSocket z jednego adresu; 0 oznacza brak ograniczenia
cli-serve-messages-per-second = Wiadomości na sekundę z jednego połączenia WebSocket
cli-serve-abandoned-after = Usuwaj porzucone stoły po tylu godzinach bezczynności; 0 oznacza nigdy. Zakończone partie i partie kont pozostają
cli-serve-json-logs = Zapisuj dziennik jako JSON, po jednym obiekcie w wierszu
cli-serve-push-to-loopback = Do testów: zezwól na wysyłanie powiadomień do tego komputera

cli-store-about = Skopiuj lub sprawdź wszystko, co przechowuje serwer
cli-store-copy-about = Skopiuj wszystko z jednego magazynu do drugiego i porównaj oba
cli-store-copy-more = Magazyn to katalog danych albo adres bazy danych PostgreSQL. Żaden serwer nie może ich w tym czasie używać. Przerwana kopia jest wznawiana w miejscu przerwania.
cli-store-copy-after =
    Przykłady:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = Magazyn źródłowy
cli-store-copy-to = Magazyn docelowy; pusty albo niedokończona kopia
cli-store-check-about = Odczytaj cały magazyn, zgłoś problemy i wypisz liczby oraz sumy kontrolne
cli-store-check-after =
    Przykłady:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = Magazyn: katalog danych albo adres bazy danych PostgreSQL

cli-admin-about = Administruj serwerem: zgłoszenia, usuwanie, blokady
cli-admin-after =
    Działa przy uruchomionym serwerze, przez gniazdo w jego katalogu danych, które może otworzyć tylko właściciel, a także przy zatrzymanym. Każde działanie ma natychmiastowy skutek i jest zapisywane w dzienniku audytu.

    Przykłady:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = Katalog danych serwera
cli-admin-json = Wypisz odpowiedź jako JSON
cli-admin-reports-about = Wypisz zgłoszenia od graczy
cli-admin-reports-all = Także zamknięte zgłoszenia
cli-admin-close-about = Zamknij zgłoszenie
cli-admin-close-report = Numer zgłoszenia
cli-admin-remove-message-about = Usuń wiadomość z czatu
cli-admin-remove-message-table = Identyfikator stołu
cli-admin-remove-message-number = Numer wiadomości z listy `reports`
cli-admin-remove-name-about = Usuń nazwę: konto dostaje neutralną nazwę, gość staje się `Guest`
cli-admin-remove-name-account = Nazwa konta
cli-admin-remove-name-table = Identyfikator stołu gościa
cli-admin-remove-name-seat = Miejsce gościa, licząc od 1
cli-admin-remove-game-about = Usuń stół wraz z historią
cli-admin-remove-game-table = Identyfikator stołu
cli-admin-block-about = Zablokuj konto lub adres
cli-admin-block-account-about = Zablokuj konto: wyloguj je wszędzie i odrzucaj jego tokeny
cli-admin-block-account-name = Nazwa konta
cli-admin-block-address-about = Zablokuj adres; dla IPv6 jego /64
cli-admin-block-address-address = Adres
cli-admin-block-for = Na jak długo: `12h`, `7d`, `3mo` lub `ever`
cli-admin-block-reason = Powód, widoczny dla zablokowanej osoby
cli-admin-unblock-about = Odblokuj konto lub adres
cli-admin-unblock-account-about = Odblokuj konto
cli-admin-unblock-account-name = Nazwa konta
cli-admin-unblock-address-about = Odblokuj adres
cli-admin-unblock-address-address = Adres
cli-admin-blocks-about = Wypisz zablokowane konta i adresy
cli-admin-log-about = Pokaż dziennik audytu
cli-admin-log-limit = Liczba wpisów

cli-health-about = Sprawdź stan serwera na tym komputerze
cli-health-more = Do sprawdzania stanu kontenerów.
cli-health-after =
    Kod wyjścia to 0, jeśli serwer działa prawidłowo, a 1, jeśli nie.

    Przykłady:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Adres serwera

cli-completions-about = Wypisz skrypt uzupełniania dla powłoki
cli-completions-after =
    Przykłady:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = Powłoka

cli-man-about = Zapisz strony podręcznika w katalogu
cli-man-after =
    Przykłady:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = Katalog, tworzony w razie braku
