# What is wrong with a request as such.
refusal-unreadable = La richiesta non si può leggere: { $detail }
refusal-no-such-path = Non c’è niente in { $path }.
refusal-no-such-method = { $method } non è possibile in { $path }.
refusal-no-websocket = Qui è attesa una connessione WebSocket: { $detail }
refusal-no-hello = Il primo messaggio deve essere un hello.
refusal-other-version = Questo server parla la versione { $server } del protocollo, non la versione { $client }.
refusal-second-hello = Invia hello una sola volta per connessione.
