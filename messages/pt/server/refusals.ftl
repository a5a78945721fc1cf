# Why the server does not do what it was asked to do.
refusal-no-such-table = Não há nenhuma mesa «{ $table }».
refusal-no-seat = Só um jogador pode fazer isto. Envie o segredo de um lugar ou inicie sessão.
refusal-wrong-secret = Este segredo não corresponde a nenhum lugar nesta mesa.
refusal-only-invitation = Este segredo é um convite. Use-o primeiro para ocupar um lugar.
refusal-used-invitation = Este convite já foi usado: todos os seus lugares estão ocupados. Pode assistir.
refusal-wrong-device-link = { $minutes ->
    [one] Este link já foi usado ou tem mais de { $minutes } minuto. Crie outro no dispositivo em que joga.
    [many] Este link já foi usado ou tem mais de { $minutes } minutos. Crie outro no dispositivo em que joga.
   *[other] Este link já foi usado ou tem mais de { $minutes } minutos. Crie outro no dispositivo em que joga.
}
refusal-account-seat = Este lugar pertence a uma conta. Inicie sessão no outro dispositivo para continuar aí.
refusal-not-begun = A partida começa quando todos os lugares estiverem ocupados.
refusal-wrong-ply = Enviou a jogada { $sent }, mas a próxima é a número { $expected }.
refusal-reused-id = O identificador { $id } já foi usado para outra coisa. Use um novo para cada jogada e cada ação.
refusal-needs-account = É precisa uma conta para isto. Inicie sessão, crie uma conta ou envie um token de API.
refusal-not-for-programs = Isto faz-se num navegador depois de iniciar sessão, não com um token de API.
refusal-wrong-token = Este token de API não é válido. Pode ter sido revogado.
refusal-missing-scope = O token de API não tem a permissão «{ $scope }».
refusal-wrong-login = Nome ou palavra-passe incorretos.
refusal-wrong-password = Palavra-passe incorreta.
refusal-name-taken = O nome «{ $name }» já está em uso. Escolha outro.
refusal-reserved-name = O nome «{ $name }» está reservado, porque parece o do servidor ou o de um motor. Escolha outro.
# $until is a date and time, $reason was written by whoever blocked the account.
refusal-blocked-account = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Esta conta está bloqueada definitivamente: { $reason }
       *[no] Esta conta está bloqueada até { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Esta conta está bloqueada definitivamente.
       *[no] Esta conta está bloqueada até { $until }.
    }
}
refusal-blocked-address = { $has_reason ->
    [yes] { $is_for_good ->
        [yes] Este endereço está bloqueado definitivamente: { $reason }
       *[no] Este endereço está bloqueado até { $until }: { $reason }
    }
   *[no] { $is_for_good ->
        [yes] Este endereço está bloqueado definitivamente.
       *[no] Este endereço está bloqueado até { $until }.
    }
}
refusal-label-taken = Já há um token chamado «{ $label }». Escolha outro nome.
refusal-no-such-account = Não há nenhuma conta «{ $name }».
refusal-already-seated = Esta conta já tem um lugar nesta mesa classificada.
refusal-no-analysis = Ainda não há análise desta partida. Peça uma com POST.
refusal-engines-busy = Todos os motores estão ocupados. Tente mais tarde.
refusal-too-many-analyses = { $each ->
    [one] { $each } análise que pediu ainda está à espera. Tente de novo quando estiver pronta.
    [many] { $each } análises que pediu ainda estão à espera. Tente de novo quando uma estiver pronta.
   *[other] { $each } análises que pediu ainda estão à espera. Tente de novo quando uma estiver pronta.
}
refusal-too-many-engine-moves = { $each ->
    [one] { $each } jogada do motor nas suas mesas ainda está à espera. Tente de novo quando tiver sido feita.
    [many] { $each } jogadas do motor nas suas mesas ainda estão à espera. Tente de novo quando algumas tiverem sido feitas.
   *[other] { $each } jogadas do motor nas suas mesas ainda estão à espera. Tente de novo quando algumas tiverem sido feitas.
}
refusal-busy = Há demasiadas pessoas a iniciar sessão. Tente de novo dentro de alguns segundos.
refusal-overloaded = O servidor está sobrecarregado. Tente de novo dentro de um segundo.
refusal-too-many-guesses = { $seconds ->
    [one] Foram tentadas demasiadas palavras-passe a partir do seu endereço. Tente de novo dentro de { $seconds } segundo.
    [many] Foram tentadas demasiadas palavras-passe a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
   *[other] Foram tentadas demasiadas palavras-passe a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
}
refusal-too-many-tables = { $seconds ->
    [one] Foram criadas demasiadas mesas a partir do seu endereço. Tente de novo dentro de { $seconds } segundo.
    [many] Foram criadas demasiadas mesas a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
   *[other] Foram criadas demasiadas mesas a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
}
refusal-too-many-accounts = { $seconds ->
    [one] Foram criadas demasiadas contas a partir do seu endereço. Tente de novo dentro de { $seconds } segundo.
    [many] Foram criadas demasiadas contas a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
   *[other] Foram criadas demasiadas contas a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
}
refusal-too-many-local-games = { $seconds ->
    [one] Foram adicionadas demasiadas partidas a esta conta. Tente de novo dentro de { $seconds } segundo.
    [many] Foram adicionadas demasiadas partidas a esta conta. Tente de novo dentro de { $seconds } segundos.
   *[other] Foram adicionadas demasiadas partidas a esta conta. Tente de novo dentro de { $seconds } segundos.
}
refusal-too-much-reading = { $seconds ->
    [one] Foram carregadas demasiadas partidas longas a partir do seu endereço. Tente de novo dentro de { $seconds } segundo.
    [many] Foram carregadas demasiadas partidas longas a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
   *[other] Foram carregadas demasiadas partidas longas a partir do seu endereço. Tente de novo dentro de { $seconds } segundos.
}
refusal-too-many-requests = { $seconds ->
    [one] Demasiados pedidos. Tente de novo dentro de { $seconds } segundo.
    [many] Demasiados pedidos. Tente de novo dentro de { $seconds } segundos.
   *[other] Demasiados pedidos. Tente de novo dentro de { $seconds } segundos.
}
refusal-too-many-connections = Há demasiadas ligações abertas a partir do seu endereço. Feche uma ou tente mais tarde.
refusal-too-many-reports = Há demasiadas denúncias à espera de um administrador. Tente mais tarde.
refusal-not-over = A partida não acabou.
refusal-went-on = Os jogadores continuaram na mesa { $table }.
refusal-not-away = O jogador do lugar { $seat } não saiu.
refusal-too-soon = { $seconds ->
    [one] O jogador do lugar { $seat } ainda pode voltar. Tente de novo dentro de { $seconds } segundo.
    [many] O jogador do lugar { $seat } ainda pode voltar. Tente de novo dentro de { $seconds } segundos.
   *[other] O jogador do lugar { $seat } ainda pode voltar. Tente de novo dentro de { $seconds } segundos.
}
refusal-handed-over = Agora é o computador que joga neste lugar. Pode assistir.
refusal-no-talking = Nas partidas por equipas não há chat antes do fim: os parceiros não podem combinar jogadas.
refusal-no-clocks = Esta mesa não tem relógios.
refusal-disk-full = O disco do servidor está cheio e nada foi guardado. Tente de novo quando houver espaço.
refusal-disk-failed = O disco do servidor está avariado e nada foi guardado. Tente de novo quando funcionar.
refusal-damaged = Os dados do servidor estão danificados. Quem o administra tem de os reparar.
refusal-data-in-use = Os dados do servidor estão a ser usados noutro sítio e nada foi guardado. Tente de novo.
refusal-unreachable = O servidor não consegue aceder à sua base de dados e nada foi guardado. Tente de novo daqui a pouco.
refusal-undecided = O servidor perdeu a ligação à sua base de dados. Recarregue a página para ver se isto foi guardado.
refusal-conflict = Outra pessoa alterou isto primeiro e nada foi guardado. Recarregue e tente de novo.
refusal-not-stored = Não foi possível guardar. Tente de novo.
refusal-unavailable = A mesa não está disponível neste momento. Tente de novo.
refusal-no-place = O servidor não aceita mais ligações. Tente mais tarde.
refusal-slow-request = O pedido demorou demasiado.
refusal-foreign-origin = As páginas de «{ $origin }» não podem usar este servidor.
