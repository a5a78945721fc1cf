# What is wrong with a request as such.
refusal-unreadable = Požadavek nelze přečíst: { $detail }
refusal-no-such-path = Na { $path } nic není.
refusal-no-such-method = { $method } na { $path } není možné.
refusal-no-websocket = Zde se očekává připojení WebSocket: { $detail }
refusal-no-hello = První zpráva musí být hello.
refusal-other-version = Tento server používá verzi protokolu { $server }, ne verzi { $client }.
refusal-second-hello = Hello se v každém spojení posílá jen jednou.
