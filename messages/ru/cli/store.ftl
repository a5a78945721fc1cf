### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = это не адрес базы данных PostgreSQL ({ $reason }): напишите postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@КОМПЬЮТЕР:ПОРТ/БАЗА
cli-database-tls = Tetrarch не использует TLS с PostgreSQL: используйте сокет Unix, частную сеть или туннель и не указывайте sslmode
cli-database-unreachable = не удаётся связаться с PostgreSQL по адресу { $address }: { $reason }
cli-database-denied = PostgreSQL по адресу { $address } не пускает пользователя «{ $user }»: { $reason }
cli-database-missing = у PostgreSQL по адресу { $address } нет такой базы данных ({ $reason }): создайте её с помощью createdb
cli-database-too-old = PostgreSQL { $found } слишком старый: нужна версия { $oldest } или новее
cli-database-not-durable = PostgreSQL работает с { $setting } = off и может потерять уже подтверждённые ходы: установите on
cli-database-foreign = в базе данных уже есть таблицы другой программы: дайте Tetrarch отдельную базу данных или отдельную схему

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = диск хранилища полон
cli-trouble-busy = хранилище занято другой программой: попробуйте позже
cli-trouble-damaged = сохранённые данные повреждены: { $reason }
cli-trouble-unreachable = не удаётся связаться с базой данных: { $reason }
cli-trouble-failed = хранилище не работает: { $reason }
cli-trouble-changed = другая программа одновременно изменила хранилище: остановите все серверы, которые его используют
cli-trouble-closed = хранилище закрыто

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = столбец не может содержать число { $number }
cli-damage-unknown-word = столбец не может содержать слово «{ $word }»
cli-damage-id = «{ $text }» — не идентификатор
cli-damage-hash-length = длина хеша — не 32 байта
cli-damage-session-without-person = сеанс не принадлежит ни аккаунту, ни гостю
cli-damage-empty-entry = запись журнала — не ход и не событие
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = не удаётся копировать из первого хранилища: { $problem }
cli-copy-to = не удаётся копировать во второе хранилище: { $problem }
cli-copy-occupied = в хранилище, куда копируется, уже есть другие данные ({ $section }): копируйте в пустое хранилище
cli-copy-differs = после копирования хранилища различаются ({ $section }: прочитано { $read }, записано { $written }): остановите все серверы, которые их используют, и скопируйте снова в пустое хранилище

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = база данных сообщает о повреждении: { $reason }
cli-flaw-dangling = строка в { $from } ссылается на строку в { $to }, которой нет
cli-flaw-gap = в журнале стола { $table } нет записи { $number }
cli-flaw-not-json = { $section } { $key }: { $column } — не JSON: { $reason }
