### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = this is not the address of a PostgreSQL database ({ $reason }): write postgres://USER:PASSWORD@HOST:PORT/DATABASE
cli-database-tls = Tetrarch does not use TLS with PostgreSQL: use a Unix socket, a private network or a tunnel, and leave out sslmode
cli-database-unreachable = PostgreSQL cannot be reached at { $address }: { $reason }
cli-database-denied = PostgreSQL at { $address } rejects the user “{ $user }”: { $reason }
cli-database-missing = PostgreSQL at { $address } has no such database ({ $reason }): create it with createdb
cli-database-too-old = PostgreSQL { $found } is too old: version { $oldest } or later is needed
cli-database-not-durable = PostgreSQL runs with { $setting } = off and could lose moves that were already confirmed: set it to on
cli-database-foreign = the database already contains tables of another program: give Tetrarch a database or a schema of its own

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = the disk of the store is full
cli-trouble-busy = the store is in use elsewhere: try again later
cli-trouble-damaged = the stored data is damaged: { $reason }
cli-trouble-unreachable = the database cannot be reached: { $reason }
cli-trouble-failed = the store does not work: { $reason }
cli-trouble-changed = another program changed the store at the same time: stop all servers that use it
cli-trouble-closed = the store was closed

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = a column cannot contain the number { $number }
cli-damage-unknown-word = a column cannot contain the word “{ $word }”
cli-damage-id = “{ $text }” is not an id
cli-damage-hash-length = a hash is not 32 bytes long
cli-damage-session-without-person = a session belongs to neither an account nor a guest
cli-damage-empty-entry = an entry of a journal is neither a move nor an event
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = cannot copy from the first store: { $problem }
cli-copy-to = cannot copy to the second store: { $problem }
cli-copy-occupied = the store to copy to already contains other data ({ $section }): copy to an empty store
cli-copy-differs = the stores differ after copying ({ $section }: { $read } read, { $written } written): stop all servers that use them and copy again to an empty store

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = the database reports damage: { $reason }
cli-flaw-dangling = a row of { $from } refers to a row of { $to } that does not exist
cli-flaw-gap = the journal of table { $table } has no entry { $number }
cli-flaw-not-json = { $section } { $key }: { $column } is not JSON: { $reason }
