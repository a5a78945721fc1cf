# What is wrong with a request as such.
refusal-unreadable = Запрос не удаётся прочесть: { $detail }
refusal-no-such-path = По адресу { $path } ничего нет.
refusal-no-such-method = { $method } по адресу { $path } невозможен.
refusal-no-websocket = Здесь ожидается соединение WebSocket: { $detail }
refusal-no-hello = Первым сообщением должно быть hello.
refusal-other-version = Этот сервер использует версию протокола { $server }, а не { $client }.
refusal-second-hello = Hello отправляется один раз за соединение.
