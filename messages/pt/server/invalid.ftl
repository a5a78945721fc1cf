# What is wrong with a request that can be read, and what would be right.
invalid-seat-count = { $seats ->
    [one] Este jogo tem { $seats } lugar, não { $found }.
    [many] Este jogo tem { $seats } lugares, não { $found }.
   *[other] Este jogo tem { $seats } lugares, não { $found }.
}
invalid-no-person = Pelo menos um lugar tem de ser para uma pessoa.
invalid-rated = Uma partida classificada começa na posição inicial, e só a jogam pessoas.
invalid-rated-clock = Uma partida classificada para três ou mais jogadores precisa de relógio.
invalid-over-position = Nesta posição a partida já acabou.
invalid-match-length = Um encontro deve ter de 1 a { $most } partidas.
invalid-not-two = Quando jogam mais de dois, não se pode reclamar a vitória, mas o computador pode ocupar o lugar.
invalid-only-two = Quando jogam dois, o computador não pode ocupar o lugar, mas pode reclamar-se a vitória.
invalid-seat = Os lugares vão de 1 a { $seats }.
invalid-not-kept = Não há nenhum lugar reservado para esta conta.
invalid-seats-free = Nem todos os lugares estavam ocupados.
invalid-seat-not-free = O lugar { $seat } não está livre para si.
invalid-no-open-seat = Nenhum lugar desta mesa está aberto a todos.
invalid-devices = { $most ->
    [one] Sem conta, joga-se no máximo em { $most } dispositivo por mesa.
    [many] Sem conta, joga-se no máximo em { $most } dispositivos por mesa.
   *[other] Sem conta, joga-se no máximo em { $most } dispositivos por mesa.
}
invalid-attempt = O identificador de uma tentativa (attempt) tem de ser uma cadeia aleatória de { $least } a { $most } caracteres.
invalid-game-id = O identificador de uma partida tem de ser uma cadeia aleatória de { $least } a { $most } caracteres.
invalid-one-record = Envie um registo de cada vez.
invalid-own-seat = Neste jogo os lugares vão de 1 a { $seats }.
invalid-computer-seat = No lugar { $seat } jogou um computador.
invalid-unfinished = Uma partida que não acabou só pode ser guardada se todos os outros jogadores forem computadores e não houver relógio.
invalid-said-nothing = Não há nenhuma mensagem do lugar { $seat } com este número.
invalid-nobody = O lugar { $seat } está vazio.
invalid-account-seat = O lugar { $seat } pertence a uma conta. Remova o nome da conta.
invalid-no-message = O evento { $number } desta mesa não é uma mensagem.
invalid-gift = Podem acrescentar-se de 1 a { $most } segundos.
invalid-gift-receiver = Só se pode dar tempo aos adversários.
invalid-act-id = Um identificador pode ser no máximo { $most }.
invalid-full-of-moves = Esta mesa tem { $most } entradas e não aceita mais jogadas. Desista para terminar a partida.
invalid-full-of-chat = Foram escritas { $most } mensagens nesta mesa, e não há espaço para mais.
invalid-full = Esta mesa tem { $most } entradas. Só pode continuar a jogar ou terminar a partida.
invalid-words = Uma mensagem deve ter de 1 a { $most } caracteres de texto simples.
invalid-name-length = Um nome deve ter de 1 a { $most } caracteres numa só linha.
# $code is a number of Unicode, as in U+200B.
invalid-name-character = Um nome não pode conter o carácter { $code }, que é invisível ou altera a apresentação do texto.
invalid-name-accents = { $most ->
    [one] Uma letra de um nome tem no máximo { $most } acento.
    [many] Uma letra de um nome tem no máximo { $most } acentos.
   *[other] Uma letra de um nome tem no máximo { $most } acentos.
}
invalid-account-name = Um nome deve ter de { $least } a { $most } caracteres: letras de A a Z, algarismos, «-» e «_», e começar por uma letra.
invalid-password = Uma palavra-passe deve ter de { $least } a { $most } caracteres.
invalid-label-length = O nome de um token deve ter de 1 a { $most } caracteres.
invalid-label = O nome de um token tem de ficar numa só linha, sem «/», sem caracteres invisíveis e sem espaços no início ou no fim.
invalid-no-scope = Um token deve ter pelo menos uma permissão.
invalid-tokens = { $most ->
    [one] Uma conta tem no máximo { $most } token. Revogue-o primeiro.
    [many] Uma conta tem no máximo { $most } tokens. Revogue um primeiro.
   *[other] Uma conta tem no máximo { $most } tokens. Revogue um primeiro.
}
invalid-mute-self = Não pode silenciar a sua própria conta.
invalid-mutes = Uma conta pode silenciar no máximo outras { $most }. Deixe primeiro de silenciar uma.
invalid-no-report = Não há nenhuma denúncia { $number }.
invalid-place = «{ $text }» não é um token de página válido. Use o valor de «next» da página anterior.
invalid-language = Não há nenhum idioma «{ $language }». Escolha { $languages }.
# Of a subscription to notifications.
invalid-endpoint-length = O endereço de uma subscrição pode ter no máximo { $most } caracteres.
invalid-endpoint-url = O endereço de uma subscrição tem de ser um URL.
invalid-endpoint-https = O endereço de uma subscrição tem de começar por https://.
invalid-endpoint-host = O endereço de uma subscrição tem de indicar um host.
invalid-endpoint-password = O endereço de uma subscrição não pode conter uma palavra-passe.
invalid-endpoint-private = O endereço de uma subscrição tem de estar na Internet pública.
invalid-push-key = A chave { $name } tem de ter { $length } bytes em base64 para URL.
invalid-push-point = A chave p256dh não é um ponto da curva P-256.

# Openings and fair starts.
invalid-position-key = A chave de uma posição tem de ter 16 algarismos hexadecimais em minúsculas.
invalid-balanced = Uma partida pode começar com uma distribuição equilibrada ou com uma posição personalizada, mas não com ambas.
