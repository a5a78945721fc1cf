# What is wrong with a request as such.
refusal-unreadable = Het verzoek kan niet worden gelezen: { $detail }
refusal-no-such-path = Er is niets op { $path }.
refusal-no-such-method = { $method } kan niet op { $path }.
refusal-no-websocket = Hier wordt een WebSocket-verbinding verwacht: { $detail }
refusal-no-hello = Het eerste bericht moet een hello zijn.
refusal-other-version = Deze server spreekt versie { $server } van het protocol, niet versie { $client }.
refusal-second-hello = Stuur maar één keer hello per verbinding.
