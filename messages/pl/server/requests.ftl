# What is wrong with a request as such.
refusal-unreadable = Nie można odczytać żądania: { $detail }
refusal-no-such-path = Pod { $path } nic nie ma.
refusal-no-such-method = { $method } nie jest możliwe pod { $path }.
refusal-no-websocket = Oczekiwane jest tu połączenie WebSocket: { $detail }
refusal-no-hello = Pierwszą wiadomością musi być hello.
refusal-other-version = Ten serwer używa wersji protokołu { $server }, a nie { $client }.
refusal-second-hello = Hello wysyła się tylko raz na połączenie.
