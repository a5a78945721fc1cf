# What is wrong with a request as such.
refusal-unreadable = Não é possível ler o pedido: { $detail }.
refusal-no-such-path = Não há nada em { $path }.
refusal-no-such-method = { $method } não é permitido em { $path }.
refusal-no-websocket = Aqui é precisa uma ligação WebSocket.
refusal-no-hello = A primeira mensagem tem de ser um hello.
refusal-other-version = Este servidor fala a versão { $server } do protocolo, não a versão { $client }.
refusal-second-hello = Envie hello uma só vez por ligação.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = não é JSON (linha { $line }, coluna { $column })
unreadable-media-type = o tipo de conteúdo tem de ser application/json
unreadable-too-long = é demasiado longo
unreadable-incomplete = não chegou completo
unreadable-missing = falta o campo «{ $field }»
unreadable-unknown-field = o campo «{ $field }» não existe
unreadable-twice = o campo «{ $field }» aparece duas vezes
unreadable-unknown-value = «{ $value }» não é admitido; valor esperado: { $expected }
unreadable-wrong-value = o valor de «{ $field }» não é do tipo certo
unreadable-too-many = «{ $field }» é demasiado longo; o número máximo de caracteres é { $most }
unreadable-wrong = não é o que a API espera
