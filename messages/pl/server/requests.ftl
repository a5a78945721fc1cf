# What is wrong with a request as such.
refusal-unreadable = Nie można odczytać żądania: { $detail }.
refusal-no-such-path = Pod { $path } nic nie ma.
refusal-no-such-method = { $method } nie jest dozwolone pod { $path }.
refusal-no-websocket = Oczekiwane jest tu połączenie WebSocket.
refusal-no-hello = Pierwszą wiadomością musi być hello.
refusal-other-version = Ten serwer używa wersji protokołu { $server }, a nie { $client }.
refusal-second-hello = Hello wysyła się tylko raz na połączenie.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = to nie jest JSON (wiersz { $line }, kolumna { $column })
unreadable-media-type = typem zawartości musi być application/json
unreadable-too-long = jest zbyt długie
unreadable-incomplete = nie dotarło w całości
unreadable-missing = brakuje pola „{ $field }”
unreadable-unknown-field = nie ma pola „{ $field }”
unreadable-twice = pole „{ $field }” występuje dwa razy
unreadable-unknown-value = wartość „{ $value }” jest niedozwolona; oczekiwano: { $expected }
unreadable-wrong-value = wartość pola „{ $field }” jest niewłaściwego typu
unreadable-too-many = pole „{ $field }” jest zbyt długie; maksymalna liczba znaków: { $most }
unreadable-wrong = nie jest tym, czego oczekuje API
