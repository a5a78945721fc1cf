### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = das ist keine Adresse einer PostgreSQL-Datenbank ({ $reason }): Schreibe postgres://NAME:PASSWORT@RECHNER:PORT/DATENBANK
cli-database-tls = Tetrarch verwendet mit PostgreSQL kein TLS: Benutze einen Unix-Socket, ein privates Netz oder einen Tunnel und lass sslmode weg
cli-database-unreachable = PostgreSQL ist unter { $address } nicht erreichbar: { $reason }
cli-database-denied = PostgreSQL unter { $address } weist den Benutzer „{ $user }“ ab: { $reason }
cli-database-missing = PostgreSQL unter { $address } hat diese Datenbank nicht ({ $reason }): Lege sie mit createdb an
cli-database-too-old = PostgreSQL { $found } ist zu alt: Nötig ist Version { $oldest } oder neuer
cli-database-not-durable = PostgreSQL läuft mit { $setting } = off und könnte schon bestätigte Züge verlieren: Stelle es auf on
cli-database-foreign = die Datenbank enthält schon Tabellen eines anderen Programms: Gib Tetrarch eine eigene Datenbank oder ein eigenes Schema

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = der Datenträger des Speichers ist voll
cli-trouble-busy = der Speicher wird anderswo benutzt: Versuche es später noch einmal
cli-trouble-damaged = die gespeicherten Daten sind beschädigt: { $reason }
cli-trouble-unreachable = die Datenbank ist nicht erreichbar: { $reason }
cli-trouble-failed = der Speicher funktioniert nicht: { $reason }
cli-trouble-changed = ein anderes Programm hat den Speicher gleichzeitig geändert: Halte alle Server an, die ihn benutzen
cli-trouble-closed = der Speicher wurde geschlossen

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = eine Spalte darf die Zahl { $number } nicht enthalten
cli-damage-unknown-word = eine Spalte darf das Wort „{ $word }“ nicht enthalten
cli-damage-id = „{ $text }“ ist keine ID
cli-damage-hash-length = ein Hash ist nicht 32 Byte lang
cli-damage-session-without-person = eine Sitzung gehört weder zu einem Konto noch zu einem Gast
cli-damage-empty-entry = ein Eintrag eines Journals ist weder ein Zug noch ein Ereignis
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = aus dem ersten Speicher kann nicht kopiert werden: { $problem }
cli-copy-to = in den zweiten Speicher kann nicht kopiert werden: { $problem }
cli-copy-occupied = der Zielspeicher enthält schon andere Daten ({ $section }): Kopiere in einen leeren Speicher
cli-copy-differs = die Speicher unterscheiden sich nach dem Kopieren ({ $section }: { $read } gelesen, { $written } geschrieben): Halte alle Server an, die sie benutzen, und kopiere noch einmal in einen leeren Speicher

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = die Datenbank meldet einen Schaden: { $reason }
cli-flaw-dangling = eine Zeile von { $from } verweist auf eine Zeile von { $to }, die es nicht gibt
cli-flaw-gap = im Journal von Tisch { $table } fehlt Eintrag { $number }
cli-flaw-not-json = { $section } { $key }: { $column } ist kein JSON: { $reason }
