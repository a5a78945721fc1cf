# What is wrong with a request as such.
refusal-unreadable = Het verzoek kan niet worden gelezen: { $detail }.
refusal-no-such-path = Er is niets op { $path }.
refusal-no-such-method = { $method } is niet toegestaan op { $path }.
refusal-no-websocket = Hier wordt een WebSocket-verbinding verwacht.
refusal-no-hello = Het eerste bericht moet een hello zijn.
refusal-other-version = Deze server spreekt versie { $server } van het protocol, niet versie { $client }.
refusal-second-hello = Stuur maar één keer hello per verbinding.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = het is geen JSON (regel { $line }, kolom { $column })
unreadable-media-type = het inhoudstype moet application/json zijn
unreadable-too-long = het is te lang
unreadable-incomplete = het is niet volledig aangekomen
unreadable-missing = het veld ‘{ $field }’ ontbreekt
unreadable-unknown-field = er is geen veld ‘{ $field }’
unreadable-twice = het veld ‘{ $field }’ staat er twee keer in
unreadable-unknown-value = ‘{ $value }’ is niet toegestaan; verwacht wordt { $expected }
unreadable-wrong-value = de waarde van ‘{ $field }’ heeft het verkeerde type
unreadable-too-many = ‘{ $field }’ is te lang; het maximale aantal tekens is { $most }
unreadable-wrong = het is niet wat de API verwacht
