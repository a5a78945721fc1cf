# The table: player bars, moves, controls, results.
name-computer = Computador, nível { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Nível { $level }
name-you = Eu
name-invited = Convite por link
name-anyone = Qualquer pessoa

bar-label = Jogador: { $side }
bar-team = equipa { $team }
bar-thinking = a pensar…
bar-away = sem ligação
bar-your-turn = é a sua vez
bar-their-turn = tem a vez
bar-to-move = tem a vez
clock = Tempo restante
table-your-turn = É a sua vez: { $game }

moves = Jogadas
moves-none = Ainda sem jogadas
moves-first = Primeira jogada
moves-back = Jogada anterior
moves-forward = Jogada seguinte
moves-last = Última jogada
moves-past = A ver uma posição anterior.
moves-return = Voltar à partida

premove = Jogada antecipada: { $move }. Será feita assim que for a sua vez.
premove-cancel = Cancelar jogada antecipada
premove-failed = { $move } já não é legal. Escolha outra jogada.

controls = Controlos da partida
control-takeback = Desfazer jogada
control-draw = Propor empate
control-resign = Desistir
control-time = Dar tempo
control-flip = Virar tabuleiro
control-sound = Som
control-share = Exportar
control-settings = Definições
control-again = Desforra

resign-title = Desistir?
resign-question = A partida termina com a sua derrota.
resign-question-team = Os parceiros são consultados. A equipa desiste se mais de metade concordar.
resign-question-three = O computador fica com o seu lugar e os outros continuam. Pode assistir.
resign-yes = Desistir
draw-title = Propor empate?
draw-question = A partida continua até os adversários aceitarem.
draw-question-here = Se todos nesta mesa concordarem, a partida fica empatada.
draw-yes = Propor empate

share-title = Exportar
share-link = Link para assistir a esta mesa
share-position = Posição no tabuleiro
share-record = Partida até agora
share-save-text = Guardar como texto
share-save-json = Guardar como JSON

table-rated = Partida classificada
give-title = Dar tempo
give-none = Agora não pode dar tempo a ninguém.
give-time-to = Dar mais { $seconds } segundos a { $name }
give-hour-to = Dar mais uma hora a { $name }
time-given = { $name } recebe mais tempo: +{ $time }

rating-changes = Novas classificações
rating-changes-later = Não foi possível carregar as novas classificações. Pode vê-las nas páginas de conta dos jogadores.

ending-declined = Recusado
ending-won = Vitória
ending-lost = Derrota
ending-draw = Empate
ending-shared = Sem vencedor
ending-called-off = Cancelada
ending-side = { $count ->
        [one] Vencedor: { $side }
        [many] Vencedores: { $side }
       *[other] Vencedores: { $side }
    }
ending-again = Desforra
ending-analyse = Analisar
ending-report = Relatório da partida
ending-level = Experimentar { $name } (nível { $level })
ending-other-side = Jogar com o outro lado
ending-new = Nova partida
ending-next = Próxima partida

series = Encontro
series-game = Partida { $game } de { $length }

question-you = eu
question-agreed = A favor: { $names }
question-refused = Contra: { $names }
question-waiting = Falta responder: { $names }
question-needed = { $count ->
        [0] Não falta nenhum voto a favor
        [one] Falta { $count } voto a favor
        [many] Faltam { $count } votos a favor
       *[other] Faltam { $count } votos a favor
    }
question-withdraw = Retirar
question-draw = { $name } propõe empate.
question-draw-own = Propôs empate.
question-draw-yes = Aceitar
question-draw-no = Recusar
question-takeback = { $count ->
        [one] { $name } pede para desfazer uma jogada.
        [many] { $name } pede para desfazer { $count } jogadas.
       *[other] { $name } pede para desfazer { $count } jogadas.
    }
question-takeback-own = { $count ->
        [one] O seu pedido: desfazer uma jogada.
        [many] O seu pedido: desfazer { $count } jogadas.
       *[other] O seu pedido: desfazer { $count } jogadas.
    }
question-takeback-yes = Aceitar
question-takeback-no = Recusar
question-resignation = { $name } propõe que a equipa desista.
question-resignation-own = Propôs à sua equipa que desista.
question-resignation-yes = Desistir também
question-rematch = { $name } pede a desforra.
question-rematch-own = Pediu a desforra.
question-rematch-yes = Desforra
question-rematch-no = Recusar

# A request that ended without being granted.
closed-draw-declined = { $name } recusou o empate.
closed-draw-withdrawn = { $name } retirou a proposta de empate.
closed-draw-played-on = { $name } continuou a jogar, por isso não há empate.
closed-draw-own-declined = Recusou o empate.
closed-draw-own-withdrawn = Retirou a sua proposta de empate.
closed-draw-own-played-on = Continuou a jogar, por isso não há empate.
closed-takeback-declined = { $name } não aceitou desfazer a jogada.
closed-takeback-withdrawn = { $name } retirou o pedido para desfazer a jogada.
closed-takeback-played-on = { $name } continuou a jogar, por isso nenhuma jogada é desfeita.
closed-takeback-own-declined = Não aceitou desfazer a jogada.
closed-takeback-own-withdrawn = Retirou o seu pedido para desfazer a jogada.
closed-takeback-own-played-on = Continuou a jogar, por isso nenhuma jogada é desfeita.

# A player who left.
away = { $name } está sem ligação.
away-clock = O relógio está a contar.
away-claim-in = Poderá reclamar a vitória dentro de { $time }.
away-claim = Reclamar vitória
away-replace-in = O computador poderá ocupar o lugar dentro de { $time }.
away-replace = Deixar jogar o computador
away-opponent-in = O adversário poderá reclamar a vitória dentro de { $time }.
away-opponent = O adversário já pode reclamar a vitória.
away-unrated = Depois disso, a partida deixa de ser classificada.

connection-connecting = A ligar à mesa…
connection-lost = Ligação perdida. A restabelecer… O que vê pode estar desatualizado.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
        [0] sem espectadores
        [one] { $count } espectador
        [many] { $count } espectadores
       *[other] { $count } espectadores
    }
chat-watching = A ver: { $names }
chat-guests = { $count ->
    [one] { $count } convidado
    [many] { $count } convidados
   *[other] { $count } convidados
}
chat-say = Mensagem
chat-send = Enviar
chat-closed = Só os jogadores podem usar o chat. Nas partidas por equipas, o chat abre quando a partida acaba.

here-none = Não há nenhuma partida aqui
here-none-advice = Pode ter sido jogada noutro navegador, ou os dados deste navegador foram apagados. Comece uma nova partida.
here-new = Nova partida

motion = Animação
motion-pause = Pausa
motion-go-on = Continuar
motion-step = Um passo
motion-skip = Ir para o fim
