setup-way = Adversário
setup-way-computer = Computador
setup-way-here = { $count ->
        [one] Alguém aqui
        [many] Pessoas aqui
       *[other] Pessoas aqui
    }
setup-way-link = { $count ->
        [one] Alguém, por link
        [many] Amigos, por link
       *[other] Amigos, por link
    }
setup-way-lobby = Qualquer pessoa
setup-way-person = { $count ->
        [one] Alguém, por nome
        [many] Jogadores, por nome
       *[other] Jogadores, por nome
    }
setup-person = Jogador
setup-person-many = Jogador { $number }
setup-person-self = Não pode desafiar a sua própria conta.
setup-person-guest = É precisa uma conta para desafiar alguém.
setup-rated = Classificada
setup-rated-about = O resultado altera a classificação de todos.
setup-rated-guest = É precisa uma conta para jogar partidas classificadas.
setup-rated-position = Uma partida classificada começa na posição inicial, não numa personalizada.
setup-rated-computer = As partidas contra o computador não são classificadas.
setup-rated-clock = Com três ou mais jogadores, uma partida classificada precisa de relógio.
setup-public = Pública
setup-public-about = Qualquer pessoa pode encontrar esta partida na sala e assistir.
setup-as = Joga como { $name }.
setup-level = Nível
setup-level-value = { $name } · nível { $level }
setup-level-rated = { $name } · nível { $level }, classificação de cerca de { $rating }
setup-level-weakest = o mais fraco
setup-level-strongest = o mais forte
setup-players = Jogadores
setup-layout = Posição de partida
setup-variant = Variante
setup-side = Joga com
setup-side-chance = Ao acaso
setup-seat-each = Definir cada lugar
setup-seat-alike = Igual para os outros
setup-seats = Lugares
setup-seat = Jogador para { $side }
setup-seat-name = Nome para { $side }
setup-seat-level = Nível para { $side }
setup-sitter-me = Eu
setup-sitter-here = Alguém aqui
setup-sitter-link = Alguém, por link
setup-sitter-person = Alguém, por nome
setup-sitter-lobby = Qualquer pessoa
setup-sitter-computer = Computador
setup-problem-here-and-elsewhere = Numa partida online, cada dispositivo tem um só lugar. Escolha «Alguém, por link» em vez de «Alguém aqui».
setup-problem-nobody-here = Ainda não tem lugar. Escolha «Eu» num dos lugares.
setup-time = Ritmo de jogo
setup-time-none = Sem relógio
setup-match = Duração do encontro
setup-match-games = { $count ->
        [one] { $count } partida
        [many] { $count } partidas
       *[other] { $count } partidas
    }
setup-options = { $count ->
        [0] Opções de regras
        [one] Opções de regras: { $count } alterada
        [many] Opções de regras: { $count } alteradas
       *[other] Opções de regras: { $count } alteradas
    }
setup-go-computer = Jogar
setup-go-here = Jogar
setup-go-link = Criar link
setup-go-lobby = Abrir mesa
setup-go-person = Desafiar

# The computer’s levels.
level-1 = Novato
level-2 = Principiante
level-3 = Amador
level-4 = Em progresso
level-5 = Intermédio
level-6 = Hábil
level-7 = Forte
level-8 = Perito
level-9 = Mestre
level-10 = Força máxima

# Fair starts.
setup-balanced = Equilibrada
setup-balanced-start = A posição inicial mais equilibrada das que foram medidas: { $name }.
setup-balanced-deal = Uma de { $count } distribuições a partir das quais os dois lados ganharam quase com a mesma frequência.
setup-balanced-none = Esta posição inicial favorece um dos lados. Não se encontrou nenhuma equilibrada para estas regras.
setup-measured = Entre jogadores da mesma força, quem começa obtém de { $low } a { $high }% dos pontos (medido: { $percent }%, um empate vale meio ponto; partidas do motor: { $games }, { $drawn }% empatadas).
setup-measured-shares = Pontos entre jogadores da mesma força: { $shares } (os empates são divididos; partidas do motor: { $games }, { $drawn }% empatadas).
setup-share = { $side } de { $low } a { $high }%
