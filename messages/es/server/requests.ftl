# What is wrong with a request as such.
refusal-unreadable = No se puede leer la petición: { $detail }.
refusal-no-such-path = No hay nada en { $path }.
refusal-no-such-method = { $method } no está permitido en { $path }.
refusal-no-websocket = Aquí hace falta una conexión WebSocket.
refusal-no-hello = El primer mensaje debe ser un hello.
refusal-other-version = Este servidor habla la versión { $server } del protocolo, no la versión { $client }.
refusal-second-hello = Envía hello una sola vez por conexión.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = no es JSON (línea { $line }, columna { $column })
unreadable-media-type = su tipo de contenido debe ser application/json
unreadable-too-long = es demasiado larga
unreadable-incomplete = no ha llegado completa
unreadable-missing = falta el campo «{ $field }»
unreadable-unknown-field = el campo «{ $field }» no existe
unreadable-twice = el campo «{ $field }» aparece dos veces
unreadable-unknown-value = «{ $value }» no es válido; se esperaba { $expected }
unreadable-wrong-value = el valor de «{ $field }» no es del tipo correcto
unreadable-too-many = «{ $field }» es demasiado largo; el número máximo de caracteres es { $most }
unreadable-wrong = no es lo que espera la API
