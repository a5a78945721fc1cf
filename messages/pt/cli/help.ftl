### What `tetrarch --help` and the help of each command say.
###
### cli-COMMAND-about: what the command does, in the list of commands and at the top of its help; without a full stop.
### cli-COMMAND-more: further paragraphs of its help, if there are any.
### cli-COMMAND-after: what follows the options, as it stands. Commands that are typed are the same in every language.
### cli-COMMAND-ARGUMENT: an argument or an option; without a full stop. Arguments of several commands have one message without the command.

cli-about = Jogar, estudar e resolver Hus, Pantareï, Gou e Abalone
cli-after =
    Códigos de saída:
      0  sucesso
      1  os dados estão errados: uma posição, uma jogada, um registo, um vetor que não coincide
      2  a chamada está errada: um jogo, uma variante, uma opção ou um ficheiro desconhecido

    Sem comando, o Tetrarch inicia um servidor para esta máquina e mostra o endereço a abrir.

    Exemplos:
      tetrarch
      tetrarch games
      tetrarch show gou --moves "a7-b6 k7-j6"
      tetrarch moves hus --variant african --explain
      tetrarch perft abalone --depth 4 --divide
      tetrarch play
cli-lang = O idioma de todos os textos; por omissão, o do ambiente: LC_ALL, LC_MESSAGES, LANG
cli-color = Quando usar cor; `auto` respeita NO_COLOR e não a usa em ficheiros e pipes

# Arguments of several commands.
cli-game = O jogo
cli-variant = A variante; `tetrarch options GAME` enumera-as
cli-option = Uma opção e o seu valor; pode repetir-se
cli-position = Começar nesta posição
cli-moves = Fazer primeiro estas jogadas, separadas por espaços ou vírgulas
cli-seed = Semente aleatória da distribuição, nos jogos que a têm
cli-threads = Número de threads; 0 para uma por núcleo
cli-json = Escrever JSON
cli-from = Formato de entrada; por omissão, detetado pelo conteúdo
cli-layout = Disposição inicial de uma partida de Abalone em notação aba-pro ou first-last

cli-games-about = Enumerar os jogos
cli-games-after =
    Exemplos:
      tetrarch games
      tetrarch games --json | jq -r '.[].id'

cli-options-about = Enumerar as variantes e opções de um jogo
cli-options-after =
    Exemplos:
      tetrarch options gou
      tetrarch options abalone --json | jq -r '.variants[].id'

cli-show-about = Desenhar uma posição
cli-show-after =
    Exemplos:
      tetrarch show hus
      tetrarch show abalone --variant belgian-daisy --moves "a1b2 i5h5"
      tetrarch show pantarei --seed 7
      tetrarch show gou --position "rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r" --json

cli-moves-about = Enumerar as jogadas legais de uma posição, uma por linha
cli-moves-after =
    Exemplos:
      tetrarch moves gou
      tetrarch moves hus --variant african --moves "c1 f4" --explain
      tetrarch moves pantarei --seed 7 --moves white --json
cli-moves-explain = Explicar o que cada jogada faz

cli-perft-about = Contar as posições a uma dada profundidade
cli-perft-more = As posições a que se chega de várias maneiras são contadas várias vezes; uma partida acabada não tem posições abaixo dela. A última linha é só a contagem.
cli-perft-after =
    Exemplos:
      tetrarch perft hus --depth 7
      tetrarch perft abalone --variant belgian-daisy --depth 4 --divide
      tetrarch perft gou --moves "a7-b6" --depth 3 --threads 1 --json
cli-perft-depth = Profundidade em meias jogadas
cli-perft-divide = Escrever também a contagem após cada jogada

cli-verify-about = Comparar partidas em linhas JSON com as regras, jogada a jogada
cli-verify-more =
    Uma partida por linha: {"{"}"game", "variant", "options", "start", "seed", "plies": [{"{"}"legal", "move", "position"{"}"}, …], "outcome": {"{"}"result", "points"{"}"} ou null{"}"}. Só "game", "plies" e cada "move" são obrigatórios; os campos em falta não são comparados e os desconhecidos são ignorados. Um "outcome" null significa que a partida não acabou; "outcome_known": false significa que o resultado não é comparado.

    Cada discordância é escrita numa linha; a última linha é `N games, M plies, K errors`.
cli-verify-after =
    Exemplos:
      tetrarch verify vectors/playthroughs.jsonl
      zcat games.jsonl.gz | tetrarch verify -
      tetrarch verify --threads 1 --json a.jsonl b.jsonl
cli-verify-files = Ficheiros de linhas JSON; `-` para a entrada padrão
cli-verify-json = Escrever JSON: as contagens e cada discordância

cli-record-about = Converter ou verificar registos de partidas
cli-record-convert-about = Converter registos de partidas para outro formato
cli-record-convert-after =
    Exemplos:
      tetrarch record convert game.json --to text
      tetrarch record convert games.txt --to json --output games.json
      tetrarch record convert moves.txt --from aba-pro --layout belgian-daisy --to text
cli-record-convert-file = O registo; `-` para a entrada padrão
cli-record-convert-to = Formato de saída
cli-record-convert-output = Escrever neste ficheiro em vez da saída padrão
cli-record-check-about = Reproduzir registos de partidas e comunicar os problemas
cli-record-check-more = Cada problema é escrito numa linha; a última linha é `N records, K problems`.
cli-record-check-after =
    Exemplos:
      tetrarch record check game.json games.txt
      tetrarch record check --json - < game.json
cli-record-check-files = Os registos; `-` para a entrada padrão

cli-analyse-about = Analisar partidas: a avaliação de cada jogada, uma linha melhor e um veredicto
cli-analyse-more = A probabilidade mostrada é a de quem jogou, depois da jogada. Uma jogada é uma imprecisão (?!) se ceder 5%, um erro (?) a partir de 10% e um erro grave (??) a partir de 20%; a única boa jogada recebe um ponto de exclamação. docs/analysis.md explica isto, a saída JSON e o modo em lote.
cli-analyse-after =
    Exemplos:
      tetrarch analyse <FILE>
      tetrarch analyse <FILE> --nodes 1000000 --lines 3 --svg <FILE>
      tetrarch analyse <FILE> --number 2 --json
      tetrarch analyse --batch --workers 4 < <FILE>
cli-analyse-record = O registo; `-` para a entrada padrão
cli-analyse-number = Analisar só esta partida do ficheiro, a contar de 1
cli-analyse-nodes = Nós por posição [por omissão: 100000, se não houver outro limite]
cli-analyse-ms = Milissegundos por posição
cli-analyse-depth = Profundidade por posição, em meias jogadas
cli-analyse-lines = Número de linhas a escrever para cada posição
cli-analyse-threads = Número de threads de pesquisa; com uma, a mesma chamada dá a mesma análise
cli-analyse-svg = Desenhar um gráfico da partida em SVG
cli-analyse-json = Escrever JSON, uma linha por partida
cli-analyse-batch = Responder a pedidos na entrada padrão, uma linha de JSON cada
cli-analyse-workers = Número de pedidos a processar em paralelo; 0 para um por núcleo

cli-play-about = Jogar neste terminal
cli-play-after =
    Exemplos:
      tetrarch play
      tetrarch play hus --variant african --seat 2=level:7
      tetrarch play pantarei --seat 1=engine --seat 2=human
      tetrarch play abalone --variant belgian-daisy --no-animation
      tetrarch play --load game.json
cli-play-game = O jogo; sem ele, escolhe-se de uma lista
cli-play-seat = Quem joga num lugar: human, level:1 a level:10, ou engine; por omissão, human
cli-play-load = Continuar a partida deste ficheiro
cli-play-no-animation = Mostrar as jogadas de imediato em vez de passo a passo

cli-bench-about = Medir a velocidade das regras
cli-bench-more = Para cada variante, num núcleo: as folhas de um perft desde o início e as meias jogadas de partidas aleatórias, por segundo; e o tamanho de uma posição em bytes.
cli-bench-after =
    Exemplos:
      tetrarch bench
      tetrarch bench hus --repeat 10
      tetrarch bench abalone --all --quick --json
cli-bench-games = Medir só estes jogos
cli-bench-all = Medir todas as variantes, incluindo todas as disposições
cli-bench-quick = Fazer cerca de um vigésimo do trabalho
cli-bench-repeat = Medir este número de vezes e ficar com o melhor resultado

cli-arena-about = Jogar um encontro entre motores e indicar qual é mais forte
cli-arena-more = Cada abertura é jogada em pares de partidas com os lados trocados (com três equipas, em todas as distribuições de lugares), e as margens de erro têm em conta os pares. Com mais de dois participantes, cada um joga contra todos os outros e as classificações são ajustadas aos resultados. Com limites de nós ou de profundidade, a mesma chamada joga o mesmo encontro.
cli-arena-after =
    Participantes:
      engine            força máxima; opções: engine:nodes=100000,threads=2,hash=64, e com
                        três equipas others=paranoid, best-reply ou max-n
      level:7           um nível, com os seus próprios limites
      depth:3           alfa-beta simples de profundidade fixa que só conta o material
      uct               UCT com partidas aleatórias; um nó é uma partida aleatória
      ugi:PROGRAM …     um programa que fala o protocolo de docs/protocol.md; os limites e
                        opções vêm antes: "ugi:nodes=1000 option.Hash=64 ./engine ugi"
      NAME=…            qualquer um destes com outro nome: "old=ugi:./tetrarch-1.0 ugi"
    Os limites próprios de um participante (nodes, depth, ms, clock) substituem os do encontro.

    Ficheiros em --out: match.json (o plano), games.jsonl (uma partida acabada por linha, com o seu registo); no fim, records.txt, summary.json e chart.svg. Para continuar um encontro interrompido (Ctrl-C é seguro), repita a chamada com --resume.

    Exemplos:
      tetrarch arena hus --between engine --between depth:3 --nodes 300 --games 4
      tetrarch arena gou --between level:1 --between level:2 --between level:3 --games 6
      tetrarch arena abalone --between engine --between uct --ms 100 --cpu-time --games 200 --out <DIR>
      tetrarch arena hus --between "new=ugi:<PROGRAM> ugi" --between "old=ugi:<PROGRAM> ugi" --clock 10s+0.1 --sprt elo0=0,elo1=10
cli-arena-option = Uma opção do jogo e o seu valor; pode repetir-se
cli-arena-between = Um participante; indique dois para um encontro, mais para um torneio todos contra todos
cli-arena-games = Número de partidas, arredondado para cima a pares completos; 100, a não ser que um SPRT acabe o encontro
cli-arena-sprt = Parar quando o teste estiver decidido: elo0=0,elo1=10,alpha=0.05,beta=0.05
cli-arena-nodes = Nós por jogada
cli-arena-depth = Profundidade por jogada, em meias jogadas
cli-arena-ms = Milissegundos por jogada
cli-arena-clock = Relógio por partida: minutos, ou segundos com um s, mais os segundos por jogada: 1+0.5, 10s+0.1
cli-arena-cpu-time = Contar o tempo de processador da thread da partida em vez do tempo real
cli-arena-margin = Tolerância para respostas atrasadas, em milissegundos
cli-arena-patience = Tempo máximo de espera por um motor sem relógio, em segundos
cli-arena-openings = Como começam as partidas: meias jogadas aleatórias até o motor achar a posição equilibrada
cli-arena-adjudicate = Acabar partidas mais cedo: chance=0.98,plies=8 e draw=0.02,draw-plies=30,after=100
cli-arena-max-plies = Declarar empate após este número de meias jogadas; 0 para nenhum limite
cli-arena-no-repetition = Permitir a repetição; por omissão, a terceira ocorrência de uma posição é empate
cli-arena-concurrency = Número de partidas em paralelo
cli-arena-seed = Semente aleatória de aberturas, distribuições e escolhas ao acaso
cli-arena-anchor = Classificação de referência de um torneio todos contra todos: level:1=1000
cli-arena-out = Guardar o encontro nesta pasta
cli-arena-resume = Continuar o encontro dessa pasta

cli-solve-about = Provar quem ganha uma posição
cli-solve-more = Executa uma pesquisa por números de prova em profundidade para cada equipa, à vez. Uma posição repetida nunca é uma vitória. A resposta é uma vitória forçada, ou que não há nenhuma (dentro do limite, se for dado), ou até onde a pesquisa chegou antes de ser parada. Sem limite, uma posição empatada cheia de ciclos pode demorar muito tempo.
cli-solve-after =
    Exemplos:
      tetrarch solve hus --shortest --proof <FILE>
      tetrarch solve hus --variant african --resume <FILE>
      tetrarch solve gou --moves "a7-b6 k7-j6" --seat 1 --within 2

    Ctrl-C interrompe a pesquisa. Com --resume nada se perde: repita a chamada para continuar.
cli-solve-seat = Procurar só uma vitória deste lugar ou da sua equipa
cli-solve-within = Procurar uma vitória dentro deste número de meias jogadas
cli-solve-shortest = Procurar a vitória mais curta
cli-solve-seconds = Parar após este número de segundos
cli-solve-memory = Memória da pesquisa em MiB
cli-solve-salt = Usar outras chaves de hash; resultados iguais com dois sais não dependem de colisões de chaves
cli-solve-proof = Escrever a prova neste ficheiro
cli-solve-resume = Continuar a partir deste ficheiro e guardar nele o progresso quando a pesquisa parar

cli-check-proof-about = Verificar um ficheiro de prova
cli-check-proof-more = Joga a prova segundo as regras, contra todas as respostas: cada linha tem de acabar na vitória prometida e nenhuma pode repetir uma posição. A verificação não usa nenhuma parte da pesquisa que fez a prova.
cli-check-proof-after =
    Exemplos:
      tetrarch check-proof <FILE>
      tetrarch check-proof --json <FILE>
cli-check-proof-file = A prova

cli-fit-about = Ajustar os pesos da avaliação de um jogo a partidas contra si próprio
cli-fit-more = O motor joga contra si próprio, primeiro só com o material e depois com os pesos encontrados até aí. Uma regressão logística dos resultados sobre as características de todas as posições dá os pesos, em centésimos de log-odds. A mesma chamada dá os mesmos pesos. Usa uma só thread.
cli-fit-after =
    Exemplos:
      tetrarch fit hus --games 20 --nodes 100 --rounds 1
      tetrarch fit gou --games 600 --nodes 600 --seed 1 --rounds 5 --out <FILE>

    Os pesos do motor estão em crates/eval/weights; cada ficheiro indica a chamada que o criou.
cli-fit-games = Partidas por ronda
cli-fit-nodes = Nós por jogada
cli-fit-seed = Semente aleatória de distribuições e aberturas
cli-fit-rounds = Número de rondas de jogo e ajuste
cli-fit-out = Escrever os pesos neste ficheiro em vez da saída padrão

cli-train-about = Treinar a rede de Abalone para dois jogadores com partidas contra si própria
cli-train-more = Em cada geração, o melhor jogador até ao momento joga contra si próprio, uma rede aprende com as posições e um encontro decide se é melhor do que a anterior. Tudo é guardado numa pasta. Se um treino for interrompido em qualquer momento, repita o comando para continuar; para prolongar um treino acabado, aumente --generations.
cli-train-after =
    Exemplos:
      tetrarch train abalone --folder <FOLDER> --shards 8 --generations 1
      tetrarch train abalone --folder <FOLDER> --generations 10

    A melhor rede é best.net, na pasta. A do motor é crates/eval/nets/abalone.net; docs/training.md explica como foi feita e quanto tempo demora.
cli-train-game = O jogo; só Abalone tem uma rede
cli-train-folder = A pasta do treino
cli-train-from-shipped = Continuar a partir da rede incluída: ela joga as primeiras partidas e a aprendizagem começa com os seus pesos
cli-train-generations = Número total de gerações
cli-train-shards = Ficheiros de amostras por geração
cli-train-games = Partidas por ficheiro de amostras
cli-train-nodes = Nós por jogada das partidas contra si própria
cli-train-earlier = Número de gerações anteriores cujas amostras também são usadas
cli-train-epochs = Número de passagens por todas as amostras
cli-train-rate = Tamanho dos primeiros passos da aprendizagem, em centésimos de milésimo; depois diminuem
cli-train-results = Peso do resultado da partida no objetivo, em percentagem; o resto é a pontuação da pesquisa
cli-train-test-nodes = Nós por jogada no encontro entre a rede nova e a antiga
cli-train-test-pairs = Número máximo de pares nesse encontro; acaba mais cedo se estiver decidido
cli-train-test-elo = Ganho de Elo que o encontro verifica
cli-train-seed = Semente aleatória de aberturas, pesos iniciais e ordem das amostras
cli-train-threads = Número de threads; não afeta as redes

cli-ugi-about = Falar a Universal Game Interface na entrada e na saída padrão
cli-ugi-more = Um protocolo de texto para motores de qualquer jogo, semelhante ao UCI no xadrez. docs/protocol.md descreve-o.
cli-ugi-after =
    Exemplos:
      tetrarch ugi

    Linhas para experimentar:
      ugi
      setoption name Game value gou
      position startpos moves a7-b6
      go movetime 1000
      quit

cli-serve-about = Executar um servidor para navegadores e bots
cli-serve-after =
    A API está descrita em /api/openapi.json. Os registos de atividade vão para a saída de erro: num terminal, só os problemas; caso contrário, toda a atividade. RUST_LOG define o nível.

    Exemplos:
      tetrarch serve
      tetrarch serve --data games
      tetrarch serve --data games --listen 0.0.0.0:7400
      tetrarch serve --data /var/lib/tetrarch --behind-proxy --behind-tls --origin https://play.example --json-logs
      tetrarch serve --data games --export games.jsonl
cli-serve-listen = Endereço onde escutar; por omissão, 127.0.0.1:7400 ou a próxima porta livre, só para esta máquina
cli-serve-data = Pasta de dados, criada se não existir; por omissão, na sua pasta de dados de utilizador
cli-serve-store = Guardar tudo nesta base de dados PostgreSQL em vez da pasta de dados: postgres://UTILIZADOR:SENHA@MÁQUINA/BASE
cli-serve-bus = Ligar este servidor através do NATS a outros que usam a mesma base de dados: nats://UTILIZADOR:SENHA@MÁQUINA:PORTA. As variáveis de ambiente TETRARCH_STORE e TETRARCH_BUS substituem --store e --bus e mantêm as palavras-passe fora da lista de processos
cli-serve-origin = Permitir que páginas desta origem usem o servidor, além da sua própria; pode repetir-se
cli-serve-behind-proxy = Confiar em X-Forwarded-For do proxy à frente deste servidor
cli-serve-behind-tls = Os navegadores chegam a este servidor por HTTPS: marcar os cookies como Secure
cli-serve-export = Exportar para um ficheiro todas as partidas públicas acabadas, um registo por linha, e sair
cli-serve-import = Importar partidas acabadas de um ficheiro desses, e sair
cli-serve-engine-threads = Número de threads do motor; por omissão, uma por núcleo
cli-serve-claim-after = Nas partidas sem relógio, quanto tempo um jogador pode estar sem ligação antes de os outros poderem reclamar a vitória, em segundos
cli-serve-requests-per-second = Pedidos por segundo de um endereço; 0 para nenhum limite
cli-serve-connections = WebSockets abertos de um endereço; 0 para nenhum limite
cli-serve-messages-per-second = Mensagens por segundo de um WebSocket
cli-serve-abandoned-after = Eliminar mesas abandonadas após este número de horas sem atividade; 0 para nunca. As partidas acabadas e as de contas são mantidas
cli-serve-json-logs = Escrever os registos de atividade em JSON, um objeto por linha
cli-serve-push-to-loopback = Para testes: permitir o envio de notificações para esta máquina

cli-store-about = Copiar ou verificar tudo o que um servidor guarda
cli-store-copy-about = Copiar tudo de um armazém para outro e comparar os dois
cli-store-copy-more = Um armazém é uma pasta de dados ou o endereço de uma base de dados PostgreSQL. Nenhum servidor os pode usar entretanto. Uma cópia interrompida continua onde parou.
cli-store-copy-after =
    Exemplos:
      tetrarch store copy games postgres://tetrarch@db.example/tetrarch
      tetrarch store copy postgres://tetrarch@db.example/tetrarch games
cli-store-copy-from = O armazém de origem
cli-store-copy-to = O armazém de destino; vazio ou uma cópia inacabada
cli-store-check-about = Ler um armazém inteiro, comunicar problemas e mostrar contagens e somas de verificação
cli-store-check-after =
    Exemplos:
      tetrarch store check games
      tetrarch store check postgres://tetrarch@db.example/tetrarch
cli-store-check-store = O armazém: uma pasta de dados ou o endereço de uma base de dados PostgreSQL

cli-admin-about = Administrar um servidor: denúncias, remoções, bloqueios
cli-admin-after =
    Funciona com o servidor em execução, através de um socket na pasta de dados que só o proprietário pode abrir, e também com o servidor parado. Cada ação tem efeito imediato e fica escrita no registo de auditoria.

    Exemplos:
      tetrarch admin --data games reports
      tetrarch admin --data games remove-message k3v9s0q2m8x4b7dz 12
      tetrarch admin --data games block account Mallory --for 7d --reason "insults"
      tetrarch admin --data games block address 192.0.2.7 --for 12h
      tetrarch admin --data games log
cli-admin-data = A pasta de dados do servidor
cli-admin-json = Escrever a resposta em JSON
cli-admin-reports-about = Enumerar as denúncias dos jogadores
cli-admin-reports-all = Incluir as denúncias encerradas
cli-admin-close-about = Encerrar uma denúncia
cli-admin-close-report = Número da denúncia
cli-admin-remove-message-about = Remover uma mensagem do chat
cli-admin-remove-message-table = Identificador da mesa
cli-admin-remove-message-number = Número da mensagem, tal como `reports` o mostra
cli-admin-remove-name-about = Remover um nome: uma conta recebe um nome neutro, um convidado passa a `Guest`
cli-admin-remove-name-account = Nome de uma conta
cli-admin-remove-name-table = Identificador da mesa do convidado
cli-admin-remove-name-seat = Lugar do convidado, a contar de 1
cli-admin-remove-game-about = Remover uma mesa com o seu histórico
cli-admin-remove-game-table = Identificador da mesa
cli-admin-block-about = Bloquear uma conta ou um endereço
cli-admin-block-account-about = Bloquear uma conta: terminar todas as suas sessões e recusar os seus tokens
cli-admin-block-account-name = Nome da conta
cli-admin-block-address-about = Bloquear um endereço; em IPv6, o seu /64
cli-admin-block-address-address = O endereço
cli-admin-block-for = Durante quanto tempo: `12h`, `7d`, `3mo` ou `ever`
cli-admin-block-reason = O motivo, mostrado à pessoa bloqueada
cli-admin-unblock-about = Desbloquear uma conta ou um endereço
cli-admin-unblock-account-about = Desbloquear uma conta
cli-admin-unblock-account-name = Nome da conta
cli-admin-unblock-address-about = Desbloquear um endereço
cli-admin-unblock-address-address = O endereço
cli-admin-blocks-about = Enumerar as contas e os endereços bloqueados
cli-admin-log-about = Mostrar o registo de auditoria
cli-admin-log-limit = Número de entradas

cli-health-about = Verificar o estado de um servidor nesta máquina
cli-health-more = Para verificações de estado de contentores.
cli-health-after =
    O código de saída é 0 se o servidor funcionar bem e 1 se não.

    Exemplos:
      tetrarch health
      tetrarch health 127.0.0.1:8000
cli-health-address = Endereço do servidor

cli-completions-about = Escrever um script de preenchimento automático para uma shell
cli-completions-after =
    Exemplos:
      tetrarch completions bash > ~/.local/share/bash-completion/completions/tetrarch
      tetrarch completions zsh > "${"{"}fpath[1]{"}"}/_tetrarch"
      tetrarch completions fish > ~/.config/fish/completions/tetrarch.fish
cli-completions-shell = A shell

cli-man-about = Escrever as páginas de manual numa pasta
cli-man-after =
    Exemplos:
      tetrarch man ~/.local/share/man/man1
      man tetrarch-serve
cli-man-folder = A pasta, criada se não existir
