### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = opcję zapisuje się K=V, na przykład goal=7
cli-wrong-seat-form = miejsce zapisuje się N=WHO, na przykład 2=level:7, a nie „{ $text }”
cli-wrong-player-form = na miejscu gra human, level:N lub engine, a nie „{ $text }”
cli-wrong-origin-form = źródło ma schemat, host i opcjonalnie port, na przykład https://play.example
cli-wrong-anchor-form = ranking odniesienia zapisuje się NAME=RATING, na przykład level:1=1000
cli-wrong-duration-form = czas trwania zapisuje się jako 30m, 12h, 7d, 3mo, 1y lub `ever`
cli-wrong-no-terminal = play wymaga terminala: zajmuje cały ekran
cli-wrong-which-game = która gra? Podaj jej nazwę przed opcjami: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: miejsca są od 1 do { $seats }
cli-wrong-one-chart = --svg rysuje jedną partię, a jest ich { $games }; wybierz jedną za pomocą --number
cli-wrong-game-number = --number { $number }: ostatnia partia ma numer { $games }
cli-wrong-no-entrant = --anchor: nie ma uczestnika „{ $name }”; wybierz { $entrants }
cli-wrong-other-checkpoint = { $file } należy do innego przeszukiwania: „{ $found }”, a nie „{ $wanted }”
cli-wrong-no-home = brak katalogu domowego do przechowywania partii: wskaż katalog za pomocą --data
cli-wrong-database-form = bazę danych PostgreSQL zapisuje się postgres://UŻYTKOWNIK:HASŁO@KOMPUTER:PORT/BAZA
cli-wrong-bus-form = adres serwera NATS zapisuje się tak: nats://UŻYTKOWNIK:HASŁO@KOMPUTER:PORT
cli-wrong-bus-alone = --bus łączy serwery ze wspólną bazą danych PostgreSQL: używaj go razem z --store
cli-wrong-no-queue = worker bierze zadania z bazy PostgreSQL: podaj ją przez --store albo w TETRARCH_STORE; folder danych należy tylko do swojego serwera
cli-wrong-queue-program = --queue: workery nie uruchamiają programów, więc mecz z zewnętrznym silnikiem nie może z nich korzystać
cli-wrong-queue-timed = --queue: partie z zegarem przebiegają różnie na różnych komputerach; ogranicz raczej węzły lub głębokość
cli-wrong-queue-failed = nie udało się wykonać zadania { $job }: { $problem }
cli-wrong-no-store = w { $folder } nie ma magazynu
cli-wrong-ports-in-use = porty od { $first } do { $last } są zajęte: wybierz inny za pomocą --listen 127.0.0.1:PORT
cli-wrong-address-in-use = adres { $address } jest zajęty: zatrzymaj program, który go używa, lub wybierz inny port, na przykład --listen { $other }
cli-wrong-address-foreign = { $address } nie jest adresem tego komputera: użyj --listen 127.0.0.1:{ $port } tylko dla tego komputera lub --listen 0.0.0.0:{ $port } także dla innych
cli-wrong-address-forbidden = nasłuchiwać na { $address } może tylko administrator: wybierz port powyżej 1023, na przykład --listen { $other }
cli-wrong-address-unusable = nie można nasłuchiwać na { $address }: { $reason }
cli-wrong-no-server = pod { $address } nie odpowiada żaden serwer: { $reason }
cli-wrong-unhealthy = serwer { $address } nie działa prawidłowo: { $status }
cli-wrong-nothing-to-fit = { $game } nie ma jeszcze oceny, więc nie ma wag do dopasowania
