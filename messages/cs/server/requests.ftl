# What is wrong with a request as such.
refusal-unreadable = Požadavek nelze přečíst: { $detail }.
refusal-no-such-path = Na { $path } nic není.
refusal-no-such-method = { $method } na { $path } není povoleno.
refusal-no-websocket = Zde se očekává připojení WebSocket.
refusal-no-hello = První zpráva musí být hello.
refusal-other-version = Tento server používá verzi protokolu { $server }, ne verzi { $client }.
refusal-second-hello = Hello se v každém spojení posílá jen jednou.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = není to JSON (řádek { $line }, sloupec { $column })
unreadable-media-type = typ obsahu musí být application/json
unreadable-too-long = je příliš dlouhý
unreadable-incomplete = nedorazil celý
unreadable-missing = chybí pole „{ $field }“
unreadable-unknown-field = pole „{ $field }“ neexistuje
unreadable-twice = pole „{ $field }“ je v něm dvakrát
unreadable-unknown-value = hodnota „{ $value }“ není přípustná; očekává se { $expected }
unreadable-wrong-value = hodnota pole „{ $field }“ není správného typu
unreadable-too-many = pole „{ $field }“ je příliš dlouhé; nejvyšší počet znaků: { $most }
unreadable-wrong = není to, co rozhraní API očekává
