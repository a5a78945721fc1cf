# What is wrong with a request as such.
refusal-unreadable = Die Anfrage ist nicht lesbar: { $detail }.
refusal-no-such-path = Unter { $path } gibt es nichts.
refusal-no-such-method = { $method } ist unter { $path } nicht erlaubt.
refusal-no-websocket = Hier wird eine WebSocket-Verbindung erwartet.
refusal-no-hello = Die erste Nachricht muss ein hello sein.
refusal-other-version = Dieser Server spricht Version { $server } des Protokolls, nicht Version { $client }.
refusal-second-hello = Sende hello nur einmal pro Verbindung.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = Sie ist kein JSON (Zeile { $line }, Spalte { $column })
unreadable-media-type = Ihr Inhaltstyp muss application/json sein
unreadable-too-long = Sie ist zu lang
unreadable-incomplete = Sie ist nicht vollständig angekommen
unreadable-missing = Das Feld „{ $field }“ fehlt
unreadable-unknown-field = Es gibt kein Feld „{ $field }“
unreadable-twice = Das Feld „{ $field }“ steht zweimal darin
unreadable-unknown-value = „{ $value }“ ist nicht erlaubt; erwartet wird { $expected }
unreadable-wrong-value = Der Wert von „{ $field }“ hat den falschen Typ
unreadable-too-many = „{ $field }“ ist zu lang; erlaubt sind höchstens { $most } Zeichen
unreadable-wrong = Sie ist nicht das, was die API erwartet
