### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = questo non è l’indirizzo di un database PostgreSQL ({ $reason }): scrivi postgres://UTENTE:PASSWORD@HOST:PORTA/DATABASE
cli-database-tls = Tetrarch non usa TLS con PostgreSQL: usa un socket Unix, una rete privata o un tunnel e ometti sslmode
cli-database-unreachable = PostgreSQL non è raggiungibile all’indirizzo { $address }: { $reason }
cli-database-denied = PostgreSQL all’indirizzo { $address } rifiuta l’utente «{ $user }»: { $reason }
cli-database-missing = PostgreSQL all’indirizzo { $address } non ha questo database ({ $reason }): crealo con createdb
cli-database-too-old = PostgreSQL { $found } è troppo vecchio: serve la versione { $oldest } o successiva
cli-database-not-durable = PostgreSQL è in esecuzione con { $setting } = off e potrebbe perdere mosse già confermate: impostalo su on
cli-database-foreign = il database contiene già tabelle di un altro programma: assegna a Tetrarch un database o uno schema tutto suo

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = il disco dell’archivio è pieno
cli-trouble-busy = l’archivio è in uso altrove: riprova più tardi
cli-trouble-damaged = i dati conservati sono danneggiati: { $reason }
cli-trouble-unreachable = il database non è raggiungibile: { $reason }
cli-trouble-failed = l’archivio non funziona: { $reason }
cli-trouble-changed = un altro programma ha modificato l’archivio nello stesso momento: ferma tutti i server che lo usano
cli-trouble-closed = l’archivio è stato chiuso

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = una colonna non può contenere il numero { $number }
cli-damage-unknown-word = una colonna non può contenere la parola «{ $word }»
cli-damage-id = «{ $text }» non è un identificatore
cli-damage-hash-length = un hash non è lungo 32 byte
cli-damage-session-without-person = una sessione non appartiene né a un account né a un ospite
cli-damage-empty-entry = una voce di un registro non è né una mossa né un evento
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = impossibile copiare dal primo archivio: { $problem }
cli-copy-to = impossibile copiare nel secondo archivio: { $problem }
cli-copy-occupied = l’archivio in cui copiare contiene già altri dati ({ $section }): copia in un archivio vuoto
cli-copy-differs = gli archivi sono diversi dopo la copia ({ $section }: { $read } in lettura, { $written } in scrittura): ferma tutti i server che li usano e copia di nuovo in un archivio vuoto

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = il database segnala un danno: { $reason }
cli-flaw-dangling = una riga di { $from } rimanda a una riga di { $to } che non esiste
cli-flaw-gap = nel registro del tavolo { $table } manca la voce { $number }
cli-flaw-not-json = { $section } { $key }: { $column } non è JSON: { $reason }
