### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = toto není adresa databáze PostgreSQL ({ $reason }): napište postgres://UŽIVATEL:HESLO@POČÍTAČ:PORT/DATABÁZE
cli-database-tls = Tetrarch s PostgreSQL nepoužívá TLS: použijte unixový soket, soukromou síť nebo tunel a sslmode vynechte
cli-database-unreachable = s PostgreSQL na { $address } se nelze spojit: { $reason }
cli-database-denied = PostgreSQL na { $address } odmítá uživatele „{ $user }“: { $reason }
cli-database-missing = PostgreSQL na { $address } takovou databázi nemá ({ $reason }): vytvořte ji pomocí createdb
cli-database-too-old = PostgreSQL { $found } je příliš starý: je potřeba verze { $oldest } nebo novější
cli-database-not-durable = PostgreSQL běží s nastavením { $setting } = off a mohl by ztratit už potvrzené tahy: nastavte on
cli-database-foreign = databáze už obsahuje tabulky jiného programu: dejte Tetrarchu vlastní databázi nebo vlastní schéma

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = disk úložiště je plný
cli-trouble-busy = úložiště se používá jinde: zkuste to později znovu
cli-trouble-damaged = uložená data jsou poškozená: { $reason }
cli-trouble-unreachable = s databází se nelze spojit: { $reason }
cli-trouble-failed = úložiště nefunguje: { $reason }
cli-trouble-changed = úložiště současně změnil jiný program: zastavte všechny servery, které je používají
cli-trouble-closed = úložiště bylo zavřeno

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = sloupec nemůže obsahovat číslo { $number }
cli-damage-unknown-word = sloupec nemůže obsahovat slovo „{ $word }“
cli-damage-id = „{ $text }“ není identifikátor
cli-damage-hash-length = otisk nemá 32 bajtů
cli-damage-session-without-person = relace nepatří účtu ani hostovi
cli-damage-empty-entry = položka záznamu stolu není tah ani událost
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = z prvního úložiště nelze kopírovat: { $problem }
cli-copy-to = do druhého úložiště nelze kopírovat: { $problem }
cli-copy-occupied = cílové úložiště už obsahuje jiná data ({ $section }): kopírujte do prázdného úložiště
cli-copy-differs = úložiště se po kopírování liší ({ $section }: přečteno { $read }, zapsáno { $written }): zastavte všechny servery, které je používají, a kopírujte znovu do prázdného úložiště

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = databáze hlásí poškození: { $reason }
cli-flaw-dangling = řádek v { $from } odkazuje na řádek v { $to }, který neexistuje
cli-flaw-gap = v záznamu stolu { $table } chybí položka { $number }
cli-flaw-not-json = { $section } { $key }: { $column } není JSON: { $reason }
