# What is wrong with a request as such.
refusal-unreadable = Die Anfrage ist nicht lesbar: { $detail }
refusal-no-such-path = Unter { $path } gibt es nichts.
refusal-no-such-method = { $method } ist unter { $path } nicht möglich.
refusal-no-websocket = Hier wird eine WebSocket-Verbindung erwartet: { $detail }
refusal-no-hello = Die erste Nachricht muss ein hello sein.
refusal-other-version = Dieser Server spricht Version { $server } des Protokolls, nicht Version { $client }.
refusal-second-hello = Sende hello nur einmal pro Verbindung.
