# What is wrong with a request as such.
refusal-unreadable = Forespørgslen kan ikke læses: { $detail }
refusal-no-such-path = Der er intet på { $path }.
refusal-no-such-method = { $method } er ikke muligt på { $path }.
refusal-no-websocket = Her forventes en WebSocket-forbindelse: { $detail }
refusal-no-hello = Den første besked skal være et hello.
refusal-other-version = Denne server taler version { $server } af protokollen, ikke version { $client }.
refusal-second-hello = Send kun hello én gang pr. forbindelse.
