# What is wrong with a request as such.
refusal-unreadable = La petición no se puede leer: { $detail }
refusal-no-such-path = No hay nada en { $path }.
refusal-no-such-method = { $method } no es posible en { $path }.
refusal-no-websocket = Aquí se espera una conexión WebSocket: { $detail }
refusal-no-hello = El primer mensaje debe ser un hello.
refusal-other-version = Este servidor habla la versión { $server } del protocolo, no la versión { $client }.
refusal-second-hello = Envía hello una sola vez por conexión.
