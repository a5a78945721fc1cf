# What is wrong with a request as such.
refusal-unreadable = Förfrågan kan inte läsas: { $detail }.
refusal-no-such-path = Det finns inget på { $path }.
refusal-no-such-method = { $method } är inte tillåtet på { $path }.
refusal-no-websocket = Här förväntas en WebSocket-anslutning.
refusal-no-hello = Det första meddelandet måste vara ett hello.
refusal-other-version = Servern talar version { $server } av protokollet, inte version { $client }.
refusal-second-hello = Skicka hello bara en gång per anslutning.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = den är inte JSON (rad { $line }, kolumn { $column })
unreadable-media-type = dess innehållstyp måste vara application/json
unreadable-too-long = den är för lång
unreadable-incomplete = den kom inte fram i sin helhet
unreadable-missing = fältet ”{ $field }” saknas
unreadable-unknown-field = det finns inget fält ”{ $field }”
unreadable-twice = fältet ”{ $field }” finns där två gånger
unreadable-unknown-value = ”{ $value }” är inte tillåtet; förväntade { $expected }
unreadable-wrong-value = värdet av ”{ $field }” har fel typ
unreadable-too-many = ”{ $field }” är för långt; det maximala antalet tecken är { $most }
unreadable-wrong = den är inte vad API:et väntar sig
