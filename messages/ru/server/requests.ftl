# What is wrong with a request as such.
refusal-unreadable = Запрос не удаётся прочесть: { $detail }.
refusal-no-such-path = По адресу { $path } ничего нет.
refusal-no-such-method = Метод { $method } по адресу { $path } не разрешён.
refusal-no-websocket = Здесь ожидается соединение WebSocket.
refusal-no-hello = Первым сообщением должно быть hello.
refusal-other-version = Этот сервер использует версию протокола { $server }, а не { $client }.
refusal-second-hello = Hello отправляется один раз за соединение.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = это не JSON (строка { $line }, столбец { $column })
unreadable-media-type = тип содержимого должен быть application/json
unreadable-too-long = он слишком длинный
unreadable-incomplete = он дошёл не полностью
unreadable-missing = нет поля «{ $field }»
unreadable-unknown-field = поля «{ $field }» не существует
unreadable-twice = поле «{ $field }» указано дважды
unreadable-unknown-value = значение «{ $value }» недопустимо; ожидается { $expected }
unreadable-wrong-value = значение поля «{ $field }» неподходящего типа
unreadable-too-many = поле «{ $field }» слишком длинное; максимальное число знаков: { $most }
unreadable-wrong = это не то, чего ожидает API
