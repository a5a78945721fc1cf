# What is wrong with a request as such.
refusal-unreadable = Förfrågan kan inte läsas: { $detail }
refusal-no-such-path = Det finns inget på { $path }.
refusal-no-such-method = { $method } går inte på { $path }.
refusal-no-websocket = Här förväntas en WebSocket-anslutning: { $detail }
refusal-no-hello = Det första meddelandet måste vara ett hello.
refusal-other-version = Servern talar version { $server } av protokollet, inte version { $client }.
refusal-second-hello = Skicka hello bara en gång per anslutning.
