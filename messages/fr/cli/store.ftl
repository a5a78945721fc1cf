### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = ce n’est pas l’adresse d’une base de données PostgreSQL ({ $reason }) : écrivez postgres://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT/BASE
cli-database-tls = Tetrarch n’utilise pas TLS avec PostgreSQL : utilisez un socket Unix, un réseau privé ou un tunnel, et omettez sslmode
cli-database-unreachable = impossible de joindre PostgreSQL à { $address } : { $reason }
cli-database-denied = PostgreSQL à { $address } refuse l’utilisateur « { $user } » : { $reason }
cli-database-missing = PostgreSQL à { $address } n’a pas cette base de données ({ $reason }) : créez-la avec createdb
cli-database-too-old = PostgreSQL { $found } est trop ancien : il faut la version { $oldest } ou une version ultérieure
cli-database-not-durable = PostgreSQL fonctionne avec { $setting } = off et pourrait perdre des coups déjà confirmés : réglez-le sur on
cli-database-foreign = la base de données contient déjà des tables d’un autre programme : donnez à Tetrarch sa propre base de données ou son propre schéma

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = le disque du stockage est plein
cli-trouble-busy = le stockage est utilisé ailleurs : réessayez plus tard
cli-trouble-damaged = les données stockées sont endommagées : { $reason }
cli-trouble-unreachable = impossible de joindre la base de données : { $reason }
cli-trouble-failed = le stockage ne fonctionne pas : { $reason }
cli-trouble-changed = un autre programme a modifié le stockage en même temps : arrêtez tous les serveurs qui l’utilisent
cli-trouble-closed = le stockage a été fermé

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = une colonne ne peut pas contenir le nombre { $number }
cli-damage-unknown-word = une colonne ne peut pas contenir le mot « { $word } »
cli-damage-id = « { $text } » n’est pas un identifiant
cli-damage-hash-length = une empreinte ne fait pas 32 octets
cli-damage-session-without-person = une session n’appartient ni à un compte ni à un invité
cli-damage-empty-entry = une entrée d’un journal n’est ni un coup ni un événement
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = impossible de copier depuis le premier stockage : { $problem }
cli-copy-to = impossible de copier vers le second stockage : { $problem }
cli-copy-occupied = le stockage cible contient déjà d’autres données ({ $section }) : copiez vers un stockage vide
cli-copy-differs = les stockages diffèrent après la copie ({ $section } : { $read } en lecture, { $written } en écriture) : arrêtez tous les serveurs qui les utilisent et copiez de nouveau vers un stockage vide

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = la base de données signale des dommages : { $reason }
cli-flaw-dangling = une ligne de { $from } renvoie à une ligne de { $to } qui n’existe pas
cli-flaw-gap = il manque l’entrée { $number } dans le journal de la table { $table }
cli-flaw-not-json = { $section } { $key } : { $column } n’est pas du JSON : { $reason }
