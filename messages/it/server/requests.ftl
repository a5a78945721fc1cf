# What is wrong with a request as such.
refusal-unreadable = La richiesta non si può leggere: { $detail }.
refusal-no-such-path = Non c’è niente in { $path }.
refusal-no-such-method = { $method } non è consentito in { $path }.
refusal-no-websocket = Qui serve una connessione WebSocket.
refusal-no-hello = Il primo messaggio deve essere un hello.
refusal-other-version = Questo server parla la versione { $server } del protocollo, non la versione { $client }.
refusal-second-hello = Invia hello una sola volta per connessione.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = non è JSON (riga { $line }, colonna { $column })
unreadable-media-type = il suo tipo di contenuto deve essere application/json
unreadable-too-long = è troppo lunga
unreadable-incomplete = non è arrivata per intero
unreadable-missing = manca il campo «{ $field }»
unreadable-unknown-field = il campo «{ $field }» non esiste
unreadable-twice = il campo «{ $field }» compare due volte
unreadable-unknown-value = «{ $value }» non è ammesso; valore atteso: { $expected }
unreadable-wrong-value = il valore di «{ $field }» non è del tipo giusto
unreadable-too-many = «{ $field }» è troppo lungo; il numero massimo di caratteri è { $most }
unreadable-wrong = non è quello che l’API si aspetta
