### What is wrong with a call, and what would be right; after “error:”.

cli-wrong-option-form = uma opção escreve-se K=V, por exemplo goal=7
cli-wrong-seat-form = um lugar escreve-se N=WHO, por exemplo 2=level:7, e não «{ $text }»
cli-wrong-player-form = num lugar joga human, level:N ou engine, e não «{ $text }»
cli-wrong-origin-form = uma origem tem um esquema, um host e opcionalmente uma porta, por exemplo https://play.example
cli-wrong-anchor-form = uma classificação de referência escreve-se NAME=RATING, por exemplo level:1=1000
cli-wrong-duration-form = uma duração escreve-se como 30m, 12h, 7d, 3mo ou 1y, ou então `ever`
cli-wrong-no-terminal = play precisa de um terminal: usa o ecrã inteiro
cli-wrong-which-game = que jogo? Ponha o nome antes das opções: tetrarch play GAME …
cli-wrong-seats = --seat { $seat }: os lugares vão de 1 a { $seats }
cli-wrong-one-chart = --svg desenha uma só partida, mas há { $games }; escolha uma com --number
cli-wrong-game-number = --number { $number }: a última partida é a número { $games }
cli-wrong-no-entrant = --anchor: não há nenhum participante «{ $name }»; escolha { $entrants }
cli-wrong-other-checkpoint = { $file } pertence a outra pesquisa: «{ $found }», não «{ $wanted }»
cli-wrong-no-home = não há pasta pessoal onde guardar partidas: escolha uma pasta com --data
cli-wrong-database-form = uma base de dados PostgreSQL escreve-se postgres://UTILIZADOR:SENHA@MÁQUINA:PORTA/BASE
cli-wrong-bus-form = um servidor NATS escreve-se nats://UTILIZADOR:SENHA@MÁQUINA:PORTA
cli-wrong-bus-alone = --bus liga servidores que partilham uma base de dados PostgreSQL: use-o juntamente com --store
cli-wrong-no-queue = um worker recebe as suas tarefas de uma base de dados PostgreSQL: indique-a com --store ou em TETRARCH_STORE; uma pasta de dados pertence só ao seu servidor
cli-wrong-queue-program = --queue: os workers não iniciam programas, por isso um encontro com um motor externo não os pode usar
cli-wrong-queue-timed = --queue: as partidas com relógio diferem de máquina para máquina; limite antes os nós ou a profundidade
cli-wrong-queue-failed = não foi possível fazer a tarefa { $job }: { $problem }
cli-wrong-no-store = não há nenhum armazém em { $folder }
cli-wrong-ports-in-use = as portas { $first } a { $last } estão todas ocupadas: escolha outra com --listen 127.0.0.1:PORT
cli-wrong-address-in-use = { $address } está em uso: pare o programa que o usa ou escolha outra porta, por exemplo --listen { $other }
cli-wrong-address-foreign = { $address } não é um endereço desta máquina: use --listen 127.0.0.1:{ $port } só para esta máquina, ou --listen 0.0.0.0:{ $port } também para outras
cli-wrong-address-forbidden = só um administrador pode escutar em { $address }: escolha uma porta acima de 1023, por exemplo --listen { $other }
cli-wrong-address-unusable = não é possível escutar em { $address }: { $reason }
cli-wrong-no-server = nenhum servidor responde em { $address }: { $reason }
cli-wrong-unhealthy = o servidor em { $address } não funciona bem: { $status }
cli-wrong-nothing-to-fit = { $game } ainda não tem avaliação, por isso não há pesos para ajustar
