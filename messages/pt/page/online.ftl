# Online tables: lobby, links, errors.
online-waiting = A entrar na mesa…
online-signed-out = A sua sessão terminou. Inicie sessão para continuar a jogar.

invited-title = Convite para jogar { $game }
invited-by = À mesa: { $names }
invited-watch = Só assistir
invited-used = Este link já foi usado
invited-used-advice = O lugar está ocupado, mas pode assistir à partida. Se o lugar for seu, abra a mesa no navegador com que entrou, ou vá até lá e escolha «Continuar noutro dispositivo».
join = Jogar
join-as = Jogar como { $name }
join-seat = O seu lugar
join-any-seat = Qualquer lugar livre

devices-title = Continuar noutro dispositivo
devices-about = Crie um link privado para o seu lugar e abra-o no outro dispositivo. Poderá então jogar nos dois.
devices-make = Criar link privado
devices-link = Link privado para o seu lugar
devices-once = Funciona uma só vez, nos próximos cinco minutos. Não o partilhe: quem o abrir pode jogar por si.
devices-account = Inicie sessão como { $name } no outro dispositivo e abra lá esta mesa.

invitation-title = À espera de jogadores
invitation-link = Link para { $side }
invitation-link-all = Um link para todos os lugares livres
invitation-all-advice = Cada pessoa que abre este link ocupa um lugar livre, até não haver mais nenhum.
invitation-each = Um link por lugar
invitation-advice = { $count ->
        [one] Envie este link ao seu adversário. Serve para uma pessoa. A partida começa quando todos estiverem presentes.
        [many] O link de um lugar serve para uma pessoa. A partida começa quando todos estiverem presentes.
       *[other] O link de um lugar serve para uma pessoa. A partida começa quando todos estiverem presentes.
    }
invitation-lobby = A sua mesa está na sala. A partida começa quando alguém entrar.
invitation-challenged = Recebeu um desafio
qr-code = Código QR
qr-code-of = Código QR: { $link }
invitation-asked = { $count ->
        [one] À espera que { $names } aceite o seu desafio.
        [many] À espera que { $names } aceitem. A partida começa quando todos tiverem aceitado.
       *[other] À espera que { $names } aceitem. A partida começa quando todos tiverem aceitado.
    }
invitation-asked-guest = Lugares livres reservados para { $names }. Se for o seu caso, inicie sessão para responder.
invitation-abort = Cancelar partida
invitation-watch = Os lugares livres são para pessoas convidadas. Poderá assistir assim que a partida começar.

lobby-title = Sala
lobby-open = Mesas abertas
lobby-playing = Partidas para ver
lobby-none = Não há mesas abertas. Crie uma e os outros vão vê-la aqui.
lobby-none-playing = De momento não há partidas públicas.
lobby-waiting = A carregar as mesas…
lobby-gone = O servidor não responde, por isso a sala está vazia. Pode continuar a jogar contra o computador ou com outras pessoas neste dispositivo.
lobby-join = Entrar
lobby-watch = Assistir
lobby-new = Nova mesa
lobby-name = O seu nome
lobby-free = { $count ->
        [one] { $count } lugar livre
        [many] { $count } lugares livres
       *[other] { $count } lugares livres
    }
lobby-rated = classificada
lobby-local = jogada num só dispositivo
lobby-no-clock = sem relógio
lobby-days = { $count ->
    [one] { $count } dia por jogada
    [many] { $count } dias por jogada
   *[other] { $count } dias por jogada
}
lobby-games = { $count ->
        [one] uma partida
        [many] encontro de { $count } partidas
       *[other] encontro de { $count } partidas
    }

trouble-unreachable = O servidor não responde
trouble-unreachable-advice = O servidor pode estar parado, ou pode não haver ligação à Internet. Pode continuar a jogar contra o computador ou com outras pessoas neste dispositivo.
trouble-no-such-table = Esta mesa não existe
trouble-no-such-table-advice = O link pode ser antigo, ou a partida nunca começou e foi removida. Peça um novo link ou procure uma mesa na sala.
trouble-wrong-secret = Este link não é válido
trouble-wrong-secret-advice = Pode ser de outra mesa, ou perdeu-se uma parte ao copiar. Peça o link outra vez. Pode assistir à partida.
trouble-wrong-device-link = Este link já não é válido
trouble-wrong-device-link-advice = Funciona uma só vez e expira ao fim de cinco minutos. Crie outro no dispositivo em que joga. Pode assistir à partida.
trouble-other-version = Esta página está desatualizada
trouble-other-version-advice = Recarregue a página para obter a versão mais recente.
trouble-too-many-requests = Demasiados pedidos
trouble-too-many-requests-advice = O servidor limita o número de pedidos de um mesmo endereço. Espere alguns segundos e tente de novo.
trouble-needs-account = Esta partida é classificada
trouble-needs-account-advice = É precisa uma conta para jogar partidas classificadas. Inicie sessão ou crie uma conta e voltará a esta mesa.
trouble-other = Ocorreu um problema
trouble-other-advice = Tente de novo. Se continuar a acontecer, envie a mensagem acima à administração do site.
