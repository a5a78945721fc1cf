### What operators of a server read: `tetrarch serve`, `tetrarch admin` and the health check.

# Why the data folder cannot be opened.
open-folder = Папку данных { $folder } нельзя использовать: { $error }.
open-in-use = Папку данных { $folder } использует другой сервер. Сначала остановите его или выберите другую папку.
open-too-new = У базы данных версия схемы { $found }, а эта программа знает версии только до { $known }. Используйте более новую версию программы.
open-foreign = { $file } — не база данных Tetrarch.
open-database = Не удаётся открыть базу данных: { $error }.

# Why games cannot be exported or imported. $problem is a sentence of its own.
transfer-file = Файл нельзя использовать: { $error }.
transfer-store = { $problem }
transfer-unwritable = Стол { $table }: { $problem }
transfer-unreadable = Строка { $line }: { $problem }
transfer-unplayable = Строка { $line }: { $problem }
transfer-unfinished = Строка { $line }: Партия не окончена. Импортировать можно только оконченные партии.

health-stopping = Сервер завершает работу.
health-disk-slow = Диск не отвечает вовремя.
health-disconnected = Не удаётся связаться с другими серверами: NATS не отвечает. Этот сервер обслуживает только свои столы.

admin-error-no-data = { $folder } — не папка данных сервера.
admin-error-no-answer = Сервер, который использует эту папку, не отвечает: { $error }.

# What was done. $whom is an account or an address, as below.
admin-report-closed = Жалоба { $id } закрыта.
admin-message-removed = Сообщение { $number } за столом { $table } удалено.
admin-name-removed = Имя на месте { $seat } за столом { $table } удалено.
admin-account-renamed = Аккаунт теперь называется { $name }; входить нужно под этим именем.
admin-table-removed = Стол { $table } удалён.
admin-blocked-until = Блокировка до { $until }: { $whom }.
admin-blocked-for-good = Блокировка навсегда: { $whom }.
admin-unblocked = Без блокировки: { $whom }.
admin-account = аккаунт { $name }
admin-address = адрес { $address }
admin-not-understood = Не удаётся прочесть запрос: { $error }.

cli-admin-text-reports = { $count ->
    [one] { $count } жалоба
    [few] { $count } жалобы
    [many] { $count } жалоб
   *[other] { $count } жалобы
}
cli-admin-text-blocks = { $count ->
    [one] { $count } блокировка
    [few] { $count } блокировки
    [many] { $count } блокировок
   *[other] { $count } блокировки
}
cli-admin-text-entries = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}
# A report: its number and day, $reason is an id, $by and $who are people as below.
cli-admin-text-report = { $closed ->
    [yes] { $id } { $day } { $reason }, закрыта, автор: { $by }; { $who }, место { $seat } за столом { $table }
   *[no] { $id } { $day } { $reason }, автор: { $by }; { $who }, место { $seat } за столом { $table }
}
cli-admin-text-account = аккаунт { $name }
cli-admin-text-guest = гость «{ $name }»
cli-admin-text-some-guest = гость
cli-admin-text-message = {"    "}сообщение { $number }: «{ $text }»
cli-admin-text-message-gone = {"    "}сообщение { $number } удалено
cli-admin-text-words = {"    "}{ $by } пишет: «{ $words }»
cli-admin-text-block = { $whom } до { $until }
cli-admin-text-block-reason = { $whom } до { $until }: { $reason }
cli-admin-text-block-for-good = { $whom } навсегда
cli-admin-text-block-for-good-reason = { $whom } навсегда: { $reason }
