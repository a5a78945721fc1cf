### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = dette er ikke adressen på en PostgreSQL-database ({ $reason }): Skriv postgres://BRUGER:ADGANGSKODE@VÆRT:PORT/DATABASE
cli-database-tls = Tetrarch bruger ikke TLS med PostgreSQL: Brug en Unix-socket, et privat netværk eller en tunnel, og udelad sslmode
cli-database-unreachable = PostgreSQL kan ikke nås på { $address }: { $reason }
cli-database-denied = PostgreSQL på { $address } afviser brugeren »{ $user }«: { $reason }
cli-database-missing = PostgreSQL på { $address } har ikke denne database ({ $reason }): Opret den med createdb
cli-database-too-old = PostgreSQL { $found } er for gammel: Version { $oldest } eller nyere er nødvendig
cli-database-not-durable = PostgreSQL kører med { $setting } = off og kan miste træk, der allerede er bekræftet: Sæt den til on
cli-database-foreign = databasen indeholder allerede et andet programs tabeller: Giv Tetrarch sin egen database eller sit eget skema

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = lagerets disk er fuld
cli-trouble-busy = lageret er i brug et andet sted: Prøv igen senere
cli-trouble-damaged = de gemte data er beskadiget: { $reason }
cli-trouble-unreachable = databasen kan ikke nås: { $reason }
cli-trouble-failed = lageret virker ikke: { $reason }
cli-trouble-changed = et andet program ændrede lageret samtidig: Stop alle servere, der bruger det
cli-trouble-closed = lageret er blevet lukket

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = en kolonne kan ikke indeholde tallet { $number }
cli-damage-unknown-word = en kolonne kan ikke indeholde ordet »{ $word }«
cli-damage-id = »{ $text }« er ikke et id
cli-damage-hash-length = en hash er ikke 32 byte lang
cli-damage-session-without-person = en session hører hverken til en konto eller en gæst
cli-damage-empty-entry = en post i en journal er hverken et træk eller en hændelse
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = der kan ikke kopieres fra det første lager: { $problem }
cli-copy-to = der kan ikke kopieres til det andet lager: { $problem }
cli-copy-occupied = lageret, der kopieres til, indeholder allerede andre data ({ $section }): Kopiér til et tomt lager
cli-copy-differs = lagrene er forskellige efter kopieringen ({ $section }: { $read } læst, { $written } skrevet): Stop alle servere, der bruger dem, og kopiér igen til et tomt lager

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = databasen melder en skade: { $reason }
cli-flaw-dangling = en række i { $from } henviser til en række i { $to }, der ikke findes
cli-flaw-gap = journalen for bord { $table } mangler post { $number }
cli-flaw-not-json = { $section } { $key }: { $column } er ikke JSON: { $reason }
