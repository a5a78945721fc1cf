# What is wrong with a request as such.
refusal-unreadable = The request cannot be read: { $detail }
refusal-no-such-path = There is nothing at { $path }.
refusal-no-such-method = { $method } is not possible at { $path }.
refusal-no-websocket = A WebSocket connection is expected here: { $detail }
refusal-no-hello = The first message must be a hello.
refusal-other-version = This server speaks version { $server } of the protocol, not version { $client }.
refusal-second-hello = Say hello only once per connection.
