# The table: player bars, moves, controls, results.
name-computer = Ordenador, nivel { $level }
# The same where many names stand side by side; the seat’s piece and colour are next to it.
name-computer-short = Nivel { $level }
name-you = Tú
name-invited = Invitación por enlace
name-anyone = Cualquiera

bar-label = Jugador: { $side }
bar-team = equipo { $team }
bar-thinking = pensando…
bar-away = sin conexión
bar-your-turn = tu turno
bar-their-turn = le toca
bar-to-move = le toca
clock = Tiempo restante
table-your-turn = Tu turno: { $game }

moves = Jugadas
moves-none = Aún sin jugadas
moves-first = Primera jugada
moves-back = Jugada anterior
moves-forward = Jugada siguiente
moves-last = Última jugada
moves-past = Estás viendo una posición anterior.
moves-return = Volver a la partida

premove = Jugada anticipada: { $move }. Se hará en cuanto sea tu turno.
premove-cancel = Cancelar jugada anticipada
premove-failed = { $move } ya no es legal. Elige otra jugada.

controls = Controles de la partida
control-takeback = Retirar jugada
control-draw = Ofrecer tablas
control-resign = Abandonar
control-time = Dar tiempo
control-flip = Girar tablero
control-sound = Sonido
control-share = Exportar
control-settings = Ajustes
control-again = Revancha

resign-title = ¿Abandonar?
resign-question = La partida termina y pierdes.
resign-question-team = Se consulta a tu equipo, que abandona si está de acuerdo más de la mitad.
resign-question-three = El ordenador ocupa tu asiento y los demás siguen jugando. Podrás mirar.
resign-yes = Abandonar
draw-title = ¿Ofrecer tablas?
draw-question = La partida sigue hasta que tus rivales acepten.
draw-question-here = Si en esta mesa todos están de acuerdo, la partida queda en tablas.
draw-yes = Ofrecer tablas

share-title = Exportar
share-link = Enlace para mirar esta mesa
share-position = Posición del tablero
share-record = Partida hasta ahora
share-save-text = Guardar como texto
share-save-json = Guardar como JSON

table-rated = Partida por puntos
give-title = Dar tiempo
give-none = Ahora no puedes dar tiempo a nadie.
give-time-to = Dar { $seconds } segundos más a { $name }
give-hour-to = Dar una hora más a { $name }
time-given = { $name } recibe más tiempo: +{ $time }

rating-changes = Nuevas puntuaciones
rating-changes-later = No se han podido cargar las nuevas puntuaciones. Puedes verlas en la página de cuenta de cada jugador.

ending-declined = Rechazado
ending-won = Has ganado
ending-lost = Has perdido
ending-draw = Tablas
ending-shared = Sin ganador
ending-called-off = Cancelada
ending-side = { $count ->
        [one] Gana { $side }
        [many] Ganan { $side }
       *[other] Ganan { $side }
    }
ending-again = Revancha
ending-analyse = Analizar
ending-report = Informe de la partida
ending-level = Probar { $name } (nivel { $level })
ending-other-side = Jugar con el otro bando
ending-new = Nueva partida
ending-next = Siguiente partida

series = Encuentro
series-game = Partida { $game } de { $length }

question-you = tú
question-agreed = De acuerdo: { $names }
question-refused = En contra: { $names }
question-waiting = Falta responder: { $names }
question-needed = { $count ->
        [0] No falta ningún voto a favor
        [one] Falta 1 voto a favor
        [many] Faltan { $count } votos a favor
       *[other] Faltan { $count } votos a favor
    }
question-withdraw = Retirar
question-draw = { $name } ofrece tablas.
question-draw-own = Has ofrecido tablas.
question-draw-yes = Aceptar
question-draw-no = Rechazar
question-takeback = { $count ->
        [one] { $name } pide retirar una jugada.
        [many] { $name } pide retirar { $count } jugadas.
       *[other] { $name } pide retirar { $count } jugadas.
    }
question-takeback-own = { $count ->
        [one] Has pedido retirar una jugada.
        [many] Has pedido retirar { $count } jugadas.
       *[other] Has pedido retirar { $count } jugadas.
    }
question-takeback-yes = Aceptar
question-takeback-no = Rechazar
question-resignation = { $name } propone al equipo que abandone.
question-resignation-own = Has propuesto a tu equipo abandonar.
question-resignation-yes = Abandonar también
question-rematch = { $name } pide la revancha.
question-rematch-own = Has pedido la revancha.
question-rematch-yes = Revancha
question-rematch-no = Rechazar

# A request that ended without being granted.
closed-draw-declined = { $name } ha rechazado las tablas.
closed-draw-withdrawn = { $name } ha retirado su oferta de tablas.
closed-draw-played-on = { $name } ha seguido jugando, así que no hay tablas.
closed-draw-own-declined = Has rechazado las tablas.
closed-draw-own-withdrawn = Has retirado tu oferta de tablas.
closed-draw-own-played-on = Has seguido jugando, así que no hay tablas.
closed-takeback-declined = { $name } no acepta retirar la jugada.
closed-takeback-withdrawn = { $name } ya no pide retirar la jugada.
closed-takeback-played-on = { $name } ha seguido jugando, así que no se retira ninguna jugada.
closed-takeback-own-declined = No has aceptado retirar la jugada.
closed-takeback-own-withdrawn = Ya no pides retirar la jugada.
closed-takeback-own-played-on = Has seguido jugando, así que no se retira ninguna jugada.

# A player who left.
away = { $name } no tiene conexión.
away-clock = El reloj sigue en marcha.
away-claim-in = Podrás reclamar la victoria dentro de { $time }.
away-claim = Reclamar victoria
away-replace-in = El ordenador podrá ocupar el asiento dentro de { $time }.
away-replace = Que siga el ordenador
away-opponent-in = El rival podrá reclamar la victoria dentro de { $time }.
away-opponent = El rival ya puede reclamar la victoria.
away-unrated = Después, la partida ya no será por puntos.

connection-connecting = Conectando con la mesa…
connection-lost = Conexión perdida. Reconectando… Puede que lo que ves no esté al día.

chat = Chat
chat-name = { $name } ({ $side })
chat-watchers = { $count ->
        [0] sin espectadores
        [one] 1 espectador
        [many] { $count } espectadores
       *[other] { $count } espectadores
    }
chat-watching = Mirando: { $names }
chat-guests = { $count ->
    [one] 1 invitado
    [many] { $count } invitados
   *[other] { $count } invitados
}
chat-say = Mensaje
chat-send = Enviar
chat-closed = Solo los jugadores pueden chatear. En las partidas por equipos, el chat se abre al terminar.

here-none = Aquí no hay ninguna partida
here-none-advice = Puede que se jugara en otro navegador o que se borraran los datos de este. Empieza una nueva partida.
here-new = Nueva partida

motion = Animación
motion-pause = Pausa
motion-go-on = Continuar
motion-step = Un paso
motion-skip = Ir al final
