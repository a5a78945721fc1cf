# What is wrong with a request as such.
refusal-unreadable = The request cannot be read: { $detail }.
refusal-no-such-path = There is nothing at { $path }.
refusal-no-such-method = { $method } is not allowed at { $path }.
refusal-no-websocket = A WebSocket connection is expected here.
refusal-no-hello = The first message must be a hello.
refusal-other-version = This server speaks version { $server } of the protocol, not version { $client }.
refusal-second-hello = Send hello only once per connection.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = it is not JSON (line { $line }, column { $column })
unreadable-media-type = its content type must be application/json
unreadable-too-long = it is too long
unreadable-incomplete = it did not arrive in full
unreadable-missing = the field “{ $field }” is missing
unreadable-unknown-field = there is no field “{ $field }”
unreadable-twice = the field “{ $field }” appears twice
unreadable-unknown-value = “{ $value }” is not allowed; expected { $expected }
unreadable-wrong-value = the value of “{ $field }” has the wrong type
unreadable-too-many = “{ $field }” is too long; the maximum number of characters is { $most }
unreadable-wrong = it is not what the API expects
