### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = esta no es la dirección de una base de datos PostgreSQL ({ $reason }): escribe postgres://USUARIO:CONTRASEÑA@EQUIPO:PUERTO/BASE
cli-database-tls = Tetrarch no usa TLS con PostgreSQL: usa un socket Unix, una red privada o un túnel, y omite sslmode
cli-database-unreachable = no se puede conectar con PostgreSQL en { $address }: { $reason }
cli-database-denied = PostgreSQL en { $address } rechaza al usuario «{ $user }»: { $reason }
cli-database-missing = PostgreSQL en { $address } no tiene esa base de datos ({ $reason }): créala con createdb
cli-database-too-old = PostgreSQL { $found } es demasiado antiguo: se necesita la versión { $oldest } o posterior
cli-database-not-durable = PostgreSQL funciona con { $setting } = off y podría perder jugadas ya confirmadas: ponlo en on
cli-database-foreign = la base de datos ya contiene tablas de otro programa: da a Tetrarch una base de datos o un esquema propios

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = el disco del almacén está lleno
cli-trouble-busy = el almacén se está usando en otro sitio: inténtalo de nuevo más tarde
cli-trouble-damaged = los datos guardados están dañados: { $reason }
cli-trouble-unreachable = no se puede conectar con la base de datos: { $reason }
cli-trouble-failed = el almacén no funciona: { $reason }
cli-trouble-changed = otro programa modificó el almacén al mismo tiempo: detén todos los servidores que lo usan
cli-trouble-closed = el almacén se ha cerrado

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = una columna no puede contener el número { $number }
cli-damage-unknown-word = una columna no puede contener la palabra «{ $word }»
cli-damage-id = «{ $text }» no es un identificador
cli-damage-hash-length = un hash no tiene 32 bytes
cli-damage-session-without-person = una sesión no pertenece ni a una cuenta ni a un invitado
cli-damage-empty-entry = una entrada de un diario no es ni una jugada ni un suceso
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = no se puede copiar del primer almacén: { $problem }
cli-copy-to = no se puede copiar al segundo almacén: { $problem }
cli-copy-occupied = el almacén de destino ya contiene otros datos ({ $section }): copia a un almacén vacío
cli-copy-differs = los almacenes difieren tras la copia ({ $section }: leídas { $read }, escritas { $written }): detén todos los servidores que los usan y copia de nuevo a un almacén vacío

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = la base de datos informa de daños: { $reason }
cli-flaw-dangling = una fila de { $from } remite a una fila de { $to } que no existe
cli-flaw-gap = en el diario de la mesa { $table } falta la entrada { $number }
cli-flaw-not-json = { $section } { $key }: { $column } no es JSON: { $reason }
