# What is wrong with a request as such.
refusal-unreadable = Forespørgslen kan ikke læses: { $detail }.
refusal-no-such-path = Der er intet på { $path }.
refusal-no-such-method = { $method } er ikke tilladt på { $path }.
refusal-no-websocket = Her forventes en WebSocket-forbindelse.
refusal-no-hello = Den første besked skal være et hello.
refusal-other-version = Denne server taler version { $server } af protokollen, ikke version { $client }.
refusal-second-hello = Send kun hello én gang pr. forbindelse.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = den er ikke JSON (linje { $line }, kolonne { $column })
unreadable-media-type = dens indholdstype skal være application/json
unreadable-too-long = den er for lang
unreadable-incomplete = den nåede ikke helt frem
unreadable-missing = feltet »{ $field }« mangler
unreadable-unknown-field = der er intet felt »{ $field }«
unreadable-twice = feltet »{ $field }« er der to gange
unreadable-unknown-value = »{ $value }« er ikke tilladt; forventede { $expected }
unreadable-wrong-value = værdien af »{ $field }« har den forkerte type
unreadable-too-many = »{ $field }« er for lang; det maksimale antal tegn er { $most }
unreadable-wrong = den er ikke, hvad API’et forventer
