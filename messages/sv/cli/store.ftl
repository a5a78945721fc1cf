### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = det här är inte adressen till en PostgreSQL-databas ({ $reason }): skriv postgres://ANVÄNDARE:LÖSENORD@VÄRD:PORT/DATABAS
cli-database-tls = Tetrarch använder inte TLS med PostgreSQL: använd en Unix-socket, ett privat nätverk eller en tunnel och utelämna sslmode
cli-database-unreachable = PostgreSQL kan inte nås på { $address }: { $reason }
cli-database-denied = PostgreSQL på { $address } avvisar användaren ”{ $user }”: { $reason }
cli-database-missing = PostgreSQL på { $address } har ingen sådan databas ({ $reason }): skapa den med createdb
cli-database-too-old = PostgreSQL { $found } är för gammal: version { $oldest } eller senare behövs
cli-database-not-durable = PostgreSQL körs med { $setting } = off och kan förlora drag som redan är bekräftade: ställ in on
cli-database-foreign = databasen innehåller redan tabeller från ett annat program: ge Tetrarch en egen databas eller ett eget schema

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = lagrets disk är full
cli-trouble-busy = lagret används på annat håll: försök igen senare
cli-trouble-damaged = sparade data är skadade: { $reason }
cli-trouble-unreachable = databasen kan inte nås: { $reason }
cli-trouble-failed = lagret fungerar inte: { $reason }
cli-trouble-changed = ett annat program ändrade lagret samtidigt: stoppa alla servrar som använder det
cli-trouble-closed = lagret har stängts

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = en kolumn kan inte innehålla talet { $number }
cli-damage-unknown-word = en kolumn kan inte innehålla ordet ”{ $word }”
cli-damage-id = ”{ $text }” är inget id
cli-damage-hash-length = en hash är inte 32 byte lång
cli-damage-session-without-person = en session tillhör varken ett konto eller en gäst
cli-damage-empty-entry = en post i en journal är varken ett drag eller en händelse
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = det går inte att kopiera från det första lagret: { $problem }
cli-copy-to = det går inte att kopiera till det andra lagret: { $problem }
cli-copy-occupied = lagret att kopiera till innehåller redan andra data ({ $section }): kopiera till ett tomt lager
cli-copy-differs = lagren skiljer sig åt efter kopieringen ({ $section }: { $read } lästa, { $written } skrivna): stoppa alla servrar som använder dem och kopiera igen till ett tomt lager

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = databasen rapporterar skador: { $reason }
cli-flaw-dangling = en rad i { $from } hänvisar till en rad i { $to } som inte finns
cli-flaw-gap = journalen för bord { $table } saknar post { $number }
cli-flaw-not-json = { $section } { $key }: { $column } är inte JSON: { $reason }
