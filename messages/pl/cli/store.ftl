### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = to nie jest adres bazy danych PostgreSQL ({ $reason }): napisz postgres://UŻYTKOWNIK:HASŁO@KOMPUTER:PORT/BAZA
cli-database-tls = Tetrarch nie używa TLS z PostgreSQL: użyj gniazda uniksowego, sieci prywatnej lub tunelu i pomiń sslmode
cli-database-unreachable = nie można połączyć się z PostgreSQL pod adresem { $address }: { $reason }
cli-database-denied = PostgreSQL pod adresem { $address } odrzuca użytkownika „{ $user }”: { $reason }
cli-database-missing = PostgreSQL pod adresem { $address } nie ma takiej bazy danych ({ $reason }): utwórz ją za pomocą createdb
cli-database-too-old = PostgreSQL { $found } jest za stary: potrzebna jest wersja { $oldest } lub nowsza
cli-database-not-durable = PostgreSQL działa z ustawieniem { $setting } = off i może utracić już potwierdzone ruchy: ustaw on
cli-database-foreign = baza danych zawiera już tabele innego programu: daj Tetrarch własną bazę danych lub własny schemat

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = dysk magazynu jest pełny
cli-trouble-busy = magazynu używa inny program: spróbuj ponownie później
cli-trouble-damaged = zapisane dane są uszkodzone: { $reason }
cli-trouble-unreachable = nie można połączyć się z bazą danych: { $reason }
cli-trouble-failed = magazyn nie działa: { $reason }
cli-trouble-changed = inny program zmienił magazyn w tym samym czasie: zatrzymaj wszystkie serwery, które go używają
cli-trouble-closed = magazyn został zamknięty

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = kolumna nie może zawierać liczby { $number }
cli-damage-unknown-word = kolumna nie może zawierać słowa „{ $word }”
cli-damage-id = „{ $text }” nie jest identyfikatorem
cli-damage-hash-length = skrót nie ma 32 bajtów
cli-damage-session-without-person = sesja nie należy ani do konta, ani do gościa
cli-damage-empty-entry = wpis dziennika nie jest ani ruchem, ani zdarzeniem
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = nie można kopiować z pierwszego magazynu: { $problem }
cli-copy-to = nie można kopiować do drugiego magazynu: { $problem }
cli-copy-occupied = magazyn docelowy zawiera już inne dane ({ $section }): skopiuj do pustego magazynu
cli-copy-differs = magazyny różnią się po skopiowaniu ({ $section }: odczytano { $read }, zapisano { $written }): zatrzymaj wszystkie serwery, które ich używają, i skopiuj ponownie do pustego magazynu

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = baza danych zgłasza uszkodzenie: { $reason }
cli-flaw-dangling = wiersz w { $from } odwołuje się do wiersza w { $to }, który nie istnieje
cli-flaw-gap = w dzienniku stołu { $table } brakuje wpisu { $number }
cli-flaw-not-json = { $section } { $key }: { $column } nie jest w formacie JSON: { $reason }
