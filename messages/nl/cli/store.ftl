### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = dit is niet het adres van een PostgreSQL-database ({ $reason }): schrijf postgres://GEBRUIKER:WACHTWOORD@COMPUTER:POORT/DATABASE
cli-database-tls = Tetrarch gebruikt geen TLS met PostgreSQL: gebruik een Unix-socket, een privénetwerk of een tunnel, en laat sslmode weg
cli-database-unreachable = PostgreSQL is niet bereikbaar op { $address }: { $reason }
cli-database-denied = PostgreSQL op { $address } weigert de gebruiker ‘{ $user }’: { $reason }
cli-database-missing = PostgreSQL op { $address } heeft deze database niet ({ $reason }): maak hem aan met createdb
cli-database-too-old = PostgreSQL { $found } is te oud: versie { $oldest } of nieuwer is nodig
cli-database-not-durable = PostgreSQL draait met { $setting } = off en kan zetten verliezen die al bevestigd zijn: zet het op on
cli-database-foreign = de database bevat al tabellen van een ander programma: geef Tetrarch een eigen database of een eigen schema

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = de schijf van de opslag is vol
cli-trouble-busy = de opslag is elders in gebruik: probeer het later opnieuw
cli-trouble-damaged = de opgeslagen gegevens zijn beschadigd: { $reason }
cli-trouble-unreachable = de database is niet bereikbaar: { $reason }
cli-trouble-failed = de opslag werkt niet: { $reason }
cli-trouble-changed = een ander programma heeft de opslag tegelijk gewijzigd: stop alle servers die hem gebruiken
cli-trouble-closed = de opslag is gesloten

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = een kolom kan het getal { $number } niet bevatten
cli-damage-unknown-word = een kolom kan het woord ‘{ $word }’ niet bevatten
cli-damage-id = ‘{ $text }’ is geen id
cli-damage-hash-length = een hash is niet 32 bytes lang
cli-damage-session-without-person = een sessie hoort niet bij een account en niet bij een gast
cli-damage-empty-entry = een regel van een journaal is geen zet en geen gebeurtenis
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = kopiëren uit de eerste opslag lukt niet: { $problem }
cli-copy-to = kopiëren naar de tweede opslag lukt niet: { $problem }
cli-copy-occupied = de opslag waarnaar wordt gekopieerd bevat al andere gegevens ({ $section }): kopieer naar een lege opslag
cli-copy-differs = de twee opslagplaatsen verschillen na het kopiëren ({ $section }: { $read } gelezen, { $written } geschreven): stop alle servers die ze gebruiken en kopieer opnieuw naar een lege opslag

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = de database meldt schade: { $reason }
cli-flaw-dangling = een rij van { $from } verwijst naar een rij van { $to } die niet bestaat
cli-flaw-gap = in het journaal van tafel { $table } ontbreekt regel { $number }
cli-flaw-not-json = { $section } { $key }: { $column } is geen JSON: { $reason }
