# What is wrong with a request as such.
refusal-unreadable = O pedido não pode ser lido: { $detail }
refusal-no-such-path = Não há nada em { $path }.
refusal-no-such-method = { $method } não é possível em { $path }.
refusal-no-websocket = Espera-se aqui uma ligação WebSocket: { $detail }
refusal-no-hello = A primeira mensagem tem de ser um hello.
refusal-other-version = Este servidor fala a versão { $server } do protocolo, não a versão { $client }.
refusal-second-hello = Envie hello uma só vez por ligação.
