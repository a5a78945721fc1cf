### What is wrong with a store: `tetrarch store` and `tetrarch serve --store`; after “error:”, or a line of its own.

# Why a PostgreSQL database cannot be used. $reason is what the system or PostgreSQL says.
cli-database-address = este não é o endereço de uma base de dados PostgreSQL ({ $reason }): escreva postgres://UTILIZADOR:SENHA@MÁQUINA:PORTA/BASE
cli-database-tls = o Tetrarch não usa TLS com o PostgreSQL: use um socket Unix, uma rede privada ou um túnel, e omita sslmode
cli-database-unreachable = não é possível aceder ao PostgreSQL em { $address }: { $reason }
cli-database-denied = o PostgreSQL em { $address } rejeita o utilizador «{ $user }»: { $reason }
cli-database-missing = o PostgreSQL em { $address } não tem essa base de dados ({ $reason }): crie-a com createdb
cli-database-too-old = o PostgreSQL { $found } é demasiado antigo: é necessária a versão { $oldest } ou posterior
cli-database-not-durable = o PostgreSQL está a funcionar com { $setting } = off e pode perder jogadas já confirmadas: mude para on
cli-database-foreign = a base de dados já contém tabelas de outro programa: dê ao Tetrarch uma base de dados ou um esquema próprios

# What is the matter with a store; also said as $problem below.
cli-trouble-disk-full = o disco do armazém está cheio
cli-trouble-busy = o armazém está a ser usado noutro sítio: tente de novo mais tarde
cli-trouble-damaged = os dados guardados estão danificados: { $reason }
cli-trouble-unreachable = não é possível aceder à base de dados: { $reason }
cli-trouble-failed = o armazém não funciona: { $reason }
cli-trouble-changed = outro programa alterou o armazém ao mesmo tempo: pare todos os servidores que o usam
cli-trouble-closed = o armazém foi fechado

# What is wrong with stored data; the end of cli-trouble-damaged. $reason is what the database says.
cli-damage-out-of-range = uma coluna não pode conter o número { $number }
cli-damage-unknown-word = uma coluna não pode conter a palavra «{ $word }»
cli-damage-id = «{ $text }» não é um identificador
cli-damage-hash-length = um hash não tem 32 bytes
cli-damage-session-without-person = uma sessão não pertence nem a uma conta nem a um convidado
cli-damage-empty-entry = uma entrada de um diário não é nem uma jogada nem um evento
cli-damage-reported = { $reason }

# Why a copy ended early. $section is a name like “entries”.
cli-copy-from = não é possível copiar do primeiro armazém: { $problem }
cli-copy-to = não é possível copiar para o segundo armazém: { $problem }
cli-copy-occupied = o armazém de destino já contém outros dados ({ $section }): copie para um armazém vazio
cli-copy-differs = os armazéns diferem depois da cópia ({ $section }: { $read } na leitura, { $written } na escrita): pare todos os servidores que os usam e copie de novo para um armazém vazio

# What a check finds wrong, one line each. $section, $from, $to and $column are names of tables and columns of the database.
cli-flaw-damage = a base de dados comunica danos: { $reason }
cli-flaw-dangling = uma linha de { $from } remete para uma linha de { $to } que não existe
cli-flaw-gap = no diário da mesa { $table } falta a entrada { $number }
cli-flaw-not-json = { $section } { $key }: { $column } não é JSON: { $reason }
